import Foundation
import PlainText
import ShapeGeometry
import ViewTree

extension ScreenBuffer {
  /// Returns the screen as a drawing with 10 by 20 points per cell, on a dark ground, stretched to cells of the given
  /// proportions. It shows what the SVG document of the screen shows.
  public func export(cellAspect: CellAspect = .standard) -> SceneExport {
    let cell = SVGDrawing.cell
    let stretch = CGFloat(Double(cell.height) * cellAspect.ratio) / CGFloat(cell.width)
    var items = (0..<size.rows).flatMap { row in backgrounds(row) + marks(row) }
    for index in items.indices {
      items[index].transform = ProjectionTransform(CGAffineTransform(scaleX: stretch, y: 1))
    }
    let frame = CGRect(
      x: 0, y: 0, width: CGFloat(size.columns * cell.width) * stretch, height: CGFloat(size.rows * cell.height))
    return SceneExport(Scene(items), frame: frame, ground: SVGDrawing.Tone.ground.color)
  }

  /// Returns one rectangle for each run of cells with the same background.
  private func backgrounds(_ row: Int) -> [SceneItem] {
    let tones = self.row(row).map { SVGDrawing.tones($0.style).back }
    var items: [SceneItem] = []
    var start = 0
    while start < tones.count {
      let end = tones[start...].firstIndex { $0 != tones[start] } ?? tones.count
      if tones[start] != .ground {
        items.append(
          SceneItem(.fill(Path(place(start, row, columns: end - start)), FillStyle()), paint: tones[start].paint))
      }
      start = end
    }
    return items
  }

  /// Returns the characters of a row, each in its own cells.
  private func marks(_ row: Int) -> [SceneItem] {
    self.row(row).enumerated().flatMap { column, cell -> [SceneItem] in
      guard let character = cell.character, character != " " else { return [] }
      let paint = SVGDrawing.tones(cell.style).front.paint
      let place = place(column, row, columns: character.width)
      if let glyph = SVGDrawing.glyph(character.base) {
        var path = Path()
        for shape in glyph.shapes { shape.add(to: &path) }
        let moved = path.applying(CGAffineTransform(translationX: place.minX, y: place.minY))
        var item = SceneItem(.fill(moved, FillStyle()), paint: paint)
        item.opacity = glyph.opacity
        return [item]
      }
      let font = TextFont(
        size: CGFloat(SVGDrawing.fontSize), weight: cell.style.attributes.contains(.bold) ? 0.4 : 0, design: .monospaced
      )
      let baseline = place.minY + CGFloat(SVGDrawing.baseline)
      let start = CGPoint(x: place.minX, y: baseline)
      var items = [SceneItem(.text(character.text, font, at: start, width: place.width), paint: paint)]
      if cell.style.attributes.contains(.underline) {
        let line = CGRect(x: place.minX, y: baseline + 2, width: place.width, height: 1)
        items.append(SceneItem(.fill(Path(line), FillStyle()), paint: paint))
      }
      return items
    }
  }

  private func place(_ column: Int, _ row: Int, columns: Int) -> CGRect {
    let cell = SVGDrawing.cell
    return CGRect(x: column * cell.width, y: row * cell.height, width: columns * cell.width, height: cell.height)
  }
}

extension SVGDrawing.Tone {
  fileprivate var color: ResolvedColor { ResolvedColor(bytes: Double(red), Double(green), Double(blue)) }
  fileprivate var paint: ScenePaint { .color(color) }
}
