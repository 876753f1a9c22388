import Foundation
import ShapeGeometry

/// A line in a view, horizontal or vertical, by which a container aligns its children.
///
/// Two guides are equal if they have the same name and axis.
public struct AlignmentGuide: Hashable, Sendable {
  public var axis: Axis
  public var name: String
  /// The program's function that finds the guide in a view that does not set it; nil for SwiftUI's own guides.
  public var code: Handle?

  public init(_ axis: Axis, _ name: String, code: Handle?) {
    self.axis = axis
    self.name = name
    self.code = code
  }

  private init(_ axis: Axis, _ name: String) {
    self.init(axis, name, code: nil)
  }

  public static func == (one: Self, other: Self) -> Bool { one.axis == other.axis && one.name == other.name }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(axis)
    hasher.combine(name)
  }

  public static let leading = AlignmentGuide(.horizontal, "leading")
  public static let horizontalCenter = AlignmentGuide(.horizontal, "center")
  public static let trailing = AlignmentGuide(.horizontal, "trailing")
  public static let top = AlignmentGuide(.vertical, "top")
  public static let verticalCenter = AlignmentGuide(.vertical, "center")
  public static let bottom = AlignmentGuide(.vertical, "bottom")
  public static let firstTextBaseline = AlignmentGuide(.vertical, "firstTextBaseline")
  public static let lastTextBaseline = AlignmentGuide(.vertical, "lastTextBaseline")
  /// The start of the line below a row of a list. Each text sets it.
  static let listRowSeparatorLeading = AlignmentGuide(.horizontal, "listRowSeparatorLeading")

  /// Returns the value of a container's guide from those that its children set, in the container's space; nil if it
  /// takes none from them.
  ///
  /// The edges and the centres are the container's own. The first text baseline is the topmost one, the last the
  /// lowest; the line below a row starts at the first text; guides of a program's own are the mean. Apple documents the
  /// baselines, not the mean.
  func combined(_ values: [CGFloat]) -> CGFloat? {
    guard !values.isEmpty, !Self.ownOfContainers.contains(self) else { return nil }
    switch self {
    case .firstTextBaseline, .listRowSeparatorLeading: return values.min()
    case .lastTextBaseline: return values.max()
    default: return values.reduce(0, +) / CGFloat(values.count)
    }
  }

  private static let ownOfContainers: Set<AlignmentGuide> = [
    .leading, .horizontalCenter, .trailing, .top, .verticalCenter, .bottom,
  ]

  /// True for an edge or a centre, which only the size of a view decides if the view does not set it.
  var followsFromSize: Bool { Self.ownOfContainers.contains(self) }

  /// Returns the position of one of SwiftUI's own guides in a view of this size that does not set it.
  func standardValue(in size: CGSize) -> CGFloat {
    let length = axis == .horizontal ? size.width : size.height
    switch self {
    case .leading, .top, .listRowSeparatorLeading: return 0
    case .horizontalCenter, .verticalCenter: return length / 2
    default: return length
    }
  }
}

/// A guide of the horizontal axis: SwiftUI's alignment of the views in a column.
public struct HorizontalAlignment: Hashable, Sendable {
  public var guide: AlignmentGuide

  public init(guide: AlignmentGuide) {
    self.guide = guide
  }

  public static let leading = HorizontalAlignment(guide: .leading)
  public static let center = HorizontalAlignment(guide: .horizontalCenter)
  public static let trailing = HorizontalAlignment(guide: .trailing)
  public static let listRowSeparatorLeading = HorizontalAlignment(guide: .listRowSeparatorLeading)
}

/// A guide of the vertical axis: SwiftUI's alignment of the views in a row.
public struct VerticalAlignment: Hashable, Sendable {
  public var guide: AlignmentGuide

  public init(guide: AlignmentGuide) {
    self.guide = guide
  }

  public static let top = VerticalAlignment(guide: .top)
  public static let center = VerticalAlignment(guide: .verticalCenter)
  public static let bottom = VerticalAlignment(guide: .bottom)
  public static let firstTextBaseline = VerticalAlignment(guide: .firstTextBaseline)
  public static let lastTextBaseline = VerticalAlignment(guide: .lastTextBaseline)
}

/// A horizontal and a vertical guide, by which a view is aligned in two directions.
public struct AlignmentPair: Hashable, Sendable {
  public var horizontal: AlignmentGuide
  public var vertical: AlignmentGuide

  public init(_ horizontal: AlignmentGuide, _ vertical: AlignmentGuide) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.init(horizontal.guide, vertical.guide)
  }

  public static let center = AlignmentPair(.horizontalCenter, .verticalCenter)
  public static let leading = AlignmentPair(.leading, .verticalCenter)
  public static let trailing = AlignmentPair(.trailing, .verticalCenter)
  public static let top = AlignmentPair(.horizontalCenter, .top)
  public static let bottom = AlignmentPair(.horizontalCenter, .bottom)
  public static let topLeading = AlignmentPair(.leading, .top)
  public static let topTrailing = AlignmentPair(.trailing, .top)
  public static let bottomLeading = AlignmentPair(.leading, .bottom)
  public static let bottomTrailing = AlignmentPair(.trailing, .bottom)

  /// The guide along an axis.
  subscript(_ axis: Axis) -> AlignmentGuide { axis == .horizontal ? horizontal : vertical }
}

/// The size of a view and the guides that it sets, in its own space.
public struct ViewDimensions: Equatable, Sendable {
  public var width: CGFloat
  public var height: CGFloat
  /// The positions of the guides that the view or its content sets.
  public var explicit: [AlignmentGuide: CGFloat]

  init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  public init(width: CGFloat, height: CGFloat, explicit: [AlignmentGuide: CGFloat] = [:]) {
    self.width = width
    self.height = height
    self.explicit = explicit
  }
}
