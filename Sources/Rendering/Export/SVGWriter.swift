import Foundation
import ShapeGeometry
import ViewTree

/// The elements of an SVG document, and the definitions that they refer to.
struct SVGWriter {
  /// The definitions in the order of their first use.
  private(set) var definitions: [String] = []
  /// The work and the losses so far.
  var account: ExportAccount
  /// The number of digits behind the point.
  let precision: Int
  /// The way to the outlines of texts; nil if texts stay texts.
  private let texts: TextOutlines?
  /// The way to pictures of what SVG does not have; nil if it is left out.
  var pictures: Pictures?
  /// The data of images as the addresses of their files.
  var imageAddresses: [Bitmap: String] = [:]
  private var names: [String: String] = [:]
  /// The names of the clips and masks: marks share those of the views around them.
  private var clips: [(clip: SceneItem.Clip, name: String)] = []
  private var masks: [(mask: Scene, name: String)] = []

  init(precision: Int, texts: TextOutlines?, work: DrawingWork) {
    self.precision = precision
    self.texts = texts
    account = ExportAccount(work: work)
  }

  /// Returns the name of a definition, and adds it unless one with the same content is there. `make` is passed the
  /// name.
  mutating func define(_ make: (String) -> String) -> String {
    let content = make("")
    if let known = names[content] { return known }
    let name = "d\(names.count + 1)"
    names[content] = name
    definitions.append(make(name))
    return name
  }

  /// Returns the elements of a drawing, the lowest first; those completed so far if the work is stopped. `ground` is
  /// the opaque colour on which it lies.
  mutating func elements(of scene: Scene, on ground: ResolvedColor? = nil) -> [String] {
    if pictures != nil, let (pictured, rest) = scene.dividedForDocuments() {
      return (picture(of: pictured, on: ground).map { [$0] } ?? []) + elements(of: rest)
    }
    var result: [String] = []
    for item in scene.items where !account.work.isStopped && !item.detail.isCoarse {
      if let element = element(of: item) { result.append(element) }
    }
    return result
  }

  /// Returns the element of a mark with the groups around it, in the root's space; nil if nothing of it can be seen.
  private mutating func element(of item: SceneItem) -> String? {
    guard item.opacity > 0, var element = plainElement(of: item) else { return nil }
    for clip in item.clips { element = "<g clip-path=\"url(#\(name(of: clip)))\">\(element)</g>" }
    for mask in item.masks { element = "<g mask=\"url(#\(name(of: mask)))\">\(element)</g>" }
    guard item.blendMode != .normal else { return element }
    guard let mode = item.blendMode.nameInCSS else {
      account.lose(.blendMode(item.blendMode))
      return element
    }
    return "<g style=\"mix-blend-mode:\(mode)\">\(element)</g>"
  }

  private mutating func name(of clip: SceneItem.Clip) -> String {
    if let known = clips.first(where: { $0.clip == clip }) { return known.name }
    let data = account.near(clip.path).svgPathData(precision: precision)
    let rule = clip.isEvenOdd ? " clip-rule=\"evenodd\"" : ""
    let name = define { "<clipPath id=\"\($0)\"><path d=\"\(data)\"\(rule)/></clipPath>" }
    clips.append((clip, name))
    return name
  }

  private mutating func name(of mask: Scene) -> String {
    if let known = masks.first(where: { $0.mask == mask }) { return known.name }
    let inner = elements(of: mask).joined()
    let (low, extent) = (number(-ExportAccount.reach), number(2 * ExportAccount.reach))
    let name = define {
      """
      <mask id="\($0)" style="mask-type:alpha" maskUnits="userSpaceOnUse" x="\(low)" y="\(low)" width="\(extent)" \
      height="\(extent)">\(inner)</mask>
      """
    }
    masks.append((mask, name))
    return name
  }

  /// Returns the element of a mark that nothing cuts and that covers what lies behind it.
  private mutating func plainElement(of item: SceneItem) -> String? {
    if pictures != nil, item.hasPaintInPerspective {
      var alone = item
      (alone.clips, alone.masks, alone.blendMode) = ([], [], .normal)
      return picture(of: Scene([alone]), on: nil)
    }
    let opacity = item.opacity < 1 ? " opacity=\"\(number(CGFloat(item.opacity), digits: 4))\"" : ""
    switch item.mark {
    case .fill(let path, let style):
      guard let area = area(of: path, item) else { return nil }
      let rule = style.isEOFilled ? " fill-rule=\"evenodd\"" : ""
      return painted(area, item, opacity) { "<path d=\"\(area.data)\"\(rule)\($0)/>" }
    case .stroke(let path, let style):
      guard style.lineWidth > 0 else { return nil }
      var isOutlined = !item.transform.isAffine || style.needsOutline
      switch item.paint {
      case .angular, .mesh: isOutlined = true
      default: break
      }
      guard isOutlined else {
        guard let area = area(of: path, item) else { return nil }
        let line = attributes(of: style)
        return painted(area, item, opacity) { fill in
          "<path d=\"\(area.data)\"\(fill.replacing(" fill", with: " stroke")) fill=\"none\"\(line)/>"
        }
      }
      // The line's own outline: SVG has neither perspective nor sectors on lines nor dashes of any length.
      guard let outline = account.outline(of: path, style, item.transform, tolerance: tolerance) else { return nil }
      guard let area = area(of: outline, item) else { return nil }
      return painted(area, item, opacity) { "<path d=\"\(area.data)\"\($0)/>" }
    case .text(let text, let font, let start, let width):
      guard account.shows(text, font, from: start, width: width) else { return nil }
      if let texts {
        guard let area = area(of: texts.path(text, font, from: start, width: width), item) else { return nil }
        return painted(area, item, opacity) { "<path d=\"\(area.data)\"\($0)/>" }
      }
      if !item.transform.isAffine { account.lose(.perspective) }
      let area = Area(data: "", transform: transform(item.transform.tangent(at: start)), box: .null)
      let element = element(of: text, font, at: start, width: width)
      return painted(area, item, opacity) { "<text\($0)\(element)" }
    case .layer(let scene, let effect):
      let inner = elements(of: scene)
      guard !inner.isEmpty else { return nil }
      var filter = ""
      if let effect, let name = define(effect, on: scene) { filter = " filter=\"url(#\(name))\"" }
      return "<g style=\"isolation:isolate\"\(opacity)\(filter)>\(inner.joined())</g>"
    }
  }

