import SwiftUI

// entries: TicketMachine

private struct Fare: Identifiable {
  let id: Int
  let zone: String
  let isReturn: Bool
}

struct TicketMachine: View {
  @State private var zone = "A"
  @State private var isReturn = false
  @State private var bought: Fare?
  @State private var count = 0

  var body: some View {
    VStack(spacing: 16) {
      Picker("Zone", selection: $zone) {
        ForEach(["A", "AB", "ABC"], id: \.self) { Text($0) }
      }
      .pickerStyle(.segmented)
      .labelsHidden()
      Toggle(isOn: $isReturn) { Text("And back") }
      Button {
        count += 1
        bought = Fare(id: count, zone: zone, isReturn: isReturn)
      } label: {
        Label("Buy", systemImage: "ticket").frame(maxWidth: .infinity)
      }
      .buttonStyle(.borderedProminent)
      .controlSize(.large)
      Text("Sold: \(count)")
    }
    .padding()
    .fullScreenCover(item: $bought) { ticket in
      VStack {
        Text("No. \(ticket.id)").font(.largeTitle)
        Text("Zone \(ticket.zone)\(ticket.isReturn ? ", return" : "")")
        Button("Take it") { bought = nil }
      }
    }
  }
}
