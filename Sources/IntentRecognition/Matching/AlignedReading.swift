/// An alignment with its slots resolved: a reading before it is put into words.
struct AlignedReading {
  var template: UInt32
  var slots: [SlotResolution]
  var costs: [AlignmentCost]
  var literalWords: Int
  var app: Range<Int>?
}
