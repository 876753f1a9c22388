/// A member of a class that is called on an object whose class is known only when the code runs.
struct Override: Hashable {
  var function: FunctionID
  var types: [GenericParameter: Type]
  /// The type that declares the member, with its generic arguments.
  var owner: Type
}
