import SwiftUI

// entries: TipSplitter

struct TipSplitter: View {
  @State private var bill = 48.0
  @State private var people = 2
  @State private var tip = 10
  @State private var rounds = false
  @State private var showsDetails = false

  private let tips = [0, 5, 10, 15]

  private var each: Double {
    let total = bill * (1 + Double(tip) / 100) / Double(people)
    return rounds ? total.rounded(.up) : total
  }

  var body: some View {
    NavigationStack {
      Form {
        Section("Bill") {
          Slider(value: $bill, in: 0...200, step: 4)
          Picker("People", selection: $people) {
            ForEach(1..<7, id: \.self) { Text("\($0)") }
          }
        }
        Section("Tip") {
          Picker("Tip", selection: $tip) {
            ForEach(tips, id: \.self) { Text("\($0) %") }
          }
          .pickerStyle(.segmented)
          Toggle("Round up", isOn: $rounds)
        }
        DisclosureGroup("Each \(each, specifier: "%.2f")", isExpanded: $showsDetails) {
          VStack(alignment: .leading) {
            Text("Bill \(bill, specifier: "%.0f")")
            Text("Tip \(bill * Double(tip) / 100, specifier: "%.2f")")
          }
        }
      }
      .navigationTitle("Split")
      .toolbar {
        ToolbarItem(placement: .navigationBarTrailing) {
          Button("Reset") {
            bill = 48
            people = 2
            tip = 10
          }
        }
      }
    }
  }
}
