import SwiftUI

/// Indices whose calls change what is indexed: a stored value is read after them, an rvalue before them.
struct IndexOrder: Shape {
  struct Tally {
    var values = [1]
    subscript(index: Int) -> Int {
      get { values.count * 10 + index }
      set { values = [newValue, index] }
    }
    subscript(reading index: Int) -> Int { values.count * 10 + index }
    subscript(own index: Int) -> Int {
      get { values.count * 100 + index }
      nonmutating set { _ = newValue }
    }
    var copies: [Int] { values + values + values }
    var mirror: [Int] {
      get { values }
      set { values = newValue }
    }
    func at(_ index: Int) -> Int { values.count * 1000 + index }
    mutating func grow() -> Int {
      values = [4, 5, 6]
      return 2
    }
    mutating func grown() -> Int { values[grow()] }
  }

  final class Store {
    var list = [1]
    var table = ["x": 1, "y": 2]
    var tally = Tally()
    var maybe: [Int]? = [1]
    var rows = [[1]]
    var pair = ([1], 2)
    lazy var late = [1]
    var itself: Store { self }
    var all: [Store] { [self] }
    var shown: [Int] {
      get { list }
      set { list = newValue }
    }

    func change() -> Int {
      list = [1, 2, 3]
      table = ["x": 9]
      tally.values = [7, 8, 9]
      maybe = [4, 5, 6]
      rows = [[1, 2], [3, 4], [5, 6]]
      pair.0 = [3, 4, 5]
      late = [7, 7, 8]
      return 2
    }
    func name() -> String {
      _ = change()
      return "x"
    }
  }

  func results() -> [Int] {
    func fresh(_ read: (Store) -> Int) -> Int { read(Store()) }
    func local() -> Int {
      var list = [1]
      func change() -> Int {
        list = [1, 2, 3]
        return 2
      }
      return list[change()] * 10 + list.prefix(change()).count
    }
    func passed(_ list: inout [Int]) -> Int {
      func change() -> Int {
        list = [1, 2, 8]
        return 2
      }
      return list[change()]
    }
    var given = [1]
    var tally = Tally()
    return [
      fresh { $0.list[$0.change()] }, fresh { $0.table[$0.name()] ?? -1 },
      fresh { $0.table[$0.name(), default: 3] }, fresh { $0.tally.values[$0.change()] },
      fresh { $0.tally[$0.change()] }, fresh { $0.tally[reading: $0.change()] }, fresh { $0.tally[own: $0.change()] },
      fresh { $0.tally.copies[$0.change()] }, fresh { $0.tally.mirror[$0.change()] },
      fresh { $0.tally.at($0.change()) }, fresh { $0.maybe![$0.change()] },
      fresh { $0.rows[$0.change()][1] }, fresh { $0.rows[$0.list[0] - 1][$0.change() - 1] },
      fresh { $0.pair.0[$0.change()] }, fresh { $0.late[$0.change()] },
      fresh { $0.itself.list[$0.change()] }, fresh { $0.all[$0.change() - 2].list[$0.change()] },
      fresh { $0.shown[$0.change()] }, fresh { $0.list[$0.list[0]..<$0.change() + 1].count },
      fresh { $0.list.contains($0.change() + 1) ? 1 : 0 }, fresh { $0.list.count * 100 + $0.change() * $0.list.count },
      fresh {
        $0.list[$0.change()] += $0.list[$0.change()]
        return $0.list[2]
      },
      fresh {
        let store = $0
        let list = store.list
        return list[store.change() - 2]
      },
      local(), passed(&given), tally.grown(),
    ]
  }

  func path(in rect: CGRect) -> Path {
    var path = Path()
    for (index, result) in results().enumerated() {
      path.addRect(CGRect(x: CGFloat(index) * 3, y: CGFloat(result), width: 2, height: 2))
    }
    return path
  }
}
