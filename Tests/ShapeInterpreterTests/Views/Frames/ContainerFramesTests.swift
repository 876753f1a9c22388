import Testing

/// The frames of views in grids, lazy containers, scroll views and readers, derived by hand.
struct ContainerFramesTests {
  @Test func grids() throws {
    try FrameTable(
      """
      200x100 Grid { GridRow { box(20, 10); box(30, 20) }; GridRow { box(40, 10); box(10, 10) } }
      = 61 31 78 38: 71 36 20 10, 109 31 30 20, 61 59 40 10, 119 59 10 10
      200x100 Grid(alignment: .topLeading) { GridRow { box(20, 10); box(30, 20) }; GridRow { box(40, 10); box(10, 10) } }
      = 61 31 78 38: 61 31 20 10, 109 31 30 20, 61 59 40 10, 109 59 10 10
      200x100 Grid(alignment: .bottomTrailing) { GridRow { box(20, 10); box(30, 20) }; GridRow { box(40, 10); box(10, 10) } }
      = 61 31 78 38: 81 41 20 10, 109 31 30 20, 61 59 40 10, 129 59 10 10
      200x100 Grid(horizontalSpacing: 2, verticalSpacing: 4) { GridRow { box(20, 10); box(30, 20) }
      GridRow { box(40, 10); box(10, 10) } }
      = 64 33 72 34: 74 38 20 10, 106 33 30 20, 64 57 40 10, 116 57 10 10
      200x100 Grid(horizontalSpacing: 0, verticalSpacing: 0) { GridRow { c; c }; GridRow { c; c } }
      = 0 0 200 100: 0 0 100 50, 100 0 100 50, 0 50 100 50, 100 50 100 50
      200x100 Grid(horizontalSpacing: 0) { GridRow { c.frame(width: 40); c } }
      = 0 0 200 100: 0 0 40 100, 40 0 160 100
      200x100 Grid(horizontalSpacing: 0, verticalSpacing: 0) { GridRow { box(20, 10); box(30, 10) }; box(40, 5) }
      = 75 42.5 50 15: 75 42.5 20 10, 95 42.5 30 10, 80 52.5 40 5
      200x100 Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) { GridRow { box(20, 10) }
      GridRow { box(10, 10); box(30, 10) } }
      = 75 40 50 20: 75 40 20 10, 75 50 10 10, 95 50 30 10
      200x100 Grid(horizontalSpacing: 0, verticalSpacing: 0) { ForEach(0..<3) { i in GridRow { box(10, 10); box(20, 10) } } }
      = 85 35 30 30: 85 35 10 10, 95 35 20 10, 85 45 10 10, 95 45 20 10, 85 55 10 10, 95 55 20 10
      200x100 Grid(horizontalSpacing: 0, verticalSpacing: 0) { Row(width: 10); Row(width: 30).foregroundStyle(.red) }
      = 80 40 40 20: 90 40 10 10, 110 40 10 10, 80 50 30 10, 110 50 10 10
      200x100 Grid { box(30, 10); box(20, 10) }
      = 85 36 30 28: 85 36 30 10, 90 54 20 10
      """,
      """
      struct Row: View { var width: CGFloat; var body: some View { GridRow { box(width, 10); box(10, 10) } } }
      """
    ).hold()
  }

