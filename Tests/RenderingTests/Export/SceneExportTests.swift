import Foundation
import ShapeGeometry
import TestSupport
import Testing
import ViewTree

@testable import Rendering

/// Drawings as SVG: the text of each kind of mark.
struct SceneExportTests {
  private static let frame = CGRect(x: 0, y: 0, width: 40, height: 30)

  /// Returns the document's lines without its first and its last one.
  private func lines(_ items: [SceneItem], ground: ResolvedColor? = nil, scale: CGFloat = 1) -> [String] {
    var work = DrawingWork()
    let text = SceneExport(Scene(items), frame: Self.frame, ground: ground).svg(scale: scale, work: &work).text
    return text.split(separator: "\n").dropFirst().dropLast().map(String.init)
  }

  /// Returns the items of a view.
  private func items(_ node: ViewNode) -> [SceneItem] {
    var host: any ViewHost = CompiledHost()
    var failure: (any Error)?
    return LaidOutViews(node, in: Self.frame.size, host: &host, failure: &failure).scene.items
  }

  private func box(_ style: ViewStyle, _ width: CGFloat, _ height: CGFloat) -> ViewNode {
    ViewNode(.style(style)).modified(.frame(width: width, height: height, .center))
  }

  private let square = Path(CGRect(x: 1, y: 2, width: 3.25, height: 4))
  private let red = ScenePaint.color(ResolvedColor(bytes: 255, 0, 0, opacity: 0.5))

