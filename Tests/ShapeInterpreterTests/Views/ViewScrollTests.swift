import Foundation
import ShapeGeometry
import Testing
import ViewTree

@testable import ShapeInterpreter

/// Views that scroll: by wheels, fingers, keys and code.
struct ViewScrollTests {
  private static let column = """
    VStack(spacing: 0) { ForEach(0..<10, id: \\.self) { index in Text("\\(index)").frame(width: 50, height: 30).id(index) } }
    """

  /// Returns the top of the text of an index.
  private func top(_ life: ViewLife, _ index: Int, at moment: Double = 60) throws -> Double? {
    func find(_ view: PlacedView) -> Double? {
      if case .text(_, let spans) = view.part.drawing, spans.map(\.text).joined() == "\(index)" {
        return Double(view.frame.midY) - 15
      }
      return view.children.lazy.compactMap(find).first
    }
    return try life.views(at: moment).root.flatMap(find)
  }

  @Test func aWheelScrollsAsFarAsThereIsContent() throws {
    var life = try ViewLife(body: "ScrollView { \(Self.column) }")
    let point = CGPoint(x: 100, y: 50)
    #expect(try top(life, 0) == 0)
    life.send(.scroll(point, by: CGSize(width: 5, height: 40)), at: 1)
    #expect(try top(life, 0) == -40)
    #expect(try top(life, 0, at: 0.5) == 0)
    life.send(.scroll(point, by: CGSize(width: 0, height: 1000)), at: 2)
    #expect(try top(life, 9) == 70)
    life.send(.scroll(point, by: CGSize(width: 0, height: -1000)), at: 3)
    #expect(try top(life, 0) == 0)
  }

  @Test func theInnermostViewThatCanGoAnyFurtherScrolls() throws {
    let row = "HStack(spacing: 0) { ForEach(20..<30, id: \\.self) { Text(\"\\($0)\").frame(width: 60, height: 40) } }"
    var life = try ViewLife(body: "ScrollView { ScrollView(.horizontal) { \(row) }\n\(Self.column) }")
    let before = try #require(try top(life, 0))
    life.send(.scroll(CGPoint(x: 100, y: 20), by: CGSize(width: 100, height: 0)), at: 0)
    #expect(try top(life, 0) == before)
    life.send(.scroll(CGPoint(x: 100, y: 20), by: CGSize(width: 0, height: 10)), at: 1)
    #expect(try top(life, 0) == before - 10)
  }

  @Test func aFingerMovesTheContent() throws {
    var life = try ViewLife(body: "ScrollView { \(Self.column) }")
    let start = CGPoint(x: 100, y: 80)
    life.send(.drag(from: start, to: CGPoint(x: 100, y: 60), isEnd: false), at: 0)
    #expect(try top(life, 0, at: 0) == -20)
    life.send(.drag(from: start, to: CGPoint(x: 100, y: 30), isEnd: true), at: 1)
    #expect(try top(life, 0, at: 1) == -50)
  }

  @Test func aViewThatScrollsStandsBehindTheControls() throws {
    var life = try ViewLife(
      body: "ScrollView { VStack { Button(\"b\") {}\n\(Self.column) } }")
    #expect(try life.views(at: 0).touchables.map(\.touch.name) == ["Button", "ScrollView"])
    let before = try #require(try top(life, 0))
    life.send(.step(1, 2), at: 0)
    #expect(try top(life, 0) == before - 80)
    let short = try ViewLife(body: "ScrollView { Text(\"short\") }")
    #expect(try short.views(at: 0).touchables.isEmpty)
  }

