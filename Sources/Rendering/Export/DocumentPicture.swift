import DotRaster
import Foundation
import ShapeGeometry
import ViewTree

/// The pixels of a part of a drawing, for what a document has no elements for.
struct DocumentPicture {
  /// The part of the drawing, in points; its edges lie between pixels.
  let box: CGRect
  let columns: Int
  let rows: Int
  /// Red, green and blue of each pixel, row by row from above, not multiplied by the opacity.
  private(set) var colors: [UInt8] = []
  private(set) var opacities: [UInt8] = []
  private let scale: CGFloat

  /// A page with pictures, whose pixels begin at its upper left corner.
  struct Page {
    /// The part of the drawing that is on the page.
    let frame: CGRect
    /// The pixels for each point of the drawing.
    let pixelsPerPoint: CGFloat
    /// The pixels for each unit of the document.
    private let pixelsPerUnit: CGFloat

    /// Creates a page with so many pixels for each of its units, of which `scale` are a point of the drawing. What is
    /// no positive number is 1.
    init(of frame: CGRect, pixelsPerUnit: CGFloat, scale: CGFloat) {
      func held(_ number: CGFloat) -> CGFloat { number > 0 && number.isFinite ? number : 1 }
      self.frame = frame
      self.pixelsPerUnit = held(pixelsPerUnit)
      pixelsPerPoint = held(self.pixelsPerUnit * held(scale))
    }

    /// Returns the pixels from one edge that a picture may have to the next, if pixels are some times as large. Readers
    /// stretch a picture to whole pixels of theirs, which units of the document consist of.
    fileprivate func step(ofPixels size: CGFloat) -> CGFloat {
      let pixels = pixelsPerUnit / size
      return pixels >= 1 && pixels == pixels.rounded() ? pixels : 1
    }

    /// Returns the budget of all pictures of a drawing. With materials, parts of it are drawn twice.
    func budget(for scene: Scene, isStopped: @escaping @Sendable () -> Bool) -> DrawingWork {
      let pixels = Double(max(0, frame.width * pixelsPerPoint) * max(0, frame.height * pixelsPerPoint))
      let held = pixels.isNaN ? 0 : min(pixels, Double(ScenePixels.mostPixels))
      return DrawingWork(
        ScenePixels.budget(for: Int(held) * (scene.backdropReach == nil ? 1 : 2)), isStopped: isStopped)
    }
  }

  /// The greatest number of pixels of a picture.
  private static let mostPixels: CGFloat = 16_000_000
  /// The part of a pixel that counts as none.
  private static let little: CGFloat = 0.01

  /// Creates a picture without pixels of what lies in a box. It is a bit larger, so that its pixels are those of a
  /// page, and ends on whole units of this if they are whole pixels. Pixels that were too many are larger by a power of
  /// two.
  private init?(_ box: CGRect, on page: Page) {
    guard box.width > 0, box.height > 0, page.pixelsPerPoint > 0 else { return nil }
    var (scale, step) = (page.pixelsPerPoint, page.step(ofPixels: 1))
    func isTooLarge() -> Bool {
      let (width, height) = (box.width * scale + 2 * step, box.height * scale + 2 * step)
      return width * height > Self.mostPixels || max(width, height) > CGFloat(ScenePixels.mostAcross)
    }
    for _ in 0..<100 where isTooLarge() {
      scale /= 2
      step = page.step(ofPixels: page.pixelsPerPoint / scale)
    }
    guard !isTooLarge() else { return nil }
    func pixels(_ low: CGFloat, _ high: CGFloat, _ origin: CGFloat) -> (first: CGFloat, count: CGFloat) {
      let first = (((low - origin) * scale + Self.little) / step).rounded(.down) * step
      return (first, max(step, (((high - origin) * scale - Self.little) / step).rounded(.up) * step - first))
    }
    let corner = page.frame.origin
    let across = pixels(box.minX, box.maxX, corner.x)
    let down = pixels(box.minY, box.maxY, corner.y)
    self.box = CGRect(
      x: corner.x + across.first / scale, y: corner.y + down.first / scale, width: across.count / scale,
      height: down.count / scale)
    (columns, rows, self.scale) = (Int(across.count), Int(down.count), scale)
  }

