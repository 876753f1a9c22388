import Foundation

extension Path {
  /// Creates the path of SVG path data: the text of a path element's `d` attribute (SVG 2, 9.3), in shape space.
  ///
  /// All commands are read, absolute and relative, with implicit repetition, numbers without separators and packed arc
  /// flags. Any number may have an exponent and a sign, as in all browsers. Arcs become cubics of a quarter turn at
  /// most, whose error is at most 2.8e-4 of the greater radius. Radii that are too small for their arc are scaled up.
  /// Horizontal and vertical lines become lines. A segment after a close starts with a move of its own, as everywhere
  /// in `Path`.
  ///
  /// Throws an error if the data breaks the grammar or leads to a number that is not finite. The error contains the
  /// path up to that place, which SVG requires to be shown:
  ///
  /// ```swift
  /// let path = try Path(svg: "M10 10h80v80h-80z")
  /// let shown: Path
  /// do { shown = try Path(svg: text) } catch { shown = error.partialPath }
  /// ```
  public init(svg data: String) throws(SVGPathDataError) {
    var parser = SVGPathParser(data)
    do {
      try parser.parse()
    } catch {
      throw SVGPathDataError(reason: error.reason, offset: error.offset, in: data, partialPath: parser.path)
    }
    self = parser.path
  }

  /// Returns the path as SVG path data: absolute commands, each with its points, separated by single spaces.
  ///
  /// Every number is the shortest one that reads back to the same Double. So `Path(svg:)` creates an equal path again,
  /// element for element. With a `precision` numbers are first rounded to that many digits after the point, 0 or more.
  /// The same path gives the same bytes in every locale. SVG has no infinities: the data ends before the first element
  /// with a coordinate that is not finite.
  public func svgPathData(precision: Int? = nil) -> String {
    var text = ""
    func write(_ command: Character, _ points: CGPoint...) -> Bool {
      guard points.allSatisfy(\.isFinite) else { return false }
      if !text.isEmpty { text.append(" ") }
      text.append(command)
      for point in points {
        for coordinate in [point.x, point.y] {
          text.append(" ")
          text.append(Double(coordinate).shortest(precision: precision))
        }
      }
      return true
    }
    for element in elements {
      let isWritten =
        switch element {
        case .move(let end): write("M", end)
        case .line(let end): write("L", end)
        case .quadCurve(let end, let control): write("Q", control, end)
        case .curve(let end, let control1, let control2): write("C", control1, control2, end)
        case .closeSubpath: write("Z")
        }
      guard isWritten else { break }
    }
    return text
  }
}

extension Double {
  /// Returns the shortest decimal that reads back to this finite number, first rounded to `precision` digits after the
  /// point.
  fileprivate func shortest(precision: Int?) -> String {
    let text = rounded(precision: precision).description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// Returns the number nearest to this one's exact value rounded to `precision` digits after the point; never a
  /// negative zero.
  private func rounded(precision: Int?) -> Double {
    // From 2^52 on all numbers are integers; no number has more than 1,074 digits after the point.
    guard let precision, magnitude < 0x1p52 else { return self }
    let text = String(format: "%.*f", max(0, min(precision, 1074)), self)
    return (Double(text) ?? self) + 0
  }
}
