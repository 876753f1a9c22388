import SwiftUI

// entries: ListRows, ListRows_Previews

struct RowPlanet: Identifiable {
  let id: Int
  let name: String
  var moons = 0
}

struct PlanetRow: View {
  let planet: RowPlanet

  var body: some View {
    HStack {
      Circle().fill(.orange).frame(width: 20, height: 20)
      VStack(alignment: .leading) {
        Text(planet.name).font(.headline)
        Text("\(planet.moons) moons").font(.caption).foregroundStyle(.secondary)
      }
    }
  }
}

struct InnerPlanets: View {
  let planets: [RowPlanet]

  var body: some View {
    ForEach(planets) { planet in
      NavigationLink {
        Text(planet.name)
      } label: {
        PlanetRow(planet: planet)
      }
    }
    .onDelete { _ in }
  }
}

struct ListRows: View {
  @State private var sort = 1
  @State private var query = "Mars"
  @State private var showsMoons = true
  @State private var landing = Date()
  private let inner = [
    RowPlanet(id: 1, name: "Mercury"), RowPlanet(id: 2, name: "Venus"), RowPlanet(id: 3, name: "Earth", moons: 1),
  ]

  var body: some View {
    NavigationStack {
      List {
        Section("Inner") {
          InnerPlanets(planets: inner)
        }
        Section {
          Picker("Sort", selection: $sort) {
            Text("Name").tag(0)
            Text("Size").tag(1)
          }
          Toggle("Moons", isOn: $showsMoons)
          if showsMoons { LabeledContent("Count", value: "1") }
          DatePicker("Landing", selection: $landing, displayedComponents: .date)
          TextField("Query", text: $query)
        } header: {
          Text("Options")
        } footer: {
          Text("Only the inner ones.")
        }
        Text("Alone").badge(3).listRowSeparator(.hidden)
        Text("Yellow").listRowBackground(Color.yellow)
        Text("Rim").listRowInsets(EdgeInsets())
      }
      .navigationTitle("Planets")
      .toolbar {
        ToolbarItem(placement: .navigationBarLeading) { EditButton() }
        ToolbarItem(placement: .navigationBarTrailing) {
          Button(action: {}) { Label("Add", systemImage: "plus") }
        }
        ToolbarItemGroup(placement: .bottomBar) {
          Button("Left") {}
          Spacer()
          Button("Right") {}
        }
      }
    }
  }
}

struct ListRows_Previews: PreviewProvider {
  static var previews: some View {
    List(0..<3) { Text("Row \($0)") }.listStyle(.plain)
    List(["a", "b"], id: \.self) { Text($0) }.listStyle(.grouped)
    List([RowPlanet(id: 4, name: "Mars", moons: 2)]) { PlanetRow(planet: $0) }.scrollContentBackground(.hidden)
    VStack {
      Section {
        Text("Content")
      } header: {
        Text("Header")
      }
    }
    NavigationView {
      Form {
        Picker("Flavor", selection: .constant("mint")) {
          ForEach(["vanilla", "mint"], id: \.self) { Text($0) }
        }
        .pickerStyle(.inline)
      }
      .navigationBarTitle("Form", displayMode: .inline)
      .navigationBarItems(trailing: Button("Done") {})
    }
  }
}