  @Test func codeScrollsToAViewByItsIdentity() throws {
    func life(_ anchor: String) throws -> ViewLife {
      var life = try ViewLife(
        body: """
          ScrollViewReader { reader in
            ScrollView { \(Self.column) }.overlay(Button("go") { reader.scrollTo(5\(anchor)) }.hidden().overlay(Button("go") { reader.scrollTo(5\(anchor)) }))
          }
          """)
      life.send(.press(0), at: 1)
      return life
    }
    #expect(try top(life(", anchor: .top"), 5) == 0)
    #expect(try top(life(", anchor: .center"), 5) == 35)
    #expect(try top(life(", anchor: .bottom"), 5) == 70)
    #expect(try top(life(""), 5) == 70, "the least way")
    let start = try ViewLife(
      body: "ScrollViewReader { reader in ScrollView { \(Self.column) }.onAppear { reader.scrollTo(9) } }")
    #expect(try top(start, 9, at: 0) == 70)
  }

  @Test func aScrollInATransactionMovesTheContent() throws {
    var life = try ViewLife(
      body: """
        ScrollViewReader { reader in
          ScrollView { \(Self.column) }
            .onTapGesture { withAnimation(.linear(duration: 1)) { reader.scrollTo(4, anchor: .top) } }
        }
        """)
    life.send(.press(0), at: 0)
    #expect(try top(life, 0, at: 0.5) == -60)
    #expect(try top(life, 0, at: 1) == -120)
  }

  @Test func aReaderInsideSeesItsMovedFrame() throws {
    var life = try ViewLife(
      body: """
        ScrollView {
          GeometryReader { proxy in
            Text("\\(Int(proxy.frame(in: .global).minY)) \\(Int(proxy.frame(in: .named("s")).minY))")
          }
          .frame(height: 400)
        }
        .coordinateSpace(name: "s").padding(.top, 20)
        """)
    #expect(try life.texts(at: 0) == ["20 0"])
    life.send(.scroll(CGPoint(x: 50, y: 60), by: CGSize(width: 0, height: 30)), at: 0)
    #expect(try life.texts(at: 0) == ["-10 -30"])
  }

  @Test func marginsInsetTheContentAlone() throws {
    let source = ViewSource(
      body: """
        ScrollView { Color.red.frame(height: 20) }
          .contentMargins(.horizontal, 40, for: .scrollContent).contentMargins(.top, 5)
        """)
    #expect(source.errors == [])
    let root = try #require(try source.views().root)
    #expect(
      root.listing == """
        ScrollView 0 0 200 100
          contentMargins 0 0 200 25
            frame 40 5 120 20
              Color 40 5 120 20
        """)
  }

  @Test func marginsReplaceThoseOfAList() throws {
    let source = ViewSource(body: "List { Text(\"row\") }.contentMargins(.horizontal, 50)")
    let text = try #require(source.texts().first)
    #expect(text == "row")
    func frame(of view: PlacedView) -> CGRect? {
      if case .text = view.part.drawing { return view.frame }
      return view.children.lazy.compactMap(frame).first
    }
    #expect(try frame(of: #require(try source.views().root))?.minX == 70)
  }

  @Test func aRelativeFrameTakesItsShareOfTheProposedWidth() throws {
    let source = ViewSource(
      body: """
        ScrollView {
          Color.red.frame(height: 20).containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 10)
        }
        """)
    #expect(source.errors == [])
    let root = try #require(try source.views(width: 402, height: 100).root)
    #expect(abs(root.frame.width - 264.667) < 0.001)
    #expect(abs(root.frame.midX - 201) < 0.001)
  }

  @Test func theOffsetIsLostWithItsView() throws {
    var life = try ViewLife(
      body: """
        VStack {
          Button("b") { isThere.toggle() }.frame(height: 20)
          if isThere { ScrollView { \(Self.column) } }
        }
        """,
      members: "@State private var isThere = true")
    let before = try top(life, 0)
    life.send(.scroll(CGPoint(x: 100, y: 80), by: CGSize(width: 0, height: 40)), at: 0)
    life.send(.press(0), at: 1)
    #expect(try top(life, 0) == nil)
    life.send(.press(0), at: 2)
    #expect(try top(life, 0) == before)
  }
}
