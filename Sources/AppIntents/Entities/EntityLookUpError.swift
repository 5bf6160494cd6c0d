/// The app no longer knows an entity by its id.
struct EntityLookUpError: Error, Equatable {
  var type: String
  var id: String
}
