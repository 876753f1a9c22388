import Foundation

/// The outline of a two-dimensional shape: subpaths of lines, quadratic and cubic Bézier curves.
///
/// Points are in shape space: x to the right, y down; one unit is a SwiftUI point. The semantics are those of SwiftUI's
/// `Path`. If Apple's behaviour is not known, the comment of the member says so.
@frozen
public struct Path: Equatable, Sendable {
  /// The elements in drawing order; the first one is always a move.
  public private(set) var elements: [Element]

  /// The index in `elements` of the current subpath's move; meaningless while the path is empty.
  @usableFromInline var subpathStart: Int

  /// Creates an empty path.
  public init() {
    elements = []
    subpathStart = 0
  }

  /// Creates an empty path and passes it to `callback`, which draws into it.
  public init(_ callback: (inout Path) -> Void) {
    self.init()
    callback(&self)
  }

  /// Returns true if the elements are equal, with equal coordinates.
  public static func == (a: Path, b: Path) -> Bool {
    a.elements == b.elements
  }

  /// True if the path has no elements; a lone move counts as an element.
  public var isEmpty: Bool { elements.isEmpty }

  /// Calls `body` with each element in drawing order.
  public func forEach(_ body: (Path.Element) -> Void) {
    elements.forEach(body)
  }

  /// The start point of the next element, in shape space: after a close the start of the subpath; nil only for an empty
  /// path.
  public var currentPoint: CGPoint? {
    switch elements.last {
    case .move(let point), .line(let point): point
    case .quadCurve(let point, _): point
    case .curve(let point, _, _): point
    case .closeSubpath: subpathStartPoint
    case nil: nil
    }
  }

  /// The point to which `closeSubpath` would return.
  var subpathStartPoint: CGPoint {
    guard case .move(let point) = elements[subpathStart] else { return .zero }
    return point
  }

  /// True if the last element closed its subpath, so that the next segment must start a new subpath.
  var endsClosed: Bool {
    if case .closeSubpath = elements.last { true } else { false }
  }

  /// Starts a new subpath at `end`.
  public mutating func move(to end: CGPoint) {
    subpathStart = elements.count
    elements.append(.move(to: end))
  }

  /// Appends a straight line from the current point to `end`; nothing is added without a current point.
  public mutating func addLine(to end: CGPoint) {
    guard beginSegment() else { return }
    elements.append(.line(to: end))
  }

  /// Appends a quadratic Bézier curve to `end`; nothing is added without a current point.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    guard beginSegment() else { return }
    elements.append(.quadCurve(to: end, control: control))
  }

  /// Appends a cubic Bézier curve to `end`; nothing is added without a current point.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    guard beginSegment() else { return }
    elements.append(.curve(to: end, control1: control1, control2: control2))
  }

  /// Closes the current subpath with a line to its start; nothing is added to an empty path or after a close.
  ///
  /// A segment that follows starts a new subpath, with a move of its own to the start of the closed one.
  public mutating func closeSubpath() {
    guard !elements.isEmpty, !endsClosed else { return }
    elements.append(.closeSubpath)
  }

  /// Prepares for a segment: adds a move after a close; returns false without a current point.
  private mutating func beginSegment() -> Bool {
    guard !elements.isEmpty else { return false }
    if endsClosed { move(to: subpathStartPoint) }
    return true
  }

  /// Returns the same elements with `body` applied to every point, control points included.
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

  /// Appends all elements of `other` unchanged; its last subpath becomes the current one.
  mutating func append(contentsOf other: Path) {
    guard !other.isEmpty else { return }
    subpathStart = elements.count + other.subpathStart
    elements.append(contentsOf: other.elements)
  }

  /// Reserves memory for `count` elements in total.
  mutating func reserveCapacity(_ count: Int) {
    elements.reserveCapacity(count)
  }

  /// Appends an element by calling the member function for its kind.
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
