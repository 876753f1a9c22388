import Foundation
import ShapeGeometry
import Testing

@testable import ViewTree

/// Laid out views become marks: in order, with the effects, styles and cuts of the views around them.
struct SceneTests {
  private func color(_ color: Color) -> ViewNode { ViewNode(.style(.color(color))) }

  private func box(_ value: Color, _ side: CGFloat = 20) -> ViewNode {
    color(value).modified(.frame(width: side, height: side, .center))
  }

  private func scene(_ node: ViewNode, side: CGFloat = 100) -> Scene {
    var failure: (any Error)?
    var host: any ViewHost = CompiledHost()
    let placed = LaidOutViews(node, in: CGSize(width: side, height: side), host: &host, failure: &failure).root
    return placed?.scene(&host) ?? Scene()
  }

  /// The bounds of an item's mark in the space of the root.
  private func bounds(_ item: SceneItem) -> CGRect {
    guard case .fill(let path, _) = item.mark else { return .null }
    return path.applying(item.transform, tolerance: 0.01).boundingRect
  }

  private func colors(_ scene: Scene) -> [ScenePaint] { scene.items.map(\.paint) }

  private func plain(_ color: Color) -> ScenePaint { .color(color.resolve(in: .init())) }

  @Test func backgroundsLieBehindAndOverlaysInFront() {
    let view = box(.red).modified(.background(color(.blue), .center)).modified(.overlay(color(.green), .center))
    #expect(colors(scene(view)) == [plain(.blue), plain(.red), plain(.green)])
  }

  @Test func theIndexDecidesTheOrderAmongSiblings() {
    let layers = ViewNode(.container(.layers(.center), [box(.red).modified(.zIndex(1)), box(.blue), box(.green)]))
    #expect(colors(scene(layers)) == [plain(.blue), plain(.green), plain(.red)])
  }

  @Test func theIndexOfAViewHoldsUnderItsModifiersAndNotBeyondItsContainer() {
    func first(_ view: ViewNode) -> ScenePaint? {
      colors(scene(ViewNode(.container(.layers(.center), [view, box(.blue)])))).last
    }
    let view = box(.red).modified(.zIndex(1))
    #expect(first(view.modified(.padding(EdgeInsets()))) == plain(.red))
    #expect(first(view.modified(.frame(width: 30, height: 30, .center))) == plain(.red))
    #expect(first(view.modified(.background(color(.green), .center))) == plain(.red))
    #expect(first(view.modified(.overlay(color(.green), .center))) == plain(.green))
    #expect(first(ViewNode(.container(.layers(.center), [view]))) == plain(.blue))
  }

  /// A mask takes from the whole: what it lets through of one mark is not seen through another.
  @Test func aMaskCutsSeveralMarksAsOne() {
    let half = color(Color.black.opacity(0.5))
    func masked(_ view: ViewNode) -> [SceneItem] { scene(view.modified(.mask(half, .center))).items }
    let layers = masked(ViewNode(.container(.layers(.center), [box(.red), box(.blue)])))
    #expect(layers.count == 1 && layers[0].masks.count == 1)
    guard case .layer(let inner, nil) = layers[0].mark else {
      Issue.record("no layer")
      return
    }
    #expect(inner.items.count == 2 && inner.items.allSatisfy(\.masks.isEmpty))
    #expect(masked(box(.red)).map(\.paint) == [plain(.red)])
  }

