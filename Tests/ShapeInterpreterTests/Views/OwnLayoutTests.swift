import Foundation
import ShapeGeometry
import Testing

@testable import ShapeInterpreter

/// Layouts that a program declares: their code asks about the subviews while these are laid out.
struct OwnLayoutTests {
  /// A layout from the statements of its two methods, around views.
  private func source(size: String, place: String, _ content: String, _ rest: String = "") -> ViewSource {
    ViewSource(
      """
      struct Own: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
          \(size)
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
          \(place)
        }
      }
      struct V: View { var body: some View { Own { \(content) } } }
      \(rest)
      """)
  }

  @Test func placesAreThoseOfTheProgramAndTheRestStandsInTheCentre() throws {
    let views = source(
      size: "CGSize(width: 100, height: 50)",
      place: """
        subviews[0].place(at: CGPoint(x: 5, y: 5), proposal: .unspecified)
        subviews[0].place(at: CGPoint(x: bounds.maxX, y: 0), anchor: .topTrailing, proposal: .zero)
        """, "Color.red; Color.blue.frame(width: 20, height: 10)")
    #expect(views.errors == [])
    #expect(
      try views.listing() == """
        Own 50 25 100 50
          Color 150 25 0 0
          frame 90 45 20 10
            Color 90 45 20 10
        """)
  }

  @Test func aPartOfTheSubviewsKeepsTheirIndices() throws {
    let views = source(
      size: "CGSize(width: 60, height: 20)",
      place: """
        for view in subviews[1...] { view.place(at: .zero, proposal: ProposedViewSize(width: 5, height: 5)) }
        let last = subviews[1..<3][2...]
        last[2].place(at: CGPoint(x: CGFloat(last.count * 40 + last.startIndex), y: 0), proposal: .zero)
        subviews[..<1].first!.place(at: CGPoint(x: 7, y: 0), proposal: .zero)
        """, "Color.red; Color.blue; Color.green")
    #expect(views.errors == [])
    #expect(
      try views.listing() == """
        Own 70 40 60 20
          Color 77 40 0 0
          Color 70 40 5 5
          Color 112 40 0 0
        """)
  }

  @Test func layoutsWithinLayoutsAskInTurn() throws {
    let views = source(
      size: """
        let sizes = subviews.map { $0.sizeThatFits(proposal) }
        return CGSize(width: sizes.map(\\.width).reduce(0, +), height: sizes.map(\\.height).max() ?? 0)
        """,
      place: """
        var x = bounds.minX
        for view in subviews {
          view.place(at: CGPoint(x: x, y: bounds.midY), anchor: .leading, proposal: proposal)
          x += view.sizeThatFits(proposal).width
        }
        """,
      """
      Color.red.frame(width: 10, height: 10)
      Own { Color.red.frame(width: 20, height: 30); Own { S(); Text("") } }
      """, "struct S: Shape { func path(in rect: CGRect) -> Path { Path(rect) } }")
    #expect(
      try views.listing() == """
        Own -15 0 230 100
          frame -15 45 10 10
            Color -15 45 10 10
          Own -5 0 220 100
            frame -5 35 20 30
              Color -5 35 20 30
            Own 15 0 200 100
              S 15 0 200 100
              Text 215 50 0 0
        """)
  }

  @Test func aLayoutThatFailsTakesNothingElseAway() throws {
    let views = source(
      size: "CGSize(width: subviews[7].priority, height: 1)", place: "", "Color.red",
      "struct W: View { var body: some View { VStack(spacing: 0) { V(); Color.blue.frame(height: 10) } } }")
    let failure = failure(of: views, "W")
    #expect(failure?.diagnostic.message == "precondition failed: index 7 is out of range of 1 subviews")
    guard case .views(let laid)? = failure?.partial else { throw ViewSource.NoViews() }
    #expect(laid.root?.listing.hasSuffix("  frame 0 90 200 10\n    Color 0 90 200 10") == true)
  }

  /// Returns the failure of a view that has a small part of the usual budget.
  private func failure(of source: ViewSource, _ name: String = "V") -> EvaluationFailure? {
    let box = CGRect(x: 0, y: 0, width: 200, height: 100)
    let budget = Budget(steps: 60_000, depth: 500, size: 500_000, work: 960_000, bytes: 16 << 20)
    return #expect(throws: EvaluationFailure.self) {
      try source.entry(name).evaluate(.init(proposal: box, values: [], budget: budget))
    }
  }

  @Test func anEndlessLayoutIsStopped() throws {
    let views = source(size: "while true {}", place: "", "Color.red")
    #expect(failure(of: views)?.diagnostic.message.contains("did not finish") == true)
  }

  @Test func questionsAreCharged() throws {
    let views = source(
      size: """
        var width: CGFloat = 0
        while true {
          width += 1
          _ = subviews[0].sizeThatFits(ProposedViewSize(width: width, height: 1))
        }
        """, place: "", "Color.red")
    #expect(failure(of: views)?.diagnostic.message.hasPrefix("the shape did not finish") == true)
  }

  @Test func subviewsCannotBeAskedLater() throws {
    let views = source(
      size: """
        kept = subviews
        return CGSize(width: 10, height: 10)
        """, place: "", "GeometryReader { _ in Color.red.frame(width: kept?[0].sizeThatFits(.zero).width) }",
      "var kept: LayoutSubviews?")
    #expect(failure(of: views)?.diagnostic.message == "the subviews of a layout can be asked only while it is laid out")
  }
}
