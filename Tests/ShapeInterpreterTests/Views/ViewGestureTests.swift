import Foundation
import ShapeGeometry
import Testing
import ViewTree

@testable import ShapeInterpreter

/// Several taps, and fingers that stay.
struct ViewGestureTests {
  private static let log = "@State private var log = \"\""

  private func life(_ modifiers: String, members: String = log) throws -> ViewLife {
    try ViewLife(body: "Rectangle()\(modifiers).overlay(Text(log).allowsHitTesting(false))", members: members)
  }

  private let point = CGPoint(x: 50, y: 50)

  @Test func twoTapsAtOnePlaceAreADoubleTap() throws {
    var life = try life(".onTapGesture(count: 2) { log += \"d\" }")
    life.send(.tap(point), at: 0)
    life.send(.tap(point), at: 0.2)
    #expect(try life.texts(at: 0.1) == [""])
    #expect(try life.texts(at: 0.2) == ["d"])
    life.send(.tap(point), at: 1)
    life.send(.tap(CGPoint(x: 150, y: 50)), at: 1.1)
    life.send(.tap(CGPoint(x: 150, y: 50)), at: 1.6)
    #expect(try life.texts(at: 3) == ["d"], "elsewhere, or too late")
  }

  @Test func aSingleTapWaitsForTheSecondOneOfAnInnerView() throws {
    let both = ".onTapGesture(count: 2) { log += \"d\" }.onTapGesture { log += \"s\" }"
    var life = try life(both)
    life.send(.tap(point), at: 0)
    #expect(try life.texts(at: 0.2) == [""])
    #expect(try life.texts(at: 0.3) == ["s"])
    life.send(.tap(point), at: 1)
    life.send(.tap(point), at: 1.2)
    #expect(try life.texts(at: 3) == ["sd"])
    life.send(.tap(point), at: 4)
    life.send(.tap(CGPoint(x: 150, y: 50)), at: 4.1)
    #expect(try life.texts(at: 4.1) == ["sds"], "a tap elsewhere ends the waiting")
    #expect(try life.texts(at: 6) == ["sdss"])
  }

  @Test func anInnerSingleTapTakesEachAtOnce() throws {
    var life = try life(".onTapGesture { log += \"s\" }.onTapGesture(count: 2) { log += \"d\" }")
    life.send(.tap(point), at: 0)
    life.send(.tap(point), at: 0.1)
    #expect(try life.texts(at: 0.1) == ["ss"])
  }

  @Test func joinedGesturesAreHeardBoth() throws {
    var life = try life(
      """
      .gesture(TapGesture(count: 2).onEnded { log += "d" }.exclusively(before: TapGesture().onEnded { log += "s" }))
      """)
    life.send(.tap(point), at: 0)
    life.send(.tap(point), at: 0.2)
    #expect(try life.texts(at: 0.5) == ["d"])
    life.send(.tap(point), at: 1)
    #expect(try life.texts(at: 2) == ["ds"])

    for (joined, heard) in [("simultaneously(with:", "LD"), ("sequenced(before:", "L")] {
      var life = try self.life(
        """
        .gesture(LongPressGesture().onEnded { _ in log += "L" }.\(joined) DragGesture().onEnded { _ in log += "D" }))
        """)
      life.send(.down(point), at: 0)
      life.send(.up(point), at: 1)
      #expect(try life.texts(at: 1) == ["L"])
      life.send(.drag(from: point, to: CGPoint(x: 90, y: 50), isEnd: false), at: 2)
      life.send(.drag(from: point, to: CGPoint(x: 90, y: 50), isEnd: true), at: 2.1)
      #expect(try life.texts(at: 3) == [heard], "a drag alone is not the second one of a sequence")
    }
  }

  /// A view that can be dragged after a long press, as Apple's article on composed gestures has it.
  private static let dragged = """
    .gesture(
      LongPressGesture(minimumDuration: 0.5).sequenced(before: DragGesture())
        .updating($drag) { value, state, _ in
          switch value {
          case .first(true): state = "pressing"
          case .second(true, let drag): state = "dragging \\(Int(drag?.translation.width ?? 0))"
          default: state = "inactive"
          }
        }
        .onChanged { _ in log += "c" }
        .onEnded { value in
          guard case .second(true, let drag?) = value else { return }
          log += "(\\(Int(drag.translation.width)))"
        })
    """

  @Test func theSecondGestureOfASequenceWaitsForTheFirst() throws {
    var life = try ViewLife(
      body: "Rectangle()\(Self.dragged).overlay(VStack { Text(log)\nText(drag) }.allowsHitTesting(false))",
      members: "\(Self.log)\n@GestureState private var drag = \"inactive\"")
    life.send(.down(point), at: 0)
    #expect(try life.texts(at: 0.1) == ["c", "pressing"])
    #expect(try life.texts(at: 0.6) == ["cc", "dragging 0"])
    life.send(.drag(from: point, to: CGPoint(x: 80, y: 50), isEnd: false), at: 1)
    #expect(try life.texts(at: 1) == ["ccc", "dragging 30"])
    life.send(.drag(from: point, to: CGPoint(x: 90, y: 50), isEnd: true), at: 1.5)
    #expect(try life.texts(at: 1.5) == ["ccc(40)", "inactive"])
    life.send(.down(point), at: 2)
    life.send(.up(point), at: 3)
    #expect(try life.texts(at: 2.7) == ["ccc(40)cc", "dragging 0"])
    #expect(try life.texts(at: 3) == ["ccc(40)cc", "inactive"], "the finger is gone")
    life.send(.down(point), at: 4)
    life.send(.drag(from: point, to: CGPoint(x: 90, y: 50), isEnd: false), at: 4.1)
    life.send(.drag(from: point, to: CGPoint(x: 99, y: 50), isEnd: true), at: 4.2)
    #expect(try life.texts(at: 5) == ["ccc(40)ccc", "inactive"], "too early for the drag")
  }

