/// A member of a class for Core Data that is marked `@NSManaged`: the checker makes what Core Data does.
enum ManagedMember {
  /// A property, with its type as it is written.
  case property(String, type: String, offset: Int)
  /// A method, with its parameters as they are written.
  case method(String, parameters: [(label: String, name: String, type: String)])
}
