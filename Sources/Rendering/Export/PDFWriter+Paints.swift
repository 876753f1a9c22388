import Foundation
import ShapeGeometry
import ViewTree

// Gradients as patterns with shadings, and as sectors.

extension PDFWriter {
  /// The number of colours that are mixed ahead between two stops.
  private static let mixes = 32
  /// The number of sectors for a whole turn of an angular gradient, where its colour changes fast.
  private static let sectors = 1_440
  /// The greatest difference of components within a sector: less than a byte's step on either side of its middle.
  private static let sectorStep = 1.5 / 255

  /// The colours of a mark.
  enum Paint {
    case color(ResolvedColor)
    /// A pattern, and the mask of its opacity.
    case pattern(PDFReference, PDFState.Mask?)
    /// Operators that cover the mark and more, and the mask of their opacity.
    case drawing(PDFContent, PDFState.Mask?)
  }

  /// Returns the paint of a mark that is seen in a box; nil if nothing of it is to be seen.
  mutating func paint(of item: SceneItem, around box: CGRect) -> Paint? {
    if case .color(let color) = item.paint { return .color(color) }
    if case .material(let material) = item.paint { return .color(material.color) }
    guard let seen = box.common(with: frame) else { return nil }
    switch item.paint {
    case .color(let color): return .color(color)
    case .material(let material): return .color(material.color)
    case .image, .mesh,
      _ where !item.transform.isAffine || !item.paint.isNear:
      guard let picture = picture(of: item.paint, item.transform, within: seen) else { return nil }
      return .drawing(picture, nil)
    case .linear(let gradient, let start, let end):
      guard start != end, let ends = gradient.ends else { return .color(gradient.color(at: 1)) }
      let ramp = GradientRamp(gradient.samples(between: Self.mixes), over: ends)
      let points = [ramp.ends.lowerBound, ramp.ends.upperBound].flatMap { place -> [CGFloat] in
        [start.x + (end.x - start.x) * CGFloat(place), start.y + (end.y - start.y) * CGFloat(place)]
      }
      return shaded(
        ramp, "/ShadingType 2 /Coords [\(operands.numbers(points, moreDigits: 3))]", item.transform.affine, seen)
    case .radial(let gradient, let center, let from, let to, let ratio):
      guard let samples = gradient.samples(gradient.samples(between: Self.mixes), from: from, to: to), ratio > 0 else {
        return .color(gradient.color(at: 1))
      }
      let ramp = GradientRamp(samples, over: 0...samples[samples.count - 1].place, fromCenter: true)
      let circles = operands.numbers([0, 0, 0, 0, 0, CGFloat(ramp.ends.upperBound)], moreDigits: 3)
      let ellipse = CGAffineTransform(a: 1, b: 0, c: 0, d: ratio, tx: center.x, ty: center.y)
      return shaded(
        ramp, "/ShadingType 3 /Coords [\(circles)]", ellipse.concatenating(item.transform.affine), seen)
    case .angular(let gradient, let center, let start, let end):
      return turned(gradient, center, start, end, item.transform.affine, seen)
    }
  }

  /// Returns the pattern of a shading of some kind in a space.
  private mutating func shaded(
    _ ramp: GradientRamp, _ kind: String, _ space: CGAffineTransform, _ box: CGRect
  ) -> Paint {
    func shading(_ function: PDFReference, _ colors: String) -> String {
      "<< \(kind) /ColorSpace /\(colors) /Function \(function.text) /Extend [true true] >>"
    }
    let colors = ramp.function(in: &file) { $0.shares }
    let pattern = file.add(
      "<< /PatternType 2 /Matrix [\(operands.matrix(space))] /Shading \(shading(colors, "DeviceRGB")) >>")
    guard !ramp.isOpaque else { return .pattern(pattern, nil) }
    let opacities = ramp.function(in: &file) { [DocumentNumber.share($0.opacity)] }
    let gray = file.add(shading(opacities, "DeviceGray"))
    var content = PDFContent("\(operands.matrix(space)) cm\n")
    content.add("\(content.name(.shading, gray)) sh")
    return .pattern(pattern, luminosity(content, box))
  }

