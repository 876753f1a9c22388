/// The resolved types of a function's parameters and result.
struct Signature {
  struct Parameter {
    var label: String?
    var type: Type
    var isInout: Bool
    var isVariadic: Bool
    var isAutoclosure = false
    /// True if the statements of a closure argument make views.
    var isBuilder = false
    /// The file's result builder for the statements of a closure argument, or nil.
    var ownBuilder: Type?
    /// True if a closure argument is an action: one with errors does nothing.
    var isAction = false
    /// The effects that a closure argument may have.
    var effects = FunctionEffects.unknown
    var hasDefault: Bool
  }

  var parameters: [Parameter]
  var result: Type
  var generics: [GenericParameter]
  /// The type of the thrown errors if the function says so: `throws(E)`.
  var thrown: Type?
  /// True if the result is not known yet because the body determines it.
  var hidesResult = false
}

/// The scope in which type names are resolved.
struct TypeScope {
  /// The innermost enclosing type, or nil outside of types.
  var owner: Type?
  var generics: [GenericParameter] = []
  /// True if the names are in the prelude, where the file's types do not shadow those of the library.
  var isPrelude = false
}
