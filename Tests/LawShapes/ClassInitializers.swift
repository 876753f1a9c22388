import SwiftUI

private class Plate {
  let width: Double
  let height: Double
  var name = "plate"
  var parts: [String] = []

  init(width: Double, height: Double) {
    self.width = width
    self.height = height
    parts.append("w\(Int(width))")
  }

  convenience init(square side: Double) {
    self.init(width: side, height: side)
    name = "square"
  }

  convenience init?(text: String) {
    let numbers = text.split(separator: "x").compactMap { Double($0) }
    guard numbers.count == 2 else { return nil }
    self.init(width: numbers[0], height: numbers[1])
  }

  required init(copy other: Plate) {
    width = other.width
    height = other.height
    name = other.name + "*"
  }

  var area: Double { width * height }
}

private class Panel: Plate {
  var depth = 2.0
  lazy var volume: Double = {
    parts.append("v")
    return area * depth
  }()

  override init(width: Double, height: Double) {
    depth = width / 4
    super.init(width: width * 2, height: height)
    name += " panel"
  }

  required init(copy other: Plate) {
    super.init(copy: other)
    depth = (other as? Panel)?.depth ?? 1
  }
}

/// It inherits all initializers.
private final class TrayBoard: Panel {
  var knots = [1, 2]
  var label: String?
}

private class Counter {
  var steps = 0
  var owner: String?
}

private final class LimitedCounter: Counter {
  let limit: Int

  init?(limit: Int) {
    if limit < 0 { return nil }
    self.limit = limit
    super.init()
    steps = limit
  }

  init(doubling limit: Int) {
    self.limit = limit * 2
  }
}

private enum PlateError: Error { case tooSmall(Double) }

private final class SafePlate {
  let plate: Plate
  init(side: Double) throws {
    guard side > 1 else { throw PlateError.tooSmall(side) }
    plate = Plate(square: side)
  }
}

private protocol Buildable: AnyObject {
  init(start: Int)
  var result: Int { get set }
}

private final class SumBuild: Buildable {
  var result: Int
  init(start: Int) { result = start }
}

private class ProductBuild: Buildable {
  var result: Int
  required init(start: Int) { result = start * start }
}

/// Objects made by initializers of all kinds.
struct ClassInitializers: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    func add(_ plate: Plate?) {
      guard let plate else {
        path.addLine(to: CGPoint(x: -1, y: -1))
        return
      }
      path.addLine(to: CGPoint(x: plate.width, y: plate.height))
      path.addLine(to: CGPoint(x: plate.name.count, y: plate.parts.count))
    }
    path.move(to: .zero)
    let panel = Panel(square: 8)
    let board = TrayBoard(square: 6)
    board.knots.append(3)
    for plate in [
      Plate(width: 3, height: 4), Plate(square: 5), Plate(text: "6x7"), Plate(text: "6"), panel, Panel(text: "2x9"),
      board, TrayBoard(width: 1, height: 2), TrayBoard(copy: panel), TrayBoard(text: "x"), Plate(copy: board),
    ] { add(plate) }
    path.addLine(to: CGPoint(x: panel.volume, y: panel.depth))
    panel.depth = 50
    path.addLine(to: CGPoint(x: panel.volume, y: Double(panel.parts.count)))
    path.addLine(to: CGPoint(x: Double(board.knots.count), y: board.label == nil ? board.depth : 0))
    for limit in [-1, 4] {
      path.addLine(to: CGPoint(x: LimitedCounter(limit: limit)?.steps ?? -9, y: limit))
    }
    let counter = LimitedCounter(doubling: 4)
    counter.owner = "me"
    path.addLine(to: CGPoint(x: counter.limit, y: counter.steps + (counter.owner?.count ?? 0)))
    for side in [0.5, 3] {
      do {
        path.addLine(to: CGPoint(x: try SafePlate(side: side).plate.area, y: 0))
      } catch PlateError.tooSmall(let side) {
        path.addLine(to: CGPoint(x: side, y: -2))
      } catch {
        path.addLine(to: .zero)
      }
    }
    func build<B: Buildable>(_ type: B.Type, _ amounts: Int...) -> Int {
      let value = B(start: amounts[0])
      for amount in amounts { value.result += amount }
      return value.result
    }
    path.addLine(to: CGPoint(x: build(SumBuild.self, 3, 4), y: build(ProductBuild.self, 3, 4)))
    let makers: [(Double) -> Plate] = [Plate.init(square:), { Panel(width: $0, height: 1) }]
    for make in makers { add(make(2)) }
    return path
  }
}
