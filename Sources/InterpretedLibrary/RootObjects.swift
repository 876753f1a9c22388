// The root of Foundation's classes, and of those of a file that inherit from it.

/// An object that equals itself alone: `==` does not ask an `isEqual(_:)` that a subclass declares.
class NSObject: Hashable, CustomStringConvertible {
  init() {}
  var hash: Int {
    var hasher = Hasher()
    hasher.combine(ObjectIdentifier(self))
    return hasher.finalize()
  }
  func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSObject else { return false }
    return self === other
  }
  /// Foundation's has the name of the class and an address.
  var description: String { "<NSObject>" }
  var debugDescription: String { description }
  func copy() -> Any { self }
  static func == (lhs: NSObject, rhs: NSObject) -> Bool { lhs === rhs }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The class that all formatters of Foundation inherit from.
class Formatter: NSObject {
  enum UnitStyle: Int {
    case short = 1
    case medium, long
  }
  func string(for obj: Any?) -> String? { nil }
}

/// An error of any type as Foundation tells it.
func _foundationError(_ error: any Error) -> NSError {
  if let known = error as? NSError { return known }
  return NSError(domain: "Error", code: 1, userInfo: [NSLocalizedDescriptionKey: error.localizedDescription])
}
func _foundationError(_ error: (any Error)?) -> NSError? { error.map { _foundationError($0) } }
