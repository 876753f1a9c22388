import SwiftUI

private protocol Marked {
  static var mark: CGFloat { get }
  init()
}

private struct Small: Marked { static let mark: CGFloat = 2 }
private struct Large: Marked { static var mark: CGFloat { 9 } }

/// Types as values, and what `Self` says.
struct Metatypes: Shape {
  static let inset: CGFloat = 3
  static var doubled: CGFloat { Self.inset * 2 }
  static func make(_ n: Int) -> Self { Self(count: n) }

  /// 0...9
  var count = 3

  private func width<M: Marked>(of type: M.Type) -> CGFloat { type.mark + CGFloat(count) }
  private func both<A: Marked, B: Marked>(_: A.Type, _: B.Type) -> CGFloat { A.mark * B.mark }
  private func made<M: Marked>(_ type: M.Type, _ use: (M) -> CGFloat) -> CGFloat { use(type.init()) }

  func path(in rect: CGRect) -> Path {
    var path = Path(rect.insetBy(dx: Self.inset, dy: type(of: self).doubled))
    path.addRect(CGRect(x: 0, y: 0, width: width(of: Small.self), height: width(of: Large.self)))
    path.addRect(CGRect(x: 0, y: 0, width: both(Small.self, Large.self), height: Metatypes.make(5).cgCount))
    path.addLine(
      to: CGPoint(
        x: made(Small.self) { (small: Small) in type(of: small).mark }, y: CGFloat.greatestFiniteMagnitude > 1 ? 1 : 0))
    return path
  }

  private var cgCount: CGFloat { CGFloat(count) }
}
