import SwiftUI

struct KPInner {
  var p: CGPoint? = CGPoint(x: 3, y: 4)
  var q = CGSize(width: 5, height: 6)
  var deep: KPDeep? = KPDeep()
}
struct KPDeep { var rect: CGRect? = CGRect(x: 1, y: 2, width: 30, height: 40) }
/// Key paths through optional parts.
struct OptionalKeyPaths: Shape {
  func path(in rect: CGRect) -> Path {
    var p = Path()
    let all = [KPInner(), KPInner(p: nil), KPInner(deep: nil), KPInner(deep: KPDeep(rect: nil))]
    let x = \KPInner.p?.x
    for one in all {
      p.move(to: CGPoint(x: one[keyPath: x] ?? -1, y: one[keyPath: \.deep?.rect?.width] ?? -2))
    }
    for y in all.compactMap(\.p?.y) { p.addLine(to: CGPoint(x: y, y: y)) }
    for size in all.map(\.deep?.rect?.size.height) { p.addLine(to: CGPoint(x: size ?? 0, y: 9)) }
    return p
  }
}
