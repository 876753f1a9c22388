import SwiftUI

// entries: RecipeCard

struct RecipeIngredient: Hashable {
  enum Unit: String {
    case gram = "g"
    case milliliter = "ml"
    case piece = ""
  }
  let name: String
  let amount: Double
  let unit: Unit
}

struct Recipe {
  var title: String
  var servings: Int
  var minutes: Int
  var difficulty: Int
  var ingredients: [RecipeIngredient]
  var steps: [String]

  static var pancakes: Recipe {
    Recipe(
      title: "Pancakes", servings: 4, minutes: 25, difficulty: 2,
      ingredients: [
        .init(name: "flour", amount: 250, unit: .gram), .init(name: "milk", amount: 0.5 * 1000, unit: .milliliter),
        .init(name: "eggs", amount: 3, unit: .piece), .init(name: "lemon", amount: 0.5, unit: .piece),
      ],
      steps: [
        "Whisk flour and milk until smooth, then add the eggs.",
        "Let the batter rest.",
        """
        Bake thin cakes in a hot pan, \
        turning each once.
        """,
      ])
  }
}

struct RecipeCard: View {
  let recipe = Recipe.pancakes
  @State private var servings = 6
  @State private var done: Set<Int> = [0]

  private var factor: Double { Double(servings) / Double(recipe.servings) }

  private func amount(of item: RecipeIngredient) -> String {
    let value = item.amount * factor
    let number = value == value.rounded() ? String(Int(value)) : String(format: "%.2f", value)
    return [number, item.unit.rawValue].filter { !$0.isEmpty }.joined(separator: " ")
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 14) {
      titleBar
      Divider()
      Stepper("\(servings) servings", value: $servings, in: 1...12)
      Grid(alignment: .leading, horizontalSpacing: 16, verticalSpacing: 6) {
        ForEach(recipe.ingredients, id: \.self) { item in
          GridRow {
            Text(amount(of: item)).bold()
            Text(item.name)
          }
        }
      }
      .font(.callout)
      ForEach(Array(recipe.steps.enumerated()), id: \.offset) { (index, step) in
        HStack(alignment: .firstTextBaseline) {
          Text("\(index + 1)")
            .font(.caption.bold())
            .padding(6)
            .background(Circle().fill(done.contains(index) ? .green : .orange))
          Text(step)
            .strikethrough(done.contains(index))
            .fixedSize(horizontal: false, vertical: true)
        }
        .onTapGesture {
          if done.contains(index) { done.remove(index) } else { done.insert(index) }
        }
      }
    }
    .padding()
    .background {
      RoundedRectangle(cornerRadius: 16).fill(Color(red: 1, green: 0.97, blue: 0.9))
    }
    .padding(8)
  }

  private var titleBar: some View {
    HStack {
      VStack(alignment: .leading) {
        Text(recipe.title).font(.system(.title, design: .serif)).fontWeight(.bold)
        Label("\(recipe.minutes) min", systemImage: "clock").font(.caption)
      }
      Spacer()
      HStack(spacing: 2) {
        ForEach(1...3, id: \.self) { level in
          Image(systemName: "flame.fill").foregroundColor(level <= recipe.difficulty ? .red : .gray.opacity(0.3))
        }
      }
    }
  }
}