  @Test func joinedGesturesTellWhichOneHasNews() throws {
    var life = try life(
      """
      .gesture(
        TapGesture().simultaneously(with: DragGesture())
          .onEnded { log += $0.first != nil ? "t" : "d\\(Int($0.second?.translation.width ?? 0))" })
      """)
    life.send(.tap(point), at: 0)
    life.send(.drag(from: point, to: CGPoint(x: 90, y: 50), isEnd: true), at: 1)
    #expect(try life.texts(at: 2) == ["td40"])
    life = try self.life(
      """
      .gesture(
        LongPressGesture().exclusively(before: TapGesture())
          .onEnded { value in
            switch value {
            case .first: log += "L"
            case .second: log += "t"
            }
          })
      """)
    life.send(.down(point), at: 0)
    life.send(.up(point), at: 1)
    life.send(.down(point), at: 2)
    life.send(.up(point), at: 2.1)
    #expect(try life.texts(at: 4) == ["Lt"])
  }

  @Test func aFingerThatStaysIsALongPress() throws {
    var life = try life(
      """
      .onTapGesture { log += "t" }
      .onLongPressGesture(minimumDuration: 1) { log += "L" } onPressingChanged: { log += $0 ? "(" : ")" }
      """)
    life.send(.down(point), at: 0)
    #expect(try life.texts(at: 0.9) == ["("])
    #expect(try life.texts(at: 1) == ["(L)"])
    life.send(.up(point), at: 2)
    #expect(try life.texts(at: 2) == ["(L)"])
    life.send(.down(point), at: 3)
    life.send(.up(point), at: 3.5)
    #expect(try life.texts(at: 5) == ["(L)()t"], "a short one is a tap")
    life.send(.down(point), at: 6)
    life.send(.drag(from: point, to: CGPoint(x: 90, y: 50), isEnd: false), at: 6.2)
    life.send(.drag(from: point, to: CGPoint(x: 95, y: 50), isEnd: true), at: 6.4)
    #expect(try life.texts(at: 9) == ["(L)()t()"], "one that moves away is none")
  }

  @Test func aKeyPressesLong() throws {
    var life = try life(".onLongPressGesture { log += \"L\" }")
    life.send(.press(0), at: 0)
    #expect(try life.texts(at: 0) == ["L"])
  }

  @Test func theStateOfALongPressGoesBack() throws {
    var life = try life(
      """
      .opacity(isDown ? 0.5 : 1)
      .gesture(
        LongPressGesture(minimumDuration: 0.5).updating($isDown) { value, state, _ in state = value }
          .onChanged { _ in log += "c" }.onEnded { _ in log += "e" })
      """, members: "\(Self.log)\n@GestureState private var isDown = false")
    life.send(.down(point), at: 0)
    #expect(try life.seen(at: 0.1).first == "opacity 0.5")
    #expect(try life.texts(at: 0.1) == ["c"])
    #expect(try life.seen(at: 0.5).first == "opacity 1")
    #expect(try life.texts(at: 0.5) == ["ce"])
  }

  @Test(arguments: ["page", "page(indexDisplayMode: .never)"])
  func `a drag turns the pages`(_ style: String) throws {
    var life = try ViewLife(
      body: """
        VStack {
          TabView(selection: $page) {
            ForEach(0..<3) { Text("page \\($0)").tag($0) }
          }
          .tabViewStyle(.\(style))
          Text(verbatim: "\\(page)")
        }
        """, members: "@State private var page = 0")
    life.box = CGRect(x: 0, y: 0, width: 300, height: 400)
    var moment = 0.0
    func turned(_ x: CGFloat, _ y: CGFloat = 0) throws -> String? {
      let start = CGPoint(x: 150, y: 180)
      for isEnd in [false, true] {
        life.send(.drag(from: start, to: CGPoint(x: 150 + x, y: 180 + y), isEnd: isEnd), at: moment)
        moment += 1
      }
      return try life.texts(at: moment).last
    }
    #expect(try turned(80) == "0", "there is no page before it")
    #expect(try turned(-80) == "1")
    #expect(try turned(-20) == "1")
    #expect(try turned(-80, 120) == "1", "up or down")
    #expect(try turned(-100, 30) == "2")
    #expect(try turned(-100) == "2", "there is no page behind it")
    #expect(try turned(90) == "1")
    life.send(.tap(CGPoint(x: 20, y: 180)), at: moment)
    #expect(try life.texts(at: moment).last == "1", "a tap on a page turns none")
    let pages = try life.views(at: moment).touchables.map(\.touch)
    #expect(pages == [.value("TabView")])
    life.send(.step(0, -1), at: moment)
    #expect(try life.texts(at: moment).last == "0")
  }
}
