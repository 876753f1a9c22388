import DotRaster
import Foundation
import ShapeGeometry
import Testing
import ViewTree

@testable import Rendering

/// Drawings that change as a whole, as samples: blurs, shadows, colours, blends and letters.
struct SceneLayerTests {
  /// Returns the samples of a view in 32 by 32 points, a point a sample.
  private func samples(_ node: ViewNode, ground: ResolvedColor? = .white) -> SceneSamples {
    var host: any ViewHost = CompiledHost()
    var failure: (any Error)?
    let views = LaidOutViews(node, in: CGSize(width: 32, height: 32), host: &host, failure: &failure)
    #expect(failure == nil)
    let grid = SampleGrid(across: 1, down: 1)
    var samples = SceneSamples(grid, columns: 32, rows: 32, texts: .letters(nil), ground: ground)
    var work = DrawingWork()
    samples.add(views.scene, sampledBy: Viewport(), work: &work)
    return samples
  }

  private func box(_ color: Color, _ side: CGFloat) -> ViewNode {
    ViewNode(.style(.color(color))).modified(.frame(width: side, height: side, .center))
  }

  private func layers(_ views: [ViewNode]) -> ViewNode { ViewNode(.container(.layers(.center), views)) }

  private func text(_ text: String, size: CGFloat = 8) -> ViewNode {
    ViewNode(.text([TextSpan(text)])).modified(.font(FontValue(.system(size: size))))
  }

  @Test(arguments: [1.0, 3.0])
  func aBlurredEdgeIsAGaussiansIntegral(_ deviation: Double) {
    // A half plane: far from the other edges only one edge counts.
    let half = box(.black, 40).modified(.offset(CGSize(width: 20, height: 0)))
    let blurred = samples(half.modified(.blur(radius: CGFloat(deviation), isOpaque: false)))
    for column in 8..<24 {
      let distance = (Double(column) + 0.5 - 16) / deviation
      let expected = 0.5 * (1 + erf(distance / 2.0.squareRoot()))
      let opacity = Double(blurred.colors[16 * 32 + column].w)
      #expect(abs(opacity - expected) < 0.02, "column \(column): \(opacity) is not \(expected)")
    }
  }

  @Test func aBlurKeepsTheSumOfWhatIsThere() {
    let sum = samples(box(.red, 6).modified(.blur(radius: 2, isOpaque: false))).colors.reduce(0) { $0 + $1.w }
    #expect(abs(sum - 36) < 0.5)
    let opaque = samples(box(.red, 12).modified(.blur(radius: 2, isOpaque: true)))
    #expect(opaque.colors.filter { $0.w > 0.99 }.count == 144)
    #expect(opaque.colors.filter { $0.w > 0 }.count == 144)
  }

  @Test func aShadowLiesBehindAtItsOffset() {
    let shadow = Modifier.shadow(Color(white: 0, opacity: 0.5), radius: 0, offset: CGSize(width: 4, height: 2))
    let samples = samples(box(.white, 8).modified(shadow))
    func opacity(_ column: Int, _ row: Int) -> Float { samples.colors[row * 32 + column].w }
    #expect(opacity(12, 12) == 1 && opacity(19, 19) == 1)
    #expect(opacity(22, 20) == 0.5 && opacity(17, 21) == 0.5)
    #expect(opacity(24, 16) == 0 && opacity(20, 12) == 0 && opacity(12, 21) == 0)
  }

  @Test func aShadowFromBeyondTheEdgeIsSeen() {
    let shadow = Modifier.shadow(.black, radius: 0, offset: CGSize(width: 0, height: -20))
    let samples = samples(box(.red, 8).modified(shadow).modified(.offset(CGSize(width: 0, height: 24))))
    #expect(samples.colors[18 * 32 + 16].w == 1)
    #expect(samples.colors[30 * 32 + 16].w == 0)
  }

