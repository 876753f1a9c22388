/// A form of Swift that Stipple does not read, or an operation that it does not carry out on values of a type.
enum SupportProblem: Problem {
  /// An expression of an unsupported form; the raw value is its name in a sentence.
  enum Form: String {
    case macro = "a macro"
    case regularExpression = "a regular expression"
    case specializedType = "an explicitly specialized type"
    case other = "this expression"
  }

  case expression(Form)
  case statement
  /// A declaration inside a function.
  case localDeclaration
  case type(String)
  /// A modifier or specifier.
  case word(String)
  /// A `reasync` function, by its keyword.
  case function(String)
  /// An accessor other than `get`, `set` and the observers, by its keyword.
  case accessor(String)
  /// `deinit` in a struct.
  case deinitializer
  /// Generic parameters with a word such as `each`.
  case genericParameter(String)
  case attribute(String)
  /// A property wrapper on a local, global or static variable.
  case wrapperOfVariable
  case observedLazyVariable
  case observedWrappedVariable
  /// `fallthrough` before the end of a case.
  case innerFallthrough
  // Operations.
  /// An operator or member, by its name.
  case operation(String, Type)
  /// An operation on values of a type without a layout.
  case unknownType(Type)
  /// Comparing the elements of a collection.
  case comparedElements(Type)
  /// A type with its own `==`, as an element or a key.
  case ownEquality(Type)
  case comparedExistentials(Type)
  /// A stored property of a class for which a subclass declares accessors or observers.
  case overriddenStorage(String)
  /// `Self` or `type(of:)` where the object may be of a subclass.
  case dynamicClass(Type)
  /// `type(of:)` of an existential.
  case typeOfExistential(Type)
  /// A property's start value or a default argument that needs itself.
  case valueWithinItself(of: String)

  var exceedsSupport: Bool { true }

  var sentence: Sentence {
    switch self {
    case .expression(let form): "\(form.rawValue) is not supported"
    case .statement: "this statement is not supported"
    case .localDeclaration: "this declaration is not supported inside a function"
    case .type(let text): "the type '\(text)' is not supported"
    case .word(let word): "'\(word)' is not supported here"
    case .function(let word): "'\(word)' functions are not supported"
    case .accessor(let word): "'\(word)' accessors are not supported"
    case .deinitializer: "'deinit' is not supported in a struct"
    case .genericParameter(let word): "generic parameters with '\(word)' are not supported"
    case .attribute(let name): "the attribute '\(name)' is not supported"
    case .wrapperOfVariable:
      "a property wrapper around a static property or a global variable is not supported"
    case .observedWrappedVariable: "observers of a local variable with a property wrapper are not supported"
    case .observedLazyVariable: "observers of a lazy local variable are not supported"
    case .innerFallthrough: "'fallthrough' is only supported at the end of a case"
    case .operation(let name, let type):
      // A view's content has no name in a source.
      "'\(name == "_self" ? "body" : name)' on values of type '\(type)' is not supported"
    case .unknownType(let type): "the type '\(type)' is not known here"
    case .comparedElements(let type): "comparing values of type '\(type)' within a collection is not supported"
    case .ownEquality(let type):
      "'\(type)' says itself which of its values are equal, which collections do not support"
    case .comparedExistentials(let type): "comparing values of type 'any \(type)' is not supported"
    case .overriddenStorage(let name): "overriding the stored property '\(name)' is not supported"
    case .dynamicClass(let type):
      "the class of an object of type '\(type)' is known only when it runs, which is not supported"
    case .typeOfExistential(let type):
      "the type of a value of type 'any \(type)' is known only when it runs, which is not supported"
    case .valueWithinItself(let name): "the value of '\(name)' refers to itself, which is not supported"
    }
  }
}
