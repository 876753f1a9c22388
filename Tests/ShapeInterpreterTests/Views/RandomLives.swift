import Foundation
import TestSupport
import ViewTree

@testable import ShapeInterpreter

/// A program made by chance whose views move: with its animations, or with the same changes at once.
struct RandomLife {
  /// The program with animations, and without.
  let (moving, still): (String, String)
  /// True if views with states of their own come and go: a view that comes back before it has gone keeps its states.
  let hasInnerStates: Bool

  init(using generator: inout SeededGenerator) {
    var maker = Maker(generator: generator)
    let source = maker.program()
    (moving, still) = (source.replacing(Maker.mark, with: ""), Maker.still(source))
    hasInnerStates = source.contains("Cell(")
    generator = maker.generator
  }

  /// Returns events at random moments: presses of what can be pressed, and pauses.
  func events(using generator: inout SeededGenerator) -> [ViewEvent] {
    var moment = 0.0
    return (0..<Int.random(in: 1...8, using: &generator)).map { _ in
      moment += hasInnerStates ? 4 : [0, 0.05, 0.2, 0.5, 3].randomElement(using: &generator) ?? 0
      return ViewEvent(.press(Int.random(in: 0..<7, using: &generator)), at: moment)
    }
  }
}

/// The choices of a program.
private struct Maker {
  var generator: SeededGenerator

  /// Stands around each animation.
  static let mark = "§"

  /// Returns the source with no animation in place of each one between marks. All else stands where it stood.
  static func still(_ source: String) -> String {
    source.components(separatedBy: mark).enumerated().map {
      $0.isMultiple(of: 2) ? $1 : "nil".padding(toLength: $1.count, withPad: " ", startingAt: 0)
    }.joined()
  }

  private mutating func one(of choices: [String]) -> String { choices.randomElement(using: &generator) ?? "" }

  private mutating func animation() -> String {
    let some = one(of: [
      ".linear(duration: 0.3)", ".spring()", ".easeInOut(duration: 0.4).delay(0.1)", ".bouncy", ".default",
      ".linear(duration: 0.2).repeatCount(3, autoreverses: true)", ".spring(response: 0.2, dampingFraction: 0.5)",
      ".easeOut(duration: 0.5).speed(2)",
    ])
    return Self.mark + some + Self.mark
  }

  /// Returns changes of two states. A state that changes in two transactions is another value in between, of which code
  /// hears too.
  private mutating func changes() -> (String, String) {
    let all = [["a.toggle()"], ["n = (n + 1) % 4", "n = (n + 3) % 5"], ["x += 10", "x = x > 30 ? 0 : x + 7"]]
    let chosen = all.shuffled(using: &generator)
    return (one(of: chosen[0]), one(of: chosen[1]))
  }

  /// Returns the code of a button. The changes of several transactions are shown one after the other: a view that is
  /// not there in between loses its states, but it is always there if the transactions are one, without animations.
  private mutating func action(inOneTransaction: Bool) -> String {
    let (one, other) = changes()
    let (animation, second) = (animation(), animation())
    if inOneTransaction { return "withAnimation(\(animation)) { \(one); \(other) }" }
    return self.one(of: [
      "withAnimation(\(animation)) { \(one) }", one, "\(one); withAnimation(\(animation)) { \(other) }",
      "withAnimation(\(animation)) { \(one) }; withAnimation(\(second)) { \(other) }",
      "withAnimation(\(animation)) { \(one); \(other) }",
    ])
  }

  private mutating func transition() -> String {
    let animation = animation()
    return one(of: [
      "", ".transition(.opacity)", ".transition(.scale)", ".transition(.move(edge: .leading))", ".transition(.slide)",
      ".transition(.asymmetric(insertion: .scale, removal: .opacity))", ".transition(.push(from: .top))",
      ".transition(.opacity.combined(with: .offset(x: 10)).animation(\(animation)))",
      ".transition(.modifier(active: Tilt(angle: 90), identity: Tilt(angle: 0)))",
    ])
  }

  private mutating func part() -> String {
    let (first, second, transition) = (animation(), animation(), transition())
    return one(of: [
      "Color.red.frame(width: 10 + x, height: a ? 10 : 20).opacity(a ? 1 : 0.3)",
      "if a { Text(\"in\")\(transition) }",
      "if n % 2 == 0 { Color.blue.frame(width: 20, height: 8)\(transition) } else { Circle().frame(height: 9)\(transition) }",
      "ForEach(0..<n, id: \\.self) { Text(\"r\\($0)\")\(transition) }",
      "Rectangle().frame(width: 12, height: 5).rotationEffect(.degrees(x)).animation(\(first), value: x)",
      "Circle().trim(from: 0, to: a ? 1 : 0.2).stroke(.blue, lineWidth: x).frame(height: 10)",
      "Color.green.frame(width: 9, height: 9).offset(x: a ? 20 : 0).onChange(of: n) { withAnimation(\(first)) { x += 1 } }",
      "Number(value: x)", "Number(value: a ? 5 : 50).animation(\(second), value: a)",
      "Color.black.frame(width: 9, height: 4).modifier(Tilt(angle: a ? 30 : 0))",
      "HStack { if a { Color.red.frame(width: 9, height: 9).matchedGeometryEffect(id: 1, in: space) }; Text(\"-\"); "
        + "if !a { Color.red.frame(width: 19, height: 9).matchedGeometryEffect(id: 1, in: space) } }",
      "Text(\"n\\(n)\").id(n)\(transition)",
      "Color.pink.frame(width: 5, height: 5).scaleEffect(a ? 2 : 1).transaction { $0.animation = $0.animation?.speed(3) }",
      "Color.teal.frame(width: CGFloat(n), height: 3).onAppear { x += 1; withAnimation(\(first)) { x += 2 } }",
      "HStack(spacing: 0) { Number(value: x * 2); Color.gray.frame(width: a ? 5 : 15, height: 6) }",
      "ForEach(0..<n, id: \\.self) { Cell(name: \"c\\($0)\") }", "if a { Cell(name: \"d\") }",
    ])
  }

  mutating func program() -> String {
    let parts = (0..<Int.random(in: 1...5, using: &generator)).map { _ in part() }
    let hasInnerStates = parts.contains { $0.contains("Cell(") }
    let buttons = (0..<3).map { _ in "Button(\"go\") { \(action(inOneTransaction: hasInnerStates)) }" }
    return """
      struct Tilt: ViewModifier {
        var angle: Double
        func body(content: Content) -> some View { content.rotationEffect(.degrees(angle)).opacity(1 - angle / 100) }
      }
      struct Number: View, Animatable {
        var value: Double
        var animatableData: Double { get { value } set { value = newValue } }
        var body: some View { Text("\\(Int(value))").frame(width: 10 + value) }
      }
      struct Cell: View {
        var name: String
        @State private var count = 0
        var body: some View { Button("\\(name):\\(count)") { count += 1 } }
      }
      struct V: View {
        @State private var a = false
        @State private var n = 1
        @State private var x = 3.0
        @Namespace private var space
        var body: some View {
          VStack(spacing: 0) {
            \((buttons + parts).joined(separator: "\n      "))
          }
        }
      }
      """
  }
}
