import SwiftUI

struct KPInner {
  var p: CGPoint? = CGPoint(x: 3, y: 4)
  var q = CGSize(width: 5, height: 6)
  var deep: KPDeep? = KPDeep()
}
struct KPDeep { var rect: CGRect? = CGRect(x: 1, y: 2, width: 30, height: 40) }
private func with<Part>(_ path: WritableKeyPath<KPInner, Part>, _ part: Part) -> KPInner {
  var inner = KPInner()
  inner[keyPath: path] = part
  return inner
}
private func put<Root, Part>(_ part: Part, at path: WritableKeyPath<Root, Part>, of root: Root) -> Root {
  var root = root
  root[keyPath: path] = part
  return root
}
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
    // The path tells that the part is optional, whichever comes first.
    let changed = [
      with(\.p, CGPoint(x: 7, y: 8)), with(\.deep, nil), put(CGPoint(x: 1, y: 2), at: \.p, of: all[1]),
      put(nil, at: \.deep, of: all[0]), put(CGSize(width: 1, height: 2), at: \.q, of: all[2]),
    ]
    for one in changed { p.addLine(to: CGPoint(x: one.p?.x ?? -3, y: one.deep == nil ? 0 : one.q.height)) }
    return p
  }
}
