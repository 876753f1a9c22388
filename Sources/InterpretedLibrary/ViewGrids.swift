// Grids, and the wishes of the views in their cells.

struct Grid<Content: View>: View {
  let _self: _Node
  init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    _self = _Node._grid(alignment, horizontalSpacing, verticalSpacing, content()._self)
  }
}

struct GridRow<Content: View>: View {
  let _self: _Node
  init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    _self = _Node._gridRow(alignment, content()._self)
  }
}

extension View {
  func gridCellColumns(_ count: Int) -> some View { _self._gridColumns(count) }
  func gridCellAnchor(_ anchor: UnitPoint) -> some View { _self._gridAnchor(anchor) }
  func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View { _self._gridColumnAlignment(guide) }
  func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    _self._gridUnsized(axes.contains(.horizontal), axes.contains(.vertical))
  }
}
