import Foundation
import PlainText
import ShapeGeometry
import ViewTree

extension Modifier {
  /// The effect as a fact beside its view; nil for a modifier that the tree shows as a view of its own.
  var fact: (name: String, value: JSON)? {
    func pair(_ size: CGSize) -> JSON { .array([.number(size.width), .number(size.height)]) }
    switch self {
    case .offset(let size): return ("offset", pair(size))
    case .rotation(let angle, _): return ("rotation", .number(angle.degrees))
    case .scale(let size, _): return ("scale", pair(size))
    case .opacity(let value): return ("opacity", .number(value))
    case .zIndex(let value): return ("zIndex", .number(value))
    case .hidden: return ("hidden", .bool(true))
    case .clip(let shape, _): return ("clipShape", .string(shape.name))
    case .transform, .projection: return ("transform", .bool(true))
    case .rotation3D(let angle, _, _, _, _): return ("rotation3D", .number(angle.degrees))
    case .blur(let radius, _): return ("blur", .number(radius))
    case .shadow(_, let radius, let offset):
      return ("shadow", .array([radius, offset.width, offset.height].map { .number($0) }))
    case .blend(let mode): return ("blendMode", .string(mode.rawValue))
    case .colors(let effect): return (effect.name, .bool(true))
    case .group(let name): return (name, .bool(true))
    default: return nil
    }
  }
}
