import SwiftUI

/// A model whose changes all of its holders see.
final class TallyModel {
  var counts: [Int] = []
  var limit = 3 {
    didSet { changes.append(oldValue * 10 + limit) }
  }
  private(set) var changes: [Int] = []
  let name: String

  init(name: String) {
    self.name = name
    limit = 4
  }

  var total: Int { counts.reduce(0, +) }

  var last: Int? {
    get { counts.last }
    set {
      if let newValue { counts.append(newValue) } else if !counts.isEmpty { counts.removeLast() }
    }
  }

  func add(_ count: Int) {
    counts.append(min(count, limit))
  }

  func doubled() -> TallyModel {
    let copy = TallyModel(name: name + "2")
    copy.counts = counts.map { $0 * 2 }
    return copy
  }

  subscript(index: Int) -> Int {
    get { counts[index] }
    set { counts[index] = newValue }
  }

  static func named(_ names: String...) -> [TallyModel] { names.map { TallyModel(name: $0) } }
}

private struct TallyHolder {
  let model: TallyModel
  func put(_ count: Int) { model.add(count) }
}

/// Bars of a tally that several holders change.
struct SharedTally: Shape {
  /// 1...9
  var bars = 5

  func path(in rect: CGRect) -> Path {
    var path = Path()
    let model = TallyModel(name: "one")
    let same = model
    let holder = TallyHolder(model: model)
    for index in 0..<bars { holder.put(index) }
    same.limit += 5
    same.limit = 2
    model.add(9)
    model.last = 7
    model.counts[0] += 4
    same[1] *= 3
    let other = model.doubled()
    other.last = nil
    for (index, count) in (model.counts + other.counts + model.changes).enumerated() {
      path.addRect(CGRect(x: CGFloat(index) * 4, y: 0, width: 3, height: CGFloat(count)))
    }
    path.addLine(to: CGPoint(x: model.total, y: other.total))
    let change = { (amount: Int) in model.counts[0] += amount }
    change(2)
    change(3)
    path.addLine(to: CGPoint(x: same.counts[0], y: same.name.count + other.name.count))
    var models = TallyModel.named("a", "bc", "def")
    models[1].counts.append(5)
    models[0] = models[1]
    models[0].counts.append(6)
    models.swapAt(1, 2)
    for model in models { path.addLine(to: CGPoint(x: model.total, y: model.name.count)) }
    var pair = (model, other)
    pair.0.limit = 50
    pair.1 = pair.0
    path.addLine(to: CGPoint(x: pair.1.limit, y: same.changes.count))
    func reset(_ model: TallyModel, _ count: inout Int) {
      model.counts = [count]
      count += 1
    }
    reset(other, &model.counts[0])
    path.addLine(to: CGPoint(x: other.total, y: model.counts[0]))
    let found: TallyModel? = models.first { $0.name == "bc" }
    found?.counts.append(11)
    found?.last = 12
    for index in models.indices { models[index].limit += index }
    path.addLine(to: CGPoint(x: found?.total ?? -1, y: found?.counts.count ?? -1))
    return path
  }
}
