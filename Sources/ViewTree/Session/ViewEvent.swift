import Foundation

/// Something that happens to a view from outside, at a moment of its session.
public struct ViewEvent: Hashable, Sendable {
  /// The kinds of events. Points are in the space of the root, in points; controls are known by their numbers in the
  /// order in which they are drawn.
  public enum Kind: Hashable, Sendable {
    /// A tap on what is seen at a point.
    case tap(CGPoint)
    /// A finger that went down at one point and is at another one now.
    case drag(from: CGPoint, to: CGPoint, isEnd: Bool)
    /// A press of a control; the end of the text in a field.
    case press(Int)
    /// A control's value goes up by so many steps, or down.
    case step(Int, Int)
    /// The content of the view under a point scrolls by so many points: to the right and down for positive numbers.
    case scroll(CGPoint, by: CGSize)
    /// A finger goes down at a point and stays.
    case down(CGPoint)
    /// The finger that stayed is lifted at a point.
    case up(CGPoint)
    /// A field has a new text.
    case text(Int, String)

    public func hash(into hasher: inout Hasher) {
      switch self {
      case .tap(let point): hasher.combine([point.x, point.y])
      case .drag(let start, let end, let isEnd):
        hasher.combine([start.x, start.y, end.x, end.y])
        hasher.combine(isEnd)
      case .scroll(let point, let way): hasher.combine([point.x, point.y, way.width, way.height])
      case .down(let point), .up(let point): hasher.combine([point.x, point.y])
      case .press(let number): hasher.combine(number)
      case .step(let number, let steps): hasher.combine([number, steps])
      case .text(let number, let text):
        hasher.combine(number)
        hasher.combine(text)
      }
    }
  }

  /// The moment, in seconds on the session's clock.
  public var moment: Double
  public var kind: Kind

  public init(_ kind: Kind, at moment: Double) {
    self.kind = kind
    self.moment = moment
  }
}
