// A recording as an animated drawing (SVG 1.1, SMIL). Each row and each picture that occurs several times is in it
// once; a program that plays nothing shows the first picture.

extension Recording {
  /// Returns the recording as an SVG document in the form of `ScreenBuffer.svg`, which plays for ever.
  public func svg(cellAspect: CellAspect = .standard) -> String {
    var drawing = SVGDrawing()
    let timing = FrameTiming(count: count, framesPerSecond: framesPerSecond)
    let standing = standingRows
    let bodies = rows.map { row in
      drawing.add(row[...], row: 0)
      return drawing.takeContent()
    }
    let moving = Set(frames.flatMap { frame in frame.indices.filter { !standing.contains($0) }.map { frame[$0] } })
    var definitions = drawing.definitions
    for (number, body) in bodies.enumerated() where moving.contains(number) && !body.isEmpty {
      definitions += "<g id=\"row\(number)\">\n\(body)</g>\n"
    }
    var content = ""
    for row in standing.sorted() where !bodies[frames[0][row]].isEmpty {
      content += "<g transform=\"translate(0 \(Self.y(row)))\">\n\(bodies[frames[0][row]])</g>\n"
    }
    for (numbers, times) in FrameTiming.showings(of: frames) {
      let uses = numbers.indices.filter { !standing.contains($0) && !bodies[numbers[$0]].isEmpty }.map { row in
        "<use href=\"#row\(numbers[row])\" y=\"\(Self.y(row))\"/>\n"
      }
      guard !uses.isEmpty else { continue }
      let isFirst = times[0].lowerBound == 0
      content += "<g visibility=\"\(isFirst ? "visible" : "hidden")\">\n"
      if times != [0..<count] { content += timing.animation(times) + "\n" }
      content += uses.joined() + "</g>\n"
    }
    return SVGDrawing.document(size, cellAspect: cellAspect, definitions: definitions, content: content)
  }

  private static func y(_ row: Int) -> Int { row * SVGDrawing.cell.height }

  /// The rows of the screen that are the same in all pictures.
  private var standingRows: Set<Int> {
    Set((0..<size.rows).filter { row in frames.allSatisfy { $0[row] == frames[0][row] } })
  }
}