  /// An area whose paint is still to be chosen.
  struct Area {
    /// The path data of its outline.
    var data: String
    /// The attribute of the transform to the root's space, with a space before it; empty for none.
    var transform: String
    /// The smallest rectangle around it, in its own space.
    var box: CGRect
  }

  /// Returns the area of a mark's path; nil if nothing of it can be drawn. A path in perspective is in the space of the
  /// root.
  private mutating func area(of path: Path, _ item: SceneItem) -> Area? {
    let near = account.near(path)
    guard !near.isEmpty else { return nil }
    guard item.transform.isAffine else {
      if case .color = item.paint {} else { account.lose(.perspective) }
      let seen = account.image(of: near, item.transform, tolerance: tolerance)
      guard let seen, !seen.isEmpty else { return nil }
      return Area(data: seen.svgPathData(precision: precision), transform: "", box: seen.boundingRect)
    }
    return Area(
      data: near.svgPathData(precision: precision), transform: transform(item.transform.affine), box: near.boundingRect)
  }

  /// The greatest error of a line's outline, in points.
  private var tolerance: CGFloat { CGFloat(pow(10, -Double(precision))) * 5 }

  /// Returns the attribute of a transform, with a space before it; empty for the identity.
  private func transform(_ transform: CGAffineTransform) -> String {
    guard transform != .identity else { return "" }
    let numbers = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
    return " transform=\"matrix(\(numbers.map { number($0, digits: 7) }.joined(separator: " ")))\""
  }

  private func attributes(of style: StrokeStyle) -> String {
    var text = " stroke-width=\"\(number(style.lineWidth))\""
    switch style.lineCap {
    case .butt: break
    case .round: text += " stroke-linecap=\"round\""
    case .square: text += " stroke-linecap=\"square\""
    }
    switch style.lineJoin {
    case .miter: text += " stroke-miterlimit=\"\(number(style.miterLimit))\""
    case .round: text += " stroke-linejoin=\"round\""
    case .bevel: text += " stroke-linejoin=\"bevel\""
    }
    if !style.dash.isEmpty {
      text += " stroke-dasharray=\"\(style.dash.map { number($0) }.joined(separator: " "))\""
      if style.dashPhase != 0 { text += " stroke-dashoffset=\"\(number(style.dashPhase))\"" }
    }
    return text
  }

  func number(_ value: CGFloat) -> String { number(value, digits: precision) }

  func number(_ value: CGFloat, digits: Int) -> String { DocumentNumber.text(value, digits: digits) }
}

extension StrokeStyle {
  /// True if SVG has no attributes for the line: it knows no dashes of negative length.
  fileprivate var needsOutline: Bool { dash.contains { $0 < 0 || !$0.isFinite } || miterLimit < 1 }
}

extension BlendMode {
  /// The name of the mode in CSS; nil for one that CSS does not have.
  fileprivate var nameInCSS: String? {
    switch self {
    case .multiply, .screen, .overlay, .darken, .lighten, .difference, .exclusion, .hue, .saturation, .color,
      .luminosity:
      rawValue
    case .colorDodge: "color-dodge"
    case .colorBurn: "color-burn"
    case .softLight: "soft-light"
    case .hardLight: "hard-light"
    default: nil
    }
  }
}

extension ProjectionTransform {
  /// Returns the affine transform that is nearest to this one around a point.
  fileprivate func tangent(at point: CGPoint) -> CGAffineTransform {
    guard !isAffine else { return affine }
    let step: CGFloat = 0.01
    let origin = point.applying(self)
    let across = CGPoint(x: point.x + step, y: point.y).applying(self)
    let down = CGPoint(x: point.x, y: point.y + step).applying(self)
    let (a, b) = ((across.x - origin.x) / step, (across.y - origin.y) / step)
    let (c, d) = ((down.x - origin.x) / step, (down.y - origin.y) / step)
    return CGAffineTransform(
      a: a, b: b, c: c, d: d, tx: origin.x - a * point.x - c * point.y, ty: origin.y - b * point.x - d * point.y)
  }
}
