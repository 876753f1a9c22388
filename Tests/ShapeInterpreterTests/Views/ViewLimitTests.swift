import Foundation
import ShapeGeometry
import Testing
import ViewTree

@testable import ShapeInterpreter

/// Views that cost without an end, or whose numbers have no meaning, are stopped or told by a sentence with its line.
struct ViewLimitTests {
  private func failure(_ source: ViewSource, _ name: String = "V") throws -> EvaluationFailure {
    #expect(source.errors == [])
    let entry = try source.entry(name)
    do throws(EvaluationFailure) {
      let box = CGRect(x: 0, y: 0, width: 200, height: 100)
      _ = try entry.evaluate(EntryPoint.Inputs(proposal: box, values: []))
    } catch {
      return error
    }
    throw ViewSource.NoViews()
  }

  @Test func codeThatAsksForItselfAgainEnds() throws {
    let source = ViewSource(
      body: "Text(\"a\").onAppear { again() }",
      members: "func again() { DispatchQueue.main.asyncAfter(deadline: .now()) { again() } }")
    #expect(source.errors == [])
    let box = CGRect(x: 0, y: 0, width: 200, height: 100)
    let inputs = EntryPoint.Inputs(proposal: box, values: [], moment: 1)
    let failure = #expect(throws: EvaluationFailure.self) { try source.entry("V").evaluate(inputs) }
    #expect(failure?.diagnostic.message == "timers and delays ran code more than 10000 times without an event")
    #expect(failure?.partial.isEmpty == false, "the picture stays")
  }

  private func message(_ body: String, _ rest: String = "") throws -> String {
    let failure = try failure(ViewSource(body: body, rest))
    #expect(failure.diagnostic.place != nil)
    return failure.diagnostic.message
  }

  /// The body of each of these views is the extension's if its type is Never, which the body itself would tell.
  @Test(arguments: ["", "var _self: Int { 1 }", "var a = B()"])
  func aBodyThatItsOwnTypeDeterminesEnds(members: String) {
    let text = """
      import SwiftUI
      extension View where Body == Never { var body: Never { fatalError("none") } }
      struct A: View { \(members) }
      struct B: View {}
      #Preview { A() }
      """
    let program = ShapeProgram(checking: ShapeSource(name: "a.swift", text: text))
    let told = program.diagnostics.map(\.message)
    #expect(told.contains { $0.hasPrefix("type 'A' does not conform to protocol 'View'") }, "\(told)")
  }

