import Foundation
import ShapeGeometry

extension Modifier {
  /// The numbers of the modifier that an animation moves, in SwiftUI's units; empty if there are none.
  func motionVector(in colors: ColorSurroundings) -> [Double] {
    switch self {
    case .offset(let offset): offset.motionVector
    case .rotation(let angle, let anchor): angle.motionVector + anchor.motionVector
    case .scale(let scale, let anchor): scale.motionVector + anchor.motionVector
    case .transform(let map): [map.a, map.b, map.c, map.d, map.tx, map.ty].map(Double.init)
    case .opacity(let opacity): [opacity]
    case .blur(let radius, _): [Double(radius)]
    case .shadow(let color, let radius, let offset):
      color.resolve(in: colors).motionVector + [Double(radius)] + offset.motionVector
    case .rotation3D(let angle, let axis, let anchor, let depth, let perspective):
      angle.motionVector + axis.map(Double.init) + anchor.motionVector + [Double(depth), Double(perspective)]
    case .colors(let effect): effect.motionVector(in: colors)
    case .moved(let numbers): numbers
    default: []
    }
  }

  /// Returns the modifier with other numbers.
  func moved(to vector: [Double]) -> Modifier {
    var rest = vector[...]
    func taken<Value: Animatable>(_ value: Value) -> Value where Value.AnimatableData: NumberVector {
      var result = value
      result.animatableData = .init(taking: &rest)
      return result
    }
    func number() -> Double { rest.popFirst() ?? 0 }
    switch self {
    case .offset(let offset): return .offset(taken(offset))
    case .rotation(let angle, let anchor): return .rotation(taken(angle), anchor: taken(anchor))
    case .scale(let scale, let anchor): return .scale(taken(scale), anchor: taken(anchor))
    case .transform:
      let numbers = (0..<6).map { _ in CGFloat(number()) }
      return .transform(
        CGAffineTransform(
          a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5]))
    case .opacity: return .opacity(number())
    case .blur(_, let isOpaque): return .blur(radius: CGFloat(number()), isOpaque: isOpaque)
    case .shadow(_, _, let offset):
      let color = Color.fixed(taken(ResolvedColor.clear))
      let radius = CGFloat(number())
      return .shadow(color, radius: radius, offset: taken(offset))
    case .rotation3D(let angle, let axis, let anchor, _, _):
      let turned = taken(angle)
      let around = axis.map { _ in CGFloat(number()) }
      let point = taken(anchor)
      let depth = CGFloat(number())
      return .rotation3D(turned, axis: around, anchor: point, anchorZ: depth, perspective: CGFloat(number()))
    case .colors(let effect): return .colors(effect.moved(to: vector))
    case .moved: return .moved(vector)
    default: return self
    }
  }
}

extension ColorEffect {
  /// The numbers of the effect that an animation moves.
  fileprivate func motionVector(in colors: ColorSurroundings) -> [Double] {
    switch self {
    case .brightness(let amount), .contrast(let amount), .saturation(let amount), .grayscale(let amount): [amount]
    case .hueRotation(let angle): angle.motionVector
    case .multiply(let color): color.resolve(in: colors).motionVector
    case .invert, .luminanceToAlpha: []
    }
  }

  fileprivate func moved(to vector: [Double]) -> ColorEffect {
    let first = vector.first ?? 0
    switch self {
    case .brightness: return .brightness(first)
    case .contrast: return .contrast(first)
    case .saturation: return .saturation(first)
    case .grayscale: return .grayscale(first)
    case .hueRotation(let angle): return .hueRotation(angle.moved(to: vector))
    case .multiply: return .multiply(.fixed(ResolvedColor.clear.moved(to: vector)))
    case .invert, .luminanceToAlpha: return self
    }
  }
}
