// Lazy grids: columns or rows of a given size.

struct GridItem {
  enum Size {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }
  var size: GridItem.Size
  var spacing: CGFloat?
  var alignment: Alignment?
  init(_ size: GridItem.Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
  var _numbers: [CGFloat] {
    switch size {
    case .fixed(let length): [0, length, length]
    case .flexible(let minimum, let maximum): [1, minimum, maximum]
    case .adaptive(let minimum, let maximum): [2, minimum, maximum]
    }
  }
}

struct LazyVGrid<Content: View>: View {
  let _self: _Node
  init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    _self = _Node._lazyGrid(
      alignment, columns.map { $0._numbers }, columns.map { $0.spacing }, columns.map { $0.alignment }, spacing,
      content()._self)
  }
}

struct LazyHGrid<Content: View>: View {
  let _self: _Node
  init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    _self = _Node._lazyGrid(
      alignment, rows.map { $0._numbers }, rows.map { $0.spacing }, rows.map { $0.alignment }, spacing, content()._self)
  }
}
