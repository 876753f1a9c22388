import SwiftUI

/// Indices, values, defaults and arguments with effects, evaluated from left to right.
struct EffectOrder: Shape {
  func path(in rect: CGRect) -> Path {
    var p = Path()
    var n = 0.0
    func nx() -> Double {
      n += 1
      return n
    }
    var d: [String: Double] = ["a": 3]
    p.move(to: CGPoint(x: d["a", default: nx()], y: n))
    p.move(to: CGPoint(x: d["z", default: nx()], y: n))
    d["a", default: nx()] += nx() * 10
    p.move(to: CGPoint(x: d["a"]!, y: n))
    d["b", default: nx()] += nx() * 10
    p.move(to: CGPoint(x: d["b"]!, y: n))
    d["c", default: nx()] = nx()
    p.move(to: CGPoint(x: d["c"]!, y: n))
    var g: [Int: [Double]] = [:]
    g[Int(nx()), default: [nx()]].append(nx())
    g[Int(nx()), default: [nx()]][0] += nx()
    for k in g.keys.sorted() { p.move(to: CGPoint(x: Double(k), y: g[k]!.reduce(0, +))) }
    var a = [[0.0, 0], [0, 0]]
    a[Int(nx()) % 2][Int(nx()) % 2] = nx()
    (a[Int(nx()) % 2][1], a[0][Int(nx()) % 2]) = (nx(), nx())
    for r in a { for v in r { p.move(to: CGPoint(x: v, y: n)) } }
    let t = (n, (nx(), n), [n, nx()], "\(nx())\(n)")
    p.move(to: CGPoint(x: t.0 + t.1.0 + t.1.1 + t.2[0], y: Double(t.3.count) + n))
    let u = n + [nx(), n].reduce(0, +) + n
    p.move(to: CGPoint(x: u, y: n))
    func th() throws -> Double {
      n += 2
      return n
    }
    let w = (try? n + th() + n) ?? 0
    p.move(to: CGPoint(x: w, y: n))
    let z = n + (nx(), n).0 * n
    p.move(to: CGPoint(x: z, y: n))
    return p
  }
}
