extension Language {
  /// The frequent words of English and its common verbs, as far as one letter makes another word of
  /// them.
  ///
  /// No other word can be taken for a mistyped one. Names of people and places are left out, since
  /// apps name things after them.
  static let englishFrequentWords = """
    ability able about abroad academic accept accused achieved acid acquired across act acting action actions actor
    actors acts actual adapt add added adding addition adds admit adopt adopted advanced advertise advice advise
    affect affected after again age aged agent ages agreed ahead aid air alert alive all alleged allow alone along
    also alter amaze amend americans among amount amounts analysis and anderson andy angel anger angle announce
    announced anthony anti any apart apologize appeal appear appeared appears applied apply approved apps arab are
    area areas arena argued arise arm armed arms army around arrived art article articles arts ascend asia asian aside
    ask asked asks asleep assemble assembly assert assess assets associated assume assumed assure ate atlantic attach
    attached attack attacked attitude auction audio august aunt auto avenue avoid awaken award awards aware away awful
    axe babies baby back bad badly baffle bag bags bake ball balls ban band bands bang banish bank banking banks
    banned bar bare barely bark bars base based basic basis bat bath bathe battery battle bay beach beam bean bear
    bears beat beating became become bed been beer beg began begin begun behavior behaviour being belief believe
    believed believes bell below belt bench bend besides best bet better bid big bigger bike billion bills billy bind
    bird birds birth bit bite black blame blank blast bleach bleed blend bless blind blink block blocks blog blood
    blow blue blues blur blush board boat bodies body boil bolt bomb bond bone bonus book books boom boost boot boots
    border boring born borrow boss both bother bottle bought bounce bound bow bowl box boxes boy boys braid brain
    brake branch brand brave bread break breaking breaks breast breath brew bribe brick bridge brief bright bring
    bringing brings broad broke broken brother brothers brought browse bruce bruise brush bubble buddy build built
    bulk bull bump bunch buried burn burning burp burst bury bus busy but butter button buy buying cable cake call
    called calling calls calm came camp campus can cancel cancer cannot cant cap capital captured car carbon card
    cards care career cares carried carry carrying cars carve case cases cash cast castle cat catch cater cats caught
    cause caused causes causing cease cell cells cent center centers centre cents certain certainly chain chair
    challenge challenges chance chances change changed changes changing channel chapter charge charged charges charity
    charm chart chase chat cheap cheat check cheer cheese chest chew chicken chief child choke choose chop chose
    chosen christ cite cities city civil claim clark class classes clean cleaning clear clever click client climb clip
    clock clog clone close closed closer closing cloud club clubs coach coal coast coat code cold college color colors
    colour columbia combined come comedy comes comfortable comic coming command commander commerce commissioner
    committed committee compared compete compile complain complete completed compliment compose compute computer
    concept concern concerned concerns concert concluded conduct confirm consent consult consume consumer contact
    contained content contest context continued continues contract contracts contrast contributed controlled
    convention convert convey cook cooking cool cop cope copies cops copy core corn corner cost costs cough could
    count counter countries country county couple couples course court courts cover covered covering covers crack
    craft cram crap crash crate crave crawl crazy cream create created creating creek creep crew crime crimes cripple
    crisis crop cross crossed crouch crowd crown crunch crush cry crying cuddle cup cure curious curl curse curve cut
    cute cuts cutting dad daddy daily damaged damp dance danger dare dark dash data date dates dating daughter dawn
    day days daze dead deal dealing deals dear death deaths debate debt debug debut decade decades decay deceive
    decent decide decided deck declared dedicate deep deer defeat defence defend defending defense define defined
    degree delay deliver delivery denied deny depend depending depends depression depth derive descend described
    describes desert deserve deserves design designed designer desk despite destroyed detail detailed detect
    determined developed devote dial did die died dies diet difficult difficulty dig dim dine dinner dip director
    directors dirt dirty discard discover discovery discussed dish distract district dive divide divided dna doc dock
    dodge does dog dogs doing dollar donald done dont door doors dose down draft drag drain draw drawn dread dream
    dreams dress dressed drew drift drill drink drip drive driven driver drivers driving drop dropped dropping drove
    drown drug drugs drum drunk duck dude due duke dull dumb during dust dutch duty dwell dye dying each ear early
    earn earned ears earth ease easier east eastern easy eat eating echo economics edge edit effect effects eight
    either elect elected election elections element elite else email emerge emergency emit emotions empire employed
    employee employees enable encode end ended ending ends endure engaged enjoy enroll ensure enter entered entice
    entire entirely epic era erase erect error especially established estate estimated evacuate evaluate even event
    events ever every evil evolution evolve exact examine except excited exciting exist existing exists exit expect
    expensive experienced experiences expert experts expire explode explore export exposed express expressed extend
    extensive extent external eyes face faced faces facing fact factor factors factory facts fade fail failed faint
    fair fairly fake fall fallen falling falls fame fan fancy fans far farm farmer fast faster fat fate father fault
    favor favorite favourite fax fear feast featured features fed fee feed feel feeling feels fees feet fell fellow
    felt fence fever few fiction field fields fifth fight fighting figured figures file filed files fill filled film
    films filter final finals finance find finding finds fine finger fingers finish finished fire fired firm firms
    first fish fishing fit fitness five fixed flag flame flap flash flat flatten flee flesh flick flight flip flirt
    float flock flood floor flop flour flow flower flowers flush flying focused fold folk folks follow followed
    follows food foods fool foot for force forced forces ford forest forget forgive forgot fork form formal format
    formed former forms fort forth forty forum foster fought found founded founder four fourth frame francis fraud
    free freeze fresh friend from front frown fry fuel full fully fumble fun function fund funding funds funny further
    fuse gain gained gallon gamble game games gaming gang gap garage garden gas gasp gate gather gave gay gaze gear
    gender gene general generated genetic gentle gets getting ghost giant gift gifts giggle girl give given gives
    giving glad glance glass glasses glide gloat glow glue goal goals goat god gods goes going gold golden golf gone
    good goods got gotten grab grace grade grain grand grant grass grateful grave gray graze grease great greek green
    greet grew grey grill grin grind grip groan groom gross ground grounds grow growing growl grown grumble grunt
    guess guest guests guide guilty gulp guns guys hack had haha hair half hall halt hand handed handle handling hands
    hang hanging harbor hard harder hardly harm harvest has hat hatch hate haul haunt have having head headed heading
    heads heal health healthy hear heard hearing heart hearts heat heave heaven heavy heed height held hello help
    helped helps hence her here hero heroes hey hidden hide high hike hill hills him hinder hint hip hire hired his
    hit hitch hits hitting hoard hockey hoe hoist hold holding holds hole holes hollow hollywood holy home homes
    honest honestly honey hong honk honor honour hook hop hope hopes hoping horrible horse horses host hot hotel hour
    hours house houses hover how howard howl hug huge hum human humans hunch hungry hunt hunting hurry hurt hush ice
    idea ideal ideas identified identify identity idle iii ill imagine imply impress improved inch included includes
    increased increases incredible incredibly indeed indicated infect infer info inject injure injured injury inner
    inquire insert inside inspect inspired insure intend intense interest interior internal into introduced invest
    invited involved involves irish iron islam island israeli issue issued issues italian itch item items its jail jan
    jean jews jimmy jobs jog johnny join joined joint joke journalist joy judge judges juggle juice july jumble jump
    june jury just keep keeping kept kick kicked kid kids kill killed killer killing kills kind kinda kinds king kings
    kiss kit knee kneel knew knit knot know known knows kong korean lab label labor labour lack lady laid lake lament
    lamp land landing lands lane large larger lash last latch late later latest latin latter launch launched law laws
    lawyer lawyers lay layer lazy lead leader leaders leading leads leaf lean leap learn learned learning least
    leather leave leaves leaving lecture led left leg legal legs lend length less lesson lessons let lets letter
    letting level liar liberal license lick lie lies life lift light lights like liked likely likes limb limp line
    lines linger link linked links lion lips list listed listen lists live lived lives living load loan loans local
    lock locked lodge log logic long longer look looked looking looks loom loose loot lord los lose losing loss losses
    lost lot lots loud love loved lovely loves loving low lower luck lucky lunch lure lying mac mad made magic maid
    mail main mainly major make makes making male man manage managed manager managers mangle manner manufacture
    manufacturers many maps march marine marked market markets marks marriage married marry marvel mash mask mass
    massage massive master masters match matches mate material math matter matters mature may mayor meal mean meaning
    means meant measures meat medal media meet meeting meets melt memory men mental mercy merge mess message met metal
    miami mid middle might mild mile miles milk mill miller million millions min mind minds mine mingle mini mining
    minister minor mislead miss missed missing mission mist mistake mistakes mixed moan mock mode model models money
    month months mood moon moral more morning most mostly mother motion motor mount mountain mountains mouse mouth
    move moved moves movie movies moving mow mrs much muddle mug multiple multiply mumble must mute mutter mystery nah
    nail naked name named names nap narrow nation national nations native nature navy near nearby nearly neat neck
    need needed needs neighborhood neither nerve nest net never new news next nice night nights nine nod noise
    nominate non none noon nor normal normally north nose not note noted notes nothing notice noticed nov novel now
    nuclear nudge numb number nurse obey observed odd office officer officers offices often oil okay old older omit
    once one ones onion only onto open opened opens operated opposed option orange order orders organisation
    organization organizations organize organized other others ought ounce our ourselves out outside oven over owe own
    owned owner pace pack pad paddle page pages paid pain paint painted painting pair palace pale pamper pan panel
    panic pant pants paper papers parent parents park parking part parties parts party pass passed passes passing past
    paste pat patch path patient patients patrol pause paw pay paying peace peak peek peel peep peer pen penny per
    performed person personal persons pester pet phase phil phone phones photo photographs photography photos pick
    picked picking pictures piece pierce pilot pin pinch pink pipe pitch pity place placed places plain plan plane
    planet planned planning plans plant plants plastic plate play played player players playing plays plead please
    pleased pledge plot plow pluck plug plus pocket poem point pointed points poison poke pole police policy polite
    poll pond ponder pool poor pop pope populate port portion pose possible possibly post posted posting posts pot
    pound pounds pour pout powder power powers practice practices praise pray prayer pre precede prefer preferred
    premier prepared present presented presents preserve president presidential press pretty prevent preview previous
    price prices prick pride prime prince print printed prison prize pro probably process processes produce produced
    producer producers product products professor programme project projects promise promised promote proof proper
    properly property proposed protect protected protection protest prove proved provide provided provides prowl prune
    published puff pull pulling pulse pump punch purchase purchased pure purify pursue push pushed pushing put puts
    putting puzzle qualified quality quarter queen quiet quit quite quote race races racing racist radio rail rain
    raise raised raising rake rally ramble ran random range rank ranked rape rapid rare rarely rate rates rather
    rating ratio rattle ravage raw reach reached reaching react read reader readers reading ready real reality realize
    realized really reap rear reason reasonable reasons rebel rebuild recede receive received recent recite recognize
    recognized recorded recover recovery red redo reduce reduced reduction refer reference references referred
    referring refuse refused regain regard regarding region regions reign rejected relate related relax relay released
    relief relieve religious rely remain remained remaining remains remind remote remove removed render renew rent
    reorder rep repair repeat replaced replay reply report reported reporter reports required requires resent reserve
    reset reside residence resident residents resign resolution resolve resort rest restrain resume retail retain
    retired reveal revealed revenue revere reverse review reviews revise revive revoke revolution revolve reward
    rewind rice rich rid ride riding right rights ring rinse rio rip ripe rise rising risk risks river road roads roam
    roar roast rob rock rocks roger role roles roll rolling roman roof room rooms root roots rope rotten rough round
    route routine row royal rub rude rugby ruin rule rules rumble run running runs rural rush rustle sack sad safe
    safety said sail saint sake sale sales salt same sample samples san sand santa sat save saved saving savor saw say
    saying says scale scan scare scared scary scene scheduled scold scoop scorch score scored scores scoring scrap
    scrape scream screaming screw scroll sea seal search season seasons seat seats seattle section sector seduce see
    seed seeing seek seeking seem seemed seems seen sees seize select selected selection self sell selling semi send
    sending senior sense sent sept series serve served server serves set sets setting settle settled seven sever
    severe sew shade shake shall shame shape shaped share shared shares sharing sharp shave she shed sheep sheet shelf
    shell shift shine ship shipping ships shirt shock shoe shoes shoot shooting shop shopping shops shore short
    shorten shot shots shout shovel show showed shower showing shown shows shred shrink shut sick side sides sigh
    sight sign signing signs silk silly simmer simple simply simulate sin since sing singer singing single singles
    sink sip sir sister sit site sites sitting sixth size skate ski skid skill skills skim skin skip skirt sky slam
    slander slap slaughter slay sleep sleeping slice slick slide slightly sling slip slope slow slowly slump slurp
    small smart smash smear smell smile smoke smother smuggle snake snap sneak sneer sniff snore snort snow snuggle
    soak soap soar soft soil solar sold solid solo solve some something son song songs sons soon sore sorry sort
    sought soul sound sounds soup sour sources south space spam spank spare spark spawn speak speaking speaks speed
    spell spend spending spent spice spike spill spin spit splash splice split spoil spoke spoken spoon sport sports
    spot sprain spray spring sprint squad square squat squeak squeal squint squirm squirt stab stable stack staff
    stage stages stain stalk stall stamp stand stands staple star stare stars start started starting starts starve
    stash state stated states status stay stayed staying steal steam steel steep steer stem step steps stick stiff
    still stimulate sting stir stitch stock stolen stomp stone stood stop stopped stops store stores stories storm
    story stove stow strain strange strap straw stream stride strike string strip strive stroke stroll strong stronger
    struck structures strum stuck studied studies study stuff stumble stun stutter style styles submit subscribe such
    suck sucks sue suffer suit sum summer sun super supper supplies supported sure surely surf surge surprised survey
    swallow swap sway swear sweat sweep sweet sweeten swerve swim swing swipe swirl switch sword sydney table tackle
    tag tail tailor take taken takes taking tale talk talked talking talks tall tamper tangle tank tap tape task taste
    taught taunt tax taxes tea teach teacher teachers teaching team teams tear tears tease tech teeth tell telling
    tells tempt ten tend tennis tent term terms terrible terrorist test tested testing tests text texts than thank
    thanks that thats thaw the theater theatre their them theme then there these they thick thicken thief thin thing
    things think thinking thinks thirty this tho those though thought thrash thread threat three threw throat throb
    through throw thrown thrust thumb thump thus tick ticket tickets tickle tie tied ties tight till tilt time times
    tiny tip tips tire tired title titles toast toe told tone tons too took tool tools tooth top topic toss touch
    tough tour tow toward towards towel tower town towns toy trace track tracks trade trading trail train trained
    training trans transmit trap trash travel tray tread treat treated tree trees tremble trend trial trick tried
    tries trim trip trot truck true trunk trust truth try trying tube tuck tug tumble tune turn turned turning turns
    tutor tweak tweet twin twirl twitch type types typical unable unblock undertake unfold unify union unit unite
    units unload unlock unroll untie until updated uphold upload upon upper ups urge usa use used user users uses
    using valley value values van vanish vary vast vegas venture very veto via vice victoria victory view violent
    virgin visible vital voice voices vol vomit vote voted voters votes voting wade wag wage wail wait waiting wake
    wales walk walked walker walking wall walls walter wander wane want wanted wanting wants war ward warm warn
    warning warp wars was wash waste watch watched watching water waters wave waver waves way wayne ways weak wealth
    wear wearing weather weave web wed wedding weed week weeks weep weigh weight weird weld well went were west wet
    whack what wheat wheel when whenever where while whine whip whisk white who whole whom whose wide widely widen
    wife wiggle wild will willing win wind window windows wine wing wings wink winner winners winning wins winter wipe
    wire wise wish wishes with withdraw wither withhold witness wolf woman women wonder wondering woo wood woods wool
    word words wore work worked worker working works world worm worn worried worry worse worst worth would wound wrap
    wrestle wriggle wring wrist write writer writers writes writing wrong wrote yank yard yards yawn year yearn years
    yell yellow yes yield you young your yours youth zero zone zoom
    """
}
