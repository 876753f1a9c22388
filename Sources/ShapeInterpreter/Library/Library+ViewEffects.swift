import Foundation
import ShapeGeometry
import ViewTree

// Effects on a view's drawing.

extension LibraryTable {
  @inline(never)
  mutating func addEffects() {
    modifier("_shadow(_:_:_:)") { (node, color: Color, radius: CGFloat, offset: CGSize) in
      node._shadow(color, radius, offset)
    }
    modifier("_blur(_:_:)") { (node, radius: CGFloat, isOpaque: Bool) in node._blur(radius, isOpaque) }
    modifier("_colorEffect(_:_:)") { (node, name: String, amount: Double) in node._colorEffect(name, amount) }
    modifier("_hueRotation(_:)") { (node, angle: Angle) in node._hueRotation(angle) }
    modifier("_colorMultiply(_:)") { (node, color: Color) in node._colorMultiply(color) }
    modifier("_blend(_:)") { (node, name: String) in node._blend(name) }
    modifier("_group(_:)") { (node, name: String) in node._group(name) }
    modifier("_projection(_:)") { (node, numbers: [CGFloat]) in node._projection(numbers) }
    modifier("_rotation3D(_:_:_:_:_:)") {
      (node, angle: Angle, axis: [CGFloat], anchor: UnitPoint, anchorZ: CGFloat, perspective: CGFloat) in
      node._rotation3D(angle, axis, anchor, anchorZ, perspective)
    }
  }
}
