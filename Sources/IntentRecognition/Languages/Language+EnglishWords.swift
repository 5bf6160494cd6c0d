extension Language {
  static let englishFrequentWords = """
    able about above accept across action actually address after again against agree ahead allow almost alone along
    already also always among amount angry animal another answer anyone anything apart appear apply area argue
    around arrive article asked attack aunt avoid away baby back bad bake ball band bank bare base bath bead beach bean bear
    beat beautiful because become been beer before began begin behind being believe bell belong below bend best better between
    beyond bike bird bite black blame blank blow board boat body boil bone book boot born borrow boss both bottle bottom
    bowl brain brake branch brave bread break breath brick bridge bright bring broke broken brother brown brush build burn bury
    busy butter buyer cake call calm came camp card care carry case cash cast catch cause cell cent chain chair chance change
    charge chart chase chat cheap cheat check cheer cheese chest chew chicken chief child choice choose city claim clap class clean
    clear clever click climb clock close cloth cloud coach coal coast coat code coffee cold collect color comb come common compare
    complain complete contain control cook cool cope copy core corn corner correct cost cotton cough could count country
    course court cover crash crawl cream create crime cross crowd crown cruel cry cup cure current curve cut cycle damage dance
    danger dare dark date daughter dawn days dead deal dear death debt decide deep deer defend delay deliver demand deny
    depend desert desk destroy detail dial die diet differ dinner dirt dirty discuss dish dive divide doctor does dog dollar
    done door doubt down dozen drag draw dream dress drift drive drop drown drum dry duck dull during dust duty
    each early earn earth ease east easy edge effect eight either else empty enemy engine enjoy enough enter entire equal
    error escape even evening ever every exact exam except excite excuse exist expect explain extra face fact fade fail fair faith
    fall false fame family famous fancy farm farmer fast fasten fate father fault favor fear feed feel feet fell felt fence
    fetch fever field fifth fight fill film final find fine finger finish fire first fish five flag flame flash flat flesh flight
    float flood floor flour flow flower fly fold folk follow food fool foot force forest forget forgive fork form forty
    forward found four frame free freeze fresh friend from front fruit fuel full funny future gain gallon game gap garage garden
    gate gather gave general gentle gift girl give glad glass glue goal goat goes gold gone good goods govern grab grain grand
    grass grave gray great green greet grew grey grind ground group grow guard guess guest guide guilty habit hair half hall
    hand handle hang happen happy harbor hard harm hate have head heal health hear heart heat heaven heavy height hello help here
    hide high hill hire hold hole holiday hollow home honest hook hope horse hospital host hotel hour house huge human hunt
    hurry hurt idea image imagine important improve inch include indoor inform inside interest invent invite iron island issue item
    jail join joke joint judge juice jump just keep kept kick kill kind king kiss kitchen knee knife knit knock knot know
    known label labor lack lady lake lamp land large last late later laugh lawyer lazy lead leaf lean leap learn least leather
    leave left lend length less lesson level liar life lift light like limb limit line lion list listen little live load loan
    local lock lodge long look loose lose loss lost loud love lower luck lunch made maid mail main make male many march mark
    market marry mask mass master match mate matter maybe meal mean measure meat meet melt member mend mention mercy mess
    message metal middle might mild mile milk mill mind mine minor minute miss mist mistake mix model moment money month mood moon
    moral more morning most mother mouse mouth move much mud murder music must nail name narrow nation nature near nearly neat
    neck need needle nerve nest never news next nice night nine noise none noon normal north nose note nothing notice number nurse
    object ocean offer office often older once onion only open opinion orange order other ought ounce outside oven over owner
    pack page paid pain paint pair pale pants paper parent park part party pass past paste path pause peace pencil penny people
    pepper perfect perhaps person phone photo piano pick picture piece pink pipe pity place plain plan plane plant plate play player
    please plenty pocket poem point poison pole police polish polite pond pool poor port pose position possible post pot pound pour
    powder power praise pray present press pretty price pride prince print prison prize problem promise proof proper protect proud
    prove pull pump punish pupil pure purple push quarter queen quick quiet quit quite race radio rail rain raise rare rate rather
    reach read ready real really reason receive record red refuse regret relax remain remember remind remove rent repair repeat reply
    report rescue respect rest result return reward rice rich ride right ring ripe rise risk river road roast rob rock roll roof
    room root rope rose rotten rough round royal rude ruin rule rush sack sad safe said sail salt same sand save scale scare school
    score scratch sea search season seat second secret seed seek seem seen sell send sense serious serve seven shade shadow shake
    shall shame shape share sharp sharpen sheep sheet shelf shell shine ship shirt shock shoe shoot shop shore short shot should
    shoulder shout show shower shut sick side sight sign silent silk silly silver simple since sing single sink sister size skill
    skin skirt sleep slice slide slip slope slow small smart smell smile smoke smooth snake snow soap sock soft soil sold
    soldier some song soon sore sorry sort soul sound soup sour south space spare speak special speed spell spend spice spin spirit
    split spoil spoon spot spread spring square stage stain stair stamp stand star stare start state station stay steal steam steel
    steep steer stem step stick stiff still sting stir stock stomach stone stood stop store storm story stove strange straw stream
    street stretch strike string strip strong study style such sudden suffer sugar suit sum summer sun supper supply sure surface
    swear sweat sweep sweet swell swim swing table tail take tale talk tall tame tape task taste taught tax teach team tear tell
    ten tend tent test than thank that their them then there these they thick thief thin thing think third this those though
    thread three throat throw thumb ticket tidy tie tight time tiny tire title today toe together told tomorrow tongue
    tonight tool tooth top total touch tough tour toward towel tower town toy trade train trap travel tray tree trial
    trick trip trouble true trunk trust truth tune turn twelve twenty twice twist type ugly uncle under undo unit
    until upon upper upset usual valley value very view village visit voice vote wage wait wake walk wall want war warm warn wash
    waste watch water wave weak wear weather week weigh weight well went were west what wheat wheel when where which while whip
    white whole whom whose wide wife wild will wind window wine wing winter wire wise wish with within without woman wonder
    wood wool word wore work world worm worn worry worse worst worth would wound wrap wreck wrist write wrong yard year yell yellow
    yesterday young your youth zero
    """
}
