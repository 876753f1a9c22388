import SwiftUI

// entries: HabitWeek

struct Habit: Identifiable {
  let id: String
  var goal: Int
  var days: Set<Int> = []
  var note: String?

  var streak: Int { (0..<7).reversed().prefix { days.contains($0) }.count }
  var isMet: Bool { days.count >= goal }
}

extension Binding {
  /// The presence of a member in the set, as something to switch.
  fileprivate func has<Element: Hashable>(_ member: Element) -> Binding<Bool> where Value == Set<Element> {
    Binding<Bool>(
      get: { wrappedValue.contains(member) },
      set: { isMember in
        if isMember { wrappedValue.insert(member) } else { wrappedValue.remove(member) }
      })
  }

  fileprivate func unwrapped<Wrapped>(_ start: Wrapped) -> Binding<Wrapped> where Value == Wrapped? {
    .init(get: { wrappedValue ?? start }, set: { wrappedValue = $0 })
  }
}

struct DayDot: View {
  @Binding var isDone: Bool
  let letter: Character

  var body: some View {
    Toggle(isOn: $isDone) { Text(String(letter)) }
      .toggleStyle(DayDotStyle())
  }
}

struct DayDotStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.caption2)
      .frame(width: 26, height: 26)
      .background {
        if configuration.isOn { Circle().fill(.mint) } else { Circle().strokeBorder(.mint) }
      }
      .onTapGesture { configuration.isOn.toggle() }
  }
}

struct HabitRow: View {
  @Binding var habit: Habit

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      HStack {
        Text(habit.id).strikethrough(habit.isMet)
        Spacer()
        Stepper("\(habit.days.count)/\(habit.goal)", value: $habit.goal, in: 1...7).fixedSize()
      }
      HStack(spacing: 6) {
        ForEach(Array("MTWTFSS".enumerated()), id: \.offset) { index, letter in
          DayDot(isDone: $habit.days.has(index), letter: letter)
        }
        if habit.streak > 1 {
          Label("\(habit.streak)", systemImage: "flame").font(.caption).foregroundStyle(.orange)
        }
      }
      if habit.note != nil {
        TextField("Note", text: $habit.note.unwrapped(""))
      } else {
        Button("Add a note") { habit.note = "" }.font(.caption)
      }
    }
  }
}

struct HabitWeek: View {
  @State private var habits = [
    Habit(id: "Read", goal: 4, days: [0, 2, 5, 6]),
    Habit(id: "Run", goal: 2, days: [3], note: "in the park"),
    Habit(id: "Water the plants", goal: 1),
  ]
  @State private var showsOnlyOpen = false

  var body: some View {
    List {
      Toggle("Only open ones", isOn: $showsOnlyOpen.animation())
      ForEach($habits) { $habit in
        if !showsOnlyOpen || !habit.isMet {
          HabitRow(habit: $habit)
        }
      }
      Section {
        LabeledContent("Days of all", value: habits.map(\.days.count).reduce(0, +), format: .number)
        LabeledContent("Every day") {
          let common = habits.dropFirst().reduce(habits[0].days) { $0.union($1.days) }
          Text(common.sorted().map(String.init).joined(separator: ","))
        }
      }
    }
  }
}
