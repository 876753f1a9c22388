import Foundation
import ShapeGeometry
import Testing
import ViewTree

/// The text of a tree tells every change of it, but no place in a source and no code.
struct TreeTextTests {
  private func text(_ node: ViewNode) throws -> TreeText {
    TreeText(try node.views(in: CGSize(width: 100, height: 50)))
  }

  private func differ(_ one: ViewNode, _ other: ViewNode) throws -> Bool {
    try text(one).firstDifference(from: text(other)) != nil
  }

  private func color(_ color: Color = .red) -> ViewNode { ViewNode(.style(.color(color))) }

  private func own(_ body: ViewNode) -> ViewNode {
    ViewNode(.own(OwnView("V", code: .compiled(.body({ _, _, _ in body })))))
  }

  @Test func theLastBitOfANumberIsTold() throws {
    let view = color()
    #expect(try differ(view.modified(.opacity(0.1)), view.modified(.opacity((0.1).nextUp))))
    #expect(
      try differ(
        view.modified(.offset(CGSize(width: 0.3, height: 0))),
        view.modified(.offset(CGSize(width: CGFloat(0.3).nextUp, height: 0)))))
    #expect(try differ(view.modified(.offset(.zero)), view.modified(.offset(CGSize(width: -0.0, height: 0)))))
  }

  @Test func kindsColoursOrderAndIdentityAreTold() throws {
    #expect(try differ(color(.red), color(.orange)))
    #expect(try differ(color(), ViewNode(.divider)))
    #expect(try differ(ViewNode(.group([color(.red), color(.blue)])), ViewNode(.group([color(.blue), color(.red)]))))
    #expect(try differ(ViewNode(.branch(0, color())), ViewNode(.branch(1, color()))))
  }

  @Test func surroundingsAreToldEvenOfViewsThatDoNotShowThem() throws {
    #expect(try differ(color(), color().modified(.lineLimit(2))))
    #expect(try differ(color(), color().modified(.isDark(true))))
  }

  @Test func placesAndCodeAreNot() throws {
    #expect(try !differ(color(), ViewNode(.style(.color(.red)), offset: 7)))
    #expect(try !differ(own(color()), own(color())))
    #expect(try differ(own(color()), own(color(.blue))))
  }

  @Test func aDifferenceIsShownBelowTheLinesThatAreEqual() throws {
    let difference = try text(color()).firstDifference(from: text(color(.orange)))
    #expect(difference?.contains("Color CGRect(origin: CGPoint(x: 0.0, y: 0.0)") == true)
    #expect(difference?.contains("\n>>>   draws style(color(") == true)
    #expect(difference?.contains("\nnot   draws style(color(") == true)
  }
}
