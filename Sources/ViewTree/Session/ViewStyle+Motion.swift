import Foundation
import ShapeGeometry

extension ViewSurroundings {
  /// Returns a style whose colours are known here, with the same paint; nil for one that no animation moves.
  func pinned(_ style: ViewStyle) -> ViewStyle? {
    func pinned(_ gradient: Gradient) -> Gradient { gradient.resolved(in: colors).gradient }
    switch style {
    case .color(let color): return .color(.fixed(color.resolve(in: colors)))
    case .linear(let gradient, let start, let end): return .linear(pinned(gradient), start: start, end: end)
    case .radial(let gradient, let center, let start, let end):
      return .radial(pinned(gradient), center: center, startRadius: start, endRadius: end)
    case .elliptical(let gradient, let center, let start, let end):
      return .elliptical(pinned(gradient), center: center, startShare: start, endShare: end)
    case .angular(let gradient, let center, let start, let end):
      return .angular(pinned(gradient), center: center, start: start, end: end)
    case .mesh(var mesh):
      mesh.colors = mesh.colors.map { .fixed($0.resolve(in: colors)) }
      mesh.background = .fixed(mesh.background.resolve(in: colors))
      return .mesh(mesh)
    case .shadowed, .image: return nil
    case .foreground, .background, .tint, .standardGradient, .material, .faded, .deeper:
      // In a box of one point, places are unit points.
      switch paint(style, in: CGRect(x: 0, y: 0, width: 1, height: 1)) {
      case .color(let color): return .color(.fixed(color))
      case .linear(let gradient, let start, let end):
        return .linear(gradient.gradient, start: UnitPoint(x: start.x, y: start.y), end: UnitPoint(x: end.x, y: end.y))
      case .angular(let gradient, let center, let start, let end):
        return .angular(gradient.gradient, center: UnitPoint(x: center.x, y: center.y), start: start, end: end)
      case .radial, .image, .mesh, .material: return nil
      }
    }
  }
}

extension ViewStyle {
  /// The numbers of a style with known colours that an animation moves.
  var motionVector: [Double] {
    func numbers(_ gradient: Gradient) -> [Double] {
      gradient.stops.flatMap { $0.color.resolve(in: ColorSurroundings()).motionVector + [Double($0.location) * 128] }
    }
    switch self {
    case .color(let color): return color.resolve(in: ColorSurroundings()).motionVector
    case .linear(let gradient, let start, let end):
      return numbers(gradient) + start.motionVector + end.motionVector
    case .radial(let gradient, let center, let start, let end):
      return numbers(gradient) + center.motionVector + [Double(start), Double(end)]
    case .elliptical(let gradient, let center, let start, let end):
      return numbers(gradient) + center.motionVector + [Double(start) * 128, Double(end) * 128]
    case .angular(let gradient, let center, let start, let end):
      return numbers(gradient) + center.motionVector + start.motionVector + end.motionVector
    case .mesh(let mesh):
      let colors = (mesh.colors + [mesh.background]).flatMap { $0.resolve(in: ColorSurroundings()).motionVector }
      return colors + mesh.points.flatMap(\.numbers).map { $0 * 128 }
    default: return []
    }
  }

  /// True if the numbers of both styles mean the same.
  func movesLike(_ other: ViewStyle) -> Bool {
    switch (self, other) {
    case (.color, .color): true
    case (.linear(let one, _, _), .linear(let other, _, _)): one.stops.count == other.stops.count
    case (.radial(let one, _, _, _), .radial(let other, _, _, _)): one.stops.count == other.stops.count
    case (.elliptical(let one, _, _, _), .elliptical(let other, _, _, _)): one.stops.count == other.stops.count
    case (.angular(let one, _, _, _), .angular(let other, _, _, _)): one.stops.count == other.stops.count
    case (.mesh(let one), .mesh(let other)):
      one.width == other.width && one.height == other.height && one.points.count == other.points.count
        && one.colorSpace == other.colorSpace && one.isSmooth == other.isSmooth
    default: false
    }
  }

  /// Takes other numbers from the front of a list.
  func moved(taking rest: inout ArraySlice<Double>) -> ViewStyle {
    func taken<Value: Animatable>(_ value: Value) -> Value where Value.AnimatableData: NumberVector {
      var result = value
      result.animatableData = .init(taking: &rest)
      return result
    }
    func number() -> Double { rest.popFirst() ?? 0 }
    func taken(_ gradient: Gradient) -> Gradient {
      var result = gradient
      for index in result.stops.indices {
        result.stops[index].color = .fixed(taken(ResolvedColor.clear))
        result.stops[index].location = CGFloat(number() / 128)
      }
      return result
    }
    switch self {
    case .color: return .color(.fixed(taken(ResolvedColor.clear)))
    case .linear(let gradient, let start, let end):
      let moved = taken(gradient)
      let first = taken(start)
      return .linear(moved, start: first, end: taken(end))
    case .radial(let gradient, let center, _, _):
      let moved = taken(gradient)
      let middle = taken(center)
      let start = CGFloat(number())
      return .radial(moved, center: middle, startRadius: start, endRadius: CGFloat(number()))
    case .elliptical(let gradient, let center, _, _):
      let moved = taken(gradient)
      let middle = taken(center)
      let start = CGFloat(number() / 128)
      return .elliptical(moved, center: middle, startShare: start, endShare: CGFloat(number() / 128))
    case .angular(let gradient, let center, let start, let end):
      let moved = taken(gradient)
      let middle = taken(center)
      let first = taken(start)
      return .angular(moved, center: middle, start: first, end: taken(end))
    case .mesh(var mesh):
      for index in mesh.colors.indices { mesh.colors[index] = .fixed(taken(ResolvedColor.clear)) }
      mesh.background = .fixed(taken(ResolvedColor.clear))
      for index in mesh.points.indices {
        mesh.points[index] = MeshGradientValue.Point(numbers: (0..<10).map { _ in number() / 128 })
      }
      return .mesh(mesh)
    default: return self
    }
  }
}

extension Color {
  /// Makes a colour that is the same in all surroundings.
  static func fixed(_ color: ResolvedColor) -> Color { Color(Content.fixed(color)) }
}

extension ResolvedGradient {
  /// The gradient with colours that are the same in all surroundings.
  fileprivate var gradient: Gradient {
    Gradient(stops: stops.map { Gradient.Stop(color: .fixed($0.color), location: CGFloat($0.location)) })
      .colorSpace(colorSpace)
  }
}
