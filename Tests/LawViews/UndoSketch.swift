import SwiftUI

// entries: UndoSketch

struct UndoStack<Value: Equatable> {
  private(set) var value: Value
  private var past: [Value] = []
  private var future: [Value] = []

  init(_ value: Value) { self.value = value }

  var canUndo: Bool { !past.isEmpty }
  var canRedo: Bool { !future.isEmpty }
  var depth: (past: Int, future: Int) { (past.count, future.count) }

  mutating func edit(_ change: (inout Value) -> Void) {
    var next = value
    change(&next)
    if next == value { return }
    past.append(value)
    future.removeAll(keepingCapacity: true)
    value = next
  }

  mutating func undo() {
    guard let last = past.popLast() else { return }
    future.append(value)
    value = last
  }

  mutating func redo() {
    guard let next = future.popLast() else { return }
    past.append(value)
    value = next
  }
}

struct SketchDot: Identifiable, Equatable {
  var id: Int
  var place: CGPoint
  var size: CGFloat = 20
  var tint: Color

  static let tints: [Color] = [.red, .blue, .green]
}

struct SketchDotView: View {
  let dot: SketchDot
  let onMove: (CGSize) -> Void
  @GestureState private var drag: (offset: CGSize, isActive: Bool) = (offset: .zero, isActive: false)

  var body: some View {
    let move = DragGesture()
      .updating($drag) { value, state, _ in state = (value.translation, true) }
      .onEnded { onMove($0.translation) }
    Circle()
      .fill(dot.tint.opacity(drag.isActive ? 0.5 : 1))
      .frame(width: dot.size, height: dot.size)
      .shadow(radius: drag.isActive ? 6 : 0)
      .position(x: dot.place.x + drag.offset.width, y: dot.place.y + drag.offset.height)
      .gesture(move)
  }
}

struct UndoSketch: View {
  @State private var sketch = UndoStack<[SketchDot]>([
    SketchDot(id: 0, place: CGPoint(x: 60, y: 60), tint: .orange),
    .init(id: 1, place: .init(x: 150, y: 90), tint: .teal),
  ])

  var body: some View {
    VStack {
      ZStack {
        Rectangle().fill(.gray.opacity(0.1))
        Path { path in path.addLines(sketch.value.map(\.place)) }
          .stroke(.secondary, style: StrokeStyle(dash: [4, 3]))
        ForEach(sketch.value) { dot in
          SketchDotView(dot: dot) { move in
            sketch.edit { dots in
              guard let index = dots.firstIndex(where: { $0.id == dot.id }) else { return }
              dots[index].place.x += move.width
              dots[index].place.y += move.height
            }
          }
        }
      }
      .frame(height: 220)
      HStack {
        Button("Undo") { withAnimation { sketch.undo() } }.disabled(!sketch.canUndo)
        Button("Redo") { withAnimation { sketch.redo() } }.disabled(!sketch.canRedo)
        Spacer()
        Button("Add") { add() }
        Button("Grow") { withAnimation(.bouncy) { sketch.edit { for i in $0.indices { $0[i].size *= 1.25 } } } }
        Button("Sort") { sketch.edit { $0.sort { $0.place.x > $1.place.x } } }
        Button("Clear", role: .destructive) { sketch.edit { $0 = [] } }
      }
      .font(.caption)
      let (past, future) = sketch.depth
      Text("\(past) back, \(future) forth")
    }
    .padding()
  }

  private func add() {
    sketch.edit { dots in
      let id = (dots.map(\.id).max() ?? -1) + 1
      dots.append(
        SketchDot(
          id: id, place: CGPoint(x: 40 + id * 37 % 200, y: 30 + id * 53 % 160), tint: SketchDot.tints[id % 3]))
    }
  }
}
