import Foundation

/// The outline of a two-dimensional shape: subpaths of lines, quadratic and cubic Bézier curves.
///
/// Points are in shape space: x to the right, y down, one unit a SwiftUI point. The semantics are those of
/// SwiftUI's `Path`; where Apple's behaviour is not known, the member says so.
@frozen
public struct Path: Equatable, Sendable {
  /// One step of a path's construction, with its points in shape space.
  @frozen
  public enum Element: Equatable, Sendable {
    /// Starts a new subpath at `to`.
    case move(to: CGPoint)
    /// A straight line from the current point to `to`.
    case line(to: CGPoint)
    /// A quadratic Bézier curve from the current point to `to`.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A cubic Bézier curve from the current point to `to`.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// A line from the current point back to the start of the subpath, which ends there.
    case closeSubpath
  }

  /// The elements in drawing order; the first one is always a move.
  public private(set) var elements: [Element]

  /// Where the current subpath's move stands in `elements`; meaningless while the path is empty.
  @usableFromInline var subpathStart: Int

  /// An empty path.
  public init() {
    elements = []
    subpathStart = 0
  }

  /// An empty path that `callback` then draws into.
  public init(_ callback: (inout Path) -> Void) {
    self.init()
    callback(&self)
  }

  public static func == (a: Path, b: Path) -> Bool {
    a.elements == b.elements
  }

  /// Whether the path has no elements; a lone move counts as an element.
  public var isEmpty: Bool { elements.isEmpty }

  /// Calls `body` with each element in drawing order.
  public func forEach(_ body: (Path.Element) -> Void) {
    elements.forEach(body)
  }

  /// The point where the next element starts: after a close the subpath's start, nil only for an empty path.
  public var currentPoint: CGPoint? {
    switch elements.last {
    case .move(let point), .line(let point): point
    case .quadCurve(let point, _): point
    case .curve(let point, _, _): point
    case .closeSubpath: subpathStartPoint
    case nil: nil
    }
  }

  /// The point that `closeSubpath` would return to.
  var subpathStartPoint: CGPoint {
    guard case .move(let point) = elements[subpathStart] else { return .zero }
    return point
  }

  /// Whether the last element closed its subpath, so that the next one must start a new subpath.
  var endsClosed: Bool {
    if case .closeSubpath = elements.last { true } else { false }
  }

  /// Starts a new subpath at `end`.
  public mutating func move(to end: CGPoint) {
    subpathStart = elements.count
    elements.append(.move(to: end))
  }

  /// Appends a straight line from the current point to `end`; without a current point nothing is added.
  public mutating func addLine(to end: CGPoint) {
    guard beginSegment() else { return }
    elements.append(.line(to: end))
  }

  /// Appends a quadratic Bézier curve to `end`; without a current point nothing is added.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    guard beginSegment() else { return }
    elements.append(.quadCurve(to: end, control: control))
  }

  /// Appends a cubic Bézier curve to `end`; without a current point nothing is added.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    guard beginSegment() else { return }
    elements.append(.curve(to: end, control1: control1, control2: control2))
  }

  /// Closes the current subpath with a line to its start; on an empty or already closed subpath nothing is added.
  ///
  /// A segment that follows starts a new subpath at the closed one's start, with a move of its own.
  public mutating func closeSubpath() {
    guard !elements.isEmpty, !endsClosed else { return }
    elements.append(.closeSubpath)
  }

  /// Makes sure that a segment can follow: false without a current point, an explicit move after a close.
  private mutating func beginSegment() -> Bool {
    guard !elements.isEmpty else { return false }
    if endsClosed { move(to: subpathStartPoint) }
    return true
  }

  /// The same elements with every point, control points included, replaced by what `body` makes of it.
  func mapPoints(_ body: (CGPoint) -> CGPoint) -> Path {
    var result = self
    for index in result.elements.indices {
      switch result.elements[index] {
      case .move(let end):
        result.elements[index] = .move(to: body(end))
      case .line(let end):
        result.elements[index] = .line(to: body(end))
      case .quadCurve(let end, let control):
        result.elements[index] = .quadCurve(to: body(end), control: body(control))
      case .curve(let end, let control1, let control2):
        result.elements[index] = .curve(to: body(end), control1: body(control1), control2: body(control2))
      case .closeSubpath:
        break
      }
    }
    return result
  }

  /// Appends all elements of `other` as they are; its last subpath becomes the current one.
  mutating func append(contentsOf other: Path) {
    guard !other.isEmpty else { return }
    subpathStart = elements.count + other.subpathStart
    elements.append(contentsOf: other.elements)
  }

  /// Makes room for as many elements in all.
  mutating func reserveCapacity(_ count: Int) {
    elements.reserveCapacity(count)
  }

  /// Appends an element as the member of its kind would.
  mutating func append(_ element: Element) {
    switch element {
    case .move(let end): move(to: end)
    case .line(let end): addLine(to: end)
    case .quadCurve(let end, let control): addQuadCurve(to: end, control: control)
    case .curve(let end, let control1, let control2):
      addCurve(to: end, control1: control1, control2: control2)
    case .closeSubpath: closeSubpath()
    }
  }
}
