import Foundation
import ShapeGeometry

/// The safe areas around the views that are placed now: that of the device, and those of containers with bars.
///
/// A view may reach beyond a safe area on the edges that it touches. Apple does not document this rule; it is what
/// devices show.
struct SafeAreas: Sendable {
  /// An area with the part of it that nothing covers, in the space in which views are placed.
  private struct Level {
    var bounds: CGRect
    var safe: CGRect
  }

  /// The levels, the innermost last.
  private var levels: [Level] = []

  /// The distance within which a view touches an edge, in points.
  private static let tolerance: CGFloat = 0.001

  /// Adds an area whose edges are covered as far as `insets` reach.
  mutating func add(_ bounds: CGRect, insets: EdgeInsets) {
    guard insets != EdgeInsets() else { return }
    let safe = CGRect(
      x: bounds.minX + insets.leading, y: bounds.minY + insets.top,
      width: bounds.width - insets.leading - insets.trailing, height: bounds.height - insets.top - insets.bottom)
    levels.append(Level(bounds: bounds, safe: safe))
  }

  /// Returns how far a view with a frame may reach beyond it: on each edge that touches a safe area, up to the area's
  /// bounds, and from there on likewise.
  func insets(of frame: CGRect) -> EdgeInsets {
    var (low, high) = (frame.origin, CGPoint(x: frame.maxX, y: frame.maxY))
    for level in levels.reversed() {
      let tolerance = Self.tolerance
      if low.x <= level.safe.minX + tolerance { low.x = min(low.x, level.bounds.minX) }
      if low.y <= level.safe.minY + tolerance { low.y = min(low.y, level.bounds.minY) }
      if high.x >= level.safe.maxX - tolerance { high.x = max(high.x, level.bounds.maxX) }
      if high.y >= level.safe.maxY - tolerance { high.y = max(high.y, level.bounds.maxY) }
    }
    return EdgeInsets(
      top: frame.minY - low.y, leading: frame.minX - low.x, bottom: high.y - frame.maxY, trailing: high.x - frame.maxX)
  }
}

/// Some of the four edges of a view.
public struct EdgeFlags: OptionSet, Hashable, Sendable {
  public var rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let top = EdgeFlags(rawValue: 1)
  public static let leading = EdgeFlags(rawValue: 2)
  public static let bottom = EdgeFlags(rawValue: 4)
  public static let trailing = EdgeFlags(rawValue: 8)
}

extension EdgeInsets {
  /// Returns the insets of some edges, and 0 for the others.
  func only(_ edges: EdgeFlags) -> EdgeInsets {
    EdgeInsets(
      top: edges.contains(.top) ? top : 0, leading: edges.contains(.leading) ? leading : 0,
      bottom: edges.contains(.bottom) ? bottom : 0, trailing: edges.contains(.trailing) ? trailing : 0)
  }

  /// Returns a proposal that is larger by the insets.
  func extending(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max(0, $0 + leading + trailing) },
      height: proposal.height.map { max(0, $0 + top + bottom) })
  }
}

extension CGRect {
  /// Returns the rectangle that reaches beyond this one by the insets.
  package func extended(by insets: EdgeInsets) -> CGRect {
    CGRect(
      x: minX - insets.leading, y: minY - insets.top, width: width + insets.leading + insets.trailing,
      height: height + insets.top + insets.bottom)
  }
}

/// A view that reaches beyond the safe area on the edges that it touches. Its place in the layout stays as it is.
struct IgnoredSafeAreaRule: ModifierRule {
  var edges: EdgeFlags

  var placesLater: Bool { true }

  func content(
    in frame: CGRect, for proposal: ProposedViewSize, of children: [Int], _ pass: inout LayoutPass
  ) -> [Placement] {
    let insets = pass.safeAreas.insets(of: frame).only(edges)
    return [
      Placement(children[0], at: CGPoint(x: -insets.leading, y: -insets.top), proposal: insets.extending(proposal))
    ]
  }
}
