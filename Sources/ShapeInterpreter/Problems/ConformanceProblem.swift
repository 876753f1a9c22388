/// A type that is not what a protocol or a construct asks for.
enum ConformanceProblem: Problem {
  /// A type is declared to conform to a protocol, by its name, but lacks a member.
  case lacksMember(Type, String)
  /// The value after `in` of a `for` loop.
  case notSequence(Type)
  /// The sequence of a loop over values that are waited for.
  case notAsyncSequence(Type)
  /// The value after `throw`.
  case notError(Type)
  /// A struct or enum in an inheritance clause.
  case inheritance(from: String)
  case protocolRefinesItself(String)
  /// A call of a protocol's initializer.
  case instantiatedProtocol(Type)
  case noInitializers(Type)
  /// A property wrapper without `wrappedValue`.
  case wrapperWithoutValue(Type)

  var sentence: Sentence {
    switch self {
    case .lacksMember(let type, let bound): "type '\(type)' does not conform to protocol '\(bound)'"
    case .notSequence(let type): "for-in loop requires '\(type)' to conform to 'Sequence'"
    case .notAsyncSequence(let type): "for-in loop requires '\(type)' to conform to 'AsyncSequence'"
    case .notError(let type): "thrown expression type '\(type)' does not conform to 'Error'"
    case .inheritance(let name): "inheritance from non-protocol type '\(name)'"
    case .protocolRefinesItself(let name): "protocol '\(name)' refines itself"
    case .instantiatedProtocol(let type): "type 'any \(type)' cannot be instantiated"
    case .noInitializers(let type): "'\(type)' cannot be constructed because it has no accessible initializers"
    case .wrapperWithoutValue(let type):
      "property wrapper type '\(type)' does not contain a non-static property named 'wrappedValue'"
    }
  }
}
