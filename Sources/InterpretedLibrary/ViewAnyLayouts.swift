// Layouts as values: a container that is chosen while a program runs.

struct AnyLayout {
  var _arranged: (_Node) -> _Node
  init(_ layout: HStackLayout) { _arranged = { layout._arranged($0) } }
  init(_ layout: VStackLayout) { _arranged = { layout._arranged($0) } }
  init(_ layout: ZStackLayout) { _arranged = { layout._arranged($0) } }
  init(_ layout: GridLayout) { _arranged = { layout._arranged($0) } }
  init<L: Layout>(_ layout: L) { _arranged = { layout._arranged($0) } }
  init(_ layout: AnyLayout) { self = layout }
  func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View { _arranged(content()._self) }
}

extension View {
  func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    // The function is passed the container's length, and the axis as the height.
    _self._relativeFrame(
      alignment,
      { view in
        if view.height == 0 { return axes.contains(.horizontal) ? length(view.width, .horizontal) : -1 }
        return axes.contains(.vertical) ? length(view.width, .vertical) : -1
      })
  }
  func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
  }
  func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in
      let one = (length - spacing * CGFloat(count - 1)) / CGFloat(count)
      return one * CGFloat(span) + spacing * CGFloat(span - 1)
    }
  }
}

struct HStackLayout {
  var alignment: VerticalAlignment
  var spacing: CGFloat?
  init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }
  func _arranged(_ content: _Node) -> _Node { _Node._stack(alignment, spacing, false, content) }
  func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View { _arranged(content()._self) }
}

struct VStackLayout {
  var alignment: HorizontalAlignment
  var spacing: CGFloat?
  init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }
  func _arranged(_ content: _Node) -> _Node { _Node._stack(alignment, spacing, false, content) }
  func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View { _arranged(content()._self) }
}

struct ZStackLayout {
  var alignment: Alignment
  init(alignment: Alignment = .center) { self.alignment = alignment }
  func _arranged(_ content: _Node) -> _Node { _Node._layers(alignment, content) }
  func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View { _arranged(content()._self) }
}

struct GridLayout {
  var alignment: Alignment
  var horizontalSpacing: CGFloat?
  var verticalSpacing: CGFloat?
  init(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }
  func _arranged(_ content: _Node) -> _Node { _Node._grid(alignment, horizontalSpacing, verticalSpacing, content) }
  func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View { _arranged(content()._self) }
}
