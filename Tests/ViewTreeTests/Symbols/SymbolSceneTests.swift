import Foundation
import ShapeGeometry
import Testing

@testable import ViewTree

/// Symbols in a drawing: their lines in the foreground's styles, and characters where there is no room for lines.
@Suite struct SymbolSceneTests {
  private func scene(_ node: ViewNode, side: CGFloat = 100) -> Scene {
    var failure: (any Error)?
    var host: any ViewHost = CompiledHost()
    let placed = LaidOutViews(node, in: CGSize(width: side, height: side), host: &host, failure: &failure).root
    return placed?.scene(&host) ?? Scene()
  }

  private func symbol(_ name: String) -> ViewNode { ._image(name, true) }

  private func text(_ item: SceneItem) -> String? {
    if case .text(let text, _, _, _) = item.mark { return text }
    return nil
  }

  private func plain(_ color: Color) -> ScenePaint { .color(color.resolve(in: .init())) }

  @Test func `a symbol lies in the box of its font`() throws {
    let items = scene(symbol("circle")).items.filter { !$0.detail.isCoarse }
    let box = try #require(Scene(items).bounds)
    #expect(items.count == 1 && abs(box.midX - 50) < 1e-6 && abs(box.midY - 50) < 1e-6)
    #expect(box.width > 15 && box.width < 17 * 1.18)
  }

  @Test func `a resized symbol reaches the edges of its frame, and keeps its proportions if it is scaled to fit`()
    throws
  {
    let view = symbol("square.fill")._resizable(EdgeInsets(), false)
    let framed = try #require(scene(view.modified(.frame(width: 80, height: 40, .center))).bounds)
    #expect(abs(framed.minX - 10) < 0.01 && abs(framed.width - 80) < 0.01 && abs(framed.height - 40) < 0.01)
    let chevron = symbol("chevron.right")._resizable(EdgeInsets(), false).modified(.aspectRatio(nil, fills: false))
    let fitting = try #require(scene(chevron).bounds)
    #expect(abs(fitting.height - 100) < 0.5 && fitting.width > 40 && fitting.width < 60)
  }

  @Test func `the styles of the foreground paint the levels`() {
    let view = symbol("xmark.circle.fill").modified(.foreground([.color(.white), .color(.red)]))
    #expect(scene(view).items.map(\.paint) == [plain(.red), plain(.white), plain(.white)])
    let plainly = view.modified(.setting("symbolRendering", 0))
    #expect(scene(plainly).items.map(\.paint) == [plain(.white), plain(.white)], "in one colour: the first style")
    let one = symbol("xmark.circle.fill").modified(.foreground([.color(.red)]))
    #expect(scene(one).items.map(\.paint) == [plain(.red), plain(.red)])
    #expect(
      scene(symbol("xmark.circle.fill")._symbolRendering(2)).items.count == 3, "two levels, and a letter")
  }

  @Test func `the lines and areas of a symbol that can be seen through are one mark`() throws {
    let bell = symbol("cart.fill").modified(.foreground([.color(.red)]))
    #expect(scene(bell).items.count == 2, "an area and lines")
    for view in [bell.modified(.opacity(0.5)), symbol("cart.fill").modified(.foreground([.color(.red.opacity(0.5))]))] {
      let items = scene(view).items
      guard items.count == 1, case .layer(let inner, nil) = items[0].mark else {
        Issue.record("there are \(items.count) marks")
        continue
      }
      #expect(items[0].opacity == 0.5 && inner.items.map(\.paint) == [plain(.red), plain(.red)])
    }
  }

  @Test func `a character stands in for a symbol in small cells alone`() {
    let items = scene(symbol("star.fill")).items
    let letters = items.filter(\.detail.isCoarse)
    #expect(letters.count == 1 && items.count == 2)
    #expect(letters.first.flatMap(text) == "★")
    for name in ["cart", "bell.slash"] {
      let letters = scene(symbol(name)).items.filter(\.detail.isCoarse)
      #expect(letters.isEmpty, "no character is like \(name)")
    }
  }

  @Test func `a symbol that is not drawn is a box with its name`() {
    let small = scene(symbol("nosuchsymbol")).items
    #expect(small.count == 1, "there is no room for a name")
    let large = scene(symbol("nosuchsymbol")._resizable(EdgeInsets(), false)).items
    #expect(large.count == 2)
    #expect(large.last.flatMap(text) == "nosuchsymbol")
  }

  @Test func `characters of symbols are such that every terminal shows in one cell`() {
    for name in SymbolTable.all.keys.sorted() {
      for form in [name, name + ".fill", name + ".circle"] {
        guard let character = SymbolLikeness.character(form) else { continue }
        #expect(character.unicodeScalars.count == 1, "\(form)")
        #expect(character.unicodeScalars.allSatisfy { !$0.properties.isEmojiPresentation }, "\(form)")
      }
    }
    #expect(SymbolLikeness.character("3.circle.fill") == "❸")
    #expect(SymbolLikeness.character("arrow.up.circle.fill") == "↑")
  }
}
