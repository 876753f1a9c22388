import SwiftUI

// entries: SnakeGarden

struct SnakeWorld: Equatable {
  struct Cell: Hashable {
    var x: Int
    var y: Int
    static func + (a: Cell, b: (dx: Int, dy: Int)) -> Cell { Cell(x: a.x + b.dx, y: a.y + b.dy) }
  }

  enum Heading: CaseIterable {
    case up, right, down, left

    var step: (dx: Int, dy: Int) {
      switch self {
      case .up: (0, -1)
      case .right: (1, 0)
      case .down: (0, 1)
      case .left: (-1, 0)
      }
    }

    func turned(_ isRight: Bool) -> Heading {
      let all = Self.allCases
      let index = all.firstIndex(of: self)! + (isRight ? 1 : -1)
      return all[(index + all.count) % all.count]
    }
  }

  let side = 9
  var body = [Cell(x: 3, y: 4), Cell(x: 2, y: 4), Cell(x: 1, y: 4)]
  var heading = Heading.right
  var apple = Cell(x: 5, y: 4)
  var isOver = false
  private var seed: UInt32 = 11

  var score: Int { body.count - 3 }

  mutating func step() {
    guard !isOver else { return }
    let head = body[0] + heading.step
    guard (0..<side).contains(head.x), 0..<side ~= head.y, !body.dropLast().contains(head) else {
      isOver = true
      return
    }
    body.insert(head, at: 0)
    if head == apple {
      repeat {
        seed = seed &* 1_664_525 &+ 1_013_904_223
        apple = Cell(x: Int(seed >> 16) % side, y: Int(seed >> 24) % side)
      } while body.contains(apple)
    } else {
      body.removeLast()
    }
  }
}

struct SnakeGarden: View {
  @State private var world = SnakeWorld()
  @State private var isRunning = false
  @State private var best = 0
  private let pulse = Timer.publish(every: 0.25, on: .main, in: .common).autoconnect()

  var body: some View {
    VStack(spacing: 16) {
      Text("\(world.score) eaten, best \(best)")
      Canvas { context, size in
        let unit = size.width / CGFloat(world.side)
        func rect(_ cell: SnakeWorld.Cell) -> CGRect {
          CGRect(x: CGFloat(cell.x) * unit, y: CGFloat(cell.y) * unit, width: unit, height: unit)
            .insetBy(dx: 1, dy: 1)
        }
        context.fill(Path(ellipseIn: rect(world.apple)), with: .color(.red))
        for (index, cell) in world.body.enumerated() {
          let fade = 1 - Double(index) / Double(world.body.count + 2)
          context.fill(Path(roundedRect: rect(cell), cornerRadius: 5), with: .color(.green.opacity(fade)))
        }
        if world.isOver {
          context.stroke(Path(CGRect(origin: .zero, size: size)), with: .color(.red), lineWidth: 4)
        }
      }
      .frame(width: 216, height: 216)
      .background(.gray.opacity(0.1))
      HStack(spacing: 24) {
        Button {
          world.heading = world.heading.turned(false)
        } label: {
          Image(systemName: "arrow.turn.up.left")
        }
        Button(world.isOver ? "Again" : isRunning ? "Pause" : "Go") {
          if world.isOver { world = SnakeWorld() }
          isRunning.toggle()
        }
        Button {
          world.heading = world.heading.turned(true)
        } label: {
          Image(systemName: "arrow.turn.up.right")
        }
      }
      Button("One step") { world.step() }.disabled(isRunning)
    }
    .onReceive(pulse) { _ in
      guard isRunning else { return }
      world.step()
      if world.isOver { isRunning = false }
    }
    .onChange(of: world.score) { _, score in best = max(best, score) }
  }
}
