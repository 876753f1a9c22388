import SwiftUI

// entries: LaneMoves

struct LaneTask: Identifiable, Hashable {
  let id: String
  var lane: Lane
  var isUrgent = false

  enum Lane: Int, CaseIterable, Identifiable {
    case todo
    case doing
    case done

    var id: Int { rawValue }
    var title: String { ["To do", "Doing", "Done"][rawValue] }
    func shifted(by offset: Int) -> Lane? { Lane(rawValue: rawValue + offset) }
  }
}

struct LaneCard: View {
  @Binding var task: LaneTask
  var namespace: Namespace.ID
  var canMove: (LaneTask.Lane) -> Bool = { _ in true }

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(task.id).font(.caption).lineLimit(1)
      HStack(spacing: 10) {
        arrow(-1)
        Button(task.isUrgent ? "!" : "·") { task.isUrgent.toggle() }
        arrow(1)
      }
      .font(.caption.bold())
    }
    .padding(6)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(task.isUrgent ? .red.opacity(0.25) : .yellow.opacity(0.25), in: .rect(cornerRadius: 6))
    .matchedGeometryEffect(id: task.id, in: namespace)
  }

  @ViewBuilder private func arrow(_ offset: Int) -> some View {
    if let lane = task.lane.shifted(by: offset) {
      Button {
        withAnimation(.spring(duration: 0.5)) { task.lane = lane }
      } label: {
        Image(systemName: offset < 0 ? "arrow.left" : "arrow.right")
      }
      .disabled(!canMove(lane))
    }
  }
}

struct LaneMoves: View {
  @Namespace private var cards
  @State private var tasks: [LaneTask] = [
    LaneTask(id: "Sand the door", lane: .todo), LaneTask(id: "Buy paint", lane: .doing),
    LaneTask(id: "Measure", lane: .done), LaneTask(id: "Ask Kim", lane: .todo, isUrgent: true),
  ]
  @State private var limit = 2
  @State private var moves = 0

  private func count(_ lane: LaneTask.Lane) -> Int { tasks.lazy.filter { $0.lane == lane }.count }

  var body: some View {
    VStack(spacing: 16) {
      HStack(alignment: .top, spacing: 8) {
        ForEach(LaneTask.Lane.allCases) { lane in
          VStack(spacing: 6) {
            Text(lane.title).font(.subheadline.bold())
            ForEach($tasks) { $task in
              if task.lane == lane {
                LaneCard(task: $task, namespace: cards) { $0 != .doing || count(.doing) < limit }
              }
            }
            if count(lane) == 0 {
              Text("empty").font(.caption2).foregroundStyle(.secondary).transition(.opacity)
            }
            Spacer(minLength: 0)
          }
          .padding(6)
          .frame(maxWidth: .infinity)
          .background(.gray.opacity(0.1))
        }
      }
      .frame(height: 260)
      Stepper("At most \(limit) at once", value: $limit, in: 1...4)
      HStack {
        Button("All done") {
          withAnimation {
            for index in tasks.indices { tasks[index].lane = .done }
          }
        }
        Button("Urgent first") { withAnimation { tasks.sort { $0.isUrgent && !$1.isUrgent } } }
      }
      Text("\(moves) moves")
    }
    .padding(.horizontal, 8)
    .onChange(of: tasks.map(\.lane)) { moves += 1 }
  }
}
