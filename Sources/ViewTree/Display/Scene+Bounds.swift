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
      guard !item.detail.isCoarse, let own = item.bounds(withRoom: hasRoom) else { return whole }
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
    guard rect.isFinite else { return nil }
    rect = Path(rect).applying(transform, tolerance: 1).boundingRect
    for clip in clips {
      guard let common = rect.common(with: clip.path.boundingRect) else { return nil }
      rect = common
    }
    return rect.isFinite ? rect : nil
  }
}

extension CGRect {
  /// True if all edges are numbers, and the rectangle is not the one that stands for none.
  package var isFinite: Bool { !isNull && [minX, minY, maxX, maxY].allSatisfy(\.isFinite) }

  /// Returns the rectangle that two have in common; nil if there is none, or if an edge is no number, at which
  /// Foundation's intersection stops the program.
  package func common(with other: CGRect) -> CGRect? {
    guard !isNull, !other.isNull else { return nil }
    let edges = [minX, minY, maxX, maxY, other.minX, other.minY, other.maxX, other.maxY]
    guard !edges.contains(where: \.isNaN) else { return nil }
    let low = CGPoint(x: max(minX, other.minX), y: max(minY, other.minY))
    let high = CGPoint(x: min(maxX, other.maxX), y: min(maxY, other.maxY))
    guard low.x <= high.x, low.y <= high.y else { return nil }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}

extension SceneEffect {
  /// The number of standard deviations after which a Gaussian counts as 0.
  package static let deviations: CGFloat = 3

  /// The greatest deviation or offset that counts, in points.
  private static let greatest: CGFloat = 1e9

  /// Returns the smallest rectangle around a changed drawing, from that around the drawing itself. A length that is no
  /// number is 0.
  package func reach(of rect: CGRect) -> CGRect {
    func held(_ length: CGFloat) -> CGFloat {
      length.isNaN ? 0 : min(max(length, -Self.greatest), Self.greatest)
    }
    func blurred(_ deviations: CGSize) -> CGRect {
      rect.insetBy(
        dx: -held(deviations.width) * Self.deviations, dy: -held(deviations.height) * Self.deviations)
    }
    switch self {
    case .blur(let deviations, let isOpaque): return isOpaque ? rect : blurred(deviations)
    case .shadow(_, let deviations, let offset):
      return rect.union(blurred(deviations).offsetBy(dx: held(offset.width), dy: held(offset.height)))
    case .innerShadow, .colors, .alphaThreshold: return rect
    }
  }
}
