import SwiftUI

// entries: SpiceFilter

struct Spice: Identifiable {
  enum Heat: Int, CaseIterable, Comparable {
    case mild = 1
    case warm
    case hot
    static func < (lhs: Heat, rhs: Heat) -> Bool { lhs.rawValue < rhs.rawValue }
  }

  var id: String { name }
  let name: String
  let heat: Heat
  let grams: Double
  var isFavourite = false
}

struct SpiceCriteria {
  typealias Test = (Spice) -> Bool

  var heats = Set(Spice.Heat.allCases)
  var text = ""
  var onlyFavourites = false
  var order: Order = .name

  enum Order: String, CaseIterable {
    case name = "Name"
    case heat = "Heat"
    case weight = "Weight"

    var isBefore: (Spice, Spice) -> Bool {
      switch self {
      case .name: { $0.name < $1.name }
      case .heat: { ($1.heat, $0.name) < ($0.heat, $1.name) }
      case .weight: { $0.grams > $1.grams }
      }
    }
  }

  var tests: [Test] {
    var tests: [Test] = [{ heats.contains($0.heat) }]
    if onlyFavourites { tests.append(\.isFavourite) }
    if !text.isEmpty { tests.append { $0.name.lowercased().hasPrefix(text.lowercased()) } }
    return tests
  }
}

struct HeatChip: View {
  let heat: Spice.Heat
  @Binding var chosen: Set<Spice.Heat>

  var body: some View {
    let isOn = chosen.contains(heat)
    Button {
      withAnimation(.snappy) { _ = isOn ? chosen.remove(heat) : chosen.update(with: heat) }
    } label: {
      Text(String(repeating: "🌶", count: heat.rawValue))
        .padding(6)
        .background(isOn ? .red.opacity(0.3) : .clear, in: .capsule)
        .overlay(Capsule().stroke(.red))
    }
  }
}

struct SpiceFilter: View {
  @State private var spices = [
    Spice(name: "Paprika", heat: .mild, grams: 80), .init(name: "Cayenne", heat: .hot, grams: 12.5),
    .init(name: "Pepper", heat: .warm, grams: 45, isFavourite: true), .init(name: "Cumin", heat: .mild, grams: 30),
    .init(name: "Chipotle", heat: .hot, grams: 20.25),
  ]
  @State private var criteria = SpiceCriteria()

  private var shown: [Binding<Spice>] {
    spices.indices.filter { index in criteria.tests.allSatisfy { $0(spices[index]) } }
      .sorted { criteria.order.isBefore(spices[$0], spices[$1]) }
      .map { $spices[$0] }
  }

  var body: some View {
    VStack {
      TextField("Search", text: $criteria.text.animation(.easeOut)).textFieldStyle(.roundedBorder)
      HStack {
        ForEach(Spice.Heat.allCases, id: \.self) { HeatChip(heat: $0, chosen: $criteria.heats) }
        Toggle("★", isOn: $criteria.onlyFavourites)
      }
      Picker("Order", selection: $criteria.order) {
        ForEach(SpiceCriteria.Order.allCases, id: \.self) { Text($0.rawValue) }
      }
      .pickerStyle(.segmented)
      ForEach(shown, id: \.wrappedValue.id) { spice in
        HStack {
          Text(spice.wrappedValue.name)
          Spacer()
          Text(spice.wrappedValue.grams, format: .number.precision(.fractionLength(1)))
          Button(spice.wrappedValue.isFavourite ? "★" : "☆") { spice.wrappedValue.isFavourite.toggle() }
        }
        .transition(.move(edge: .trailing).combined(with: .opacity))
      }
      if shown.isEmpty { Text("No spice").foregroundStyle(.secondary) }
      Spacer()
    }
    .padding()
    .animation(.default, value: criteria.order)
  }
}
