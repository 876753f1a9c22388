import SwiftUI

// entries: PaintedControls, NumberFields, PageTurner

struct PaintedControls: View {
  @State private var isAsked = true
  @State private var log = ""

  var body: some View {
    VStack(spacing: 6) {
      Button("White") { log += "w" }.foregroundColor(.white).padding().background(Color.blue)
      HStack {
        Button("Red") {}
        Button("Delete", role: .destructive) {}
        Button("Tint") {}.foregroundColor(nil)
      }
      .foregroundStyle(.red)
      HStack {
        Button("A") {}.buttonStyle(.bordered)
        Button("B") {}.buttonStyle(.borderedProminent)
        Button("C") {}.buttonStyle(.borderedProminent).foregroundStyle(.black)
      }
      HStack {
        Button("A") {}.buttonStyle(.bordered)
        Button("B") {}.buttonStyle(.borderedProminent)
      }
      .disabled(true)
      Menu("Sort") {
        Button("Name") { log += "n" }
        Button("None", role: .destructive) {}
      } primaryAction: {
        log += "s"
      }
      .foregroundColor(.green)
      List {
        Section {
          Label("Wifi", systemImage: "wifi")
          Label("Sound", systemImage: "speaker").foregroundStyle(.orange)
          HStack {
            Circle().frame(width: 20, height: 20)
            Text(log)
          }
          Circle().frame(width: 20, height: 20)
          Text("shifted").alignmentGuide(.listRowSeparatorLeading) { $0[.trailing] }
          LabeledContent("Help") { Button("Call") {} }
        } header: {
          Button("All") {}
        }
      }
    }
    .alert("Sure?", isPresented: $isAsked) {
      Button("Yes") {}
      Button("No", role: .cancel) {}
    }
  }
}

struct NumberFields: View {
  @State private var price = 1234.5
  @State private var share = 0.25
  @State private var count = 12_000
  @State private var rest: Double?
  @State private var seats: Int? = 4
  @State private var notes = String(repeating: "word ", count: 30)
  @State private var volume = 0.5
  @State private var log = ""

  var body: some View {
    Form {
      TextField("Price", value: $price, format: .currency(code: "USD")).multilineTextAlignment(.trailing)
      TextField("Share", value: $share, format: .percent).multilineTextAlignment(.center)
      TextField("Count", value: $count, format: .number)
      TextField("Rest", value: $rest, format: .number)
      TextField("Seats", value: $seats, format: .number)
      TextField("Notes", text: $notes, axis: .vertical).lineLimit(1...3)
      TextField("Name", text: $log, onEditingChanged: { log += $0 ? "<" : ">" })
      Slider(value: $volume, onEditingChanged: { log += $0 ? "(" : ")" })
      Stepper("Seats", value: $count, onEditingChanged: { log += $0 ? "[" : "]" })
      Text(log)
    }
  }
}

struct PageTurner: View {
  @State private var page = 0

  var body: some View {
    VStack {
      TabView(selection: $page) {
        ForEach(0..<3) { Text("page \($0)").tag($0) }
      }
      .tabViewStyle(.page)
      Text("\(page)")
    }
    .confirmationDialog("Which?", isPresented: .constant(page == 2)) {
      Button("First") { page = 0 }
      Button("Not now", role: .cancel) { page = 1 }
    }
  }
}
