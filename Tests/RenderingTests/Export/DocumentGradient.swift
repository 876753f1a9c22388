import Foundation
import ShapeGeometry
import TestSupport

/// The colours of a document's only mark, as a reader of SVG or PDF finds them.
struct DocumentGradient {
  /// The places of a gradient: 0 at a start or a centre, 1 at an end.
  private enum Space {
    case line(from: CGPoint, to: CGPoint)
    case circles(center: CGPoint, radius: Double, ratio: Double)
    /// A plain colour has no places.
    case none
  }

  private let space: Space
  /// Returns red, green and blue at a place.
  private let colors: (Double) -> [Double]

  /// Returns red, green and blue at a point of the mark's space, from 0 to 1.
  func color(at point: CGPoint) -> [Double] {
    switch space {
    case .line(let start, let end):
      let (dx, dy) = (Double(end.x - start.x), Double(end.y - start.y))
      return colors((Double(point.x - start.x) * dx + Double(point.y - start.y) * dy) / (dx * dx + dy * dy))
    case .circles(let center, let radius, let ratio):
      return colors(hypot(Double(point.x - center.x), Double(point.y - center.y) / ratio) / radius)
    case .none: return colors(0)
    }
  }

  /// Reads an SVG document, whose last stop at a place counts from there on.
  init(svg: String) throws {
    let document = try XMLElements(svg)
    func color(_ text: String?) -> [Double] {
      let digits = UInt32((text ?? "").dropFirst(), radix: 16) ?? 0
      return [16, 8, 0].map { Double(digits >> $0 & 255) / 255 }
    }
    func number(_ element: XMLElements.Element, _ name: String) -> Double {
      element.attributes[name].flatMap { Double($0) } ?? 0
    }
    let stops = document.all("stop").map { (place: number($0, "offset"), color: color($0.attributes["stop-color"])) }
    let plain = color(document.all("path").first?.attributes["fill"])
    colors = { place in
      guard let first = stops.first, let last = stops.last else { return plain }
      guard let next = stops.firstIndex(where: { $0.place > place }) else { return last.color }
      guard next > 0 else { return first.color }
      let (low, high) = (stops[next - 1], stops[next])
      let share = (place - low.place) / (high.place - low.place)
      return zip(low.color, high.color).map { $0 + ($1 - $0) * share }
    }
    if let line = document.all("linearGradient").first {
      space = .line(
        from: CGPoint(x: number(line, "x1"), y: number(line, "y1")),
        to: CGPoint(x: number(line, "x2"), y: number(line, "y2")))
    } else if let circles = document.all("radialGradient").first {
      let matrix = circles.attributes["gradientTransform"]?.split(separator: " ").compactMap { Double($0) }
      space = .circles(
        center: CGPoint(x: number(circles, "cx"), y: number(circles, "cy")), radius: number(circles, "r"),
        ratio: matrix?[2] ?? 1)
    } else {
      space = .none
    }
  }

  /// Reads a PDF file, whose functions have their colours at 0 before it as well, and those at 1 behind it.
  init(pdf: PDFText) throws {
    guard let pattern = pdf.objects.values.first(where: { $0.contains("/PatternType 2") }) else {
      let plain = pdf.operators.prefix { $0 != "r" }.split(separator: " ").compactMap { Double($0) }
      (space, colors) = (.none, { _ in plain })
      return
    }
    let function = PDFFunction(Int(pattern.firstMatch(of: #/\/Function ([0-9]+)/#)?.1 ?? "") ?? 0, in: pdf)
    colors = { function.values(at: min(max($0, 0), 1)) }
    let (matrix, ends) = (PDFFunction.numbers("Matrix", in: pattern), PDFFunction.numbers("Coords", in: pattern))
    space =
      ends.count == 4
      ? .line(from: CGPoint(x: ends[0], y: ends[1]), to: CGPoint(x: ends[2], y: ends[3]))
      : .circles(center: CGPoint(x: matrix[4], y: matrix[5]), radius: ends[5], ratio: matrix[3])
  }
}

/// A function of a PDF file from 0 to 1.
private indirect enum PDFFunction {
  case mix([Double], [Double])
  /// Samples at equal distances.
  case samples([[Double]])
  case joined([PDFFunction], bounds: [Double])

  init(_ number: Int, in file: PDFText) {
    let text = file.dictionary(of: number)
    if text.contains("/FunctionType 3") {
      // A reference is two numbers and a letter.
      let numbers = Self.numbers("Functions", in: text)
      let functions = stride(from: 0, to: numbers.count, by: 2).map { PDFFunction(Int(numbers[$0]), in: file) }
      self = .joined(functions, bounds: Self.numbers("Bounds", in: text))
    } else if text.contains("/FunctionType 2") {
      self = .mix(Self.numbers("C0", in: text), Self.numbers("C1", in: text))
    } else {
      let bytes = (file.content(of: number) ?? "").unicodeScalars.map { Double($0.value) }
      var colors: [[Double]] = []
      for start in stride(from: 0, to: bytes.count, by: 6) {
        colors.append([0, 2, 4].map { part in (bytes[start + part] * 256 + bytes[start + part + 1]) / 65_535 })
      }
      self = .samples(colors)
    }
  }

  /// Returns the numbers of an entry of a dictionary.
  static func numbers(_ key: String, in text: String) -> [Double] {
    guard let start = text.range(of: "/\(key) [") else { return [] }
    return text[start.upperBound...].prefix { $0 != "]" }.split(separator: " ").compactMap { Double($0) }
  }

  func values(at place: Double) -> [Double] {
    switch self {
    case .mix(let low, let high): return zip(low, high).map { $0 + ($1 - $0) * place }
    case .samples(let samples):
      let step = min(Int(place * Double(samples.count - 1)), samples.count - 2)
      let share = place * Double(samples.count - 1) - Double(step)
      return PDFFunction.mix(samples[step], samples[step + 1]).values(at: share)
    case .joined(let functions, let bounds):
      let index = bounds.count { $0 <= place }
      let edges = [0] + bounds + [1]
      return functions[index].values(at: (place - edges[index]) / (edges[index + 1] - edges[index]))
    }
  }
}
