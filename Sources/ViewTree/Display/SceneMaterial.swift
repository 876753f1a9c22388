import Foundation
import ShapeGeometry

/// A material as a paint: what lies behind the mark is blurred, and more saturated, and a translucent colour covers it.
///
/// Apple publishes neither of the two numbers. They are our choice: near those of the filters that a
/// `UIVisualEffectView` lists when it is printed, and the same for all materials, which differ in their colours.
public struct SceneMaterial: Hashable, Sendable {
  /// The translucent colour on top of the blurred colours.
  public var tint: ResolvedColor
  /// The opacity of the material as a whole, from 0 to 1.
  public var opacity: Double

  public init(tint: ResolvedColor, opacity: Double = 1) {
    (self.tint, self.opacity) = (tint, opacity)
  }

  /// The standard deviation of the Gaussian, in points of the mark's space.
  public static let deviation: CGFloat = 20
  /// The factor of the saturation of the blurred colours; 1 would keep them.
  public static let saturation = 1.8

  /// The colour of the material on nothing, which takes its place where there is no blur.
  public var color: ResolvedColor {
    var color = tint
    color.opacity *= opacity
    return color
  }
}

extension SceneItem {
  /// The standard deviations, across and down, of the blur of what lies behind the mark, in points of the root's space;
  /// nil without a material, or if there is none left of it.
  package var backdropDeviations: CGSize? {
    guard case .material(let material) = paint, material.opacity > 0, opacity > 0 else { return nil }
    let box: CGRect
    switch mark {
    case .fill(let path, _), .stroke(let path, _): box = path.boundingRect
    case .text(_, _, let start, let width): box = CGRect(x: start.x, y: start.y, width: width, height: 0)
    case .layer: return nil
    }
    guard box.isFinite else { return nil }
    let spread = transform.spread(at: CGPoint(x: box.midX, y: box.midY))
    func kept(_ growth: CGFloat) -> CGFloat {
      growth > 0 ? min(growth * SceneMaterial.deviation, Self.greatestDeviation) : 0
    }
    return CGSize(width: kept(spread.width), height: kept(spread.height))
  }

  /// The greatest deviation that counts, in points: beyond any picture.
  private static let greatestDeviation: CGFloat = 1e6
}

extension Scene {
  /// The distances, across and down, from which colours come into materials, in points; nil if there is no material.
  /// Masks do not count: there is nothing behind what is in them.
  package var backdropReach: CGSize? {
    items.reduce(nil as CGSize?) { whole, item in
      var own = item.backdropDeviations.map {
        CGSize(width: $0.width * SceneEffect.deviations, height: $0.height * SceneEffect.deviations)
      }
      if case .layer(let scene, _) = item.mark { own = scene.backdropReach }
      guard let own, let whole else { return own ?? whole }
      return CGSize(width: max(own.width, whole.width), height: max(own.height, whole.height))
    }
  }
}
