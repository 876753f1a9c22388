import Foundation
import ShapeGeometry
import Testing
import ViewTree

@testable import Rendering

/// Drawings as PDF: the operators of each kind of mark.
@Suite("Drawings as PDF")
struct PDFExportTests {
  private static let frame = CGRect(x: 0, y: 0, width: 40, height: 30)
  private static let texts = TextOutlines { _, font, start, width in
    Path(CGRect(x: start.x, y: start.y - font.capHeight, width: width, height: font.capHeight))
  }

  private func document(
    _ items: [SceneItem], ground: ResolvedColor? = nil, scale: CGFloat = 1, work units: Int = DrawingWork.usual
  ) throws -> (text: PDFText, losses: [SceneExport.Loss]) {
    var work = DrawingWork(units)
    let export = SceneExport(Scene(items), frame: Self.frame, ground: ground)
    let (bytes, losses) = export.pdf(scale: scale, texts: Self.texts, deflate: { _ in nil }, work: &work)
    let text = try PDFText(bytes)
    #expect(text.missing.isEmpty && text.faults.isEmpty, "\(text.faults)")
    return (text, losses)
  }

  private func operators(_ items: [SceneItem], ground: ResolvedColor? = nil) throws -> [String] {
    try document(items, ground: ground).text.operators.split(separator: "\n").map(String.init)
  }

  private let square = Path(CGRect(x: 1, y: 2, width: 3.25, height: 4))
  private static let outline = ["1 2 m", "4.25 2 l", "4.25 6 l", "1 6 l", "h"]
  private let red = ScenePaint.color(ResolvedColor(bytes: 255, 0, 0))

  private func item(_ paint: ScenePaint, _ change: (inout SceneItem) -> Void = { _ in }) -> SceneItem {
    var item = SceneItem(.fill(square, FillStyle()), paint: paint)
    change(&item)
    return item
  }

  @Test("The page has the frame in its scale, downwards, and the ground")
  func page() throws {
    let text = try document([], ground: ResolvedColor(red: 0, green: 0.5, blue: 1), scale: 2).text
    let page = try #require(text.objects.values.first { $0.hasPrefix("<< /Type /Page ") })
    #expect(page.contains("/MediaBox [0 0 80 60]") && !page.contains("UserUnit"))
    #expect(text.objects.values.contains { $0.contains("\nq\n2 0 0 -2 0 60 cm\n/X4 Do\nQ\n") })
    #expect(text.operators == "0 0.5 1 rg\n0 0 m\n40 0 l\n40 30 l\n0 30 l\nh\nf\n")
  }

  @Test("A page that is too large for readers has larger units")
  func units() throws {
    let text = try document([], scale: 1000).text
    #expect(text.objects.values.contains { $0.contains("/MediaBox [0 0 13333.333333 10000] /UserUnit 3 ") })
  }

  @Test("A filled path is a path in the space of the root, filled by its rule")
  func fills() throws {
    #expect(try operators([item(red)]) == ["1 0 0 rg"] + Self.outline + ["f"])
    var turned = SceneItem(.fill(square, FillStyle(eoFill: true)), paint: red)
    turned.transform = ProjectionTransform(CGAffineTransform(translationX: 1, y: -2))
    #expect(try operators([turned]) == ["1 0 0 rg", "2 0 m", "5.25 0 l", "5.25 4 l", "2 4 l", "h", "f*"])
  }

  @Test("An area that leads far beyond the page ends near it, and is the same on the page")
  func farAreas() throws {
    var item = SceneItem(.fill(Path(CGRect(x: 5, y: -40, width: 30, height: 200)), FillStyle()), paint: red)
    item.transform = ProjectionTransform(
      turningBy: .degrees(80), around: (1, 0, 0), through: CGPoint(x: 20, y: 15), depth: 0, perspective: 60)
    let lines = try operators([item])
    let numbers = lines.dropFirst().flatMap { $0.split(separator: " ").compactMap { Double($0) } }
    #expect(lines.last == "f" && numbers.count >= 8)
    #expect(numbers.allSatisfy { abs($0) <= 4_040 }, "\(lines)")
    #expect(lines.contains("h") && numbers.contains { $0 > 1_000 })
  }

