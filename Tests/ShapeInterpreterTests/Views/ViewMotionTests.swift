import Foundation
import Testing
import ViewTree

@testable import ShapeInterpreter

/// Curves, springs, animations and transitions of a source are SwiftUI's values.
struct ViewMotionTests {
  /// Returns the values of expressions as texts.
  private func values(_ expressions: String..., of rest: String = "") throws -> [String] {
    let texts = expressions.map { "Text(verbatim: \"\\(\($0))\")" }.joined(separator: "\n")
    let source = ViewSource(body: "VStack {\n\(texts)\n}", rest)
    #expect(source.errors == [])
    return try source.texts()
  }

  @Test func defaultsAreThoseOfSwiftUI() throws {
    let spellings = [
      ".default", ".spring(response: 0.55, dampingFraction: 1)", ".spring()", ".smooth", ".spring", ".smooth",
      ".spring()", ".spring(duration: 0.5, bounce: 0, blendDuration: 0)", ".linear", ".linear(duration: 0.35)",
      ".easeInOut", ".timingCurve(0.42, 0, 0.58, 1, duration: 0.35)",
      ".spring(dampingFraction: 0.825)", ".spring(response: 0.5, dampingFraction: 0.825, blendDuration: 0)",
      ".interactiveSpring", ".interactiveSpring(duration: 0.15, extraBounce: 0, blendDuration: 0.25)",
      ".interactiveSpring(response: 0.15)",
      ".interactiveSpring(response: 0.15, dampingFraction: 0.86, blendDuration: 0.25)",
      ".snappy", ".spring(duration: 0.5, bounce: 0.15)", ".bouncy(extraBounce: 0.1)",
      ".bouncy(duration: 0.5, extraBounce: 0.1)",
      ".interpolatingSpring", ".interpolatingSpring(Spring())",
      ".interpolatingSpring(stiffness: 10, damping: 2)",
      ".interpolatingSpring(mass: 1, stiffness: 10, damping: 2, initialVelocity: 0)",
    ]
    for index in stride(from: 0, to: spellings.count, by: 2) {
      let pair = "Animation\(spellings[index]) == Animation\(spellings[index + 1])"
      #expect(try values(pair) == ["true"], "\(pair)")
    }
  }

  @Test func valuesOfMotionAreKeys() throws {
    #expect(
      try values(
        "Set([Animation.linear, .linear(duration: 0.35), .linear.speed(2), .spring(), .smooth]).count",
        "Set([Spring(), .smooth, .bouncy]).count", "Set([UnitCurve.linear, .easeIn, .easeIn]).count",
        "[Animation.linear: 1, Animation.easeIn: 2][.easeIn] ?? 0", "[Animation.linear, .snappy].contains(.snappy)")
        == ["3", "2", "2", "2", "true"])
  }

  @Test func modifiersKeepTheirOrder() throws {
    #expect(
      try values(
        "Animation.linear.delay(1).repeatForever() == Animation.linear.repeatForever().delay(1)",
        "Animation.linear.delay(1).repeatForever() == Animation.linear.delay(1).repeatForever(autoreverses: true)",
        "Animation.linear.speed(2).delay(1) == Animation.linear.delay(1).speed(2)",
        "Animation.linear.repeatCount(2) == Animation.linear.repeatCount(2, autoreverses: false)",
        "Animation.linear.logicallyComplete(after: 1) == Animation.linear"
      ) == ["false", "true", "false", "false", "false"])
  }

  @Test func curvesAndSpringsHaveNumbers() throws {
    #expect(
      try values(
        "(UnitCurve.easeIn.value(at: 0.25) * 100_000).rounded()", "UnitCurve.linear.velocity(at: 0.3)",
        "UnitCurve.circularEaseIn.inverse == .circularEaseOut",
        "(Spring.bouncy.value(target: 1.0, time: 0.2) * 100_000).rounded()",
        "(Spring(duration: 0.5, bounce: 0.3).stiffness * 10).rounded()",
        "(Spring(mass: 1, stiffness: 100, damping: 10).bounce * 10).rounded()",
        "(Spring.snappy.settlingDuration * 10_000).rounded()",
        "Spring(response: 1, dampingRatio: 1).settlingDuration(target: CGFloat(100), epsilon: 0.001) > 1.5",
        "Spring() == .smooth"
      ) == ["9346.0", "1.0", "true", "87371.0", "1579.0", "5.0", "8768.0", "true", "true"])
  }

  @Test func vectorsMoveAsAWhole() throws {
    let number = "Spring.snappy.value(target: 2.0, time: 0.1)"
    let pair = "Spring.snappy.value(target: AnimatablePair(1.0, CGFloat(2)), time: 0.1)"
    #expect(try values("\(pair).second == CGFloat(\(number))") == ["true"])
    let stepped = """
      func stepped() -> Double {
        var (value, velocity) = (0.0, 0.0)
        Spring.bouncy.update(value: &value, velocity: &velocity, target: 1, deltaTime: 0.1)
        Spring.bouncy.update(value: &value, velocity: &velocity, target: 1, deltaTime: 0.1)
        return (value * 100_000).rounded()
      }
      """
    #expect(try values("stepped()", of: stepped) == ["87371.0"])
  }

  @Test func transitionsAreKept() throws {
    let source = ViewSource(
      body: "Text(\"a\").transition(all[2])",
      members: """
        let all: [AnyTransition] = [
          .identity, .opacity, .slide, .scale, .scale(scale: 0.5), .scale(scale: 2, anchor: .top), .move(edge: .top),
          .offset(x: 3), .offset(CGSize(width: 1, height: 2)), .push(from: .trailing),
          .opacity.combined(with: .slide).animation(.spring()), .asymmetric(insertion: .scale, removal: .opacity),
          .modifier(active: Faded(share: 0), identity: Faded(share: 1)), .opacity.animation(nil),
        ]
        """,
      """
      struct Faded: ViewModifier {
        var share: Double
        func body(content: Content) -> some View { content.opacity(share) }
      }
      """)
    #expect(source.errors == [])
    #expect(try source.texts() == ["a"])
  }

  @Test func viewsThatAreGivenMotionHaveAStart() throws {
    let members = "let curve: UnitCurve\nlet spring: Spring\nlet animation: Animation\nlet arrival: AnyTransition"
    let facts = "\\(curve.value(at: 0.5)) \\(spring.bounce) \\(animation == .default)"
    let source = ViewSource(body: "Text(verbatim: \"\(facts)\").transition(arrival)", members: members)
    #expect(source.errors == [])
    #expect(try source.texts() == ["0.5 0.0 true"])
  }

  @Test func valuesThatGrowWithoutEndAreToldOf() throws {
    for (type, start, step) in [
      ("Animation", ".linear", "value.delay(0.1)"), ("AnyTransition", ".opacity", "value.combined(with: value)"),
      ("AnyTransition", ".opacity", "value.animation(.default)"),
    ] {
      let source = ViewSource(
        body: "Text(grown())",
        """
        func grown() -> String {
          var value: \(type) = \(start)
          for _ in 0..<100_000 { value = \(step) }
          return "grown"
        }
        """)
      #expect(source.errors == [])
      let entry = try source.entry("V")
      let inputs = EntryPoint.Inputs(proposal: CGRect(x: 0, y: 0, width: 9, height: 9), values: [])
      let failure = #expect(throws: EvaluationFailure.self) { try entry.evaluate(inputs) }
      #expect(failure?.diagnostic.message == "values are nested more than 100 deep")
    }
  }
}
