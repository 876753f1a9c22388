import Foundation
import ShapeGeometry
import ViewTree

extension SceneItem {
  /// True for a line or a text that effects scale to less than a quarter of a point. Nothing is seen of it, although
  /// lines and letters have a least size on the screen.
  var isTooSmall: Bool {
    switch mark {
    case .stroke(let path, let style):
      let box = path.boundingRect
      let extent = max(box.width, box.height) + style.lineWidth
      return extent.isFinite && isScaled(extent, at: box.middle)
    case .text(_, let font, let start, _): return isScaled(font.size, at: start)
    case .fill, .layer: return false
    }
  }

  /// Returns whether effects make a length around a point so small.
  private func isScaled(_ length: CGFloat, at point: CGPoint) -> Bool {
    let growth = transform.growth(at: point)
    return growth < 0.1 && growth * length < 0.25
  }
}
