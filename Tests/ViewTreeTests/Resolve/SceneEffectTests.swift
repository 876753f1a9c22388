import Foundation
import ShapeGeometry
import Testing

@testable import ViewTree

/// Effects on drawings as a whole: the marks that they hold, in which order, and the transforms of turned planes.
struct SceneEffectTests {
  private func box(_ color: Color, _ side: CGFloat = 20) -> ViewNode {
    ViewNode(.style(.color(color))).modified(.frame(width: side, height: side, .center))
  }

  private func items(_ node: ViewNode) -> [SceneItem] {
    var failure: (any Error)?
    var host: any ViewHost = CompiledHost()
    let views = LaidOutViews(node, in: CGSize(width: 100, height: 100), host: &host, failure: &failure)
    return views.scene.items
  }

  /// The drawing and the effect of a layer.
  private func layer(_ item: SceneItem?) throws -> (items: [SceneItem], effect: SceneEffect?) {
    guard case .layer(let scene, let effect) = try #require(item).mark else {
      throw Missing()
    }
    return (scene.items, effect)
  }

  private struct Missing: Error {}

  private var pair: ViewNode { ViewNode(.container(.layers(.center), [box(.red), box(.blue, 10)])) }

  @Test func aShadowIsCastByEachViewOfAStack() throws {
    let shadow = Modifier.shadow(.black, radius: 4, offset: CGSize(width: 1, height: 2))
    let apart = items(pair.modified(shadow))
    #expect(apart.count == 2)
    let (inner, effect) = try layer(apart.first)
    #expect(inner.count == 1)
    let offset = CGSize(width: 1, height: 2)
    #expect(effect == .shadow(.black, deviations: CGSize(width: 4, height: 4), offset: offset))
    // A group, or what is cut, casts one shadow.
    #expect(items(pair.modified(.group("compositingGroup")).modified(shadow)).count == 1)
    #expect(items(pair.modified(.clip(ShapeValue(Circle()), FillStyle())).modified(shadow)).count == 1)
  }

  @Test func anOpaqueBlurIsThatOfTheWholeDrawing() throws {
    let (inner, effect) = try layer(items(pair.modified(.blur(radius: 3, isOpaque: true))).first)
    #expect(effect == .blur(deviations: CGSize(width: 3, height: 3), isOpaque: true))
    #expect(try layer(inner.first).items.count == 2, "each mark alone would become a box")
  }

  @Test func aShadowTurnsAndGrowsWithItsView() throws {
    let shadow = Modifier.shadow(.black, radius: 4, offset: CGSize(width: 3, height: 0))
    let turned = box(.red).modified(shadow).modified(.rotation(.degrees(90), anchor: .center))
      .modified(.scale(CGSize(width: 2, height: 2), anchor: .center))
    guard case .shadow(_, let deviations, let offset) = try layer(items(turned).first).effect else { throw Missing() }
    #expect(abs(deviations.width - 8) < 1e-9)
    #expect(abs(offset.width) < 1e-9 && abs(offset.height - 6) < 1e-9)
  }

  @Test func effectsNestInTheOrderOfTheirModifiers() throws {
    let view = box(.red).modified(.opacity(0.5)).modified(.blur(radius: 2, isOpaque: false))
      .modified(.clip(ShapeValue(Circle()), FillStyle())).modified(.colors(.invert)).modified(.opacity(0.25))
    let outer = try #require(items(view).first)
    #expect(outer.opacity == 0.25 && outer.clips.isEmpty)
    let (inverted, first) = try layer(outer)
    #expect(first == .colors(.inversion))
    // The clip lies between the two effects, in a drawing of its own.
    let (cut, none) = try layer(inverted.first)
    #expect(none == nil && cut.first?.clips.count == 1)
    let (blurred, second) = try layer(cut.first)
    #expect(second == .blur(deviations: CGSize(width: 2, height: 2), isOpaque: false))
    #expect(blurred.first?.opacity == 0.5)
  }

  @Test func aGroupFadesAsAWhole() throws {
    let apart = items(pair.modified(.opacity(0.5)))
    #expect(apart.map(\.opacity) == [0.5, 0.5])
    let together = items(pair.modified(.group("drawingGroup")).modified(.opacity(0.5)))
    #expect(together.map(\.opacity) == [0.5])
    #expect(try layer(together.first).items.map(\.opacity) == [1, 1])
  }

  @Test func theInnerBlendModeWins() {
    let view = ViewNode(.container(.layers(.center), [box(.red).modified(.blend(.screen)), box(.blue)]))
      .modified(.blend(.multiply))
    #expect(items(view).map(\.blendMode) == [.screen, .multiply])
  }

  @Test func anEffectReachesBeyondItsView() {
    let shadow = box(.red).modified(.shadow(.black, radius: 2, offset: CGSize(width: 10, height: 0)))
    #expect(Scene(items(shadow)).bounds == CGRect(x: 40, y: 34, width: 36, height: 32))
    let blur = box(.red).modified(.blur(radius: 5, isOpaque: false))
    #expect(Scene(items(blur)).bounds == CGRect(x: 25, y: 25, width: 50, height: 50))
  }

  @Test func aTurnAboutTheVerticalAxisIsSeenInPerspective() {
    let turn = Modifier.rotation3D(.degrees(60), axis: [0, 1, 0], anchor: .center, anchorZ: 0, perspective: 1)
    let transform = items(box(.red).modified(turn))[0].transform
    // 10 points right of the middle lie 10·sin 60° = 8.66 behind the plane: seen from 20 points.
    let right = CGPoint(x: 60, y: 40).applying(transform)
    let depth = 1 + 10 * sin(Double.pi / 3) / 20
    #expect(abs(Double(right.x) - (50 + 5 / depth)) < 1e-9)
    #expect(abs(Double(right.y) - (50 - 10 / depth)) < 1e-9)
    let onTheAxis = CGPoint(x: 50, y: 47).applying(transform)
    #expect(abs(onTheAxis.x - 50) < 1e-9 && abs(onTheAxis.y - 47) < 1e-9)
    let flat = Modifier.rotation3D(.degrees(30), axis: [0, 0, 2], anchor: .center, anchorZ: 0, perspective: 1)
    let plane = items(box(.red).modified(flat))[0].transform
    let turned = items(box(.red).modified(.rotation(.degrees(30), anchor: .center)))[0].transform
    let (one, other) = (CGPoint(x: 60, y: 40).applying(plane), CGPoint(x: 60, y: 40).applying(turned))
    #expect(abs(one.x - other.x) < 1e-9 && abs(one.y - other.y) < 1e-9)
  }

  @Test func aProjectionAndItsInverseAreTheIdentity() {
    let transform = ProjectionTransform(
      turningBy: .degrees(40), around: (1, 2, 0.5), through: CGPoint(x: 3, y: 4), depth: 2, perspective: 30)
    let back = transform.concatenating(transform.inverted())
    let point = CGPoint(x: -7, y: 11)
    let image = point.applying(transform).applying(transform.inverted())
    #expect(abs(image.x - point.x) < 1e-9 && abs(image.y - point.y) < 1e-9)
    #expect(abs(back.m13 / back.m33) < 1e-12 && !transform.isAffine)
  }

  @Test func whatLiesBehindTheEyeIsCutOff() {
    var transform = ProjectionTransform()
    transform.m13 = -0.1
    let path = Path(CGRect(x: 0, y: 0, width: 20, height: 1)).applying(transform, tolerance: 0.1)
    #expect(path.boundingRect.minX == 0 && path.boundingRect.maxX > 1_000)
    #expect(path.elements.count == 5)
  }

  @Test(
    arguments: [
      (ColorEffect.invert, [0.75, 0.5, 0, 1]), (.brightness(0.25), [0.5, 0.75, 1, 1]),
      (.contrast(2), [0, 0.5, 1, 1]), (.grayscale(1), [0.482_95, 0.482_95, 0.482_95, 1]),
      (.saturation(0), [0.482_95, 0.482_95, 0.482_95, 1]), (.hueRotation(.zero), [0.25, 0.5, 1, 1]),
      (.luminanceToAlpha, [0, 0, 0, 0.482_95]),
      (.multiply(Color(red: 0.5, green: 0, blue: 1, opacity: 0.5)), [0.0625, 0, 0.5, 0.5]),
    ] as [(ColorEffect, [Float])])
  func colorEffectsAreMapsOfColors(_ effect: ColorEffect, _ expected: [Float]) {
    let result = effect.matrix(in: .init()).applied(to: SIMD4(0.25, 0.5, 1, 1))
    for index in 0..<4 { #expect(abs(result[index] - expected[index]) < 1e-5) }
  }

  @Test func aFullTurnOfTheHueChangesNothing() {
    let color = SIMD4<Float>(0.2, 0.3, 0.1, 0.5)
    let turned = ColorMatrix.hueRotation(.degrees(360)).applied(to: color)
    for index in 0..<4 { #expect(abs(turned[index] - color[index]) < 1e-5) }
    let turn = ColorMatrix.hueRotation(.degrees(180))
    let half = turn.applied(to: turn.applied(to: color))
    for index in 0..<4 { #expect(abs(half[index] - color[index]) < 2e-3) }
  }
}