  @Test func viewsThatContainThemselvesEnd() throws {
    #expect(try message("V()") == "views are nested too deeply in 'V'")
    #expect(try message("HStack { V(); V() }") == "views are nested too deeply in 'V'")
    let pair =
      "struct A: View { var body: some View { Text(\"a\").overlay { B() } } }\n"
      + "struct B: View { var body: some View { Group { A() }.padding(); A() } }"
    #expect(try message("VStack { A() }", pair).hasPrefix("views are nested too deeply in '"))
    #expect(
      try message("Grid { R() }", "struct R: View { var body: some View { GridRow { Text(\"a\") }; R() } }")
        == "views are nested too deeply in 'R'")
  }

  @Test func aMillionViewsAreTooMany() throws {
    let most = "more than 25000 views and modifiers"
    #expect(try message("VStack { ForEach(0..<1_000_000) { Text(\"\\($0)\") } }") == most)
    #expect(try message("VStack { ForEach(0..<1_000_000, id: \\.self) { _ in Color.red } }") == most)
    #expect(try message("HStack { ForEach(0..<20_000) { _ in Color.red.padding() } }") == most)
    let rows = "struct R: View { var body: some View { HStack { ForEach(0..<1_000) { _ in Color.red } } } }"
    let failure = try failure(ViewSource(body: "VStack { ForEach(0..<1_000) { _ in R() } }", rows))
    #expect(failure.diagnostic.message == most)
    guard case .views(let views) = failure.partial else { throw ViewSource.NoViews() }
    #expect(views.scene.items.count > 20_000)
    let body = "ForEach(0..<1_000_000) { _ in Color.red }"
    let million = try self.failure(ViewSource("struct V: View {\nvar body: some View {\n\(body)\n}\n}"))
    #expect(million.diagnostic.place?.line == 4)
  }

  @Test func viewsInViewsHaveALimit() throws {
    let nested = "func w(_ n: Int, _ v: AnyView) -> AnyView { n == 0 ? v : w(n - 1, AnyView(VStack { v })) }"
    #expect(try message("w(450, AnyView(Color.red))", nested) == "views and modifiers are nested more than 400 deep")
    let source = ViewSource(body: "w(350, AnyView(Color.red))", nested)
    #expect(try source.names().count == 351)
    let (opened, closed) = (String(repeating: "VStack { ", count: 8), String(repeating: " }", count: 8))
    let deep =
      "struct R: View { var n: Int\nvar body: some View { if n > 0 { \(opened) R(n: n - 1)\(closed) } } }"
    #expect(try message("R(n: 300)", deep) == "views are nested too deeply in 'R'")
    #expect(try ViewSource(body: "R(n: 40)", deep).names().count > 300)
  }

  @Test func aLayoutThatAsksTooMuchEnds() throws {
    // Each size of a text counts for its length.
    let text = "struct T: View { var body: some View { Text(String(repeating: \"ab \", count: 30_000)) } }"
    let rows = "HStack { ForEach(0..<40) { _ in T() } }"
    #expect(try message(rows, text) == "the layout did not finish within 300000 sizes of views")
  }

  @Test func anEvaluationThatIsStoppedSaysSo() throws {
    let stop = StopSignal()
    stop.raise()
    let box = CGRect(x: 0, y: 0, width: 200, height: 100)
    let entry = try ViewSource(body: "HStack { ForEach(0..<300) { _ in Color.red } }").entry("V")
    do throws(EvaluationFailure) {
      _ = try entry.evaluate(EntryPoint.Inputs(proposal: box, values: [], budget: .standard.stopped(by: stop)))
      Issue.record("the evaluation ended")
    } catch {
      #expect(error.isStopped)
      #expect(error.diagnostic.message == "the evaluation was stopped")
    }
  }

  @Test(arguments: [
    ("Color.red.frame(width: .infinity, height: 10)", "'frame' is passed a length that is negative or not finite"),
    ("Color.red.frame(width: 0.0 / 0.0 as CGFloat)", "'frame' is passed a length that is negative or not finite"),
    ("Color.red.frame(width: 10, height: -3)", "'frame' is passed a length that is negative or not finite"),
    ("Color.red.padding(.infinity)", "'padding' is passed a number that is not finite"),
    ("Color.red.offset(x: .nan)", "'offset' is passed a number that is not finite"),
    ("Color.red.position(x: .infinity, y: 2)", "'position' is passed a number that is not finite"),
    ("Color.red.aspectRatio(.nan, contentMode: .fit)", "'aspectRatio' is passed a number that is not finite"),
  ])
  func numbersWithoutAMeaningAreTold(body: String, sentence: String) throws {
    let failure = try failure(ViewSource("struct V: View {\nvar body: some View {\nVStack {\n\(body)\n}\n}\n}"))
    #expect(failure.diagnostic.message == sentence)
    #expect(failure.diagnostic.severity == .warning)
    #expect(failure.diagnostic.place?.line == 5)
    guard case .views(let views) = failure.partial, let root = views.root else { throw ViewSource.NoViews() }
    func frames(of view: PlacedView) -> [CGRect] { [view.frame] + view.children.flatMap(frames) }
    let numbers = frames(of: root).flatMap { [$0.origin.x, $0.origin.y, $0.size.width, $0.size.height] }
    #expect(numbers.allSatisfy { $0.isFinite })
  }

  @Test func negativePaddingsAndPlacesHaveAMeaning() throws {
    let body = "Color.red.padding(-5).offset(x: -3).position(x: -4, y: 2).frame(width: 20, height: 0)"
    let source = ViewSource(body: body)
    #expect(try source.names().last == "Color")
  }
}
