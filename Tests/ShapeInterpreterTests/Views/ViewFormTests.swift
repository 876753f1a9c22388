import Foundation
import Testing

@testable import ShapeInterpreter

/// Forms of views and of their code that have several shapes in Swift.
struct ViewFormTests {
  @Test func `branches of different types are statements of a closure`() throws {
    var life = try ViewLife(
      body: """
        Button("\\(set.count)") { withAnimation { if set.contains(1) { set.remove(1) } else { set.insert(1) } } }
        Button("\\(list.count)") { withAnimation { if isLong { list.removeLast() } else { list.append(1) } } }
        Button("\\(isLong)") {
          withAnimation {
            switch isLong {
            case true: list.append(2)
            case false: set.remove(4)
            }
          }
        }
        """,
      members: """
        @State private var set: Set<Int> = [4]
        @State private var list = [1]
        @State private var isLong = false
        """)
    #expect(try life.texts(at: 0) == ["1", "1", "false"])
    for (place, time) in [(0, 1.0), (0, 2), (0, 3), (1, 4), (2, 5)] { life.send(.press(place), at: time) }
    #expect(try life.texts(at: 1) == ["2", "1", "false"])
    #expect(try life.texts(at: 2) == ["1", "1", "false"])
    #expect(try life.texts(at: 6) == ["1", "2", "false"])
  }

  @Test func `branches of one type are the value of a closure`() throws {
    let source = ViewSource(
      body: "Text([1, 2].map { if $0 > 1 { \"a\" } else { \"b\" } }.joined())")
    #expect(try source.texts() == ["ba"])
    let faulty = ViewSource(body: "Text([1, 2].map { if $0 > 1 { \"a\" } else { 1 } }.joined())")
    #expect(!faulty.errors.isEmpty)
  }

  @Test func `a tap tells nothing`() throws {
    var life = try ViewLife(
      body: "Color.red.gesture(TapGesture().onEnded { _ in count += 1 })\nText(\"\\(count)\").onAppear().onDisappear()",
      members: "@State private var count = 0")
    #expect(try life.texts(at: 0) == ["0"])
    life.send(.tap(CGPoint(x: 100, y: 20)), at: 1)
    #expect(try life.texts(at: 1) == ["1"])
  }

  @Test func `an action may be missing`() throws {
    let source = ViewSource(
      body: """
        Text("a").onAppear(perform: later).onAppear(perform: go).onDisappear(perform: nil)
        NavigationSplitView(columnVisibility: $columns) { Text("s") } content: { Text("c") } detail: { Text("d") }
        NavigationSplitView(preferredCompactColumn: $column) { Text("t") } detail: { Text("d") }
        """,
      members: """
        var later: (() -> Void)? = nil
        @State private var columns = NavigationSplitViewVisibility.all
        @State private var column = NavigationSplitViewColumn.sidebar
        func go() {}
        """)
    #expect(source.errors == [] && source.warnings == [])
    #expect(try source.texts() == ["a", "s", "t"])
  }

  @Test func `tags may be values of the library`() throws {
    var life = try ViewLife(
      body: """
        Picker("x", selection: $edge) { Text("t").tag(Edge.top); Text("b").tag(Edge.bottom) }
        Text(edge == .top ? "top" : "bottom").tag(Animation.default).tag(UnitPoint.top).id(HorizontalAlignment.leading)
        ForEach([Axis.horizontal, .vertical], id: \\.self) { axis in Text(axis == .vertical ? "v" : "h") }
        """, members: "@State private var edge = Edge.top")
    #expect(try life.texts(at: 0).suffix(3) == ["top", "h", "v"])
    life.send(.step(0, 1), at: 1)
    #expect(try life.texts(at: 1).suffix(3) == ["bottom", "h", "v"])
  }