  @Test func lazyGrids() throws {
    try FrameTable(
      """
      88x100 LazyVGrid(columns: [GridItem(.fixed(50)), GridItem(.fixed(30))], spacing: 4) {
      ForEach(0..<4) { _ in c.frame(height: 10) } }
      = 0 38 88 24: 0 38 50 10, 58 38 30 10, 0 52 50 10, 58 52 30 10
      100x50 LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 5), count: 3), spacing: 0) {
      ForEach(0..<4) { _ in c.frame(height: 10) } }
      = 0 15 100 20: 0 15 30 10, 35 15 30 10, 70 15 30 10, 0 25 30 10
      100x50 LazyVGrid(columns: [GridItem(.adaptive(minimum: 30), spacing: 10)], spacing: 0) {
      ForEach(0..<3) { _ in c.frame(height: 10) } }
      = 0 15 100 20: 0 15 45 10, 55 15 45 10, 0 25 45 10
      100x50 LazyVGrid(columns: [GridItem(.adaptive(minimum: 20, maximum: 30), spacing: 0)], spacing: 0) {
      ForEach(0..<6) { _ in c.frame(height: 10) } }
      = 0 15 100 20: 0 15 20 10, 20 15 20 10, 40 15 20 10, 60 15 20 10, 80 15 20 10, 0 25 20 10
      100x50 LazyVGrid(columns: [GridItem(.fixed(40), spacing: 10), GridItem(.flexible())]) { c.frame(height: 10); c.frame(height: 10) }
      = 0 20 100 10: 0 20 40 10, 50 20 50 10
      100x50 LazyVGrid(columns: [GridItem(.flexible(minimum: 60), spacing: 0), GridItem(.flexible(minimum: 60))]) {
      c.frame(height: 10); c.frame(height: 10) }
      = -10 20 120 10: -10 20 60 10, 50 20 60 10
      100x58 LazyHGrid(rows: [GridItem(.fixed(20)), GridItem(.fixed(30))], spacing: 4) { ForEach(0..<3) { _ in c.frame(width: 10) } }
      = 38 0 24 58: 38 0 10 20, 38 28 10 30, 52 0 10 20
      100x60 LazyHGrid(rows: [GridItem(.flexible(), spacing: 0), GridItem(.flexible(), spacing: 0)], spacing: 0) {
      ForEach(0..<3) { _ in c } }
      = 40 0 20 60: 40 0 10 30, 40 30 10 30, 50 0 10 30
      100x50 LazyVGrid(columns: [GridItem(.flexible())]) { c; c }
      = 0 11 100 28: 0 11 100 10, 0 29 100 10
      88x100 LazyVGrid(columns: [GridItem(.fixed(40), alignment: .topLeading), GridItem(.fixed(40))]) { box(10, 10); box(20, 30) }
      = 0 35 88 30: 0 35 10 10, 58 35 20 30
      88x100 LazyVGrid(columns: [GridItem(.fixed(40), alignment: .bottomTrailing), GridItem(.fixed(40))]) { box(10, 10); box(20, 30) }
      = 0 35 88 30: 30 55 10 10, 58 35 20 30
      100x50 LazyVGrid(columns: [GridItem(.fixed(20))], alignment: .leading) { box(10, 10) }
      = 0 20 100 10: 5 20 10 10
      100x50 LazyVGrid(columns: [GridItem(.fixed(20))], alignment: .trailing) { box(10, 10) }
      = 0 20 100 10: 85 20 10 10
      """
    ).hold()
  }

  @Test func lazyStacks() throws {
    try FrameTable(
      """
      100x100 LazyVStack(spacing: 0) { box(20, 10); box(40, 10) }
      = 0 40 100 20: 40 40 20 10, 30 50 40 10
      100x100 LazyVStack(alignment: .leading, spacing: 0) { box(20, 10); box(40, 10) }
      = 0 40 100 20: 0 40 20 10, 0 50 40 10
      100x100 LazyVStack(alignment: .trailing, spacing: 0) { box(20, 10); box(40, 10) }
      = 0 40 100 20: 80 40 20 10, 60 50 40 10
      100x100 LazyVStack { c.frame(height: 10); c.frame(height: 10) }
      = 0 36 100 28: 0 36 100 10, 0 54 100 10
      100x50 LazyHStack(spacing: 0) { c.frame(width: 20); c.frame(width: 20) }
      = 30 0 40 50: 30 0 20 50, 50 0 20 50
      100x100 LazyVStack(spacing: 0) { c; c }
      = 0 40 100 20: 0 40 100 10, 0 50 100 10
      """
    ).hold()
  }