  @Test func theDocumentHasTheFrameInItsScaleAndItsGround() {
    let export = SceneExport(
      Scene(), frame: CGRect(x: -1.5, y: 0, width: 40, height: 30), ground: ResolvedColor(bytes: 1, 2, 171))
    var work = DrawingWork()
    #expect(
      export.svg(scale: 2, work: &work).text == """
        <svg xmlns="http://www.w3.org/2000/svg" width="80" height="60" viewBox="-1.5 0 40 30">
        <rect x="-1.5" y="0" width="40" height="30" fill="#0102ab"/>
        </svg>

        """)
  }

  @Test func pathsStayPaths() {
    let line = StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .bevel, dash: [3, 1], dashPhase: 0.5)
    #expect(
      lines([
        SceneItem(.fill(square, FillStyle(eoFill: true)), paint: red),
        SceneItem(.stroke(square, line), paint: .color(.black)),
      ]) == [
        ##"<path d="M 1 2 L 4.25 2 L 4.25 6 L 1 6 Z" fill-rule="evenodd" fill="#ff0000" fill-opacity="0.5"/>"##,
        ##"<path d="M 1 2 L 4.25 2 L 4.25 6 L 1 6 Z" stroke="#000000" fill="none" stroke-width="2" "##
          + #"stroke-linecap="round" stroke-linejoin="bevel" stroke-dasharray="3 1" stroke-dashoffset="0.5"/>"#,
      ])
  }

  @Test func aLineWithoutWidthIsNotDrawn() {
    #expect(lines([SceneItem(.stroke(square, StrokeStyle(lineWidth: 0)), paint: red)]).isEmpty)
  }

  @Test func clipsLieAroundTheTransformAndAreDefinedOnce() {
    let clipped = box(.color(.blue), 8, 8).modified(.transform(CGAffineTransform(scaleX: 2, y: 1)))
      .modified(.clip(ShapeValue(.circle), FillStyle()))
    let text = lines(items(ViewNode(.container(.layers(.center), [clipped, clipped])))).joined(separator: "\n")
    #expect(text.components(separatedBy: "<clipPath").count == 2)
    #expect(text.components(separatedBy: "<g clip-path=\"url(#d1)\"><path d=").count == 3)
    #expect(text.contains(" transform=\"matrix(2 0 0 1 "))
  }

  @Test func theColoursOfAGradientAreMixedAhead() throws {
    let gradient = Gradient(colors: [.red, .blue]).resolved(in: ColorSurroundings())
    let paint = ScenePaint.linear(gradient, from: CGPoint(x: 0, y: 0), to: CGPoint(x: 10, y: 0))
    let text = lines([SceneItem(.fill(square, FillStyle()), paint: paint)]).joined()
    let offsets = text.matches(of: /<stop offset="([0-9.]+)" stop-color="#([0-9a-f]{6})"/)
    #expect(offsets.count >= 17)
    for match in offsets {
      let place = try #require(Double(match.1))
      let color = gradient.color(at: place)
      let bytes = [color.red, color.green, color.blue].map { Int((min(max($0, 0), 1) * 255).rounded()) }
      let read = try stride(from: 0, to: 6, by: 2).map { index in
        try #require(Int(match.2.dropFirst(index).prefix(2), radix: 16))
      }
      #expect(zip(bytes, read).allSatisfy { abs($0 - $1) <= 1 }, "at \(place)")
    }
    #expect(text.contains(#"x1="0" y1="0" x2="10" y2="0""#) && text.contains(##"fill="url(#d1)""##))
  }

  /// Some mixes in Oklab leave the colours that can be shown, and are held at their edge.
  @Test(arguments: [[Color.red, .blue], [Color(red: 0, green: 1, blue: 0), Color(red: 1, green: 0, blue: 1)]])
  func betweenTheMixesColoursAreNearlyThoseOfTheGradient(colors: [Color]) throws {
    let gradient = Gradient(colors: colors).resolved(in: ColorSurroundings())
    let paint = ScenePaint.linear(gradient, from: CGPoint(x: 0, y: 0), to: CGPoint(x: 10, y: 0))
    let text = lines([SceneItem(.fill(square, FillStyle()), paint: paint)]).joined()
    let stops = try text.matches(of: /<stop offset="([0-9.]+)" stop-color="#([0-9a-f]{6})"/).map { match in
      let digits = try #require(UInt32(match.2, radix: 16))
      return (place: try #require(Double(match.1)), bytes: [16, 8, 0].map { Double(digits >> $0 & 255) })
    }
    #expect(stops.count <= 65)
    for (low, high) in zip(stops, stops.dropFirst()) {
      for share in [0.25, 0.5, 0.75] {
        let color = gradient.color(at: low.place + (high.place - low.place) * share)
        for (index, component) in [color.red, color.green, color.blue].enumerated() {
          let mixed = low.bytes[index] * (1 - share) + high.bytes[index] * share
          #expect(abs(mixed - min(max(component, 0), 1) * 255) < 2, "between \(low.place) and \(high.place)")
        }
      }
    }
  }

  @Test func anInvisibleStopTakesTheHueBesideIt() {
    let gradient = Gradient(colors: [.red, .clear]).resolved(in: ColorSurroundings())
    let paint = ScenePaint.linear(gradient, from: CGPoint(x: 0, y: 0), to: CGPoint(x: 10, y: 0))
    let text = lines([SceneItem(.fill(square, FillStyle()), paint: paint)]).joined()
    let last = text.matches(of: /stop-color="(#[0-9a-f]{6})" stop-opacity="([0-9.]+)"/).last
    #expect(last?.2 == "0" && last?.1 != "#000000")
  }

  @Test func aRadialGradientThatBeginsAtARadiusKeepsIt() {
    let gradient = Gradient(colors: [.red, .blue]).resolved(in: ColorSurroundings())
    let paint = ScenePaint.radial(gradient, center: CGPoint(x: 5, y: 5), from: 4, to: 8, ratio: 0.5)
    let text = lines([SceneItem(.fill(square, FillStyle()), paint: paint)]).joined()
    #expect(text.contains(#"cx="5" cy="5" r="8" gradientTransform="matrix(1 0 0 0.5 0 2.5)"><stop offset="0.5" "#))
  }

  @Test func textKeepsItsWidthItsFontAndItsCharacters() {
    let text = ViewNode(.text([TextSpan("<&")])).modified(.font(FontValue(.style(.headline))))
    let line = lines(items(text)).joined()
    #expect(line.hasPrefix("<text fill=\"#000000\"") && line.hasSuffix(">&lt;&amp;</text>"))
    #expect(line.contains(#" font-size="17" font-weight="600""#) && line.contains(#"lengthAdjust="spacingAndGlyphs""#))
  }

  @Test func effectsAreFiltersOfWholeGroups() {
    let blurred = lines(items(box(.color(.red), 10, 10).modified(.blur(radius: 2, isOpaque: false)))).joined()
    let steps = #"color-interpolation-filters="sRGB"><feGaussianBlur in="SourceGraphic" stdDeviation="2 2"/>"#
    #expect(blurred.contains(steps))
    let odd = SceneEffect.blur(deviations: CGSize(width: -3, height: CGFloat.nan), isOpaque: false)
    let far = Scene([
      SceneItem(.fill(Path(CGRect(x: 0, y: -1e308, width: 1, height: 1.5e308)), FillStyle()), paint: red)
    ])
    let text = lines([SceneItem(.layer(far, odd), paint: red)]).joined()
    #expect(!text.contains("inf") && !text.contains("nan"), "\(text)")
    #expect(blurred.contains(##"<g style="isolation:isolate" filter="url(#d1)"><path"##))
  }

  /// Returns the filter region of an effect on a drawing.
  private func region(_ effect: SceneEffect, _ items: [SceneItem]) throws -> CGRect {
    let text = lines([SceneItem(.layer(Scene(items), effect), paint: red)]).joined(separator: "\n")
    let filter = try #require(XMLElements("<svg>\(text)</svg>").all("filter").first)
    func number(_ name: String) throws -> CGFloat {
      CGFloat(try #require(filter.attributes[name].flatMap { Double($0) }))
    }
    return try CGRect(x: number("x"), y: number("y"), width: number("width"), height: number("height"))
  }

  @Test func aFilterHasRoomForTheBlurBeforeItIsMoved() throws {
    let size = CGSize(width: 2, height: 2)
    let marks = [SceneItem(.fill(square, FillStyle()), paint: red)]
    let blurred = CGRect(x: 1, y: 2, width: 3.25, height: 4).insetBy(dx: -6, dy: -6)
    let outer = SceneEffect.shadow(.black, deviations: size, offset: CGSize(width: 30, height: -9))
    #expect(try region(outer, marks).contains(blurred.union(blurred.offsetBy(dx: 30, dy: -9))))
    let inner = SceneEffect.innerShadow(.black, deviations: size, offset: CGSize(width: 3, height: 3))
    #expect(try region(inner, marks).contains(blurred))
  }

  @Test func anOpaqueBlurIsCutAfterItIsMade() throws {
    let effect = SceneEffect.blur(deviations: CGSize(width: 2, height: 1), isOpaque: true)
    let marks = [SceneItem(.fill(square, FillStyle()), paint: red)]
    let bounds = CGRect(x: 1, y: 2, width: 3.25, height: 4)
    #expect(try region(effect, marks).contains(bounds.insetBy(dx: -6, dy: -3)))
    let text = lines([SceneItem(.layer(Scene(marks), effect), paint: red)]).joined()
    #expect(text.contains(#"<feComponentTransfer x="1" y="2" width="3.25" height="4"><feFuncA "#))
  }

  @Test func aFilterHasRoomForPointedCornersAndLettersBelowTheLine() throws {
    let effect = SceneEffect.colors(.inversion)
    let corner = Path { $0.addLines([CGPoint(x: 0, y: 20), CGPoint(x: 5, y: 10), CGPoint(x: 10, y: 20)]) }
    let line = SceneItem(.stroke(corner, StrokeStyle(lineWidth: 4)), paint: red)
    let ink = corner.strokedPath(StrokeStyle(lineWidth: 4)).boundingRect
    #expect(try region(effect, [line]).contains(ink))
    let font = TextFont(size: 20)
    let letters = SceneItem(.text("gy", font, at: CGPoint(x: 5, y: 20), width: 22), paint: red)
    #expect(try region(effect, [letters]).maxY >= 20 + font.descender)
  }

  @Test func anInnerShadowKeepsTheOpacityOfWhatItLiesOn() {
    let inner = SceneEffect.innerShadow(.black, deviations: .zero, offset: CGSize(width: 1, height: 1))
    let marks = Scene([SceneItem(.fill(square, FillStyle()), paint: red)])
    let text = lines([SceneItem(.layer(marks, inner), paint: red)]).joined()
    #expect(text.contains(#"<feComposite in2="SourceGraphic" operator="atop"/></filter>"#))
  }

  /// Readers that smooth the edge of each sector for itself would make a line of many sectors jagged.
  @Test func theSectorsAroundAPointAreCutTogether() throws {
    let gradient = Gradient(colors: [.red, .blue]).resolved(in: ColorSurroundings())
    let paint = ScenePaint.angular(gradient, center: .zero, from: .degrees(0), to: .degrees(360))
    let text = lines([SceneItem(.fill(square, FillStyle()), paint: paint)]).joined()
    let group = try #require(XMLElements("<svg>\(text)</svg>").all("g").first)
    #expect(group.attributes == ["style": "isolation:isolate", "clip-path": "url(#d1)"])
  }

  @Test func aBlendModeThatSVGLacksMakesAPictureOfWhatLiesBehind() throws {
    let pictures = DocumentPictures(texts: TextOutlines { _, _, _, _ in Path() }) { columns, rows, pixels in
      // The pixel in the middle stands for a file.
      Array(pixels[(rows / 2 * columns + columns / 2) * 4..<(rows / 2 * columns + columns / 2) * 4 + 4])
    }
    let blue = ScenePaint.color(ResolvedColor(red: 0, green: 0, blue: 1))
    var hole = SceneItem(.fill(Path(CGRect(x: 0, y: 0, width: 2, height: 10)), FillStyle()), paint: blue)
    hole.blendMode = .destinationOut
    let marks = [SceneItem(.fill(square, FillStyle()), paint: red), hole]
    func text(_ items: [SceneItem], ground: ResolvedColor? = nil) -> String {
      var work = DrawingWork()
      let export = SceneExport(Scene(items), frame: Self.frame, ground: ground)
      let document = export.svg(pictures: pictures, work: &work)
      #expect(document.losses.isEmpty)
      return document.text
    }
    let inLayer = SceneItem(.layer(Scene(marks), nil), paint: .color(.clear))
    let onTop = SceneItem(.fill(square, FillStyle()), paint: blue)
    let drawn = try XMLElements(text([onTop, inLayer, onTop]))
    #expect(drawn.all("image").count == 1 && drawn.all("path").count == 2, "only the layer is a picture")
    let root = try XMLElements(text(marks + [onTop]))
    #expect(root.all("image").count == 1 && root.all("path").count == 1)

    // A gradient in perspective is a picture of the mark alone; a colour needs none.
    var leaning = onTop
    leaning.transform.m13 = 0.01
    #expect(try XMLElements(text([leaning])).all("image").isEmpty)
    let gradient = Gradient(colors: [.red, .blue]).resolved(in: ColorSurroundings())
    leaning.paint = .linear(gradient, from: .zero, to: CGPoint(x: 4, y: 6))
    let seen = try XMLElements(text([onTop, leaning, onTop]))
    #expect(seen.all("image").count == 1 && seen.all("path").count == 2)

    // On an opaque ground, a mode that adds colours adds to the ground's.
    var added = onTop
    added.blendMode = .plusLighter
    let onRed = text([added], ground: ResolvedColor(red: 1, green: 0, blue: 0))
    let file = try #require(onRed.firstMatch(of: /base64,([^"]*)/))
    let bytes = try #require(Data(base64Encoded: String(file.1)))
    #expect(Array(bytes) == [255, 0, 255, 255])
  }

  @Test func whatSVGCannotSayIsTold() {
    func losses(_ item: SceneItem, work units: Int = DrawingWork.usual) -> [SceneExport.Loss] {
      var work = DrawingWork(units)
      return SceneExport(Scene([item, item]), frame: Self.frame).svg(work: &work).losses
    }
    var item = SceneItem(.fill(square, FillStyle()), paint: red)
    #expect(losses(item).isEmpty)
    item.blendMode = .multiply
    #expect(losses(item).isEmpty)
    item.blendMode = .plusLighter
    #expect(losses(item) == [.blendMode(.plusLighter)])
    item.blendMode = .normal
    item.mark = .fill(Path { $0.addLines([.zero, CGPoint(x: 1e9, y: 0), CGPoint(x: 0, y: 1)]) }, FillStyle())
    #expect(losses(item) == [.coordinates])
    item.mark = .fill(square, FillStyle())
    item.clips = [SceneItem.Clip(path: Path { $0.addLines([.zero, CGPoint(x: 1e9, y: 0), CGPoint(x: 0, y: 1)]) })]
    #expect(losses(item) == [.coordinates])
    item.clips = []
    for (size, x, width) in [(CGFloat.infinity, 0, 10), (12, 1e300, 10), (12, 0, CGFloat.nan)]
      as [(CGFloat, CGFloat, CGFloat)]
    {
      item.mark = .text("far", TextFont(size: size), at: CGPoint(x: x, y: 0), width: width)
      #expect(losses(item) == [.coordinates])
      #expect(lines([item]).isEmpty)
    }
    item.mark = .text("flat", TextFont(size: -3), at: .zero, width: 10)
    #expect(losses(item).isEmpty && lines([item]).isEmpty)
    let gradient = Gradient(colors: [.red, .blue]).resolved(in: ColorSurroundings())
    item.paint = .angular(gradient, center: .zero, from: .degrees(0), to: .degrees(360))
    item.mark = .stroke(Path { $0.addLines([.zero, CGPoint(x: 1e9, y: 0)]) }, StrokeStyle(lineWidth: 2))
    #expect(losses(item) == [.coordinates])
    item.mark = .stroke(square, StrokeStyle(lineWidth: 2))
    #expect(losses(item).isEmpty)
    #expect(losses(item, work: 3) == [.work])
  }
}