  @Test("A cut area keeps its winding numbers within the rectangle")
  func windings() {
    let rect = CGRect(x: 0, y: 0, width: 40, height: 30)
    let twice = Path { path in
      path.addEllipse(in: CGRect(x: -30, y: -20, width: 60, height: 70))
      path.addLines([CGPoint(x: -50, y: 15), CGPoint(x: 80, y: -60), CGPoint(x: 80, y: 90)])
      path.closeSubpath()
    }
    let cut = twice.cut(to: rect, tolerance: 0.001)
    #expect(rect.insetBy(dx: -1e-9, dy: -1e-9).contains(cut.boundingRect))
    for x in stride(from: 1.5, to: 40, by: 2) {
      for y in stride(from: 1.5, to: 30, by: 2) {
        let point = CGPoint(x: x, y: y)
        for eoFill in [false, true] {
          #expect(cut.contains(point, eoFill: eoFill) == twice.contains(point, eoFill: eoFill), "\(point)")
        }
      }
    }
    #expect(cut.cut(to: rect.insetBy(dx: -1, dy: -1), tolerance: 0.001) == cut)
  }

  @Test("A quadratic curve becomes a cubic one")
  func curves() throws {
    let path = Path { path in
      path.move(to: CGPoint(x: 0, y: 0))
      path.addQuadCurve(to: CGPoint(x: 6, y: 0), control: CGPoint(x: 3, y: 3))
    }
    let lines = try operators([SceneItem(.fill(path, FillStyle()), paint: red)])
    #expect(lines.dropFirst() == ["0 0 m", "2 2 4 2 6 0 c", "f"])
  }

