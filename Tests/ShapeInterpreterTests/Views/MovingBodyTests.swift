import Foundation
import Testing
import ViewTree

@testable import ShapeInterpreter

/// Bodies that animations move: views and modifiers with animatable data, transitions of the program's own, keyframes,
/// places that views share.
struct MovingBodyTests {
  private static let number = """
    struct Number: View, Animatable {
      var value: Double
      var animatableData: Double { get { value } set { value = newValue } }
      var body: some View { Text("\\(Int(value))").frame(width: value, height: 20) }
    }
    """

  @Test func aViewWithAnimatableDataIsMadeOfTheNumbersThatAreShown() throws {
    var life = try ViewLife(
      body: "VStack { Number(value: x); Button(\"go\") { withAnimation(.linear(duration: 1)) { x = 100 } } }",
      members: "@State private var x = 0.0", Self.number)
    life.send(.press(0), at: 1)
    #expect(try life.texts(at: 1) == ["0", "go"])
    #expect(try life.texts(at: 1.25) == ["25", "go"])
    #expect(try life.texts(at: 1.75) == ["75", "go"])
    #expect(try life.texts(at: 2.5) == ["100", "go"])
    #expect(try life.texts(at: 1.25) == ["25", "go"], "back is exact")
    #expect(try life.views(at: 1.25).nextChange == 1.25 && life.views(at: 2.5).nextChange == nil)
  }

  @Test func anEffectFollowsItsFunctionAndNotTheLineBetweenItsEnds() throws {
    var life = try ViewLife(
      body: """
        VStack {
          Color.red.frame(width: 10, height: 10).modifier(Shake(animatableData: x)).onTapGesture {
            withAnimation(.linear(duration: 1)) { x += 1 }
          }
        }
        """, members: "@State private var x: CGFloat = 0",
      """
      struct Shake: GeometryEffect {
        var animatableData: CGFloat
        func effectValue(size: CGSize) -> ProjectionTransform {
          ProjectionTransform(CGAffineTransform(translationX: 8 * sin(animatableData * .pi * 2), y: 0))
        }
      }
      """)
    life.send(.press(0), at: 0)
    for (moment, shift) in [(0.0, 0.0), (0.25, 8), (0.5, 0), (0.75, -8), (1.5, 0)] {
      let mark = try #require(try life.views(at: moment).scene.items.first)
      let place = CGPoint(x: 95, y: 45).applying(mark.transform)
      #expect(abs(place.x - 95 - shift) < 1e-9, "at \(moment): \(place.x)")
    }
  }

  @Test func aTransitionOfModifiersMovesWhatIsInThem() throws {
    var life = try ViewLife(
      body: """
        ZStack {
          if isThere {
            Color.red.frame(width: 20, height: 20)
              .transition(.modifier(active: Tilt(angle: 90), identity: Tilt(angle: 0)).combined(with: .opacity))
          }
          Button("go") { withAnimation(.linear(duration: 1)) { isThere.toggle() } }
        }
        """, members: "@State private var isThere = false",
      """
      struct Tilt: ViewModifier {
        var angle: Double
        func body(content: Content) -> some View { content.rotationEffect(.degrees(angle)) }
      }
      """)
    life.send(.press(0), at: 0)
    life.send(.press(0), at: 2)
    func effects(_ moment: Double) throws -> [String] {
      try life.seen(at: moment).filter { $0.hasPrefix("opacity") || $0.hasPrefix("rotation") }
    }
    #expect(try effects(0.25) == ["opacity 0.25", "rotation 67.5"])
    #expect(try effects(1.5) == ["rotation 0"])
    #expect(try effects(2.25) == ["opacity 0.75", "rotation 22.5"])
    #expect(try effects(3.5) == [] && life.views(at: 3.5).nextChange == nil)
  }

  @Test func aTransitionOfATypeOfItsOwnKnowsThePhase() throws {
    var life = try ViewLife(
      body: """
        ZStack {
          if isThere { Color.red.frame(width: 20, height: 20).transition(Twirl()) }
          Button("go") { withAnimation(.linear(duration: 1)) { isThere.toggle() } }
        }
        """, members: "@State private var isThere = false",
      """
      struct Twirl: Transition {
        func body(content: Content, phase: TransitionPhase) -> some View {
          content.scaleEffect(phase.isIdentity ? 1 : 0.5).offset(x: 100 * phase.value)
        }
      }
      """)
    life.send(.press(0), at: 0)
    life.send(.press(0), at: 2)
    func effects(_ moment: Double) throws -> [String] {
      try life.seen(at: moment).filter { $0.hasPrefix("scale") || $0.hasPrefix("offset") }
    }
    #expect(try effects(0.5) == ["offset -50 0", "scale 0.75"])
    #expect(try effects(2.5) == ["offset 50 0", "scale 0.75"])
    #expect(try effects(4) == [])
  }

