import Foundation
import ShapeGeometry

// The styles of a program as paints.

extension ViewSurroundings {
  /// The opacities of a foreground style's levels, from primary on.
  private static let levels = [1, 0.5, 0.25, 0.18]

  /// The styles of the surroundings that a style belongs to.
  struct Origin: OptionSet {
    let rawValue: Int
    static let foreground = Origin(rawValue: 1)
    static let background = Origin(rawValue: 2)
    static let tint = Origin(rawValue: 4)
  }

  /// Returns the paint of a style in a box, in the box's space. A style that belongs to the foreground, the ground or
  /// the tint, and refers to it, means the system's: the one around it has been put in its place before.
  func paint(_ style: ViewStyle, in box: CGRect, of origin: Origin = []) -> ScenePaint {
    func point(_ unit: UnitPoint) -> CGPoint {
      CGPoint(x: box.minX + unit.x * box.width, y: box.minY + unit.y * box.height)
    }
    func resolved(_ gradient: Gradient) -> ResolvedGradient { gradient.resolved(in: colors) }
    func plain(_ color: SystemColor) -> ScenePaint { .color(color.resolved(isDark: colors.isDark)) }
    switch style {
    case .color(let color): return .color(color.resolve(in: colors))
    case .foreground(let level): return foreground(level, in: box, of: origin)
    case .background:
      guard let background, !origin.contains(.background) else { return plain(.background) }
      return paint(background, in: box, of: origin.union(.background))
    case .tint:
      guard let tint, !origin.contains(.tint) else { return .color(Color.accentColor.resolve(in: colors)) }
      return paint(tint, in: box, of: origin.union(.tint))
    case .linear(let gradient, let start, let end):
      return .linear(resolved(gradient), from: point(start), to: point(end))
    case .radial(let gradient, let center, let start, let end):
      return .radial(resolved(gradient), center: point(center), from: start, to: end, ratio: 1)
    case .elliptical(let gradient, let center, let start, let end):
      let ratio = box.width > 0 ? box.height / box.width : 1
      return .radial(
        resolved(gradient), center: point(center), from: start * box.width, to: end * box.width, ratio: ratio)
    case .angular(let gradient, let center, let start, let end):
      return .angular(resolved(gradient), center: point(center), from: start, to: end)
    case .mesh(let mesh): return .mesh(mesh.resolved(in: box, colors))
    case .image(let tile):
      // A symbol has no pixels; its paint is the foreground's.
      guard !tile.isSymbol else { return foreground(0, in: box, of: origin) }
      guard let asset = images[tile.name] else { return .color(.standIn(for: tile.name)) }
      return tile.pattern(asset, isDark: colors.isDark, in: box).map { .image($0) } ?? .color(.clear)
    case .standardGradient(let color):
      let gradient = Gradient(colors: [color.mix(with: .white, by: 0.2), color])
      return .linear(resolved(gradient), from: point(.top), to: point(.bottom))
    case .material(let opacity):
      var ground = SystemColor.background.resolved(isDark: colors.isDark)
      ground.opacity = opacity
      return .material(SceneMaterial(tint: ground))
    case .faded(let inner, let share): return faded(paint(inner, in: box, of: origin), by: share)
    case .deeper(let inner, let level): return deeper(inner, level, in: box, of: origin)
    case .shadowed(let inner, _): return paint(inner, in: box, of: origin)
    }
  }

  /// Returns the paint of a lower level of a style. The system's fills and grounds have colours of their own for them.
  private func deeper(_ style: ViewStyle, _ level: Int, in box: CGRect, of origin: Origin) -> ScenePaint {
    func system(_ colors: [SystemColor]) -> ScenePaint {
      .color(colors[min(max(level, 0), colors.count - 1)].resolved(isDark: self.colors.isDark))
    }
    switch style {
    case .foreground(let outer): return foreground(outer + level, in: box, of: origin)
    case .background where background == nil || origin.contains(.background):
      return system([.background, .secondaryBackground, .tertiaryBackground])
    case ._color(._system("fill")): return system([.fill, .secondaryFill, .tertiaryFill, .quaternaryFill])
    default:
      let share = Self.levels[min(max(level, 0), Self.levels.count - 1)]
      return faded(paint(style, in: box, of: origin), by: share)
    }
  }

  /// The shadows of a style, the innermost first.
  func shadows(_ style: ViewStyle, of origin: Origin = []) -> [StyleShadow] {
    switch style {
    case .shadowed(let inner, let shadow): return shadows(inner, of: origin) + [shadow]
    case .faded(let inner, _), .deeper(let inner, _): return shadows(inner, of: origin)
    case .foreground(let level) where !origin.contains(.foreground):
      let own = foreground.flatMap { level < $0.count ? $0[level] : $0.first }
      return own.map { shadows($0, of: origin.union(.foreground)) } ?? []
    default: return []
    }
  }

  private func foreground(_ level: Int, in box: CGRect, of origin: Origin) -> ScenePaint {
    let place = min(max(level, 0), Self.levels.count - 1)
    let system = [SystemColor.primary, .secondary, .tertiary, .quaternary][place]
    guard let foreground, let first = foreground.first, !origin.contains(.foreground) else {
      return .color(system.resolved(isDark: colors.isDark))
    }
    let inner = origin.union(.foreground)
    if place < foreground.count { return paint(foreground[place], in: box, of: inner) }
    return faded(paint(first, in: box, of: inner), by: Self.levels[place])
  }

  private func faded(_ paint: ScenePaint, by share: Double) -> ScenePaint {
    func faded(_ gradient: ResolvedGradient) -> ResolvedGradient {
      var result = gradient
      for index in result.stops.indices { result.stops[index].color.opacity *= share }
      return result
    }
    switch paint {
    case .color(var color):
      color.opacity *= share
      return .color(color)
    case .linear(let gradient, let start, let end): return .linear(faded(gradient), from: start, to: end)
    case .radial(let gradient, let center, let start, let end, let ratio):
      return .radial(faded(gradient), center: center, from: start, to: end, ratio: ratio)
    case .angular(let gradient, let center, let start, let end):
      return .angular(faded(gradient), center: center, from: start, to: end)
    case .mesh(var mesh):
      mesh.opacity *= share
      return .mesh(mesh)
    case .image(var pattern):
      pattern.opacity *= share
      return .image(pattern)
    case .material(var material):
      material.opacity *= share
      return .material(material)
    }
  }
}
