import SwiftUI

// entries: PackingBag, PackingChoice, PackingSizes, PackingWeights

private struct Thing: Identifiable {
  let id: String
  var count: Int
  var isPacked = false
}

private enum Bag {
  static let things = [
    Thing(id: "socks", count: 4), Thing(id: "map", count: 1, isPacked: true), Thing(id: "tent", count: 1),
  ]
}

struct PackingBag: View {
  @State private var things = Bag.things

  var body: some View {
    List($things) { $thing in
      Stepper("\(thing.count) \(thing.id)", value: $thing.count)
    }
    .frame(width: 300, height: 240)
  }
}

struct PackingChoice: View {
  @State private var things = Bag.things
  @State private var chosen: String? = "map"
  @State private var several: Set<String> = ["socks", "tent"]

  var body: some View {
    VStack {
      List($things, selection: $chosen) { $thing in
        Toggle(thing.id, isOn: $thing.isPacked)
      }
      List($things, selection: $several) { $thing in
        Text(thing.id).swipeActions { Button("Pack") { thing.isPacked = true } }
      }
      .listStyle(.plain)
      Text(chosen ?? "none") + Text(" \(several.count)")
    }
    .frame(width: 300, height: 500)
  }
}

struct PackingSizes: View {
  @State private var sizes = [2, 3, 5]
  @State private var size: Int? = 3
  @State private var sum: Set<Int> = [5]

  var body: some View {
    VStack {
      List($sizes, id: \.self) { $size in Stepper("\(size)", value: $size) }
      List($sizes, id: \.self, selection: $size) { $size in Text("\(size) l") }
      List($sizes, id: \.self, selection: $sum) { $size in Text("\(size) kg") }
    }
    .frame(width: 280, height: 600)
  }
}

struct PackingWeights: View {
  @State private var weights = ["socks": 0.2, "tent": 2.5]
  @State private var rows = [[1.0, 2.0], [3.0]]
  @Environment(\.lineSpacing) private var spacing
  private let first = .none ?? Bag.things[0]

  var body: some View {
    Form {
      Section("In kg") {
        Slider(value: $weights["tent", default: 1], in: 0...5)
        Stepper("map \(weights["map"] ?? 0.1)", value: $weights["map", default: 0.1])
        Stepper("row \(rows[1][0])", value: $rows[1][0])
      }
      Section(header: Text("As it is").textCase(nil), footer: Text("Foot \(spacing)")) {
        Text(first.id)
      }
    }
    .textCase(.lowercase)
    .frame(width: 320, height: 400)
  }
}
