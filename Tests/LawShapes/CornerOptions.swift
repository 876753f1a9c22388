import SwiftUI

/// Only some corners are round.
struct CornerOptions: Shape {
  /// 0...40
  var radius: CGFloat = 16
  var corners: UIRectCorner = [.topLeft, .bottomRight]

  func path(in rect: CGRect) -> Path {
    var mask = corners
    if mask.contains(.topLeft) { mask.insert(.topRight) }
    mask.remove(.bottomRight)
    let first = UIBezierPath(
      roundedRect: rect, byRoundingCorners: corners, cornerRadii: CGSize(width: radius, height: radius))
    let second = UIBezierPath(
      roundedRect: rect.insetBy(dx: 3, dy: 3), byRoundingCorners: mask.union(.bottomLeft),
      cornerRadii: CGSize(width: radius, height: radius / 2))
    var path = Path(first.cgPath)
    path.addPath(Path(second.cgPath))
    if corners == .allCorners || mask.isSubset(of: [.topLeft, .topRight]) { path.addRect(rect) }
    return path
  }
}
