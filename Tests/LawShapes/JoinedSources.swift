import SwiftUI

// Generic code around two types with a common associated type: in structs and extensions, with local functions, and
// with overloads of which one takes a concrete type.

protocol NumberSource<Item, Fault> {
  associatedtype Item
  associatedtype Fault
  func each(_ hear: (Item) -> Void, _ end: (Fault?) -> Void)
}

struct CountedSource: NumberSource {
  let count: Int
  func each(_ hear: (Int) -> Void, _ end: (String?) -> Void) {
    for index in 0..<count { hear(index) }
    end(count > 3 ? "many" : nil)
  }
}

struct SteppedSource<Value: FloatingPoint>: NumberSource {
  let step: Value
  func each(_ hear: (Value) -> Void, _ end: (String?) -> Void) {
    hear(step)
    hear(step * step)
    end("\(step)")
  }
}

enum SourceWays {}

extension SourceWays {
  struct Chain<One: NumberSource, Two: NumberSource>: NumberSource
  where One.Item == Two.Item, One.Fault == Two.Fault {
    typealias Item = One.Item
    typealias Fault = Two.Fault
    let one: One
    let two: Two
    init(_ one: One, _ two: Two) { (self.one, self.two) = (one, two) }

    func each(_ hear: (Item) -> Void, _ end: (Fault?) -> Void) {
      var isOver = false
      func finish(_ fault: Fault?) {
        guard !isOver, fault != nil else { return }
        isOver = true
        end(fault)
      }
      one.each(hear, finish)
      two.each(hear) { finish($0) }
      if !isOver { end(nil) }
    }
  }

  struct Grid<One: NumberSource, Two: NumberSource>: NumberSource where Two.Fault == One.Fault {
    let one: One
    let two: Two

    func each(_ hear: ((One.Item, Two.Item)) -> Void, _ end: (One.Fault?) -> Void) {
      var rows: [Two.Item] = []
      func collect() { two.each({ rows.append($0) }, end) }
      collect()
      one.each({ item in for row in rows { hear((item, row)) } }, end)
    }
  }
}

extension NumberSource {
  func then<Next: NumberSource>(_ next: Next) -> SourceWays.Chain<Self, Next>
  where Next.Item == Item, Next.Fault == Fault { SourceWays.Chain(self, next) }

  func list() -> [Item] {
    var items: [Item] = []
    func add(_ item: Item) { items.append(item) }
    each(add) { _ in }
    return items
  }
}

private func weight<S: NumberSource>(of source: S, by number: (S.Item) -> CGFloat) -> CGFloat {
  source.list().reduce(0) { $0 + number($1) }
}

private func weight<Value: BinaryFloatingPoint>(
  of source: SteppedSource<Value>, by number: (Value) -> CGFloat
) -> CGFloat {
  -source.list().reduce(0) { $0 + number($1) }
}

struct JoinedSources: Shape {
  var count = 4
  var step: CGFloat = 1.5

  func path(in rect: CGRect) -> Path {
    var path = Path()
    let counted = CountedSource(count: max(0, count))
    let twice = counted.then(CountedSource(count: 2)).then(counted)
    var x = rect.minX
    twice.each { item in
      x += 4
      path.addRect(CGRect(x: x, y: rect.minY, width: 3, height: CGFloat(item) * 5))
    } _: { fault in
      if let fault { path.addEllipse(in: CGRect(x: x, y: 40, width: CGFloat(fault.count), height: 6)) }
    }
    let grid = SourceWays.Grid(one: counted, two: SteppedSource(step: step))
    grid.each { column, row in
      path.move(to: CGPoint(x: CGFloat(column) * 10, y: row))
      path.addLine(to: CGPoint(x: row, y: CGFloat(column) * 10))
    } _: { _ in
      path.closeSubpath()
    }
    path.addLine(to: CGPoint(x: weight(of: counted) { CGFloat($0) }, y: weight(of: SteppedSource(step: step)) { $0 }))
    return path
  }
}