  @Test func aGroupIsFadedAsAWhole() {
    let stack = layers([box(.black, 16), box(.white, 16)])
    let together = samples(stack.modified(.group("compositingGroup")).modified(.opacity(0.5)))
    #expect(together.colors[16 * 32 + 16] == SIMD4(0.5, 0.5, 0.5, 0.5))
    let apart = samples(stack.modified(.opacity(0.5)))
    #expect(apart.colors[16 * 32 + 16] == SIMD4(0.5, 0.5, 0.5, 0.75))
  }

  @Test(arguments: BlendMode.allCases)
  func blendingFollowsItsFormula(_ mode: BlendMode) {
    let (source, ground) = (SIMD4<Float>(0.8, 0.4, 0.2, 1), SIMD4<Float>(0.5, 0.25, 0.75, 1))
    let expected: [BlendMode: SIMD4<Float>] = [
      .normal: source, .multiply: [0.4, 0.1, 0.15, 1], .screen: [0.9, 0.55, 0.8, 1], .overlay: [0.8, 0.2, 0.6, 1],
      .darken: [0.5, 0.25, 0.2, 1], .lighten: [0.8, 0.4, 0.75, 1], .colorDodge: [1, 0.416_667, 0.9375, 1],
      .colorBurn: [0.375, 0, 0, 1], .hardLight: [0.8, 0.2, 0.3, 1], .difference: [0.3, 0.15, 0.55, 1],
      .softLight: [0.624_264, 0.2125, 0.6375, 1], .exclusion: [0.5, 0.45, 0.65, 1], .sourceAtop: source,
      .destinationOver: ground, .destinationOut: .zero, .plusLighter: [1, 0.65, 0.95, 1],
      .plusDarker: [0.3, 0, 0, 1], .clear: .zero, .copy: source, .sourceIn: source, .sourceOut: .zero,
      .destinationIn: ground, .destinationAtop: ground, .xor: .zero,
    ]
    let result = mode.blended(source, over: ground)
    if let wanted = expected[mode] {
      for index in 0..<4 { #expect(abs(result[index] - wanted[index]) < 1e-4, "\(result)") }
    } else {
      // Hue, saturation and colour keep the luminosity of the ground; luminosity takes that of the source.
      let weights = SIMD4<Float>(0.3, 0.59, 0.11, 0)
      let light = (result * weights).sum()
      #expect(abs(light - ((mode == .luminosity ? source : ground) * weights).sum()) < 1e-4)
    }
    // Nothing on the ground leaves it, except where the ground is kept under a mark alone.
    let emptied: Set<BlendMode> = [.clear, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop]
    #expect(mode.blended(.zero, over: ground) == (emptied.contains(mode) ? .zero : ground))
  }

  @Test func aBlendSeesTheGroundButNoGroupDoes() {
    let white = box(.white, 16).modified(.blend(.difference))
    // White on white becomes black; in a group there is nothing behind it.
    #expect(samples(white).colors[16 * 32 + 16] == SIMD4(0, 0, 0, 1))
    #expect(samples(white.modified(.group("compositingGroup"))).colors[16 * 32 + 16] == SIMD4(1, 1, 1, 1))
  }

  /// Lines that begin together keep their common start in a layer, whose own picture begins elsewhere.
  @Test func textsInALayerStandWhereTheyStandWithoutIt() {
    let font = TextFont(size: 12)
    let lines = [("one", 40.0, 20.0), ("longer", 40, 44)].map { text, x, y in
      SceneItem(
        .text(text, font, at: CGPoint(x: x, y: y), width: 8 * CGFloat(text.count)), paint: .color(.white))
    }
    func picture(_ items: [SceneItem]) -> String {
      var samples = SceneSamples(.braille, area: CellArea(column: 0, row: 0, columns: 60, rows: 20))
      var work = DrawingWork()
      samples.add(Scene(items), through: Viewport(scale: 1, origin: .zero), work: &work)
      let ground = SceneGround(.white, box: .zero, through: Viewport(), grid: samples.grid)
      var screen = ScreenBuffer(size: ScreenSize(columns: 60, rows: 20))
      samples.draw(on: &screen, in: CellArea(column: 0, row: 0, columns: 60, rows: 20), as: .braille, over: ground)
      return (0..<20).map { screen.text(row: $0) }.joined(separator: "\n")
    }
    let layer = SceneItem(.layer(Scene(lines), nil), paint: .color(.clear))
    #expect(picture([layer]) == picture(lines))
    #expect(picture(lines).contains("longer"))
  }

  @Test func aTextInAMaskHasTheColorsOfTheView() {
    let gradient = ViewStyle.linear(
      Gradient(colors: [.black, .white]).colorSpace(.device), start: .leading, end: .trailing)
    let letters = samples(ViewNode(.style(gradient)).modified(.mask(text("abcd"), .center))).letters
    #expect(letters.map { String([$0.character]) } == ["a", "b", "c", "d"])
    let grays = letters.map(\.color.x)
    #expect(grays == grays.sorted() && (grays.last ?? 0) > (grays.first ?? 1) + 0.2)
  }

  @Test func aViewInFrontHidesText() {
    #expect(samples(layers([text("abc"), box(.red, 32)])).letters.isEmpty)
    #expect(samples(layers([box(.red, 32), text("abc")])).letters.count == 3)
    let dimmed = samples(layers([text("abc"), box(.white, 32).modified(.opacity(0.5))])).letters
    #expect(dimmed.first?.color == SIMD4(0.5, 0.5, 0.5, 1))
    // A line through the text leaves it legible.
    var span = TextSpan("abc")
    span.strikethrough = TextLineStyle()
    #expect(samples(ViewNode(.text([span])).modified(.font(FontValue(.system(size: 8))))).letters.count == 3)
  }

  @Test func aBlurredTextIsTheGrayOfItsLine() {
    let blurred = samples(text("abc").modified(.blur(radius: 4, isOpaque: false)))
    #expect(blurred.letters.isEmpty && blurred.colors.contains { $0.w > 0.02 })
    #expect(samples(text("abc").modified(.blur(radius: 0.5, isOpaque: false))).letters.count == 3)
    let inverted = samples(text("abc").modified(.colors(.invert))).letters
    #expect(inverted.map(\.color) == Array(repeating: SIMD4(1, 1, 1, 1), count: 3))
  }

  @Test(arguments: [CGFloat.infinity, .nan, 1e300, -1e300, 1e12, -5])
  func lengthsBeyondAnyPictureAreHarmless(_ length: CGFloat) {
    let far = Modifier.shadow(.black, radius: 2, offset: CGSize(width: length, height: length))
    #expect(samples(box(.red, 8).modified(far)).colors[16 * 32 + 16].w == 1)
    let wide = Modifier.shadow(.black, radius: length, offset: .zero)
    #expect(samples(box(.red, 8).modified(wide)).colors[16 * 32 + 16].w == 1)
    let blur = samples(box(.red, 8).modified(.blur(radius: length, isOpaque: false)))
    #expect(blur.colors.allSatisfy { $0.w >= 0 && $0.w <= 1.001 })
    let turn = Modifier.rotation3D(
      .degrees(90), axis: [0, 1, 0], anchor: .center, anchorZ: length, perspective: length)
    #expect(!samples(box(.red, 8).modified(far).modified(turn)).colors.contains { $0.w.isNaN })
    let large = box(.red, 8).modified(.scale(CGSize(width: length, height: 1), anchor: .center)).modified(wide)
    #expect(!samples(large.modified(.clip(ShapeValue(Circle()), FillStyle()))).colors.contains { $0.w.isNaN })
  }

  @Test func aTurnedPlaneIsNarrowerFarAway() {
    let turn = Modifier.rotation3D(.degrees(60), axis: [0, 1, 0], anchor: .center, anchorZ: 0, perspective: 1)
    let samples = samples(box(.red, 24).modified(turn))
    func height(_ column: Int) -> Int { (0..<32).filter { samples.colors[$0 * 32 + column].w > 0.5 }.count }
    #expect(height(12) > 24 && height(19) < 20 && height(19) > 14)
    #expect(height(12) > height(14) && height(14) > height(17))
  }
}
