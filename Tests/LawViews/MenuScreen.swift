import SwiftUI

// entries: MenuScreen, DishRow_Previews

struct Dish: Identifiable {
  var id: String { name }
  let name: String
  let price: Double
  let tags: Set<String>
}

struct MenuSection {
  let title: String
  let dishes: [Dish]

  static let sample = [
    MenuSection(
      title: "Starters",
      dishes: [
        Dish(name: "Soup", price: 5.5, tags: ["V"]),
        Dish(name: "Salad", price: 7, tags: ["V", "G"]),
      ]),
    MenuSection(title: "Mains", dishes: [Dish(name: "Pasta", price: 12.25, tags: [])]),
  ]
}

struct DishRow: View {
  var dish: Dish

  var body: some View {
    HStack(alignment: .top) {
      VStack(alignment: .leading) {
        Text(dish.name)
        Text("$\(dish.price, specifier: "%.2f")").font(.caption)
      }
      Spacer()
      ForEach(dish.tags.sorted(), id: \.self) { tag in
        Text(tag)
          .font(.caption)
          .fontWeight(.black)
          .padding(5)
          .background(tag == "V" ? Color.green : .orange)
          .clipShape(Circle())
          .foregroundColor(.white)
      }
    }
  }
}

struct MenuScreen: View {
  let menu = MenuSection.sample

  private var total: Double {
    menu.flatMap(\.dishes).map(\.price).reduce(0, +)
  }

  var body: some View {
    TabView {
      NavigationView {
        List {
          ForEach(menu, id: \.title) { section in
            Section(section.title) {
              ForEach(section.dishes) { DishRow(dish: $0) }
            }
          }
        }
        .navigationTitle("Menu")
      }
      Text("Orders")
    }
    .overlay(alignment: .bottom) { Text("Total \(total)") }
  }
}

struct DishRow_Previews: PreviewProvider {
  static let dish = Dish(name: "Test", price: 3, tags: ["D", "N"])

  static var previews: some View {
    DishRow(dish: dish)
      .previewLayout(.fixed(width: 300, height: 70))
  }
}
