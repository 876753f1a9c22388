// Grids, and the wishes of the views in their cells.

struct Grid<Content: View>: View {
  let _node: _Node
  init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    _node = _Node._grid(alignment, horizontalSpacing, verticalSpacing, content()._node)
  }
}

struct GridRow<Content: View>: View {
  let _node: _Node
  init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    _node = _Node._gridRow(alignment, content()._node)
  }
}

extension View {
  func gridCellColumns(_ count: Int) -> some View { _node._gridColumns(count) }
  func gridCellAnchor(_ anchor: UnitPoint) -> some View { _node._gridAnchor(anchor) }
  func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View { _node._gridColumnAlignment(guide) }
  func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    _node._gridUnsized(axes.contains(.horizontal), axes.contains(.vertical))
  }
}
