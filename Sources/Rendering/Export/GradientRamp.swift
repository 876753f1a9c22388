import Foundation
import ViewTree

/// The colours of a gradient as functions of a PDF document from 0 to 1: pieces between the stops, each with colours at
/// equal distances.
struct GradientRamp {
  private struct Piece {
    var low: Double
    var high: Double
    var colors: [ResolvedColor]
  }

  /// The places in the gradient at which the functions are 0 and 1.
  let ends: ClosedRange<Double>
  private var pieces: [Piece] = []
  /// The least length of a piece.
  private static let least = 1e-6
  /// The length of the piece behind an edge at an end.
  private static let room = 1.0 / 64

  /// Creates a ramp of colours in order of their places between two ends; two at the same place are an edge.
  ///
  /// Readers repeat the colours of the ramp beyond it: where an edge is at an end, it reaches a bit farther. A ramp
  /// from a centre has nothing before it.
  init(_ samples: [ResolvedGradient.Sample], over ends: ClosedRange<Double>, fromCenter: Bool = false) {
    let length = ends.upperBound - ends.lowerBound
    func room(at end: Double) -> Double {
      samples.count { abs($0.place - end) <= Self.least * length } > 1 ? Self.room * length : 0
    }
    let low = ends.lowerBound - (fromCenter ? 0 : room(at: ends.lowerBound))
    let high = ends.upperBound + room(at: ends.upperBound)
    self.ends = low...high
    let samples = samples.map { (place: ($0.place - low) / (high - low), color: $0.color) }
    if let first = samples.first { add(0, first.place, [first.color, first.color]) }
    for (one, other) in zip(samples, samples.dropFirst()) { add(one.place, other.place, [one.color, other.color]) }
    if let last = samples.last { add(last.place, 1, [last.color, last.color]) }
  }

  private mutating func add(_ low: Double, _ high: Double, _ colors: [ResolvedColor]) {
    guard high - low > Self.least else { return }
    if let last = pieces.last, last.colors.last == colors.first {
      let step = (last.high - last.low) / Double(last.colors.count - 1)
      if abs(high - low - step) < step * 1e-6 {
        pieces[pieces.count - 1].high = high
        pieces[pieces.count - 1].colors.append(colors[1])
        return
      }
    }
    pieces.append(Piece(low: low, high: high, colors: colors))
  }

  /// True if all colours are opaque.
  var isOpaque: Bool { pieces.allSatisfy { $0.colors.allSatisfy { $0.opacity >= 1 } } }

  /// Adds the function from 0 to 1 to a file, and returns it. `components` gives those of a colour, from 0 to 1.
  func function(in file: inout PDFFile, _ components: (ResolvedColor) -> [Double]) -> PDFReference {
    var functions: [PDFReference] = []
    for piece in pieces { functions.append(Self.function(of: piece, in: &file, components)) }
    if functions.count == 1 { return functions[0] }
    let bounds = pieces.dropFirst().map { DocumentNumber.text(CGFloat($0.low), digits: 7) }
    return file.add(
      """
      << /FunctionType 3 /Domain [0 1] /Functions [\(functions.map(\.text).joined(separator: " "))] \
      /Bounds [\(bounds.joined(separator: " "))] /Encode [\(functions.map { _ in "0 1" }.joined(separator: " "))] >>
      """)
  }

  /// The greatest number of a sample of 16 bits.
  private static let greatest = 65_535.0

  /// Returns the function of one piece, from 0 to 1.
  private static func function(
    of piece: Piece, in file: inout PDFFile, _ components: (ResolvedColor) -> [Double]
  ) -> PDFReference {
    let samples = piece.colors.map(components)
    guard samples.count > 2 else {
      let ends = samples.map { part in
        "[" + part.map { DocumentNumber.text(share: $0, digits: 5) }.joined(separator: " ") + "]"
      }
      return file.add("<< /FunctionType 2 /Domain [0 1] /C0 \(ends[0]) /C1 \(ends[1]) /N 1 >>")
    }
    let range = samples[0].map { _ in "0 1" }.joined(separator: " ")
    let bytes = samples.joined().flatMap { share -> [UInt8] in
      let number = UInt16((share * greatest).rounded())
      return [UInt8(number >> 8), UInt8(number & 255)]
    }
    return file.addStream(
      "/FunctionType 0 /Domain [0 1] /Range [\(range)] /Size [\(samples.count)] /BitsPerSample 16", bytes)
  }
}
