import Foundation
import Testing

@testable import ShapeGeometry

/// Strokes as Cairo 1.16 draws them, dot for dot.
///
/// The pictures are 48 by 32 dots by pycairo: FORMAT_A1, ANTIALIAS_NONE, tolerance 1e-3. Cairo rounds coordinates to
/// 1/256 and fills gaps between two edges narrower than about a dot, so that a few dots next to an edge may differ.
struct StrokePicturesTests {
  private struct Picture {
    var path: String
    var style: StrokeStyle
    var rows: [String]
  }

  /// The dots of a Braille cell in bit order: the left column's upper three, the right one's, then the last row.
  private let dots = [(0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2), (0, 3), (1, 3)]

  @Test func miterCorners() throws {
    try expect(
      Picture(
        path: "4.1 27.3 m 13.2 6.4 l 19.7 27.2 l 30.3 9.1 l 44.2 26.3 l",
        style: StrokeStyle(
          lineWidth: 5.3, lineCap: .butt, lineJoin: .miter, miterLimit: 4),
        rows: [
          "⠀⠀⠀⠀⠀⠀⣾⡄⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀",
          "⠀⠀⠀⠀⠀⣼⣿⣷⠀⠀⠀⠀⠀⠀⣰⣦⠀⠀⠀⠀⠀⠀⠀⠀",
          "⠀⠀⠀⠀⣸⣿⣿⣿⣇⠀⠀⠀⠀⣴⣿⣿⣷⣄⠀⠀⠀⠀⠀⠀",
          "⠀⠀⠀⣰⣿⣿⣿⣿⣿⡄⠀⢀⣼⣿⣿⠿⣿⣿⣦⡀⠀⠀⠀⠀",
          "⠀⠀⢰⣿⣿⠏⠀⢿⣿⣧⣀⣾⣿⡿⠁⠀⠈⢿⣿⣿⣄⠀⠀⠀",
          "⠀⢠⣿⣿⡟⠀⠀⠸⣿⣿⣿⣿⡿⠁⠀⠀⠀⠀⠙⢿⣿⣷⡄⠀",
          "⠀⠿⢿⡟⠀⠀⠀⠀⢻⣿⣿⡟⠀⠀⠀⠀⠀⠀⠀⠈⠻⡿⠋⠀",
          "⠀⠀⠀⠀⠀⠀⠀⠀⠈⣿⠏⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀",
        ]))
  }

  @Test func aCornerBeyondTheLimitIsBevelled() throws {
    try expect(
      Picture(
        path: "8.1 8.3 m 40.2 16.4 l 9.7 24.2 l",
        style: StrokeStyle(
          lineWidth: 6.1, lineCap: .square, lineJoin: .miter, miterLimit: 1.2),
        rows: [
          "⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀",
          "⠀⠀⢠⣶⣦⣤⣄⣀⡀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀",
          "⠀⠀⠼⠿⣿⣿⣿⣿⣿⣿⣷⣶⣦⣤⣄⣀⡀⠀⠀⠀⠀⠀⠀⠀",
          "⠀⠀⠀⠀⠀⠀⠉⠉⠛⠛⠿⠿⣿⣿⣿⣿⣿⣿⣷⣶⡆⠀⠀⠀",
          "⠀⠀⠀⠀⠀⠀⠀⠀⣀⣀⣤⣤⣶⣶⣿⣿⣿⣿⣿⣿⠇⠀⠀⠀",
          "⠀⠀⠀⣤⣶⣶⣿⣿⣿⣿⣿⣿⡿⠿⠟⠛⠋⠉⠀⠀⠀⠀⠀⠀",
          "⠀⠀⠀⢸⡿⠿⠟⠛⠋⠉⠁⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀",
          "⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀",
        ]))
  }

