import SwiftUI

// Members of constrained extensions whose signatures name the generic type without its arguments.

private struct Lattice<T> { var cells: [T] }

extension Lattice where T: Numeric {
  fileprivate static func * (a: Lattice, k: T) -> Lattice { Lattice(cells: a.cells.map { $0 * k }) }
  fileprivate static func *= (a: inout Lattice, k: T) { a = a * k }
  fileprivate static func + (a: Lattice, b: Lattice) -> Lattice<T> {
    Lattice(cells: zip(a.cells, b.cells).map { $0 + $1 })
  }
  fileprivate func adding(_ other: Lattice) -> Lattice { self + other }
  fileprivate static var empty: Lattice { Lattice(cells: []) }
}
extension Lattice where T: SignedNumeric {
  fileprivate static prefix func - (a: Lattice) -> Lattice { Lattice(cells: a.cells.map { -$0 }) }
}
extension Lattice where T == Bool {
  fileprivate static prefix func ! (a: Lattice) -> Lattice { Lattice(cells: a.cells.map { !$0 }) }
  fileprivate static func | (a: Lattice, b: Lattice) -> Lattice {
    Lattice(cells: zip(a.cells, b.cells).map { $0 || $1 })
  }
}
extension Lattice: Equatable where T: Equatable {
  fileprivate static func == (a: Lattice, b: Lattice) -> Bool { a.cells.last == b.cells.last }
}
extension Lattice: Comparable where T: Comparable {
  fileprivate static func < (a: Lattice, b: Lattice) -> Bool { a.cells.count < b.cells.count }
}
private enum Yard {
  struct Row<Item: BinaryFloatingPoint> { var item: Item }
}
extension Yard.Row where Item == Double {
  fileprivate func and(_ other: Yard.Row<Double>) -> Yard.Row<Double> { .init(item: item * 10 + other.item) }
}
extension Array where Element: Numeric {
  fileprivate static func ⊙ (a: Array, b: Array) -> Element { zip(a, b).reduce(0) { $0 + $1.0 * $1.1 } }
  fileprivate func timesTwo() -> Array { map { $0 * 2 } }
}
infix operator ⊙ : MultiplicationPrecedence

struct ConstrainedOperators: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    func note(_ numbers: CGFloat...) {
      for number in numbers { path.addEllipse(in: CGRect(x: number, y: rect.minY, width: 1, height: 2)) }
    }
    var lattice = Lattice(cells: [1.5, 2.5]) * 2.5
    note(lattice.cells[0], lattice.cells[1])
    lattice *= 2
    let sum = (lattice + lattice * 0.5).adding(-lattice)
    note(sum.cells[0], sum.cells[1], sum.cells[1] - Lattice<Double>.empty.cells.reduce(0, +))
    let whole = Lattice(cells: [1, 2, 3]) * 4 + Lattice(cells: [5, 6, 7])
    note(CGFloat(whole.cells[2]), CGFloat((-whole).cells[0]))
    let flags = !Lattice(cells: [true, false]) | Lattice(cells: [false, false])
    note(flags.cells[0] ? 1 : 2, flags.cells[1] ? 3 : 4)
    note(
      Lattice(cells: [1, 2]) == Lattice(cells: [7, 2]) ? 1 : 0,
      Lattice(cells: ["a"]) < Lattice(cells: ["b", "a"]) ? 1 : 0)
    note(Lattice(cells: [1, 2]) > Lattice(cells: [3]) ? 1 : 0, Lattice(cells: [1.5]) >= Lattice(cells: [1.5]) ? 1 : 0)
    note(Yard.Row<Double>(item: 3.0).and(Yard.Row(item: 2)).item)
    note([1.5, 2] ⊙ [2, 4], CGFloat([1, 2].timesTwo()[1]))
    return path
  }
}
