import Foundation
import ShapeGeometry
import ViewTree

// Areas and lines.

extension PDFWriter {
  /// The greatest error of outlines and of lines in perspective, in points of the page.
  private var tolerance: CGFloat { CGFloat(pow(10, -Double(operands.precision))) * 5 }
  /// The area of the image of a unit square below which nothing is seen.
  private static let leastArea: CGFloat = 1e-12
  /// The length beyond the page from which on areas are cut: some readers move points that are 32,000 pixels away.
  private static let surroundings: CGFloat = 4_000

  /// Returns the operators of a filled path.
  mutating func filled(_ path: Path, isEvenOdd: Bool, _ item: SceneItem) -> Mark? {
    let near = account.near(path)
    let whole = account.image(of: near, item.transform, tolerance: tolerance)
    let page = frame.insetBy(dx: -Self.surroundings, dy: -Self.surroundings)
    guard let seen = whole?.cut(to: page, tolerance: tolerance), !seen.isEmpty,
      !item.transform.isAffine || abs(item.transform.affine.area) > Self.leastArea
    else {
      return nil
    }
    let operators = operands.path(seen)
    switch paint(of: item, around: seen.boundingRect) {
    case .color(let color):
      return Mark(
        content: PDFContent("\(operands.shares(color.shares)) rg\n\(operators)\(isEvenOdd ? "f*" : "f")\n"),
        state: PDFState(opacity: DocumentNumber.share(color.opacity)))
    case .pattern(let pattern, let mask):
      var content = PDFContent()
      content.add("/Pattern cs\n\(content.name(.pattern, pattern)) scn\n\(operators)\(isEvenOdd ? "f*" : "f")")
      return Mark(content: content, state: PDFState(masks: mask.map { [$0] } ?? []))
    case .drawing(let drawing, let mask) where !drawing.hasPicture:
      // Some readers cut a group without smoothing its edge; by a mask they do.
      let shape = PDFState.Mask(
        form: form(
          of: PDFContent("\(operators)\(isEvenOdd ? "f*" : "f")\n"), within: room(around: seen.boundingRect),
          isGroup: true),
        isLuminosity: false)
      return Mark(content: drawing, state: PDFState(masks: [shape] + (mask.map { [$0] } ?? [])))
    case .drawing(let drawing, let mask):
      let clip = PDFContent("\(operators)\(isEvenOdd ? "W*" : "W") n\n")
      return Mark(content: drawing.saved(after: clip), state: PDFState(masks: mask.map { [$0] } ?? []))
    case nil: return nil
    }
  }

  /// Returns the operators of a line.
  mutating func stroked(_ path: Path, _ style: StrokeStyle, _ item: SceneItem) -> Mark? {
    guard style.lineWidth > 0 else { return nil }
    var isOutlined = !item.transform.isAffine || !style.isKnown(along: path)
    if case .angular = item.paint { isOutlined = true }
    guard !isOutlined else {
      guard let outline = account.outline(of: path, style, item.transform, tolerance: tolerance) else { return nil }
      return filled(outline, isEvenOdd: false, item)
    }
    let near = account.near(path)
    let transform = item.transform.affine
    let area = abs(transform.area)
    guard !near.isEmpty, area > Self.leastArea, area.isFinite else { return nil }
    // Under a transform that keeps circles the line is seen as it is, elsewhere its own space counts.
    let growth = area.squareRoot()
    let isRound = transform.keepsCircles
    let seen = isRound ? account.near(near.applying(transform)) : near
    let digits = isRound ? 0 : min(6, max(0, Int(log10(Double(growth)).rounded(.up))))
    guard !seen.isEmpty, let line = attributes(of: style, by: isRound ? growth : 1, moreDigits: digits) else {
      return nil
    }
    var before = PDFContent()
    if !isRound { before.add("\(operands.matrix(transform)) cm") }
    before.add(line)
    let operators = operands.path(seen, moreDigits: digits) + "S"
    let reach = min(
      style.lineWidth / 2 * (style.lineJoin == .miter ? max(style.miterLimit, 2) : 2), ExportAccount.reach)
    let box = near.boundingRect.insetBy(dx: -reach, dy: -reach).applying(transform)
    switch paint(of: item, around: box) {
    case .color(let color):
      let content = PDFContent("\(operands.shares(color.shares)) RG\n\(operators)\n")
      return Mark(content: content.saved(after: before), state: PDFState(opacity: DocumentNumber.share(color.opacity)))
    case .pattern(let pattern, let mask):
      var content = PDFContent()
      content.add("/Pattern CS\n\(content.name(.pattern, pattern)) SCN\n\(operators)")
      return Mark(content: content.saved(after: before), state: PDFState(masks: mask.map { [$0] } ?? []))
    case .drawing:
      guard let outline = account.outline(of: path, style, item.transform, tolerance: tolerance) else { return nil }
      return filled(outline, isEvenOdd: false, item)
    case nil: return nil
    }
  }

