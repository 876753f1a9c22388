import SwiftUI

// entries: RecipeEditor

struct EditedRecipe: Equatable {
  struct Step: Identifiable, Equatable {
    var id: Int
    var text: String
    var minutes = 5.0
    var isDone = false
  }

  var name: String
  var servings = 2
  var steps: [Step]
  var amounts: [String: Double]
}

struct StepRow: View {
  @Binding var step: EditedRecipe.Step
  var scale: Double

  var body: some View {
    VStack(alignment: .leading) {
      Toggle(isOn: $step.isDone) {
        Text(step.text).strikethrough(step.isDone)
      }
      Slider(value: $step.minutes, in: 0...60, step: 5)
      Text("\(step.minutes * scale, specifier: "%.0f") min").font(.caption)
    }
  }
}

struct AmountRow: View {
  let name: String
  @Binding var amount: Double

  init(_ name: String, amount: Binding<Double>) {
    self.name = name
    self._amount = amount
  }

  var body: some View {
    Stepper("\(name): \(amount, specifier: "%.1f")", value: $amount, in: 0...10)
  }
}

struct RecipeEditor: View {
  @State private var recipe: EditedRecipe
  @State private var notes = ["less salt", ""]
  @State private var selection: Set<Int> = [2]

  init() {
    _recipe = State(
      initialValue: EditedRecipe(
        name: "Soup",
        steps: [.init(id: 1, text: "Chop", isDone: true), .init(id: 2, text: "Boil", minutes: 40)],
        amounts: ["leek": 2, "water": 1.5]))
  }

  private var isLarge: Binding<Bool> {
    Binding(
      get: { recipe.servings > 4 },
      set: { recipe.servings = $0 ? 8 : 2 }
    )
  }

  private func amount(of name: String) -> Binding<Double> {
    Binding(get: { recipe.amounts[name] ?? 0 }, set: { recipe.amounts[name] = $0 })
  }

  var body: some View {
    VStack(spacing: 10) {
      TextField("Name", text: $recipe.name)
        .font(.title)
      Stepper(value: $recipe.servings, in: 1...12) { Text("\(recipe.servings) servings") }
      Toggle("For a party", isOn: isLarge)
      ForEach($recipe.steps) { $step in
        StepRow(step: $step, scale: Double(recipe.servings) / 2)
          .background(selection.contains(step.id) ? Color.yellow.opacity(0.3) : .clear)
      }
      ForEach(recipe.amounts.keys.sorted(), id: \.self) { name in
        AmountRow(name, amount: amount(of: name))
      }
      ForEach(notes.indices, id: \.self) { index in
        TextField("Note \(index + 1)", text: $notes[index])
      }
      StepRow(step: $recipe.steps[0], scale: 1)
      StepRow(step: .constant(.init(id: 9, text: "Serve")), scale: 1)
    }
    .padding()
  }
}
