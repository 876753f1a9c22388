import Foundation
import ShapeGeometry
import Testing

@testable import ViewTree

/// The drawing of a canvas: one mark, in which the states of contexts become effects.
struct CanvasTests {
  private let red = CanvasPaint(.color(.red))
  private let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))

  private func canvas(
    _ symbols: [ViewNode] = [], _ marks: @escaping @Sendable ([CGFloat]) throws -> [CanvasMark]
  ) -> ViewNode {
    ViewNode(.canvas(.compiled(.canvas({ _, numbers in try marks(numbers) })), symbols))
      .modified(.frame(width: 40, height: 20, .center))
  }

  private func views(_ node: ViewNode) -> LaidOutViews {
    var failure: (any Error)?
    var host: any ViewHost = CompiledHost()
    return LaidOutViews(node, in: CGSize(width: 100, height: 100), host: &host, failure: &failure)
  }

  private struct Missing: Error {}

  /// The drawing of a layer and its effect.
  private func layer(_ item: SceneItem?) throws -> (items: [SceneItem], effect: SceneEffect?) {
    guard case .layer(let scene, let effect) = try #require(item).mark else { throw Missing() }
    return (scene.items, effect)
  }

  /// The marks of a canvas's drawing.
  private func items(_ node: ViewNode) throws -> [SceneItem] {
    let all = views(node).scene.items
    #expect(all.count == 1)
    return try layer(all.first).items
  }

  private func color(_ item: SceneItem) -> ScenePaint { item.paint }

  private func resolved(_ color: Color) -> ScenePaint { .color(color.resolve(in: ColorSurroundings())) }

  @Test func theRendererIsToldTheSizesOfTheCanvasAndOfItsSymbols() throws {
    let symbols = [
      ViewNode(.style(.color(.red))).modified(.frame(width: 7, height: 8, .center)), ViewNode(.style(.color(.blue))),
    ]
    let path = square
    let drawn = try items(
      canvas(symbols) { numbers in
        #expect(numbers == [40, 20, 7, 8, 40, 20])
        return [CanvasMark(.fill(path, CanvasPaint(.color(.green)), FillStyle()))]
      })
    #expect(drawn.map(color) == [resolved(.green)])
  }

  @Test func theDrawingEndsAtTheEdgesAndLiesInTheFrame() throws {
    let (path, red) = (square, red)
    let views = views(canvas { _ in [CanvasMark(.fill(path, red, FillStyle()))] })
    let whole = try #require(views.scene.items.first)
    #expect(whole.clips.map(\.path.boundingRect) == [CGRect(x: 30, y: 40, width: 40, height: 20)])
    #expect(views.scene.bounds == CGRect(x: 30, y: 40, width: 10, height: 10))
    #expect(views.root?.children.map(\.part.name) == ["Canvas"])
    let empty = self.views(canvas { _ in [] })
    #expect(empty.scene.items.isEmpty)
  }

  @Test func statesBecomeEffectsInTheirOrder() throws {
    var state = CanvasState()._moved(CGAffineTransform(translationX: 5, y: 0))._faded(0.5)._blended("xor")
    state = state._clipped(square, FillStyle(eoFill: true))
    state = state._thresholded(0.25, 1, .black)._blurred(3, false)
    let (path, red, made) = (square, red, state)
    let mark = try #require(try items(canvas { _ in [CanvasMark(.fill(path, red, FillStyle()), made)] }).first)
    // The clip keeps the transform of the moment when it was set; opacity, blending and clip come after the filters.
    #expect(mark.opacity == 0.5 && mark.blendMode == .xor)
    #expect(mark.clips.map(\.path.boundingRect) == [CGRect(x: 35, y: 40, width: 10, height: 10)])
    #expect(mark.clips.map(\.isEvenOdd) == [true])
    let (thresholded, outer) = try layer(mark)
    guard case .alphaThreshold(least: 0.25, most: 1, _) = outer else { throw Missing() }
    let (blurred, inner) = try layer(thresholded.first)
    #expect(inner == .blur(deviations: CGSize(width: 3, height: 3), isOpaque: false))
    #expect(blurred.first?.opacity == 1 && blurred.first?.blendMode == .normal)
    #expect(blurred.first?.transform == ProjectionTransform(CGAffineTransform(translationX: 35, y: 40)))
  }

  @Test func aLayerComesTogetherBeforeItsStateAndCutsAsAMask() throws {
    let (path, red) = (square, red)
    let inner = CanvasMark(.fill(path, red, FillStyle()), CanvasState()._faded(0.25))
    let drawn = try items(
      canvas { _ in
        [
          CanvasMark(.layer([inner, inner]), CanvasState()._faded(0.5)),
          CanvasMark(.fill(path, red, FillStyle()), CanvasState()._masked([inner], 0.75)),
        ]
      })
    #expect(drawn.map(\.opacity) == [0.5, 1])
    #expect(try layer(drawn[0]).items.map(\.opacity) == [0.25, 0.25])
    let mask = try #require(drawn[1].masks.first?.items.first)
    #expect(mask.opacity == 0.75)
    #expect(try layer(mask).items.map(\.opacity) == [0.25])
    #expect(CanvasMark(.layer([CanvasMark(.layer([inner]))])).depth == 2)
    #expect(CanvasMark(.fill(path, red, FillStyle()), CanvasState()._masked([inner], 1)).depth == 1)
  }

  @Test func gradientsHaveTheirPlacesInPointsOrInSharesOfThePath() throws {
    let gradient = Gradient(colors: [.red, .blue])
    let path = Path(CGRect(x: 10, y: 4, width: 20, height: 8))
    let style = ViewStyle.linear(gradient, start: UnitPoint(x: 0, y: 0), end: UnitPoint(x: 1, y: 0))
    let drawn = try items(
      canvas { _ in
        [
          CanvasMark(.fill(path, CanvasPaint(style), FillStyle())),
          CanvasMark(.fill(path, CanvasPaint(style, isInPoints: true), FillStyle())),
        ]
      })
    let resolved = gradient.resolved(in: ColorSurroundings())
    #expect(drawn[0].paint == .linear(resolved, from: CGPoint(x: 10, y: 4), to: CGPoint(x: 30, y: 4)))
    #expect(drawn[1].paint == .linear(resolved, from: .zero, to: CGPoint(x: 1, y: 0)))
  }

  @Test func aTextStandsWithItsAnchorOrInItsFrame() throws {
    let spans = [TextSpan("Ag")]
    let block = ViewSurroundings().block(of: spans)
    let size = block.laidOut(width: nil, height: nil, scale: 3).size
    let drawn = try items(
      canvas { _ in
        [
          CanvasMark(.text(spans, .foreground, .point(CGPoint(x: 20, y: 10), anchor: .center))),
          CanvasMark(.text(spans, CanvasPaint(.color(.red)), .frame(CGRect(x: 3, y: 2, width: 40, height: 30)))),
        ]
      })
    func start(_ item: SceneItem) throws -> CGPoint {
      guard case .text("Ag", _, let start, _) = item.mark else { throw Missing() }
      return start
    }
    #expect(try start(drawn[0]).x == 20 - size.width / 2)
    #expect(try start(drawn[1]).x == 3)
    let measures = ViewSurroundings()._measures(of: TextValue(spans), .infinity, .infinity)
    #expect(measures == [size.width, size.height, measures[2], measures[2]])
    #expect(try start(drawn[1]).y == 2 + measures[2])
    #expect(drawn[1].paint == resolved(.red))
  }

  @Test func aSymbolIsDrawnWhereItIsPutAndLaidOutForAnotherFrame() throws {
    let symbol = ViewNode(.style(.color(.blue)))
    let drawn = try items(
      canvas([symbol.modified(.frame(width: 8, height: 4, .center)), symbol]) { _ in
        [
          CanvasMark(.symbol(0, .point(CGPoint(x: 20, y: 10), anchor: .bottomTrailing))),
          CanvasMark(.symbol(1, .frame(CGRect(x: 1, y: 2, width: 30, height: 6)))),
          CanvasMark(.symbol(0, .point(.zero, anchor: .topLeading)), CanvasState()._faded(0.5)),
          CanvasMark(.symbol(2, .point(.zero, anchor: .center))),
        ]
      })
    #expect(Scene([drawn[0]]).bounds == CGRect(x: 42, y: 46, width: 8, height: 4))
    #expect(Scene([drawn[1]]).bounds == CGRect(x: 31, y: 42, width: 30, height: 6))
    #expect(drawn.count == 3)
    #expect(drawn[2].opacity == 0.5)
    #expect(try layer(drawn[2]).items.count == 1)
  }

  @Test func aMissingPictureIsABox() throws {
    let (symbol, asset) = (ImageValue("star", isSymbol: true), ImageValue("photo", isSymbol: false))
    let place = CanvasPlace.point(CGPoint(x: 20, y: 10), anchor: .center)
    let drawn = try items(
      canvas { _ in
        [
          CanvasMark(.image(symbol, .foreground, place)), CanvasMark(.image(asset, .foreground, place)),
          CanvasMark(.image(asset, .foreground, .frame(CGRect(x: 0, y: 0, width: 6, height: 6)))),
        ]
      })
    #expect(
      drawn.count == 5, "the symbol's lines, the character for them, a box with its name, and the outline in a frame")
    let side = ViewSurroundings().size(of: symbol).width
    let bounds = try #require(Scene([drawn[0]]).bounds)
    #expect(bounds.width > side * 0.8 && bounds.width < side && abs(bounds.midX - 50) < 1e-9)
  }

  @Test func onlyTheCanvasItselfIsTouched() throws {
    let button = ViewNode(.style(.color(.red))).modified(.touched(.button("B"), .compiled(.action({ _, _, _ in }))))
    let node = canvas([button]) { _ in [CanvasMark(.symbol(0, .point(.zero, anchor: .topLeading)))] }
    let views = views(node)
    #expect(views.touchables.isEmpty)
    var search = TouchSearch(host: CompiledHost())
    let root = try #require(views.root)
    #expect(search.hit(root, at: CGPoint(x: 50, y: 50))?.isEmpty == true)
    #expect(search.hit(root, at: CGPoint(x: 10, y: 50)) == nil)
  }

  private struct Broken: Error {}

  @Test func anErrorOfTheRendererIsToldAndTheRestIsDrawn() {
    let node = ViewNode(
      .container(.layers(.center), [ViewNode(.style(.color(.red))), canvas { _ in throw Broken() }]))
    let views = views(node)
    #expect(views.scene.failure?.message == "Broken()")
    #expect(views.scene.items.count == 1)
  }
}
