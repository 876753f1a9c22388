import Foundation
import ShapeGeometry
import Testing
import ViewTree

/// Trees of views become layouts: groups are opened, modifiers of several views apply to each, identities are kept.
struct ViewResolverTests {
  private static let center = AlignmentPair.center

  private func color(_ color: Color = .red) -> ViewNode { ViewNode(.style(.color(color))) }

  private func box(_ width: CGFloat, _ height: CGFloat) -> ViewNode {
    color().modified(.frame(width: width, height: height, .center))
  }

  private func stack(_ axis: Axis, spacing: CGFloat? = 0, _ children: ViewNode...) -> ViewNode {
    let guide: AlignmentGuide = axis == .horizontal ? .verticalCenter : .horizontalCenter
    return ViewNode(.container(.stack(axis, alignment: guide, spacing: spacing), children))
  }

  private func listing(_ node: ViewNode, _ width: CGFloat = 100, _ height: CGFloat = 100) -> String {
    var failure: (any Error)?
    var host: any ViewHost = CompiledHost()
    let placed = LaidOutViews(node, in: CGSize(width: width, height: height), host: &host, failure: &failure).root
    #expect(failure == nil)
    return placed?.listing ?? "nothing"
  }

  @Test func theRootIsCentredAndSeveralViewsFormAStack() {
    #expect(
      listing(ViewNode(.group([box(20, 10), box(40, 10)]))) == """
        VStack 30 36 40 28
          frame 40 36 20 10
            Color 40 36 20 10
          frame 30 54 40 10
            Color 30 54 40 10
        """)
  }

  @Test func aModifierOfAGroupAppliesToEachView() {
    let group = ViewNode(.group([color(), color()])).modified(.frame(width: 10, height: 10, .center))
    #expect(
      listing(stack(.horizontal, group)) == """
        HStack 40 45 20 10
          frame 40 45 10 10
            Color 40 45 10 10
          frame 50 45 10 10
            Color 50 45 10 10
        """)
  }

  @Test func viewsThatAreNotThereTakeNoPlace() {
    let missing = ViewNode(.branch(0, nil))
    #expect(
      listing(stack(.horizontal, spacing: nil, box(10, 10), missing, .empty, box(10, 10))).hasPrefix(
        "HStack 36 45 28 10"))
  }

  @Test func spacersKnowTheirStack() {
    let spacer = ViewNode(.spacer(minLength: nil))
    #expect(
      listing(stack(.vertical, box(10, 10), ViewNode(.group([spacer])))) == """
        VStack 45 0 10 100
          frame 45 0 10 10
            Color 45 0 10 10
          Spacer 50 10 0 90
        """)
    #expect(listing(spacer) == "Spacer 0 0 100 100")
  }

  @Test func aProgramsViewIsOpenedWithItsIdentity() {
    let own = OwnView(
      "Row",
      code: .compiled(.body { _, identity, _ in ViewNode(.text([TextSpan(identity.identity.description)])) }))
    let list = ViewNode(.items(["a", "b"].map { .init(id: $0, view: ViewNode(.own(own))) }))
    var pass = LayoutPass(host: CompiledHost())
    let root = ViewResolver().add(stack(.vertical, list), to: &pass)
    pass.place(root, at: .zero, proposal: .unspecified)
    let texts = pass.placed(in: root).compactMap { id -> String? in
      guard let part = pass.part(of: id) as? ViewPart, case .text(_, let spans) = part.drawing else { return nil }
      return spans[0].text
    }
    #expect(texts == ["[a]/Row", "[b]/Row"])
  }

  @Test func viewsInEachOtherWithoutEndAreAnError() {
    final class Loop: Sendable {
      func node() -> ViewNode { ViewNode(.own(OwnView("Loop", code: .compiled(.body { _, _, _ in self.node() })))) }
    }
    var failure: (any Error)?
    var host: any ViewHost = CompiledHost()
    _ = LaidOutViews(Loop().node(), in: CGSize(width: 10, height: 10), host: &host, failure: &failure)
    #expect(failure as? LayoutEnd == .nestedWithoutEnd(in: "Loop"))
  }

  @Test func aReaderIsToldItsFrame() {
    let reader = ViewNode(
      .reader(
        .compiled(
          .content { _, geometry in
            ViewNode(.style(.color(.red))).modified(
              .frame(width: geometry.toRoot.affine.tx, height: geometry.size.height / 2, .center))
          })))
    let padded = reader.modified(.padding(EdgeInsets(top: 0, leading: 20, bottom: 40, trailing: 0)))
    #expect(
      listing(padded) == """
        padding 0 0 100 100
          GeometryReader 20 0 80 60
            frame 20 0 20 30
              Color 20 0 20 30
        """)
  }

  @Test func surroundingsReachTheTextsWithin() {
    let text = ViewNode(.text([TextSpan("Title")]))
    let view = stack(.vertical, text, text.modified(.font(FontValue(.style(.title))))).modified(
      .font(FontValue(.style(.caption))))
    var failure: (any Error)?
    var host: any ViewHost = CompiledHost()
    let placed = LaidOutViews(view, in: CGSize(width: 300, height: 300), host: &host, failure: &failure).root
    let heights = placed?.children.map { Double($0.frame.height) } ?? []
    #expect(heights.map { ($0 * 1000).rounded() / 1000 } == [14.333, 33.667])
  }

  @Test func overlaysAndBackgroundsAreProposedTheView() {
    let view = box(40, 20).modified(.background(color(.blue), .center)).modified(.overlay(box(10, 10), .topLeading))
    #expect(
      listing(view) == """
        overlay 30 40 40 20
          background 30 40 40 20
            frame 30 40 40 20
              Color 30 40 40 20
            Color 30 40 40 20
          frame 30 40 10 10
            Color 30 40 10 10
        """)
  }

  /// Returns a grid of two rows of boxes with a view between them.
  private func grid(_ middle: ViewNode) -> ViewNode {
    let row = { (views: ViewNode...) in ViewNode(.container(.gridRow(nil), views)) }
    return ViewNode(
      .container(
        .grid(.center, horizontalSpacing: nil, verticalSpacing: nil),
        [
          row(box(10, 10), box(20, 10)), middle,
          ViewNode(.items([.init(id: "1", view: row(box(30, 10), box(5, 10)))])),
        ]))
  }

  @Test func aGridKnowsItsRows() {
    #expect(
      listing(grid(ViewNode(.divider).modified(.gridCell(.unsized([.horizontal]))))) == """
        Grid 21 31.833 58 36.333
          frame 31 31.833 10 10
            Color 31 31.833 10 10
          frame 59 31.833 20 10
            Color 59 31.833 20 10
          gridCellUnsizedAxes 21 49.833 58 0.333
            Divider 21 49.833 58 0.333
          frame 21 58.167 30 10
            Color 21 58.167 30 10
          frame 66.5 58.167 5 10
            Color 66.5 58.167 5 10
        """)
  }

  @Test func aViewThatIsNoRowWidensAllColumns() {
    #expect(
      listing(grid(ViewNode(.divider))) == """
        Grid 0 31.833 100 36.333
          frame 20.5 31.833 10 10
            Color 20.5 31.833 10 10
          frame 69.5 31.833 20 10
            Color 69.5 31.833 20 10
          Divider 0 49.833 100 0.333
          frame 10.5 58.167 30 10
            Color 10.5 58.167 30 10
          frame 77 58.167 5 10
            Color 77 58.167 5 10
        """)
  }
}