  @Test func keyframesLeadAValueAlongItsTracks() throws {
    var life = try ViewLife(
      body: """
        Circle()
          .keyframeAnimator(initialValue: Values(), trigger: taps) { content, value in
            content.scaleEffect(value.scale).offset(value.offset)
          } keyframes: { _ in
            KeyframeTrack(\\.scale) {
              LinearKeyframe(2, duration: 0.5)
              LinearKeyframe(1, duration: 0.5)
            }
            KeyframeTrack(\\.offset) {
              MoveKeyframe(CGSize(width: 10, height: 0))
              LinearKeyframe(.zero, duration: 0.5)
            }
          }
          .onTapGesture { taps += 1 }
        """, members: "@State private var taps = 0", "struct Values { var scale = 1.0; var offset = CGSize.zero }")
    life.send(.press(0), at: 1)
    func effects(_ moment: Double) throws -> [String] {
      try life.seen(at: moment).filter { $0.hasPrefix("scale") || $0.hasPrefix("offset") }
    }
    #expect(try effects(0.5) == ["offset 0 0", "scale 1"])
    #expect(try effects(1.25) == ["offset 5 0", "scale 1.5"])
    #expect(try effects(1.75) == ["offset 0 0", "scale 1.5"])
    #expect(try effects(3) == ["offset 0 0", "scale 1"] && life.views(at: 3).nextChange == nil)
  }

  @Test func aViewTakesOverThePlaceOfOneThatGoes() throws {
    var life = try ViewLife(
      body: """
        HStack(spacing: 0) {
          VStack { if isLeft { Color.red.frame(width: 20, height: 20).matchedGeometryEffect(id: 1, in: space) } }
            .frame(width: 100, height: 50)
          VStack { if !isLeft { Color.red.frame(width: 40, height: 40).matchedGeometryEffect(id: 1, in: space) } }
            .frame(width: 100, height: 50)
        }
        .onTapGesture { withAnimation(.linear(duration: 1)) { isLeft.toggle() } }
        """, members: "@State private var isLeft = true\n  @Namespace private var space")
    life.send(.press(0), at: 0)
    func colors(_ moment: Double) throws -> [String] { try life.seen(at: moment).filter { $0.hasPrefix("#") } }
    #expect(try colors(0).first == "#FF3B30 40 40 20 20")
    #expect(try colors(0.5) == ["#FF3B30 85 35 30 30", "#FF3B30 85 35 30 30"], "both fade over the same place")
    #expect(try colors(2) == ["#FF3B30 130 30 40 40"])
  }

  @Test func aViewThatIsNoSourceStandsWhereItsSourceIs() throws {
    let life = try ViewLife(
      body: """
        HStack(spacing: 0) {
          Color.red.frame(width: 20, height: 20).matchedGeometryEffect(id: 0, in: space)
          Color.blue.frame(width: 30, height: 10).matchedGeometryEffect(id: 1, in: space)
        }
        .background { Capsule().fill(.green).matchedGeometryEffect(id: 1, in: space, isSource: false) }
        """, members: "@Namespace private var space")
    #expect(try life.seen(at: 0).last == "Capsule 95 45 30 10 #34C759")
  }

  @Test func aTransactionIsChangedByWhatItIs() throws {
    var life = try ViewLife(
      body: """
        VStack {
          Color.red.frame(width: 10, height: 10).offset(x: x).transaction { $0.animation = $0.animation?.speed(2) }
          Button("go") { withAnimation(.linear(duration: 1)) { x = 100 } }
        }
        """, members: "@State private var x: CGFloat = 0")
    life.send(.press(0), at: 0)
    #expect(try life.seen(at: 0.25).contains("offset 50 0"))
    #expect(try life.seen(at: 0.75).contains("offset 100 0"))
  }

  @Test func eachChangeOfOneAppearanceHasItsOwnTransaction() throws {
    let life = try ViewLife(
      body: """
        Color.red.frame(width: 10, height: 10).offset(x: x, y: y).onAppear {
          y = 100
          withAnimation(.linear(duration: 4)) { x = 100 }
        }
        """, members: "@State private var x: CGFloat = 0\n  @State private var y: CGFloat = 0")
    #expect(try life.seen(at: 1).contains("offset 25 100"))
  }

