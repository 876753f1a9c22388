import Foundation
import ShapeGeometry

/// The distances that a view prefers to its neighbours in a stack without a spacing of its own, by its edges.
///
/// The gap between two views is the largest sum of what both say in a category that both have; without one, the larger
/// of their plain distances; and 8 points if neither has any. Source of the rule: OpenSwiftUI, compared with SwiftUI.
public struct ViewSpacing: Equatable, Sendable {
  /// The kinds of neighbours that a distance is meant for.
  enum Category: CaseIterable, Sendable {
    /// Between the bottom of a view and the top of a text below it.
    case aboveText
    /// Between the bottom of a text and the top of a view below it.
    case belowText
    /// Between two texts.
    case betweenTexts
  }

  /// Distances by the kinds of neighbours; nil for none.
  struct Distances: Equatable, Sendable {
    private var aboveText: CGFloat?
    private var belowText: CGFloat?
    private var betweenTexts: CGFloat?

    subscript(_ category: Category) -> CGFloat? {
      get {
        switch category {
        case .aboveText: aboveText
        case .belowText: belowText
        case .betweenTexts: betweenTexts
        }
      }
      set {
        switch category {
        case .aboveText: aboveText = newValue
        case .belowText: belowText = newValue
        case .betweenTexts: betweenTexts = newValue
        }
      }
    }

    /// The larger distances of both.
    func merged(with other: Distances) -> Distances {
      var result = self
      for category in Category.allCases {
        guard let distance = other[category] else { continue }
        result[category] = max(distance, self[category] ?? distance)
      }
      return result
    }
  }

  /// The preferences of one edge.
  struct Edge: Equatable, Sendable {
    /// The distance to any neighbour; nil for none.
    var plain: CGFloat?
    var categories = Distances()

    /// The preferences of two edges that lie side by side: the larger ones.
    func merged(with other: Edge) -> Edge {
      var result = Edge(plain: plain.map { max($0, other.plain ?? $0) } ?? other.plain)
      result.categories = categories.merged(with: other.categories)
      return result
    }

    /// Returns the gap between this edge and the one that faces it, in points.
    func distance(to other: Edge) -> CGFloat {
      var most: CGFloat?
      for category in Category.allCases {
        guard let own = categories[category], let facing = other.categories[category] else { continue }
        most = max(most ?? own + facing, own + facing)
      }
      if let most { return most }
      guard let one = plain ?? other.plain else { return 8 }
      return max(one, other.plain ?? one)
    }
  }

  var top = Edge()
  var leading = Edge()
  var bottom = Edge()
  var trailing = Edge()

  /// No preferences at all, as of a container without children.
  public static let none = ViewSpacing()

  /// The preferences of a view that is no text.
  public static let leaf: ViewSpacing = {
    var result = ViewSpacing()
    result.bottom.categories[.aboveText] = 0
    result.top.categories[.belowText] = 0
    return result
  }()

  /// Returns the gap between this view and the next one along an axis, in points.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    axis == .horizontal ? trailing.distance(to: next.leading) : bottom.distance(to: next.top)
  }

  /// Returns the preferences with those of an axis replaced.
  func replacing(_ axis: Axis, by other: ViewSpacing) -> ViewSpacing {
    var result = self
    if axis == .horizontal {
      (result.leading, result.trailing) = (other.leading, other.trailing)
    } else {
      (result.top, result.bottom) = (other.top, other.bottom)
    }
    return result
  }

  /// Returns the preferences of two views that lie on top of each other.
  func merged(with other: ViewSpacing) -> ViewSpacing {
    var result = self
    result.top = top.merged(with: other.top)
    result.leading = leading.merged(with: other.leading)
    result.bottom = bottom.merged(with: other.bottom)
    result.trailing = trailing.merged(with: other.trailing)
    return result
  }
}
