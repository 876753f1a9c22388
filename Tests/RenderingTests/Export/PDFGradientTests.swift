import Foundation
import ShapeGeometry
import Testing
import ViewTree

@testable import Rendering

/// Gradients as PDF: patterns whose functions have the colours that are mixed here.
@Suite("Gradients as PDF")
struct PDFGradientTests {
  private static let frame = CGRect(x: 0, y: 0, width: 40, height: 30)
  private let square = Path(CGRect(x: 1, y: 2, width: 30, height: 20))

  private func document(_ paint: ScenePaint, _ transform: ProjectionTransform = .identity) throws -> PDFText {
    var work = DrawingWork()
    var item = SceneItem(.fill(square, FillStyle()), paint: paint)
    item.transform = transform
    let texts = TextOutlines { _, _, _, _ in Path() }
    let text = try PDFText(
      SceneExport(Scene([item]), frame: Self.frame).pdf(texts: texts, deflate: { _ in nil }, work: &work).bytes)
    #expect(text.missing.isEmpty && text.faults.isEmpty, "\(text.faults)")
    return text
  }

  private func pattern(_ paint: ScenePaint, _ transform: ProjectionTransform = .identity) throws -> String {
    try #require(try document(paint, transform).objects.values.first { $0.contains("/PatternType 2") })
  }

  private let gradient = Gradient(colors: [.red, .blue]).resolved(in: ColorSurroundings())

  @Test("A linear gradient is an axial shading in the space of its mark")
  func linear() throws {
    let paint = ScenePaint.linear(gradient, from: CGPoint(x: 1, y: 2), to: CGPoint(x: 11, y: 2))
    let turned = ProjectionTransform(CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 4, ty: 5))
    let text = try pattern(paint, turned)
    #expect(text.contains("/Matrix [2 0 0 3 4 5]"))
    #expect(text.contains("/ShadingType 2 /Coords [1 2 11 2] /ColorSpace /DeviceRGB"))
    #expect(text.contains("/Extend [true true]"))
    #expect(try document(paint).operators.hasPrefix("/Pattern cs\n/P"))
  }

  @Test("The function between two stops has the colours that are mixed in Oklab")
  func mixes() throws {
    let text = try document(.linear(gradient, from: .zero, to: CGPoint(x: 10, y: 0)))
    let number = try #require(text.objects.keys.first { text.dictionary(of: $0).contains("/FunctionType 0") })
    let samples = try #require(text.content(of: number)).unicodeScalars.map { Double($0.value) }
    #expect(text.dictionary(of: number).contains("/Size [33] /BitsPerSample 16") && samples.count == 33 * 6)
    for index in 0..<33 {
      let color = gradient.color(at: Double(index) / 32)
      for (part, share) in color.shares.enumerated() {
        let place = (index * 3 + part) * 2
        #expect(abs((samples[place] * 256 + samples[place + 1]) / 65_535 - share) < 1e-5, "sample \(index)")
      }
    }
  }

  @Test("Two stops at one place are an edge between two functions")
  func edges() throws {
    let stops: [Gradient.Stop] = [(Color.red, 0), (.red, 0.25), (.blue, 0.25), (.blue, 1)].map {
      Gradient.Stop(color: $0.0, location: $0.1)
    }
    let sharp = Gradient(stops: stops).resolved(in: ColorSurroundings())
    let text = try document(.linear(sharp, from: .zero, to: CGPoint(x: 10, y: 0)))
    let joined = try #require(text.objects.values.first { $0.contains("/FunctionType 3") })
    #expect(joined.contains("/Bounds [0.25] /Encode [0 1 0 1]"))
  }

  @Test("A radial gradient has its ratio in the matrix, and begins at its first radius")
  func radial() throws {
    let text = try pattern(.radial(gradient, center: CGPoint(x: 5, y: 6), from: 4, to: 8, ratio: 0.5))
    #expect(text.contains("/Matrix [1 0 0 0.5 5 6]"))
    #expect(text.contains("/ShadingType 3 /Coords [0 0 0 0 0 8]"))
  }

  @Test("The opacity of a gradient is a mask of grays")
  func opacity() throws {
    let fading = Gradient(colors: [.red, .clear]).resolved(in: ColorSurroundings())
    let text = try document(.linear(fading, from: .zero, to: CGPoint(x: 10, y: 0)))
    #expect(text.objects.values.contains { $0.contains("/SMask << /S /Luminosity /G ") })
    let mask = try #require(text.objects.keys.first { text.dictionary(of: $0).contains("/CS /DeviceGray") })
    #expect(text.content(of: mask)?.hasSuffix(" sh\n") == true)
    #expect(!text.objects.values.contains { $0.contains("/CA") })
  }

  @Test("A gradient without a length is the colour at its end")
  func degenerate() throws {
    let lines = try document(.linear(gradient, from: .zero, to: .zero)).operators
    let end = PDFOperands(precision: 3).shares(gradient.color(at: 1).shares)
    #expect(lines.hasPrefix("\(end) rg\n"))
  }

  @Test("The sectors of an angular gradient overlap and close the turn, and change by little more than a byte's step")
  func angular() throws {
    let text = try document(.angular(gradient, center: CGPoint(x: 15, y: 12), from: .degrees(0), to: .degrees(360)))
    let group = try #require(text.objects.keys.first { text.content(of: $0)?.contains("15 12 m") ?? false })
    let colors = text.content(of: group)?.matches(of: #/([0-9.]+) ([0-9.]+) ([0-9.]+) rg/#).map { match in
      [match.1, match.2, match.3].compactMap { Double($0) }
    }
    let sectors = try #require(colors)
    #expect(sectors.count > 100)
    // The first is the mean behind all. Where the turn ends, the first colours follow once more.
    let turns = sectors.dropFirst().split(separator: sectors[1], omittingEmptySubsequences: false)
    #expect(turns.count == 3 && turns[0].isEmpty)
    #expect(turns[2].count > 10 && Array(turns[1].prefix(turns[2].count)) == Array(turns[2]))
    for (one, other) in zip(turns[1], turns[1].dropFirst()) {
      #expect(zip(one, other).allSatisfy { abs($0 - $1) < 4 / 255 }, "\(one) and \(other)")
    }
  }

  @Test("A gradient in perspective is a picture, cut to the area")
  func perspective() throws {
    let turned = ProjectionTransform(
      turningBy: .degrees(40), around: (0, 1, 0), through: CGPoint(x: 16, y: 12), depth: 0, perspective: 60)
    let text = try document(.linear(gradient, from: .zero, to: CGPoint(x: 10, y: 0)), turned)
    #expect(text.operators.contains("W n\nq\n") && text.objects.values.contains { $0.contains("/Subtype /Image") })
  }
}
