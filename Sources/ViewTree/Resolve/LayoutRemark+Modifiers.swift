import Foundation
import ShapeGeometry

extension LayoutRemark {
  /// Makes the remark about a modifier; nil if its numbers are sound.
  init?(_ modifier: Modifier, at offset: Int?) {
    func isNone(_ numbers: CGFloat?...) -> Bool { numbers.contains { $0.map { !$0.isFinite } ?? false } }
    let isLength: Bool
    switch modifier {
    case .frame(let width, let height, _) where isNone(width, height) || (width ?? 0) < 0 || (height ?? 0) < 0:
      isLength = true
    case .padding(let insets) where isNone(insets.top, insets.leading, insets.bottom, insets.trailing): isLength = false
    case .position(let point) where isNone(point.x, point.y): isLength = false
    case .offset(let size) where isNone(size.width, size.height): isLength = false
    case .aspectRatio(let ratio, _) where isNone(ratio): isLength = false
    default: return nil
    }
    self.init(name: modifier.name, isLength: isLength, offset: offset)
  }
}
