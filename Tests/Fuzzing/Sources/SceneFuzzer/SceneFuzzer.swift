import CLibFuzzer
import DotRaster
import Foundation
import Rendering
import ShapeGeometry
import ViewTree

/// Runs libFuzzer over drawings: each byte of an input is a choice. Whatever their numbers are, they are painted as
/// cells and as pixels and written as documents, with a bounded amount of work.
@main
struct SceneFuzzer {
  static func main() {
    var count = CommandLine.argc
    var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
    exit(
      LLVMFuzzerRunDriver(&count, &arguments) { bytes, count in
        SceneFuzzer.run(Array(UnsafeBufferPointer(start: bytes, count: count)))
        return 0
      })
  }

  /// The size of the painted pictures in points.
  private static let side: CGFloat = 24
  private static let texts = TextOutlines { text, font, start, width in
    var path = Path()
    for index in 0..<min(text.count, 8) {
      let share = width / CGFloat(text.count)
      path.addEllipse(
        in: CGRect(
          x: start.x + share * CGFloat(index), y: start.y - font.capHeight, width: share, height: font.capHeight))
    }
    return path
  }

  private static func pick<Choice>(from choices: [Choice], _ byte: UInt8?) -> Choice {
    choices[Int(byte ?? 0) % choices.count]
  }

  private static func run(_ bytes: [UInt8]) {
    var choices = SceneChoices(bytes)
    let scene = choices.scene(depth: 2)
    let frame = CGRect(x: 0, y: 0, width: side, height: side)
    let ground: ResolvedColor? = choices.flag ? choices.color : nil
    var work = DrawingWork(400_000)
    let area = CellArea(column: 0, row: 0, columns: 12, rows: 6)
    let (glyphs, depth) = (pick(from: GlyphSet.allCases, bytes.last), pick(from: ColorDepth.allCases, bytes.first))
    var samples = SceneSamples(glyphs, area: area, ground: ground, colors: depth)
    samples.add(scene, through: Viewport(), work: &work)
    var screen = ScreenBuffer(size: ScreenSize(columns: 12, rows: 6))
    let behind = SceneGround(ground ?? .white, box: frame, through: Viewport(), grid: glyphs.grid)
    samples.draw(on: &screen, in: area, as: glyphs, over: behind, colors: depth)
    precondition(screen.plainText.utf8.count >= 6)

    let export = SceneExport(scene, frame: frame, ground: ground)
    guard let pixels = ScenePixels(export, scale: 1, texts: texts) else { return }
    work = DrawingWork(400_000)
    var rows = 0
    pixels.forEachRow(work: &work) { row in
      precondition(row.count == pixels.columns * 4)
      rows += 1
    }
    precondition(rows == pixels.rows)
    work = DrawingWork(400_000)
    let document = export.svg(texts: choices.flag ? texts : nil, work: &work)
    guard document.text.hasSuffix("</svg>\n"), !document.text.contains("nan"), !document.text.contains("inf") else {
      print(document.text)
      fflush(nil)
      abort()
    }
    work = DrawingWork(400_000)
    let file = export.pdf(
      pixelsPerPoint: 1, texts: texts, deflate: { _ in nil }, pictureWork: DrawingWork(400_000), work: &work
    ).bytes
    precondition(file.starts(with: Array("%PDF-1.7\n".utf8)) && file.suffix(6) == Array("%%EOF\n".utf8)[...])
  }
}