  @Test func aCurveIntoALineWithSquareCaps() throws {
    try expect(
      Picture(
        path: "8.1 24.3 m 10.1 -6.2 30.2 40.1 38.3 9.2 c 40.1 26.2 l",
        style: StrokeStyle(
          lineWidth: 7.3, lineCap: .square, lineJoin: .bevel, miterLimit: 10),
        rows: [
          "⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀",
          "⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀",
          "⠀⠀⠀⠀⣀⣤⣤⣤⣄⡀⠀⠀⠀⠀⠀⠀⠀⣾⣿⣶⣶⠀⠀⠀",
          "⠀⠀⠀⣴⣿⣿⣿⣿⣿⣿⣷⣤⣀⠀⠀⠀⣼⣿⣿⣿⣿⡄⠀⠀",
          "⠀⠀⢰⣿⣿⣿⠏⠙⠻⣿⣿⣿⣿⣿⣶⣿⣿⣿⣿⣿⣿⡇⠀⠀",
          "⠀⠀⣸⣿⣿⣿⠀⠀⠀⠀⠙⠻⠿⣿⣿⣿⡿⠿⣿⣿⣿⡇⠀⠀",
          "⠀⠀⣿⣿⣿⣿⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⢿⣿⣿⣿⠀⠀",
          "⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠘⠛⠛⠛⠀⠀",
        ]))
  }

  @Test func aCurveTighterThanThePen() throws {
    try expect(
      Picture(
        path: "8.3 26.1 m 44.3 -12.2 2.1 -8.3 38.2 25.6 c",
        style: StrokeStyle(
          lineWidth: 11.7, lineCap: .butt, lineJoin: .miter, miterLimit: 10),
        rows: [
          "⠀⠀⠀⠀⠀⠀⠀⠀⢺⣿⣿⣿⣿⣿⣿⠀⠀⠀⠀⠀⠀⠀⠀⠀",
          "⠀⠀⠀⠀⠀⠀⠀⢀⣾⣿⣿⣿⣿⣿⣧⡀⠀⠀⠀⠀⠀⠀⠀⠀",
          "⠀⠀⠀⠀⠀⠀⢀⣾⣿⣿⣿⣿⣿⣿⣿⣷⡀⠀⠀⠀⠀⠀⠀⠀",
          "⠀⠀⠀⠀⠀⣰⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣦⠀⠀⠀⠀⠀⠀",
          "⠀⠀⠀⣠⣾⣿⣿⣿⣿⣿⡿⠛⢿⣿⣿⣿⣿⣿⣷⣄⠀⠀⠀⠀",
          "⠀⠀⠴⣿⣿⣿⣿⣿⣿⠟⠁⠀⠈⠻⣿⣿⣿⣿⣿⣿⠗⠀⠀⠀",
          "⠀⠀⠀⠈⠻⣿⣿⡿⠋⠀⠀⠀⠀⠀⠈⠻⣿⣿⠟⠁⠀⠀⠀⠀",
          "⠀⠀⠀⠀⠀⠈⠋⠀⠀⠀⠀⠀⠀⠀⠀⠀⠈⠃⠀⠀⠀⠀⠀⠀",
        ]))
  }

  @Test func aClosedCurveWithRoundJoins() throws {
    try expect(
      Picture(
        path: "9.3 25.2 m 6.1 -8.3 44.2 2.1 38.4 25.3 c 24.1 10.2 9.3 25.2 q h",
        style: StrokeStyle(
          lineWidth: 4.7, lineCap: .butt, lineJoin: .round, miterLimit: 10),
        rows: [
          "⠀⠀⠀⠀⠀⠀⠀⢀⣠⣤⣴⣶⣤⣤⣀⡀⠀⠀⠀⠀⠀⠀⠀⠀",
          "⠀⠀⠀⠀⠀⢠⣾⣿⡿⠿⠛⠛⠻⠿⣿⣿⣷⣄⠀⠀⠀⠀⠀⠀",
          "⠀⠀⠀⠀⣰⣿⣿⠋⠀⠀⠀⠀⠀⠀⠀⠙⢻⣿⣷⡀⠀⠀⠀⠀",
          "⠀⠀⠀⢠⣿⣿⠃⠀⠀⠀⠀⣀⣀⠀⠀⠀⠀⠹⣿⣿⡀⠀⠀⠀",
          "⠀⠀⠀⢸⣿⣿⣀⣤⣶⣿⣿⣿⣿⣿⣿⣶⣤⡀⢿⣿⡇⠀⠀⠀",
          "⠀⠀⠀⢸⣿⣿⣿⡿⠛⠉⠁⠀⠀⠈⠉⠻⢿⣿⣿⣿⡇⠀⠀⠀",
          "⠀⠀⠀⠸⢿⠟⠉⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠙⠿⡿⠃⠀⠀⠀",
          "⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀",
        ]))
  }