  /// Draws the part of a drawing on a page, moved by an offset, on a ground if there is one; nil if nothing of it can
  /// be seen, or if `work` is spent or stopped.
  init?(
    of scene: Scene, on ground: ResolvedColor? = nil, movedBy offset: CGSize = .zero, page: Page, texts: TextOutlines,
    work: inout DrawingWork
  ) {
    guard let box = scene.part(of: page, movedBy: offset) else { return nil }
    self.init(box, on: page)
    let frame = self.box.offsetBy(dx: -offset.width, dy: -offset.height)
    guard let pixels = ScenePixels(SceneExport(scene, frame: frame, ground: ground), scale: scale, texts: texts),
      pixels.columns == columns, pixels.rows == rows
    else { return nil }
    let cost = columns * rows * Self.workOfPixel
    guard work.pay({ (charge) throws(DrawingInterruption) in try charge(cost) }) != nil else { return nil }
    reserve()
    pixels.forEachRow(work: &work) { add($0) }
    guard !work.isSpent, !work.isStopped, opacities.contains(where: { $0 > 0 }) else { return nil }
  }

  /// Draws the colours of a paint everywhere, under a transform to the space of the drawing; nil if nothing of it can
  /// be seen, or if `work` is spent or stopped.
  init?(
    of paint: ScenePaint, _ transform: ProjectionTransform, within box: CGRect, page: Page, work: inout DrawingWork
  ) {
    self.init(box, on: page)
    let viewport = Viewport(
      scale: scale, origin: CGPoint(x: -self.box.minX * scale, y: -self.box.minY * scale))
    let sampled = SampledPaint(
      paint, opacity: 1, inverse: transform.inverted(), through: viewport, count: columns * rows)
    reserve()
    for row in 0..<rows {
      guard work.pay({ (charge) throws(DrawingInterruption) in try charge(columns * Self.workOfPixel) }) != nil else {
        return nil
      }
      add(
        (0..<columns).flatMap { column in
          let whole = sampled.color(column, row).inBytes
          return (0..<4).map { UInt8(whole[$0]) }
        })
    }
    guard opacities.contains(where: { $0 > 0 }) else { return nil }
  }

  /// The work of writing a pixel, beside that of drawing it.
  private static let workOfPixel = 4

  /// Red, green, blue and opacity of each pixel, row by row from above.
  var pixels: [UInt8] {
    var pixels = [UInt8]()
    pixels.reserveCapacity(opacities.count * 4)
    for index in opacities.indices {
      for part in 0..<3 { pixels.append(colors[index * 3 + part]) }
      pixels.append(opacities[index])
    }
    return pixels
  }

  private mutating func reserve() {
    colors.reserveCapacity(columns * rows * 3)
    opacities.reserveCapacity(columns * rows)
  }

  /// Adds a row. Pixels that cannot be seen take the colour of one beside them, since readers mix neighbours.
  private mutating func add(_ row: [UInt8]) {
    let start = colors.count
    var last: [UInt8]?
    for column in 0..<columns {
      let pixel = row[column * 4..<column * 4 + 4]
      let opacity = pixel[pixel.startIndex + 3]
      opacities.append(opacity)
      if opacity > 0 {
        let color = Array(pixel.prefix(3))
        if last == nil { for _ in 0..<column { colors += color } }
        last = color
        colors += color
      } else if let last {
        colors += last
      }
    }
    if last == nil {
      let above = start - columns * 3
      colors += above >= 0 ? Array(colors[above..<start]) : [UInt8](repeating: 0, count: columns * 3)
    }
  }
}

extension Scene {
  /// Divides the drawing behind the last mark with a blend mode that documents do not have, or with a material; nil if
  /// there is none. Both change what lies behind them, so that all of this is one picture.
  func dividedForDocuments() -> (pictured: Scene, rest: Scene)? {
    let last = items.lastIndex { item in
      item.opacity > 0 && (!item.blendMode.isInDocuments || Scene([item]).backdropReach != nil)
    }
    guard let last else { return nil }
    return (Scene(Array(items[...last])), Scene(Array(items[(last + 1)...])))
  }

  /// Returns the part of a page that the drawing reaches if it is moved; nil if it reaches none.
  fileprivate func part(of page: DocumentPicture.Page, movedBy offset: CGSize) -> CGRect? {
    guard let bounds = inkBounds?.offsetBy(dx: offset.width, dy: offset.height) else { return nil }
    // An edge's pixels may lie beyond it.
    let pixel = 1 / page.pixelsPerPoint
    let room = bounds.insetBy(dx: -pixel, dy: -pixel).common(with: page.frame)
    return room.flatMap { $0.isEmpty ? nil : $0 }
  }
}

extension BlendMode {
  /// True if both SVG and PDF have the mode.
  var isInDocuments: Bool { seesGround && self != .plusDarker && self != .plusLighter }
}
