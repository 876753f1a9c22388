import SwiftUI

struct Drawer {
  var v = [1.0, 2, 3]
  mutating func add(_ x: Double, _ y: Double) -> Double {
    v.append(x)
    v[0] += y
    return v[0]
  }
  subscript(i: Int) -> Double {
    get { v[i % v.count] }
    set { v[i % v.count] = newValue }
  }
}
/// Elements of nested values that are changed through indices with effects.
struct ChangedElements: Shape {
  func path(in rect: CGRect) -> Path {
    var p = Path()
    var n = 0.0
    func nx() -> Double {
      n += 1
      return n
    }
    func ix() -> Int { Int(nx()) % 2 }
    func grow(_ x: inout Double, _ by: Double, _ y: inout Double) {
      x += by
      y -= by
    }
    var c = [Drawer(), Drawer()]
    p.move(to: CGPoint(x: c[ix()].add(nx(), nx()), y: n))
    c[ix()][ix()] = nx()
    c[ix()].v[ix()] += nx()
    c[ix()].v.append(nx())
    c[ix()].v.insert(nx(), at: ix())
    c[ix()].v.swapAt(ix(), 1)
    var a = [1.0, 2]
    var b = [3.0, 4]
    grow(&a[ix()], nx(), &b[ix()])
    grow(&c[ix()].v[ix()], nx(), &a[ix()])
    swap(&a[ix()], &b[ix()])
    (a[ix()], b[ix()]) = (b[ix()], nx())
    a[ix()] = a[ix()] + nx() * a[ix()]
    for k in c { for x in k.v { p.move(to: CGPoint(x: x, y: n)) } }
    for x in a + b { p.move(to: CGPoint(x: x, y: nx())) }
    return p
  }
}
