extension Language {
  static let english = Language(
    code: "en",
    courtesyBefore: englishCourtesyBefore,
    courtesyAfter: englishCourtesyAfter,
    smallWords: ["a", "an", "the", "my", "our", "your", "me", "us", "some"],
    nameTies: [
      "with", "in", "on", "using", "via", "from", "to", "at", "by", "through", "into",
      "inside", "for", "of",
    ],
    nameVerbs: ["use", "ask", "tell"],
    appWords: ["app"],
    guardedWords: englishGuardedWords,
    quantifiers: [
      "all", "every", "each", "any", "both", "everything", "anything", "nothing", "everyone",
      "none",
      "half", "most", "rest", "other", "others", "another", "all of", "each of", "any of",
      "none of",
      "both of", "half of", "most of", "rest of", "them", "it", "these", "those",
    ],
    synonyms: englishSynonyms,
    contractions: englishContractions,
    frequentWords: englishFrequentWords,
    answerWords: [
      .yes: [
        "yes", "y", "yeah", "yep", "yup", "sure", "ok", "okay", "do it", "yes please", "of course",
        "please do", "sounds good", "absolutely", "definitely", "right", "correct", "go ahead",
      ],
      .no: ["no", "n", "nope", "nah", "don't", "do not", "no thanks", "no thank you", "not now"],
      .cancel: [
        "cancel", "stop", "never mind", "nevermind", "forget it", "cancel it", "cancel that",
        "abort",
      ],
      .back: ["back", "go back"],
      .skip: ["skip", "skip it", "skip this"],
      .help: ["help"],
      .leave: ["quit", "exit", "bye", "goodbye"],
    ],
    ordinals: [
      "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth",
      "tenth", "eleventh", "twelfth",
    ],
    lastWords: ["last"])

  private static let englishCourtesyBefore = [
    "please", "pls", "kindly", "hey", "hi", "hello", "ok", "okay", "now", "so", "well", "um", "umm",
    "uh", "uhm", "er", "erm", "hmm", "alright", "all right", "right", "yo", "just",
    "can you", "could you", "would you", "will you", "can u", "could u", "can you please",
    "could you please", "would you please", "would you kindly", "would you mind", "can we",
    "could we", "can i", "could i", "may i", "i want to", "i wanna", "i would like to",
    "i'd like to", "i need to", "i need you to", "i want you to", "i'd like you to",
    "i would like you to", "i'd love to", "let's", "let me", "help me", "help me to",
    "go ahead and",
    "go and", "try to", "be so kind as to", "do me a favor and", "if you can", "if you could",
    "if possible", "for me", "quickly", "quick",
  ]

  private static let englishCourtesyAfter = [
    "please", "pls", "thanks", "thank you", "thx", "ty", "for me", "now", "right now",
    "right away", "immediately", "if you can", "if you could", "if you would", "if possible",
    "if you don't mind", "would you", "will you", "could you", "can you", "ok", "okay", "asap",
    "thank you very much", "thanks a lot", "many thanks", "when you can", "um", "uh", "quickly",
    "will ya", "cheers",
  ]

  private static let englishGuardedWords = [
    "not", "don't", "dont", "do not", "never", "no", "without", "can't", "cannot", "won't", "stop",
    "undo", "unless", "only", "except", "but", "instead", "did", "didn't", "was", "were",
    "has", "have", "had", "already", "why", "how", "when", "who", "whether", "if", "or",
  ]

  /// "Its", "well" and the like are words of their own.
  private static let englishContractions = [
    ["what's", "what is"], ["where's", "where is"], ["who's", "who is"], ["how's", "how is"],
    ["when's", "when is"], ["that's", "that is"], ["there's", "there is"], ["here's", "here is"],
    ["I'm", "I am"], ["I've", "I have"], ["you're", "you are"], ["they're", "they are"],
    ["he's", "he is"], ["she's", "she is"], ["don't", "do not"], ["doesn't", "does not"],
    ["didn't", "did not"], ["isn't", "is not"], ["aren't", "are not"], ["wasn't", "was not"],
    ["can't", "can not"], ["cannot", "can not"], ["won't", "will not"], ["haven't", "have not"],
    ["hasn't", "has not"], ["couldn't", "could not"], ["wouldn't", "would not"],
  ]

  /// Only words that ask for the same thing of any app.
  private static let englishSynonyms = [
    ["show", "display"], ["delete", "remove", "erase"], ["start", "begin", "launch"],
    ["photo", "picture"], ["movie", "film"], ["find", "locate"], ["buy", "purchase"],
    ["create", "make"], ["booking", "reservation"], ["bookings", "reservations"],
    ["mail", "email"], ["store", "save"], ["tv", "television"], ["quit", "exit"],
    ["repair", "fix"], ["phone", "telephone"], ["car", "vehicle"], ["end", "finish"],
  ]
}
