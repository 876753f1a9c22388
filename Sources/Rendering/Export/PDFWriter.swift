import Foundation
import ShapeGeometry
import ViewTree

/// A drawing as the operators of a PDF document, and the objects that they refer to.
struct PDFWriter {
  /// The objects so far.
  var file: PDFFile
  /// The work and the losses so far.
  var account: ExportAccount
  /// The way of numbers into the document.
  let operands: PDFOperands
  /// The page with its pictures; nothing beyond its frame is seen.
  let page: DocumentPicture.Page
  /// The way to the outlines of texts.
  let texts: TextOutlines
  /// The budget for all pictures.
  var pictureWork: DrawingWork
  /// The forms of the masks: marks share those of the views around them. A mask without a form hides all.
  private var masks: [(mask: Scene, form: PDFReference?)] = []

  /// Creates a writer of a page.
  init(
    _ page: DocumentPicture.Page, operands: PDFOperands, texts: TextOutlines,
    deflate: @escaping ([UInt8]) -> [UInt8]?, pictureWork: DrawingWork, work: DrawingWork
  ) {
    file = PDFFile(deflate: deflate)
    account = ExportAccount(work: work)
    (self.page, self.operands, self.texts) = (page, operands, texts)
    self.pictureWork = pictureWork
  }

  /// The part of the drawing on the page.
  var frame: CGRect { page.frame }

  /// The greatest side of a page in its units. Source: ISO 32000-1, Annex C.2, for Acrobat.
  private static let greatestSide: CGFloat = 14_400
  /// The greatest side of a page in points.
  private static let mostUnits: CGFloat = 1e9

  /// Adds the page that shows a drawing, and returns the document's catalog.
  mutating func page(of export: SceneExport, scale: CGFloat) -> PDFReference {
    let (catalog, pages, page) = (file.reserve(), file.reserve(), file.reserve())
    let sides = [frame.width * scale, frame.height * scale].map { $0 > 0 ? min($0, Self.mostUnits) : 1 }
    // Larger pages have larger units.
    let unit = max(1, (max(sides[0], sides[1]) / Self.greatestSide).rounded(.up))
    let share = scale / unit
    var content = PDFContent()
    if frame.isFinite, frame.width > 0, frame.height > 0 {
      // The drawing is one form, since patterns have the space of the page or the form that they are in.
      let form = form(of: body(of: export), within: frame, isGroup: !export.hasOpaqueGround && export.scene.isBlended)
      let turned = CGAffineTransform(
        a: share, b: 0, c: 0, d: -share, tx: -frame.minX * share, ty: frame.maxY * share)
      content.add("q\n\(operands.matrix(turned)) cm\n\(content.name(.form, form)) Do\nQ")
    }
    let stream = file.addStream("", Array(content.text.utf8))
    file.set(catalog, "<< /Type /Catalog /Pages \(pages.text) >>")
    file.set(pages, "<< /Type /Pages /Kids [\(page.text)] /Count 1 >>")
    let box = "[0 0 \(operands.numbers(sides.map { $0 / unit }))]"
    let units = unit > 1 ? " /UserUnit \(Int(unit))" : ""
    file.set(
      page,
      """
      << /Type /Page /Parent \(pages.text) /MediaBox \(box)\(units) \
      /Group << /S /Transparency /CS /DeviceRGB /I true >> /Resources \(content.resources) /Contents \(stream.text) >>
      """)
    return catalog
  }

  private mutating func body(of export: SceneExport) -> PDFContent {
    var body = PDFContent()
    if let ground = export.ground, ground.opacity > 0 {
      var area = PDFContent()
      area.add("\(operands.shares(ground.shares)) rg\n\(operands.path(Path(export.frame)))f")
      body.add(changed(area, by: PDFState(opacity: DocumentNumber.share(ground.opacity)), within: frame))
    }
    body.add(content(of: export.scene, on: export.hasOpaqueGround ? export.ground : nil))
    return body
  }