  @Test func dashesRoundAClosedPath() throws {
    try expect(
      Picture(
        path: "9.3 26.2 m 9.1 6.2 l 39.2 6.1 l 46.2 16.3 38.2 26.4 q h",
        style: StrokeStyle(
          lineWidth: 4.2, lineCap: .butt, lineJoin: .miter, miterLimit: 10, dash: [11.3, 5.1, 3.2], dashPhase: 5.0),
        rows: [
          "⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀",
          "⠀⠀⠀⠀⠀⠀⠀⢸⣿⣿⠀⢸⣿⣿⣿⣿⣿⡇⠀⣀⣤⠀⠀⠀",
          "⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠙⠋⠁⠀⠀",
          "⠀⠀⠀⠸⠿⠇⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀",
          "⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀",
          "⠀⠀⠀⢸⣿⡇⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⣼⣿⡆⠀⠀",
          "⠀⠀⠀⠘⠛⠃⠀⠀⢸⣿⡇⠀⠀⣿⣿⣿⣿⣿⡇⠈⠋⠀⠀⠀",
          "⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀",
        ]))
  }

  @Test func squareDotsAlongACurve() throws {
    try expect(
      Picture(
        path: "6.3 24.2 m 10.1 -14.3 30.2 46.1 42.4 6.3 c",
        style: StrokeStyle(
          lineWidth: 4.4, lineCap: .square, lineJoin: .miter, miterLimit: 10, dash: [0.0, 9.3], dashPhase: 0.0),
        rows: [
          "⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀",
          "⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⣶⣶⠄⠀",
          "⠀⠀⠀⠀⠀⠀⣰⣶⡤⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠈⠉⠛⠀⠀",
          "⠀⠀⠀⣶⣶⠄⠉⠛⠁⠀⢠⣄⡀⠀⠀⠀⠀⠀⣴⣦⡄⠀⠀⠀",
          "⠀⠀⠈⠉⠋⠀⠀⠀⠀⠀⠻⠿⠃⠀⢠⣤⡄⠈⠙⠛⠀⠀⠀⠀",
          "⠀⠀⣤⣤⡄⠀⠀⠀⠀⠀⠀⠀⠀⠀⠸⠿⠇⠀⠀⠀⠀⠀⠀⠀",
          "⠀⠀⠛⠻⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀",
          "⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀⠀",
        ]))
  }

  private func expect(_ picture: Picture, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let outline = try #require(Path(picture.path)).strokedPath(picture.style, tolerance: 0.001)
    var undecided = 0
    for (row, text) in picture.rows.enumerated() {
      for (column, cell) in text.unicodeScalars.enumerated() {
        for (bit, dot) in dots.enumerated() {
          let center = CGPoint(x: CGFloat(2 * column + dot.0) + 0.5, y: CGFloat(4 * row + dot.1) + 0.5)
          let isDrawn = outline.contains(center)
          guard isDrawn != ((cell.value - 0x2800) >> UInt32(bit) & 1 == 1) else { continue }
          let reach = 1.0
          let near = [(reach, 0), (-reach, 0), (0, reach), (0, -reach)].map { center + CGPoint(x: $0.0, y: $0.1) }
          #expect(near.contains { outline.contains($0) != isDrawn }, "\(center)", sourceLocation: sourceLocation)
          undecided += 1
        }
      }
    }
    #expect(undecided <= 4, sourceLocation: sourceLocation)
  }
}
