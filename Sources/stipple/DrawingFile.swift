import ArgumentParser
import Foundation
import PictureFiles
import PlainText
import Rendering
import ShapeGeometry

/// A drawing as a file for other programs.
struct DrawingFile {
  /// A format of drawings.
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case svg, png, pdf

    /// The name of the format in sentences.
    var name: String { rawValue.uppercased() }
  }

  var data: Data
  var format: Format
  /// The parts that the file shows otherwise than the drawing.
  var losses: [SceneExport.Loss] = []

  /// Makes the file of a drawing, `scale` units or pixels wide for each point. `texts` are the outlines of texts in an
  /// SVG; without them they stay texts. `title` names the drawing in errors.
  init(
    _ drawing: SceneExport, as format: Format, scale: CGFloat, texts: TextOutlines? = .fonts, title: String,
    isStopped: @escaping @Sendable () -> Bool = { false }
  ) throws(InputFailure) {
    self.format = format
    var work = DrawingWork(isStopped: isStopped)
    switch format {
    case .svg:
      let pictures = DocumentPictures(texts: .fonts) { try? Picture(width: $0, height: $1, pixels: $2).png() }
      let document = drawing.svg(scale: scale, texts: texts, pictures: pictures, work: &work)
      (data, losses) = (Data(document.text.printableRows.utf8), document.losses)
    case .pdf:
      let document = drawing.pdf(scale: scale, texts: .fonts, deflate: { deflated($0) }, work: &work)
      (data, losses) = (Data(document.bytes), document.losses)
    case .png: data = try PNGDrawing.data(of: drawing, scale: scale, title: title, isStopped: isStopped)
    }
    guard !work.isStopped else { throw .stopped(title, at: nil) }
  }

  /// The losses in sentences.
  var sentences: [String] { losses.map { $0.sentence(on: format) } }
}

extension SceneExport.Loss {
  /// Returns the loss as a diagnostic says it of a format.
  func sentence(on format: DrawingFile.Format) -> String {
    switch self {
    case .blendMode(let mode):
      "\(format.name) does not have the blend mode '\(mode.rawValue)': what is drawn with it covers what lies behind it"
    case .perspective:
      "a gradient or a text is seen in perspective, which \(format.name) does not have: it is drawn without it"
    case .mesh: "\(format.name) does not have mesh gradients: the mesh is drawn as small areas of one color each"
    case .material:
      "\(format.name) cannot blur what lies behind a mark: a material is drawn as its translucent color"
    case .image: "an image has no file to embed: it is left out"
    case .coordinates: "a mark with coordinates that \(format.name) cannot hold is left out"
    case .work: "a line or an effect that takes too long is left out"
    }
  }
}
