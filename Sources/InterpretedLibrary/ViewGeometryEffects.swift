// Effects that depend on the size or the place of a view.

extension View {
  func visualEffect<Effect: VisualEffect>(
    _ effect: @escaping (EmptyVisualEffect, GeometryProxy) -> Effect
  ) -> some View {
    _self._lateEffect(
      "visualEffect",
      { effect(EmptyVisualEffect(_self: EmptyView()._self), GeometryProxy(_numbers: $0, _names: $1))._self })
  }
}

protocol VisualEffect {
  var _self: _Node { get }
}

struct EmptyVisualEffect: VisualEffect {
  var _self: _Node
}

extension VisualEffect {
  func offset(_ offset: CGSize) -> EmptyVisualEffect { EmptyVisualEffect(_self: _self._offset(offset)) }
  func offset(x: CGFloat = 0, y: CGFloat = 0) -> EmptyVisualEffect { offset(CGSize(width: x, height: y)) }
  func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> EmptyVisualEffect {
    EmptyVisualEffect(_self: _self._rotation(angle, anchor))
  }
  func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> EmptyVisualEffect {
    EmptyVisualEffect(_self: _self._rotation3D(angle, [axis.x, axis.y, axis.z], anchor, anchorZ, perspective))
  }
  func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> EmptyVisualEffect {
    scaleEffect(CGSize(width: s, height: s), anchor: anchor)
  }
  func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> EmptyVisualEffect {
    EmptyVisualEffect(_self: _self._scale(scale, anchor))
  }
  func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> EmptyVisualEffect {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }
  func transformEffect(_ transform: CGAffineTransform) -> EmptyVisualEffect {
    EmptyVisualEffect(_self: _self._transform(transform))
  }
  func opacity(_ opacity: Double) -> EmptyVisualEffect { EmptyVisualEffect(_self: _self._opacity(opacity)) }
  func blur(radius: CGFloat, opaque: Bool = false) -> EmptyVisualEffect {
    EmptyVisualEffect(_self: _self._blur(radius, opaque))
  }
  func brightness(_ amount: Double) -> EmptyVisualEffect { _color("brightness", amount) }
  func contrast(_ amount: Double) -> EmptyVisualEffect { _color("contrast", amount) }
  func saturation(_ amount: Double) -> EmptyVisualEffect { _color("saturation", amount) }
  func grayscale(_ amount: Double) -> EmptyVisualEffect { _color("grayscale", amount) }
  func hueRotation(_ angle: Angle) -> EmptyVisualEffect { EmptyVisualEffect(_self: _self._hueRotation(angle)) }
  func _color(_ name: String, _ amount: Double) -> EmptyVisualEffect {
    EmptyVisualEffect(_self: _self._colorEffect(name, amount))
  }
}

extension GeometryEffect {
  func body(content: _Node) -> _Node {
    content._lateEffect(
      "geometryEffect",
      { numbers, _ in
        let size = CGSize(width: numbers[0], height: numbers[1])
        return EmptyView()._self._projection(effectValue(size: size)._rows)
      })
  }
  func ignoredByLayout() -> _IgnoredByLayoutEffect<Self> { _IgnoredByLayoutEffect(_base: self) }
}

/// An effect of which the places of the views within tell nothing.
struct _IgnoredByLayoutEffect<Base: GeometryEffect>: ViewModifier {
  var _base: Base
  func body(content: _Node) -> _Node {
    content._quietLateEffect(
      "geometryEffect",
      { numbers, _ in
        let size = CGSize(width: numbers[0], height: numbers[1])
        return EmptyView()._self._projection(_base.effectValue(size: size)._rows)
      })
  }
}
