// A screen as an SVG drawing. Dots, blocks and lines are geometry, so that they look right without any font. The rest
// is text, with a fixed position for each character in any font.

extension ScreenBuffer {
  /// Returns the screen as an SVG document with 10 by 20 units per cell, on a dark ground, scaled to cells of the given
  /// proportions.
  public func svg(cellAspect: CellAspect = .standard) -> String {
    var drawing = SVGDrawing()
    for row in 0..<size.rows { drawing.add(self.row(row), row: row) }
    return drawing.document(size, cellAspect: cellAspect)
  }

  /// Returns the screen as a self-contained web page that holds the SVG document.
  public func html(cellAspect: CellAspect = .standard) -> String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <title>Stipple</title>
    <style>body { margin: 0; background: \(SVGDrawing.Tone.ground.hex) } svg { display: block; max-width: 100%; height: auto }</style>
    </head>
    <body>
    \(svg(cellAspect: cellAspect))</body>
    </html>

    """
  }
}