  @Test func `the values of tabs are those of the selection`() throws {
    var life = try ViewLife(
      body: """
        TabView(selection: $screen) {
          Tab("Home", systemImage: "house", value: .home) { Text("at home") }
          Tab("Away", systemImage: "gear", value: .away) { Text("away") }
        }
        """, members: "@State private var screen = Screen.away", "enum Screen: Hashable { case home, away }")
    #expect(try life.texts(at: 0).contains("away"))
    life.send(.press(0), at: 1)
    #expect(try life.texts(at: 1).contains("at home"))
  }

  @Test func `a layout of ones own may be any layout`() throws {
    let source = ViewSource(
      body: """
        let layout = isOwn ? AnyLayout(Corner(side: 30)) : AnyLayout(HStackLayout())
        layout { Color.red }
        """, members: "var isOwn = true",
      """
      struct Corner: Layout {
        var side: CGFloat
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
          CGSize(width: side, height: side)
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
          subviews.first?.place(at: bounds.origin, proposal: ProposedViewSize(width: 10, height: 10))
        }
      }
      """)
    #expect(source.errors == [])
    #expect(try source.listing() == "Corner 85 35 30 30\n  Color 85 35 10 10")
    #expect(try source.names(setting: ["isOwn": .toggle(false)]) == ["HStack", "Color"])
  }

  @Test func `a wrapper may make its value itself`() throws {
    var life = try ViewLife(
      body: "Text(\"\\(n) \\(other) \\(m)\"); Button(\"\") { m += 1 }; Inner()",
      members: "@Fix var n\n@Fix private var other: Int\n@Counter var m: Int",
      """
      @propertyWrapper struct Fix { var wrappedValue: Int { 7 } }
      @propertyWrapper struct Counter: DynamicProperty {
        @State private var inner = 1
        var wrappedValue: Int { get { inner } nonmutating set { inner = newValue } }
      }
      @propertyWrapper struct Kept { var wrappedValue = 5 }
      struct Inner: View {
        @Fix var n
        @Kept var kept
        var body: some View { Text("\\(n) \\(kept)") }
      }
      """)
    #expect(try life.texts(at: 0) == ["7 7 1", "", "7 5"])
    life.send(.press(0), at: 1)
    #expect(try life.texts(at: 1) == ["7 7 2", "", "7 5"])
    #expect(life.entry.parameters.map(\.name) == [])
  }

  @Test func `the context decides the members of a list`() throws {
    let source = ViewSource(
      body: """
        row()
        row(.blue)
        Own()
        Text("a").tint([.red, .green][i]).foregroundColor([.red, .green].first!)
        Rectangle().fill([.red, .green][i])
        Rectangle().fill([.red, .green].last!)
        Rectangle().fill([.red, .green].randomElement() ?? .blue)
        Rectangle().fill(one).background(other)
        """,
      members: """
        let i = 1
        let one: Color = [.red, .red].randomElement()!
        var other: Color { [.red, .green].first ?? .blue }
        func row(_ style: some ShapeStyle = .primary) -> some View { Rectangle().fill(style) }
        """,
      """
      struct Own<S: ShapeStyle>: View {
        var style: S
        init(_ style: S = .red) { self.style = style }
        var body: some View { Circle().fill(style) }
      }
      """)
    #expect(source.errors == [] && source.warnings == [])
    #expect(try source.names().filter { $0 == "Rectangle" }.count == 6)
  }

  @Test func `a track without a path is that of the whole value`() throws {
    func life(_ track: String, from start: String) throws -> ViewLife {
      try ViewLife(
        body: """
          Color.red.keyframeAnimator(initialValue: \(start)) { view, x in view.offset(x: x) } keyframes: { _ in
            \(track)
          }
          """)
    }
    for (track, start) in [
      ("KeyframeTrack { LinearKeyframe(20, duration: 2) }", "CGFloat(0)"),
      ("KeyframeTrack(\\.self) { LinearKeyframe(20.0, duration: 2) }", "0.0"),
      ("KeyframeTrack { LinearKeyframe(20.0, duration: 2) }", "0.0"),
    ] {
      #expect(try life(track, from: start).seen(at: 1).first == "offset 10 0", "\(track)")
    }
  }
}
