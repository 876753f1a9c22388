/// The identity of a view: its place in the tree, by which it is the same view in the next evaluation.
///
/// A place is the child's number in its builder, the arm of a condition, or an element's own identity.
public struct ViewIdentity: Hashable, Sendable, CustomStringConvertible {
  public enum Step: Hashable, Sendable {
    case child(Int)
    case branch(Int)
    case element(String)
    /// The body of a view of the program's own type.
    case body(String)
    /// The other view of a modifier: an overlay, a background.
    case other
    /// The identity that a program gives a view.
    case named(String)
    /// A value of the whole program, by its key.
    case storage(String)
  }

  public private(set) var steps: [Step] = []

  public init() {}

  /// Returns the identity under which a value of the whole program is kept.
  public static func storage(_ key: String) -> ViewIdentity { ViewIdentity().appending(.storage(key)) }

  /// True for a value of the whole program.
  var isStorage: Bool { if case .storage? = steps.first { true } else { false } }

  /// Returns the identity of a place within this one.
  public func appending(_ step: Step) -> ViewIdentity {
    var result = self
    result.steps.append(step)
    return result
  }

  public var description: String {
    steps.map { step in
      switch step {
      case .child(let index): "\(index)"
      case .branch(let index): "if\(index)"
      case .element(let id): "[\(id)]"
      case .body(let name): name
      case .other: "other"
      case .named(let id): "#\(id)"
      case .storage(let key): "@\(key)"
      }
    }.joined(separator: "/")
  }
}