  @Test func scrollViews() throws {
    try FrameTable(
      """
      200x100 ScrollView { box(40, 300) }
      = 80 0 40 100: 80 0 40 300
      200x100 ScrollView { c }
      = 0 0 200 100: 0 0 200 10
      200x100 ScrollView(.horizontal) { HStack(spacing: 0) { box(150, 20); box(150, 20) } }
      = 0 40 200 20: 0 40 150 20, 150 40 150 20
      200x100 ScrollView { c.frame(height: 10); c.frame(height: 20) }
      = 0 0 200 100: 0 0 200 10, 0 18 200 20
      200x100 ScrollView { c.frame(height: 30) }.fixedSize(horizontal: false, vertical: true)
      = 0 35 200 30: 0 35 200 30
      200x100 ScrollView { VStack(spacing: 0) { c.frame(height: 10); Spacer(); c.frame(height: 10) } }
      = 0 0 200 100: 0 0 200 10, 100 10 0 8, 0 18 200 10
      200x100 ScrollView { GeometryReader { _ in c } }
      = 0 0 200 100: 0 0 200 10
      200x100 ScrollView([.horizontal, .vertical]) { box(20, 30) }
      = 0 0 200 100: 0 0 20 30
      200x100 VStack(spacing: 0) { box(200, 30); ScrollView { c.frame(height: 500) } }
      = 0 0 200 100: 0 0 200 30, 0 30 200 500
      """
    ).hold()
  }

  @Test func readersAndViewsThatFit() throws {
    try FrameTable(
      """
      200x100 GeometryReader { _ in box(20, 10) }
      = 0 0 200 100: 0 0 20 10
      200x100 GeometryReader { p in c.frame(width: p.size.width / 2, height: p.size.height / 4) }
      = 0 0 200 100: 0 0 100 25
      200x100 GeometryReader { _ in c }.fixedSize()
      = 95 45 10 10: 95 45 10 10
      200x100 GeometryReader { _ in box(20, 10); box(5, 30) }
      = 0 0 200 100: 0 0 20 10, 0 0 5 30
      200x100 VStack(spacing: 0) { GeometryReader { _ in c }; c.frame(height: 30) }
      = 0 0 200 100: 0 0 200 70, 0 70 200 30
      200x100 GeometryReader { p in c.frame(width: p.frame(in: .global).minX + 10, height: 10) }.padding(20)
      = 0 0 200 100: 20 20 30 10
      200x100 GeometryReader { p in c.frame(width: p.frame(in: .local).midX, height: 10) }.padding(20)
      = 0 0 200 100: 20 20 80 10
      200x100 ViewThatFits { box(300, 10); box(100, 10) }
      = 50 45 100 10: 50 45 100 10
      200x100 ViewThatFits { box(150, 10); box(100, 10) }
      = 25 45 150 10: 25 45 150 10
      200x100 ViewThatFits { box(300, 10); box(250, 10) }
      = -25 45 250 10: -25 45 250 10
      200x100 ViewThatFits(in: .vertical) { box(300, 10); box(100, 10) }
      = -50 45 300 10: -50 45 300 10
      200x100 ViewThatFits(in: .horizontal) { box(100, 300); box(10, 10) }
      = 50 -100 100 300: 50 -100 100 300
      200x100 ViewThatFits { HStack(spacing: 0) { box(150, 10); box(150, 10) }; VStack(spacing: 0) { box(150, 10); box(150, 10) } }
      = 25 40 150 20: 25 40 150 10, 25 50 150 10
      200x100 c.safeAreaInset(edge: .bottom, spacing: 0) { c.frame(height: 20) }
      = 0 0 200 100: 0 0 200 80, 0 80 200 20
      200x100 c.safeAreaInset(edge: .leading, spacing: 5) { c.frame(width: 20) }
      = 0 0 200 100: 25 0 175 100, 0 0 20 100
      """
    ).hold()
  }
}
