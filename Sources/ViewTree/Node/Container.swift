import Foundation

/// A view that arranges others.
public enum Container: Equatable, Sendable {
  case stack(Axis, alignment: AlignmentGuide, spacing: CGFloat?)
  case layers(AlignmentPair)
  case lazyStack(Axis, alignment: AlignmentGuide, spacing: CGFloat?)
  case lazyGrid(Axis, [LazyGridRule.Track], alignment: AlignmentGuide, spacing: CGFloat?)
  case grid(AlignmentPair, horizontalSpacing: CGFloat?, verticalSpacing: CGFloat?)
  /// A row of a grid, with a guide of its own or none; outside of a grid, a row.
  case gridRow(AlignmentGuide?)
  case scroll(Set<Axis>)
  case fitting(Set<Axis>)
  /// A layout of the program's own: the name of its type, and its code.
  case own(String, Handle)

  /// SwiftUI's name.
  public var name: String {
    switch self {
    case .stack(let axis, _, _): axis == .horizontal ? "HStack" : "VStack"
    case .layers: "ZStack"
    case .lazyStack(let axis, _, _): axis == .horizontal ? "LazyHStack" : "LazyVStack"
    case .lazyGrid(let axis, _, _, _): axis == .horizontal ? "LazyHGrid" : "LazyVGrid"
    case .grid: "Grid"
    case .gridRow: "GridRow"
    case .scroll: "ScrollView"
    case .fitting: "ViewThatFits"
    case .own(let name, _): name
    }
  }

  /// The axis along which spacers and dividers among the children lie; nil if there is none.
  var axis: Axis? {
    switch self {
    case .stack(let axis, _, _), .lazyStack(let axis, _, _): axis
    case .scroll: .vertical
    default: nil
    }
  }
}