  /// Returns the mask of grays.
  private mutating func luminosity(_ content: PDFContent, _ box: CGRect) -> PDFState.Mask {
    let form = form(of: content, within: room(around: box), isGroup: true, isGray: true)
    return PDFState.Mask(form: form, isLuminosity: true)
  }

  /// Returns the sectors of an angular gradient in a space, as far as they are seen in a box.
  private mutating func turned(
    _ gradient: ResolvedGradient, _ center: CGPoint, _ start: Angle, _ end: Angle, _ space: CGAffineTransform,
    _ box: CGRect
  ) -> Paint {
    let sectors = AngularSector.merged(
      AngularSector.sectors(of: gradient, from: start, to: end, count: Self.sectors), within: Self.sectorStep)
    let local = box.insetBy(dx: -1, dy: -1).applying(space.inverted())
    let radius = AngularSector.radius(from: center, around: local)
    func drawn(_ operation: (ResolvedColor) -> String) -> PDFContent {
      var content = PDFContent()
      for sector in AngularSector.overlapping(sectors) {
        let outline = sector.outline(around: center, radius: radius, from: start).applying(space)
        content.add("\(operation(sector.color))\n\(operands.path(outline))f")
      }
      return content
    }
    let colors = drawn { [operands] in "\(operands.shares($0.shares)) rg" }
    let group = drawing(colors, within: room(around: box))
    guard sectors.contains(where: { $0.color.opacity < 1 }) else { return .drawing(group, nil) }
    let opacities = drawn { [operands] in "\(operands.shares([DocumentNumber.share($0.opacity)])) g" }
    return .drawing(group, luminosity(opacities, box))
  }
}

extension ScenePaint {
  /// True if all lengths and stops of a gradient can be said in a document.
  fileprivate var isNear: Bool {
    let lengths: [CGFloat]
    switch self {
    case .color, .image, .mesh, .material: return true
    case .linear(let gradient, let start, let end):
      let ends = gradient.places.flatMap { place -> [CGFloat] in
        let share = CGFloat(place)
        return [start.x + (end.x - start.x) * share, start.y + (end.y - start.y) * share]
      }
      lengths = [start.x, start.y, end.x, end.y] + ends
    case .radial(let gradient, let center, let from, let to, let ratio):
      lengths = [center.x, center.y, from, to, ratio] + gradient.places.map { from + (to - from) * CGFloat($0) }
    case .angular(_, let center, let start, let end):
      lengths = [center.x, center.y, CGFloat(start.radians), CGFloat(end.radians)]
    }
    let places = gradient?.places ?? []
    return (lengths + places.map { CGFloat($0) }).allSatisfy { abs($0) <= ExportAccount.reach }
  }
}

extension AngularSector {
  /// Returns the sectors with neighbours as one, as long as no component changes by more than a step. They have the
  /// colour in the middle.
  fileprivate static func merged(_ sectors: [AngularSector], within step: Double) -> [AngularSector] {
    func difference(_ one: ResolvedColor, _ other: ResolvedColor) -> Double {
      zip(one.shares + [one.opacity], other.shares + [other.opacity]).map { abs($0 - $1) }.max() ?? 0
    }
    var result: [AngularSector] = []
    var run: ArraySlice<AngularSector> = []
    func finish() {
      guard let first = run.first, let last = run.last else { return }
      let middle = (first.start + last.start + last.span) / 2
      let color = run.last { $0.start <= middle }?.color ?? first.color
      result.append(AngularSector(start: first.start, span: last.start + last.span - first.start, color: color))
    }
    for index in sectors.indices {
      if let first = run.first, difference(first.color, sectors[index].color) > step {
        finish()
        run = []
      }
      run = sectors[(run.isEmpty ? index : run.startIndex)...index]
    }
    finish()
    return result
  }
}
