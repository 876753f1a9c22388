/// Generic arguments that are not known, or that break a requirement.
enum GenericsProblem: Problem {
  case notInferred(String)
  /// A requirement of a function that two types are equal, the first of them spelled as a path if it is unknown.
  case notEquivalent(function: String, String, Type)
  case notConforming(function: String, Type, to: Nominal)
  case notHashableKey(Type)
  /// A function returns `some P`, and its value is made from a call of the function itself.
  case endlessOpaqueType(String)

  var sentence: Sentence {
    switch self {
    case .notInferred(let name): "generic parameter '\(name)' could not be inferred"
    case .notEquivalent(let function, let have, let want):
      "'\(function)' requires the types '\(have)' and '\(want)' be equivalent"
    case .notConforming(let function, let type, let bound):
      "'\(function)' requires that '\(type)' conform to '\(bound.name)'"
    case .notHashableKey(let type): "generic struct 'Dictionary' requires that '\(type)' conform to 'Hashable'"
    case .endlessOpaqueType(let name):
      "function opaque return type was inferred as '\(name)', which defines the opaque type in terms of itself"
    }
  }
}