  /// Returns the operators of a drawing in the space of the root; those of the marks completed so far if the work is
  /// stopped. `ground` is the opaque colour on which it lies.
  mutating func content(of scene: Scene, on ground: ResolvedColor? = nil) -> PDFContent {
    var result = PDFContent()
    if let (pictured, rest) = scene.dividedForDocuments() {
      if let picture = picture(of: pictured, on: ground) { result.add(picture) }
      result.add(content(of: rest))
      return result
    }
    var clips: [SceneItem.Clip] = []
    var clipped = PDFContent()
    var area = PDFContent()
    func finish() {
      guard !clipped.isEmpty else { return }
      result.add(clips.isEmpty ? clipped : clipped.saved(after: area))
      clipped = PDFContent()
    }
    for item in scene.items where !account.work.isStopped && !item.detail.isCoarse {
      if item.clips != clips || clipped.isEmpty {
        finish()
        clips = item.clips
        guard let cut = self.area(of: clips) else {
          clips = []
          continue
        }
        area = cut
      }
      if let mark = content(of: item) { clipped.add(mark) }
    }
    finish()
    return result
  }

  /// Returns the operators that cut what follows; nil if nothing of it is left.
  private mutating func area(of clips: [SceneItem.Clip]) -> PDFContent? {
    var result = PDFContent()
    for clip in clips {
      let path = operands.path(account.near(clip.path))
      guard !path.isEmpty else { return nil }
      result.add("\(path)\(clip.isEvenOdd ? "W*" : "W") n")
    }
    return result
  }

  /// Returns the operators of a mark that is not cut yet; nil if nothing of it can be seen.
  private mutating func content(of item: SceneItem) -> PDFContent? {
    guard item.opacity > 0 else { return nil }
    var masks: [PDFReference] = []
    for mask in item.masks {
      guard let form = form(of: mask) else { return nil }
      masks.append(form)
    }
    guard let mark = mark(of: item) else { return nil }
    var state = mark.state
    state.opacity *= min(item.opacity, 1)
    state.masks += masks.map { PDFState.Mask(form: $0, isLuminosity: false) }
    state.blendMode = item.blendMode.nameInPDF
    return changed(mark.content, by: state, within: room(around: item.inkBounds))
  }

  /// Returns the form of a mask; nil if it hides all.
  private mutating func form(of mask: Scene) -> PDFReference? {
    if let known = masks.first(where: { $0.mask == mask }) { return known.form }
    let content = content(of: mask)
    let form = content.isEmpty ? nil : form(of: content, within: room(around: mask.inkBounds), isGroup: true)
    masks.append((mask, form))
    return form
  }

  /// The way to draw a mark.
  struct Mark {
    var content: PDFContent
    var state = PDFState()
  }

  /// Returns the operators of a mark without its opacity, clips, masks and blend mode.
  private mutating func mark(of item: SceneItem) -> Mark? {
    switch item.mark {
    case .fill(let path, let style): return filled(path, isEvenOdd: style.isEOFilled, item)
    case .stroke(let path, let style): return stroked(path, style, item)
    case .text(let text, let font, let start, let width):
      guard account.shows(text, font, from: start, width: width) else { return nil }
      return filled(texts.path(text, font, from: start, width: width), isEvenOdd: false, item)
    case .layer(let scene, let effect): return layer(scene, effect, item)
    }
  }

  /// Returns the operators of a drawing that comes together before it is changed.
  private mutating func layer(_ scene: Scene, _ effect: SceneEffect?, _ item: SceneItem) -> Mark? {
    var content = PDFContent()
    switch effect {
    case nil: content = self.content(of: scene)
    case .shadow(let color, let deviations, let offset):
      // What casts the shadow stays as sharp as it is.
      if let shadow = picture(ofShadow: scene, color, deviations, offset) { content.add(shadow) }
      content.add(self.content(of: scene))
    default:
      guard let picture = picture(of: Scene([SceneItem(.layer(scene, effect), paint: .color(.clear))])) else {
        return nil
      }
      return Mark(content: picture)
    }
    guard !content.isEmpty else { return nil }
    let isPlain = item.opacity >= 1 && item.clips.isEmpty && item.masks.isEmpty && item.blendMode == .normal
    if isPlain, !scene.isBlended { return Mark(content: content) }
    return Mark(content: drawing(content, within: room(around: item.inkBounds)))
  }
}

extension SceneExport {
  fileprivate var hasOpaqueGround: Bool { ground.map { $0.opacity >= 1 } ?? false }
}

extension SceneItem {
  /// A rectangle in which the mark lies; nil if there is none.
  fileprivate var inkBounds: CGRect? { Scene([self]).inkBounds }
}

extension Scene {
  /// True if a mark's colours are combined with those behind it.
  fileprivate var isBlended: Bool { items.contains { $0.blendMode.nameInPDF != nil } }
}
