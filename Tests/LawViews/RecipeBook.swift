import SwiftUI

// entries: RecipeBook

private struct CookbookEntry: Identifiable, Hashable {
  let id: Int
  var name: String
  var steps: [String]
}

private struct RecipeScreen: View {
  let recipe: CookbookEntry
  @Binding var favourites: Set<Int>
  @State private var step = 0

  var body: some View {
    VStack(spacing: 16) {
      Text(recipe.steps[step]).font(.title3)
      Stepper("Step \(step + 1)", value: $step, in: 0...(recipe.steps.count - 1))
      Button(favourites.contains(recipe.id) ? "Forget" : "Remember") {
        if favourites.contains(recipe.id) {
          favourites.remove(recipe.id)
        } else {
          favourites.insert(recipe.id)
        }
      }
    }
    .padding()
    .navigationTitle(recipe.name)
    .navigationBarTitleDisplayMode(.inline)
  }
}

struct RecipeBook: View {
  @State private var favourites: Set<Int> = [2]
  @State private var path: [CookbookEntry] = []

  private let recipes = [
    CookbookEntry(id: 1, name: "Pancakes", steps: ["Mix", "Wait", "Bake"]),
    CookbookEntry(id: 2, name: "Soup", steps: ["Cut", "Cook"]),
  ]

  var body: some View {
    NavigationStack(path: $path) {
      List {
        Section("Recipes") {
          ForEach(recipes) { recipe in
            NavigationLink(value: recipe) {
              HStack {
                Text(recipe.name)
                if favourites.contains(recipe.id) { Image(systemName: "heart.fill").foregroundColor(.red) }
              }
            }
          }
        }
        Section {
          NavigationLink("About") {
            Text("\(recipes.count) recipes").navigationTitle("About")
          }
          Button("Open all") { path = recipes }
        }
      }
      .navigationTitle("Recipes")
      .navigationDestination(for: CookbookEntry.self) { RecipeScreen(recipe: $0, favourites: $favourites) }
    }
  }
}
