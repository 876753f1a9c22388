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
    method("_mixed(_:_:_:)") { (color: Color, other: Color, share: Double, isDevice: Bool) in
      color.mix(with: other, by: share, in: isDevice ? .device : .perceptual)
    }
    modifier("_tintStyle(_:)") { (node, style: ViewStyle?) in node._tintStyle(style) }
    modifier("_backgroundStyle(_:)") { (node, style: ViewStyle) in node._backgroundStyle(style) }
    method("_deeper(_:)") { (style: ViewStyle, level: Int) in style._deeper(level) }
    add(
      "_shadowed(_:_:_:_:)", .method, of: ViewStyle.type, [.bool, Color.type, .cgFloat, CGSize.type], ViewStyle.type,
      [:]
    ) { frame, slots in
      ViewStyle.load(from: frame, at: slots[1])._shadowed(
        frame[bool: slots[2].word], .load(from: frame, at: slots[3]), .load(from: frame, at: slots[4]),
        .load(from: frame, at: slots[5])
      ).store(to: frame, at: slots[0])
    }
    add(
      "_elliptical(_:_:_:_:)", .staticMember, of: ViewStyle.type, [Gradient.type, UnitPoint.type, .cgFloat, .cgFloat],
      ViewStyle.type, [:]
    ) { frame, slots in
      ViewStyle._elliptical(
        .load(from: frame, at: slots[1]), .load(from: frame, at: slots[2]), .load(from: frame, at: slots[3]),
        .load(from: frame, at: slots[4])
      ).store(to: frame, at: slots[0])
    }
    modifier("_projection(_:)") { (node, numbers: [CGFloat]) in node._projection(numbers) }
    modifier("_rotation3D(_:_:_:_:_:)") {
      (node, angle: Angle, axis: [CGFloat], anchor: UnitPoint, anchorZ: CGFloat, perspective: CGFloat) in
      node._rotation3D(angle, axis, anchor, anchorZ, perspective)
    }
  }
}