  /// Returns the operators that choose a line's attributes, with its lengths multiplied; nil if it is too thin to be
  /// seen, as readers draw a width of 0 one pixel wide.
  private func attributes(of style: StrokeStyle, by growth: CGFloat, moreDigits: Int) -> String? {
    func numbers(_ lengths: [CGFloat]) -> String {
      operands.numbers(lengths.map { $0 * growth }, moreDigits: moreDigits)
    }
    let width = numbers([style.lineWidth])
    guard width != "0" else { return nil }
    var text = "\(width) w"
    switch style.lineCap {
    case .butt: break
    case .round: text += " 1 J"
    case .square: text += " 2 J"
    }
    switch style.lineJoin {
    case .miter: text += style.miterLimit == 10 ? "" : " \(operands.number(style.miterLimit)) M"
    case .round: text += " 1 j"
    case .bevel: text += " 2 j"
    }
    if !style.dash.isEmpty {
      // Some readers lose the phase of an odd number of lengths.
      let dash = style.dash.count % 2 == 0 ? style.dash : style.dash + style.dash
      text += " [\(numbers(dash))] \(numbers([style.dashOffset])) d"
    }
    return text
  }
}

extension StrokeStyle {
  /// The greatest number of dashes that a reader is to find.
  private static let mostDashes: CGFloat = 5_000

  /// Returns whether PDF draws the line along a path as it is. It knows no dashes of negative length; readers differ in
  /// ends at points and at dashes without a length.
  fileprivate func isKnown(along path: Path) -> Bool {
    guard miterLimit >= 1 || lineJoin != .miter, lineWidth.isFinite, miterLimit.isFinite else { return false }
    guard lineCap == .butt || !path.hasPoints else { return false }
    guard !dash.isEmpty else { return true }
    let sum = dash.reduce(0, +)
    guard dash.allSatisfy({ $0 > 0 && $0.isFinite }), sum.isFinite, dashPhase.isFinite else { return false }
    let box = path.boundingRect
    return CGFloat(path.elements.count) * (box.width + box.height) / sum * CGFloat(dash.count) < Self.mostDashes
  }

  /// The distance from the start of the dashes, from 0 to the length of all.
  fileprivate var dashOffset: CGFloat {
    let sum = dash.reduce(0, +) * (dash.count % 2 == 0 ? 1 : 2)
    let rest = dashPhase.truncatingRemainder(dividingBy: sum)
    return rest < 0 ? rest + sum : rest
  }
}

extension Path {
  /// True if a subpath is a single point.
  fileprivate var hasPoints: Bool {
    var (current, hasLength) = (CGPoint.zero, true)
    for element in elements {
      switch element {
      case .move(let end):
        guard hasLength else { return true }
        (current, hasLength) = (end, false)
      case .line(let end): hasLength = hasLength || end != current
      case .quadCurve(let end, let control): hasLength = hasLength || end != current || control != current
      case .curve(let end, let control1, let control2):
        hasLength = hasLength || end != current || control1 != current || control2 != current
      case .closeSubpath: break
      }
    }
    return !hasLength
  }
}

extension CGAffineTransform {
  /// The area of the image of a unit square, negative if it is mirrored.
  var area: CGFloat { a * d - b * c }

  /// True if the images of circles are circles.
  fileprivate var keepsCircles: Bool {
    let size = abs(a) + abs(b)
    return (abs(a - d) + abs(b + c)) < size * 1e-9 || (abs(a + d) + abs(b - c)) < size * 1e-9
  }
}
