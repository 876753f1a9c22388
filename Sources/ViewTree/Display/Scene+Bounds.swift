import Foundation
import ShapeGeometry

extension Scene {
  /// The smallest rectangle around all marks, as far as they are not clipped; nil if there is none.
  ///
  /// A line counts with half its width on all sides, text with the height of its font. Marks with a coordinate that is
  /// not finite are left out.
  public var bounds: CGRect? {
    bounds(withRoom: false)
  }

  /// A rectangle in which all marks lie, with the pointed corners of lines, the parts of letters below the baseline
  /// and those that lean out of their width; nil if there is none.
  package var inkBounds: CGRect? { bounds(withRoom: true) }

  fileprivate func bounds(withRoom hasRoom: Bool) -> CGRect? {
    items.reduce(nil as CGRect?) { whole, item in
      guard let own = item.bounds(withRoom: hasRoom) else { return whole }
      return whole?.union(own) ?? own
    }
  }
}

extension SceneItem {
  /// The smallest rectangle around the mark in the root's space; nil if nothing of it can be seen.
  package var bounds: CGRect? { bounds(withRoom: false) }

  fileprivate func bounds(withRoom hasRoom: Bool) -> CGRect? {
    var rect: CGRect
    switch mark {
    case .fill(let path, _): rect = path.boundingRect
    case .stroke(let path, let style):
      var reach = style.lineWidth / 2
      if hasRoom { reach *= style.lineJoin == .miter ? max(style.miterLimit, 2) : 2 }
      rect = path.boundingRect.insetBy(dx: -reach, dy: -reach)
    case .text(_, let font, let start, let width):
      rect = CGRect(x: start.x, y: start.y - font.size, width: width, height: font.size)
      if hasRoom { rect = rect.insetBy(dx: -font.size / 2, dy: -font.size / 2) }
    case .layer(let scene, let effect):
      guard let inner = scene.bounds(withRoom: hasRoom) else { return nil }
      rect = effect?.reach(of: inner) ?? inner
    }
    guard !rect.isNull else { return nil }
    rect = Path(rect).applying(transform, tolerance: 1).boundingRect
    for clip in clips { rect = rect.intersection(clip.path.boundingRect) }
    let numbers = [rect.minX, rect.minY, rect.maxX, rect.maxY]
    return rect.isNull || !numbers.allSatisfy(\.isFinite) ? nil : rect
  }
}

extension SceneEffect {
  /// The number of standard deviations after which a Gaussian counts as 0.
  package static let deviations: CGFloat = 3

  /// Returns the smallest rectangle around a changed drawing, from that around the drawing itself.
  package func reach(of rect: CGRect) -> CGRect {
    func blurred(_ deviations: CGSize) -> CGRect {
      rect.insetBy(dx: -deviations.width * Self.deviations, dy: -deviations.height * Self.deviations)
    }
    switch self {
    case .blur(let deviations, let isOpaque): return isOpaque ? rect : blurred(deviations)
    case .shadow(_, let deviations, let offset):
      return rect.union(blurred(deviations).offsetBy(dx: offset.width, dy: offset.height))
    case .innerShadow, .colors, .alphaThreshold: return rect
    }
  }
}