  /// A blur that is scaled in one direction is wider there alone.
  @Test func aBlurIsStretchedAsItsViewIs() {
    let view = box(.red).modified(.blur(radius: 2, isOpaque: false))
    func deviations(_ view: ViewNode) -> CGSize? {
      guard case .layer(_, .blur(let deviations, _))? = scene(view).items.first?.mark else { return nil }
      return deviations
    }
    #expect(deviations(view) == CGSize(width: 2, height: 2))
    #expect(
      deviations(view.modified(.scale(CGSize(width: 3, height: 1), anchor: .center))) == CGSize(width: 6, height: 2))
    let turned = view.modified(.scale(CGSize(width: 3, height: 1), anchor: .center))
      .modified(.rotation(.degrees(90), anchor: .center))
    let size = deviations(turned) ?? .zero
    #expect(abs(size.width - 2) < 1e-9 && abs(size.height - 6) < 1e-9)
  }

  @Test func effectsNestFromTheInsideOut() {
    // Moved by 10, then turned by a right angle around the centre of the frame: the mark lies below.
    let view = box(.red).modified(.offset(CGSize(width: 10, height: 0)))
      .modified(.rotation(.degrees(90), anchor: .center))
    let moved = bounds(scene(view).items[0])
    #expect(abs(moved.midX - 50) < 1e-9 && abs(moved.midY - 60) < 1e-9)
    let other = box(.red).modified(.rotation(.degrees(90), anchor: .center))
      .modified(.offset(CGSize(width: 10, height: 0)))
    #expect(abs(bounds(scene(other).items[0]).midX - 60) < 1e-9)
  }

  @Test func aScaleKeepsItsAnchor() {
    let view = box(.red).modified(.scale(CGSize(width: 2, height: 0.5), anchor: .topLeading))
    #expect(bounds(scene(view).items[0]) == CGRect(x: 40, y: 40, width: 40, height: 10))
    #expect(scene(box(.red).modified(.scale(.zero, anchor: .center))).items[0].transform.m11 == 1e-5)
  }

  @Test func opacitiesMultiplyAndHiddenViewsAreNotDrawn() {
    #expect(scene(box(.red).modified(.opacity(0.5)).modified(.opacity(0.5))).items[0].opacity == 0.25)
    #expect(scene(box(.red).modified(.hidden)).items.isEmpty)
  }

  @Test func aClipIsTheShapeInTheViewsFrame() {
    let view = box(.red).modified(.clip(ShapeValue(Circle()), FillStyle()))
    let clip = scene(view).items[0].clips[0]
    let round = clip.path.boundingRect
    #expect(abs(round.minX - 40) < 1e-9 && abs(round.width - 20) < 1e-9)
  }

  @Test func aMaskIsADrawingOfItsOwn() {
    let scene = scene(box(.red).modified(.mask(box(.blue, 10), .center)))
    #expect(colors(scene) == [plain(.red)])
    #expect(scene.items[0].masks.map { colors($0) } == [[plain(.blue)]])
  }

  @Test func aShapeIsDrawnInItsOwnSpace() {
    let shape = ViewNode(
      .shape(ShapeValue(Rectangle()), [.fill(.color(.red), FillStyle()), .stroke(.color(.black), StrokeStyle())])
    ).modified(.frame(width: 30, height: 10, .center))
    let items = scene(shape).items
    #expect(items.count == 2)
    #expect(bounds(items[0]) == CGRect(x: 35, y: 45, width: 30, height: 10))
  }

  @Test func theForegroundComesFromTheSurroundings() {
    let shape = ViewNode(.shape(ShapeValue(Rectangle()), [.fill(.foreground(level: 0), FillStyle())]))
    let second = ViewNode(.shape(ShapeValue(Rectangle()), [.fill(.foreground(level: 1), FillStyle())]))
    #expect(colors(scene(shape)) == [plain(.black)])
    #expect(colors(scene(shape.modified(.foreground([.color(.red)])))) == [plain(.red)])
    #expect(colors(scene(second.modified(.foreground([.color(.red)])))) == [plain(Color.red.opacity(0.5))])
    #expect(colors(scene(second)) == [plain(.secondary)])
    #expect(colors(scene(shape.modified(.isDark(true)))) == [plain(.white)])
  }

  @Test func gradientsRunThroughTheFrame() {
    let gradient = Gradient(colors: [.black, .white]).colorSpace(.device)
    let style = ViewStyle.linear(gradient, start: .leading, end: .trailing)
    let view = ViewNode(.style(style)).modified(.frame(width: 40, height: 10, .center))
    let paint = scene(view).items[0].paint
    #expect(paint.color(at: CGPoint(x: 30, y: 50)) == .black)
    #expect(paint.color(at: CGPoint(x: 50, y: 90)).red == 0.5)
    #expect(paint.color(at: CGPoint(x: 75, y: 50)) == .white)
  }

  @Test func anAngularGradientSplitsItsRest() {
    let gradient = Gradient(colors: [.black, .white]).colorSpace(.device).resolved(in: .init())
    let paint = ScenePaint.angular(gradient, center: .zero, from: .zero, to: .degrees(180))
    #expect(abs(paint.color(at: CGPoint(x: 0, y: 5)).red - 0.5) < 1e-9)
    #expect(paint.color(at: CGPoint(x: -5, y: -1)) == .white)
    #expect(paint.color(at: CGPoint(x: 5, y: -1)) == .black)
  }

  @Test func aTextIsDrawnOnItsBaselines() throws {
    let text = ViewNode(.text([TextSpan("one\ntwo")])).modified(.foreground([.color(.red)]))
    let items = scene(text).items
    #expect(colors(scene(text)) == [plain(.red), plain(.red)])
    guard case .text(let words, let font, let start, _) = try #require(items.last).mark else {
      Issue.record("no text")
      return
    }
    #expect(words == "two" && font.size == 17)
    #expect(abs(start.y - (50 - 42.333 / 2 + TextFont.body.ascender + 22)) < 0.01)
  }

  @Test func aFailureOfAProgramsShapeIsTold() {
    let shape = ShapeValue("Bad", code: .compiled(.body { _, _, _ in .empty }))
    #expect(
      scene(ViewNode(.shape(shape, [.fill(.foreground(level: 0), FillStyle())]))).failure?.message == "MissingCode()")
  }
}