  @Test func manyTransactionsOfOneActionAllArrive() throws {
    var life = try ViewLife(
      body: """
        VStack {
          Color.red.frame(width: 10, height: 10).offset(x: CGFloat(all.reduce(0, +)))
          Button("go") { for index in all.indices { withAnimation(.linear(duration: Double(index + 1))) { all[index] = 1 } } }
        }
        """, members: "@State private var all = Array(repeating: 0, count: 40)")
    life.send(.press(0), at: 0)
    #expect(try life.seen(at: 100).contains("offset 40 0"))
  }

  @Test func theIdentityOfAViewIsThatOfTheModifiersAroundIt() throws {
    var life = try ViewLife(
      body: """
        ZStack {
          Text("n\\(n)").id(n).transition(.offset(x: 50))
          Button("go") { withAnimation(.linear(duration: 1)) { n += 1 } }
        }
        """, members: "@State private var n = 0")
    life.send(.press(0), at: 0)
    #expect(try life.seen(at: 0.5).filter { $0.hasPrefix("offset") } == ["offset 25 0", "offset 25 0"])
  }

  @Test func aBindingOfTheRootKeepsWhatActionsSet() throws {
    var life = try ViewLife(
      body: "VStack { Button(\"\\(n)\") { n += 1 }; Child(n: $n); Child(n: .constant(7)) }",
      members: "@Binding var n: Int",
      "struct Child: View { @Binding var n: Int; var body: some View { Button(\"c\\(n)\") { n += 10 } } }")
    let start = try #require(try life.texts(at: 0).first.flatMap(Int.init))
    life.send(.press(0), at: 0)
    life.send(.press(1), at: 1)
    life.send(.press(2), at: 2)
    #expect(try life.texts(at: 3) == ["\(start + 11)", "c\(start + 11)", "c7"])
  }

  @Test func `keyframes without a track are those of the value itself`() throws {
    var life = try ViewLife(
      body: """
        Circle().frame(width: 10, height: 10)
          .keyframeAnimator(initialValue: 0.0, trigger: turns) { view, x in view.offset(x: x) } keyframes: { _ in
            LinearKeyframe(100, duration: 1)
            LinearKeyframe(0, duration: 1)
          }
          .onTapGesture { turns += 1 }
        """, members: "@State private var turns = 0")
    life.send(.press(0), at: 0)
    let seen = try [0.5, 1, 1.5, 3].map { try life.seen(at: $0).first { $0.hasPrefix("offset") } }
    #expect(seen == ["offset 50 0", "offset 100 0", "offset 50 0", "offset 0 0"])
  }

  @Test func `an animatable view without data of its own is a view as others`() throws {
    let life = try ViewLife(
      body: "Still()", "struct Still: View, Animatable { var body: some View { Text(\"still\") } }")
    #expect(try life.texts(at: 0) == ["still"])
  }

  @Test(arguments: ["CGPoint", "[CGPoint]"])
  func `a vector of points moves number by number`(_ type: String) throws {
    let (one, first) = type == "CGPoint" ? ("$", "place") : ("[$]", "place[0]")
    func value(_ text: String) -> String { one.replacing("$", with: text) }
    var life = try ViewLife(
      body: "Bar(data: Q(place: \(value("CGPoint(x: isOn ? 100 : 20, y: 5)")))).onTapGesture { "
        + "withAnimation(.linear(duration: 1)) { isOn = true } }", members: "@State private var isOn = false",
      """
      struct Q: VectorArithmetic {
        var place: \(type)
        static var zero: Q { Q(place: \(value(".zero"))) }
        var magnitudeSquared: Double { \(first).x * \(first).x }
        static func + (l: Q, r: Q) -> Q { Q(place: \(value("CGPoint(x: l.\(first).x + r.\(first).x, y: 0)"))) }
        static func - (l: Q, r: Q) -> Q { Q(place: \(value("CGPoint(x: l.\(first).x - r.\(first).x, y: 0)"))) }
        mutating func scale(by s: Double) { \(first).x *= s }
      }
      struct Bar: Shape {
        var data: Q
        var animatableData: Q { get { data } set { data = newValue } }
        func path(in rect: CGRect) -> Path { Path(CGRect(x: 0, y: 0, width: data.\(first).x, height: 5)) }
      }
      """)
    life.send(.press(0), at: 0)
    #expect(try life.seen(at: 0.25).first { $0.hasPrefix("Bar") }?.hasSuffix("data 40 5") ?? false)
    #expect(try life.seen(at: 2).first { $0.hasPrefix("Bar") }?.contains("data") == false)
  }
}