  @Test("A line stays a line, with its attributes")
  func strokes() throws {
    let style = StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .bevel, dash: [3, 1], dashPhase: -0.5)
    #expect(
      try operators([SceneItem(.stroke(square, style), paint: red)])
        == ["q", "2 w 1 J 2 j [3 1] 3.5 d", "1 0 0 RG"] + Self.outline + ["S", "Q"])
    var larger = SceneItem(.stroke(square, StrokeStyle(lineWidth: 2, miterLimit: 4)), paint: red)
    larger.transform = ProjectionTransform(CGAffineTransform(scaleX: 2, y: 2))
    #expect(
      try operators([larger])
        == ["q", "4 w 4 M", "1 0 0 RG", "2 4 m", "8.5 4 l", "8.5 12 l", "2 12 l", "h", "S", "Q"])
    larger.transform = ProjectionTransform(CGAffineTransform(scaleX: 2, y: 3))
    #expect(try operators([larger]).prefix(4) == ["q", "2 0 0 3 0 0 cm", "2 w 4 M", "1 0 0 RG"])
  }

  @Test(
    "A line that readers draw in different ways is its outline",
    arguments: [
      StrokeStyle(lineWidth: 2, lineCap: .round, dash: [0, 3]), StrokeStyle(lineWidth: 2, dash: [3, -1]),
      StrokeStyle(lineWidth: 2, miterLimit: 0.5), StrokeStyle(lineWidth: 2, dash: [0.0001, 0.0001]),
    ])
  func outlines(style: StrokeStyle) throws {
    let lines = try operators([SceneItem(.stroke(square, style), paint: red)])
    #expect(lines.last == "f" && !lines.contains("S"))
  }

  @Test("A line without a width that can be told is not drawn", arguments: [CGFloat(0), -1, 0.0001])
  func thinLines(width: CGFloat) throws {
    #expect(try operators([SceneItem(.stroke(square, StrokeStyle(lineWidth: width)), paint: red)]).isEmpty)
  }

  @Test("An opacity is a graphics state, and those of the colour and of the views are one")
  func opacities() throws {
    let text = try document([
      item(.color(ResolvedColor(bytes: 255, 0, 0, opacity: 0.5))) { $0.opacity = 0.5 }, item(red) { $0.opacity = 0.25 },
      item(red) { $0.opacity = 0 },
    ]).text
    #expect(text.operators.matches(of: #/q\n\/E[0-9]+ gs\n1 0 0 rg\n/#).count == 2)
    #expect(text.objects.values.filter { $0 == "<< /ca 0.25 /CA 0.25 >>" }.count == 1)
  }

  @Test("A clip is shared by the marks after each other that have it")
  func clips() throws {
    let clip = SceneItem.Clip(path: Path(CGRect(x: 0, y: 0, width: 9, height: 9)), isEvenOdd: true)
    let clipped = item(red) { $0.clips = [clip] }
    let area = ["0 0 m", "9 0 l", "9 9 l", "0 9 l", "h", "W* n"]
    let mark = ["1 0 0 rg"] + Self.outline + ["f"]
    #expect(try operators([clipped, clipped, item(red)]) == ["q"] + area + mark + mark + ["Q"] + mark)
    #expect(try operators([item(red) { $0.clips = [clip, SceneItem.Clip(path: Path())] }]).isEmpty)
  }

  @Test("A mask is a group whose opacity counts, defined once")
  func masks() throws {
    let mask = Scene([item(.color(.black))])
    let masked = item(red) { $0.masks = [mask] }
    let text = try document([masked, item(red), masked]).text
    let states = text.objects.values.compactMap { $0.firstMatch(of: #/^<< \/SMask << \/S \/Alpha \/G ([0-9]+) 0 R/#) }
    let form = try #require(states.first.flatMap { Int($0.1) })
    #expect(states.count == 1)
    #expect(text.dictionary(of: form).contains("/Group << /S /Transparency /CS /DeviceRGB /I true >>"))
    #expect(text.content(of: form)?.hasPrefix("0 0 0 rg\n1 2 m\n") == true)
    #expect(try operators([item(red) { $0.masks = [Scene()] }]).isEmpty)
  }

  @Test("A second mask is that of a group")
  func severalMasks() throws {
    let masks = [Scene([item(.color(.black))]), Scene([item(red)])]
    let text = try document([item(red) { $0.masks = masks }]).text
    let group = try #require(
      text.operators.firstMatch(of: #/^q\n\/E[0-9]+ gs\n\/X([0-9]+) Do\nQ\n$/#).flatMap { Int($0.1) })
    #expect(text.content(of: group)?.hasPrefix("q\n/E") == true)
    #expect(text.objects.values.filter { $0.contains("/SMask") }.count == 2)
  }

  @Test("A blend mode has PDF's name, and one that PDF lacks makes a picture")
  func blendModes() throws {
    for mode in BlendMode.allCases where mode != .normal {
      let (text, losses) = try document([item(red) { $0.blendMode = mode }])
      if let name = mode.nameInPDF {
        #expect(text.objects.values.contains("<< /BM /\(name) >>") && losses.isEmpty)
      } else {
        let isBlank: Set<BlendMode> = [.clear, .sourceAtop, .sourceIn, .destinationIn, .destinationOut, .copy]
        let hasPicture = text.objects.values.contains { $0.contains("/Subtype /Image") }
        #expect(losses.isEmpty && (hasPicture || isBlank.contains(mode)), "\(mode)")
      }
    }
    for mode in BlendMode.allCases { #expect(mode.isInDocuments == (mode == .normal || mode.nameInPDF != nil)) }
    #expect(BlendMode.colorDodge.nameInPDF == "ColorDodge" && BlendMode.plusLighter.nameInPDF == nil)
  }

  @Test("What is blended without an opaque ground comes together in a group of its own")
  func blendingGround() throws {
    func isGroup(_ ground: ResolvedColor?) throws -> Bool {
      let text = try document([item(red) { $0.blendMode = .multiply }], ground: ground).text
      return text.dictionary(of: try #require(text.drawing)).contains("/Transparency")
    }
    #expect(try isGroup(nil) && !isGroup(.white))
  }

  @Test("A layer is a group if it is faded, cut or blended, else its marks")
  func layers() throws {
    let layer = SceneItem(.layer(Scene([item(red)]), nil), paint: red)
    #expect(try operators([layer]) == ["1 0 0 rg"] + Self.outline + ["f"])
    var faded = layer
    faded.opacity = 0.5
    #expect(try operators([faded]).map { $0.prefix(2) } == ["q", "/E", "/X", "Q"])
  }

  @Test("A text is the outlines of its glyphs")
  func text() throws {
    let text = SceneItem(.text("ab", TextFont(size: 10), at: CGPoint(x: 1, y: 20), width: 8), paint: red)
    #expect(try operators([text]).suffix(2) == ["h", "f"])
  }

  @Test("A blur is a picture with a mask, within the part of the page that it reaches")
  func blurs() throws {
    let blur = SceneEffect.blur(deviations: CGSize(width: 1, height: 1), isOpaque: false)
    let (text, losses) = try document([SceneItem(.layer(Scene([item(red)]), blur), paint: red)])
    #expect(losses.isEmpty)
    #expect(text.operators.split(separator: "\n").count == 4)
    let pictures = text.objects.values.compactMap { $0.firstMatch(of: #/\/Width ([0-9]+) \/Height ([0-9]+)/#) }
    // From the page's edges to three deviations beyond the square and a pixel, up to whole points of three pixels.
    #expect(pictures.count == 2 && pictures.allSatisfy { $0.1 == "24" && $0.2 == "30" }, "\(pictures.map(\.0))")
  }

  /// Readers stretch a picture to whole pixels of theirs, which are those of a page's points or parts of them.
  @Test("A picture ends on whole points of the page, whatever its scale is", arguments: [CGFloat(1), 2, 0.5, 1.75])
  func wholePoints(scale: CGFloat) throws {
    let blur = SceneEffect.blur(deviations: CGSize(width: 1.1, height: 0.7), isOpaque: false)
    let inner = SceneItem(
      .fill(Path(CGRect(x: 12.3, y: 11.6, width: 3.25, height: 4.7)), FillStyle()), paint: red)
    let text = try document([SceneItem(.layer(Scene([inner]), blur), paint: red)], scale: scale).text
    let place = try #require(text.operators.firstMatch(of: #/([0-9.]+) 0 0 -([0-9.]+) ([0-9.]+) ([0-9.]+) cm/#))
    let numbers = [place.1, place.2, place.3, place.4].compactMap { Double($0) }
    for edge in [numbers[2], numbers[2] + numbers[0], numbers[3] - numbers[1], numbers[3]] {
      let units = edge * Double(scale)
      #expect(abs(units - units.rounded()) < 0.01, "\(place.0)")
    }
  }

  @Test("Readers that cut and those that round a component find the same byte", arguments: [4, 5])
  func bytes(digits: Int) throws {
    for byte in 0...255 {
      let text = DocumentNumber.text(share: Double(byte) / 255, digits: digits)
      let share = try #require(Double(text)) * 255
      #expect(Int(share) == byte && Int(share.rounded()) == byte, "\(text)")
    }
    for text in ["0", "1", "0.5", "0.55", "0.2", "0.0001"] {
      #expect(DocumentNumber.text(share: try #require(Double(text)), digits: digits) == text)
    }
  }

  @Test("What casts a shadow stays a path")
  func shadows() throws {
    let shadow = SceneEffect.shadow(
      .black, deviations: CGSize(width: 1, height: 1), offset: CGSize(width: 2, height: 2))
    let lines = try operators([SceneItem(.layer(Scene([item(red)]), shadow), paint: red)])
    #expect(lines.contains { $0.hasSuffix(" Do") } && lines.suffix(7) == ["1 0 0 rg"] + Self.outline + ["f"])
  }

  @Test("A picture under a mask is a group, since its own opacities replace the mask")
  func maskedPictures() throws {
    let blur = SceneEffect.blur(deviations: CGSize(width: 1, height: 1), isOpaque: false)
    var masked = SceneItem(.layer(Scene([item(red)]), blur), paint: red)
    masked.masks = [Scene([item(red)])]
    let text = try document([masked]).text
    let form = try #require(text.operators.firstMatch(of: #/ gs\n\/X([0-9]+) Do/#).flatMap { Int($0.1) })
    #expect(text.dictionary(of: form).contains("/Subtype /Form"))
  }

  @Test("The same drawing makes the same bytes")
  func determinism() {
    var generator = SystemRandomNumberGenerator()
    let color = ResolvedColor(red: .random(in: 0...1, using: &generator), green: 0.5, blue: 0.5, opacity: 0.5)
    let export = SceneExport(Scene([item(.color(color)) { $0.masks = [Scene([item(red)])] }]), frame: Self.frame)
    let files = (0..<3).map { _ in
      var work = DrawingWork()
      return export.pdf(texts: Self.texts, deflate: { $0.reversed() }, work: &work).bytes
    }
    #expect(files[0] == files[1] && files[1] == files[2])
  }

  @Test("Work that is not sufficient is told")
  func losses() throws {
    let dotted = StrokeStyle(lineWidth: 2, lineCap: .round, dash: [0, 3])
    #expect(try document([SceneItem(.stroke(square, dotted), paint: red)], work: 3).losses == [.work])
  }
}
