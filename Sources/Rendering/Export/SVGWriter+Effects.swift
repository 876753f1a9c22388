import Foundation
import ShapeGeometry
import ViewTree

// Effects on a drawing as a whole, as filters.

extension SVGWriter {
  /// Returns the name of the filter of an effect on a drawing; nil if the drawing has nothing to be seen.
  mutating func define(_ effect: SceneEffect, on scene: Scene) -> String? {
    guard let bounds = scene.bounds, let ink = scene.inkBounds else { return nil }
    let place = attributes(of: Self.region(of: effect, around: ink))
    let steps = primitives(of: effect, around: bounds)
    return define {
      """
      <filter id="\($0)" filterUnits="userSpaceOnUse"\(place) color-interpolation-filters="sRGB">\(steps)</filter>
      """
    }
  }

  /// Returns the rectangle to which each step of an effect is cut, from that around a drawing's ink.
  private static func region(of effect: SceneEffect, around ink: CGRect) -> CGRect {
    var region = effect.reach(of: ink)
    switch effect {
    case .blur(let deviations, _), .shadow(_, let deviations, _), .innerShadow(_, let deviations, _):
      // The blur is a step before it is moved or cut: what it lacks is missing afterwards.
      region = region.union(SceneEffect.blur(deviations: deviations, isOpaque: false).reach(of: ink))
    case .colors, .alphaThreshold: break
    }
    // A reader may draw a mark's edge in the next pixel.
    return region.insetBy(dx: -1, dy: -1)
  }

  /// Returns the attributes of a place, each with a space before it.
  private func attributes(of place: CGRect) -> String {
    let box = [place.minX, place.minY, place.width, place.height].map(number)
    return " x=\"\(box[0])\" y=\"\(box[1])\" width=\"\(box[2])\" height=\"\(box[3])\""
  }

  /// Returns the steps of an effect on a drawing within some bounds, at which an opaque blur ends.
  private func primitives(of effect: SceneEffect, around bounds: CGRect) -> String {
    switch effect {
    case .blur(let deviations, let isOpaque):
      // The opacity of everything near a mark becomes 1. A factor would do the same in fewer words, but not every
      // reader keeps its result within 1.
      return blur(deviations, of: "SourceGraphic")
        + (isOpaque ? opacities(attributes(of: bounds)) { $0 > 0 ? 1 : 0 } : "")
    case .shadow(let color, let deviations, let offset):
      return blur(deviations, of: "SourceAlpha") + moved(offset, "a") + flood(color)
        + "<feComposite in2=\"a\" operator=\"in\" result=\"s\"/>" + merged("s", "SourceGraphic")
    case .innerShadow(let color, let deviations, let offset):
      return blur(deviations, of: "SourceAlpha") + moved(offset, "a") + flood(color)
        + "<feComposite in2=\"a\" operator=\"out\"/><feComposite in2=\"SourceGraphic\" operator=\"atop\"/>"
    case .colors(let matrix): return primitives(of: matrix)
    case .alphaThreshold(let least, let most, let color):
      let kept = opacities(" in=\"SourceAlpha\" result=\"a\"") { alpha in
        alpha > 0 && alpha >= least - 0.002 && alpha <= most + 0.002 ? 1 : 0
      }
      return kept + flood(color) + "<feComposite in2=\"a\" operator=\"in\"/>"
    }
  }

  /// Returns the primitive that replaces each opacity by another one; both are from 0 to 1.
  private func opacities(_ attributes: String = "", _ change: (Double) -> Int) -> String {
    let values = (0...255).map { String(change(Double($0) / 255)) }.joined(separator: " ")
    return """
      <feComponentTransfer\(attributes)><feFuncA type="discrete" tableValues="\(values)"/></feComponentTransfer>
      """
  }

  private func blur(_ deviations: CGSize, of source: String) -> String {
    // A deviation below 0 blurs nothing.
    let numbers = [deviations.width, deviations.height].map { number($0 > 0 ? $0 : 0) }.joined(separator: " ")
    return "<feGaussianBlur in=\"\(source)\" stdDeviation=\"\(numbers)\"/>"
  }

  private func moved(_ offset: CGSize, _ name: String) -> String {
    "<feOffset dx=\"\(number(offset.width))\" dy=\"\(number(offset.height))\" result=\"\(name)\"/>"
  }

  private func flood(_ color: ResolvedColor) -> String {
    let opacity = number(CGFloat(min(max(color.opacity, 0), 1)), digits: 4)
    return "<feFlood flood-color=\"\(hex(color))\" flood-opacity=\"\(opacity)\"/>"
  }

  private func merged(_ low: String, _ high: String) -> String {
    "<feMerge><feMergeNode in=\"\(low)\"/><feMergeNode in=\"\(high)\"/></feMerge>"
  }

  /// Returns the primitives of a map of colours. SVG maps colours that are not multiplied by their opacity.
  private func primitives(of matrix: ColorMatrix) -> String {
    let columns = matrix.columns
    let takesColors = (0..<3).contains { columns[$0].w != 0 }
    // The components that come out are multiplied by the opacity that comes out.
    let share = takesColors || columns[3].w == 0 ? 1 : columns[3].w
    let rows = (0..<4).map { row -> [Float] in
      guard row < 3 else { return (0..<3).map { columns[$0].w } + [columns[3].w, 0] }
      return (0..<3).map { columns[$0][row] / share } + [0, columns[3][row] / share]
    }
    let numbers = rows.joined().map { number(CGFloat($0), digits: 6) }.joined(separator: " ")
    let mapped = "<feColorMatrix type=\"matrix\" values=\"\(numbers)\"/>"
    return takesColors ? mapped + "<feComposite in2=\"SourceAlpha\" operator=\"in\"/>" : mapped
  }
}
