import SwiftUI

// entries: PickerPanel, PickerPanel_Previews

enum Flavor: String, CaseIterable, Identifiable {
  case vanilla, mint, cherry
  var id: Self { self }
}

struct PickerPanel: View {
  @State private var flavor: Flavor = .mint
  @State private var choice: Int? = 2
  @State private var color = Color.orange
  @State private var date = Date(timeIntervalSinceReferenceDate: 0)
  @State private var volume = 30.0
  @State private var count = 1

  var body: some View {
    VStack(spacing: 10) {
      Picker("Flavor", selection: $flavor) {
        ForEach(Flavor.allCases) { flavor in
          Text(flavor.rawValue.capitalized).tag(flavor)
        }
      }
      .pickerStyle(.segmented)
      Picker(selection: $choice, label: Text("Choice")) {
        Text("None").tag(nil as Int?)
        Text("One").tag(1 as Int?)
        Text("Two").tag(2 as Int?)
      }
      Picker(selection: $flavor) {
        ForEach(Flavor.allCases) { Text($0.rawValue) }
      } label: {
        Text("Wheel")
      }
      .pickerStyle(WheelPickerStyle())
      ColorPicker("Color", selection: $color)
      DatePicker("Date", selection: $date, in: ...Date())
      DatePicker(selection: $date, displayedComponents: [.date]) { Text("Day") }.datePickerStyle(.graphical)
      Slider(value: $volume, in: 0...100, step: 5) {
        Text("Volume")
      } minimumValueLabel: {
        Image(systemName: "speaker")
      } maximumValueLabel: {
        Text("max").font(.caption)
      } onEditingChanged: { _ in
        count += 1
      }
      Slider(value: $volume, in: 0...100) { _ in count = 0 }
      Stepper("Count \(count)", onIncrement: { count += 1 }, onDecrement: { count -= 1 })
      Stepper(value: $count, in: 0...10, step: 2) { Text("By two") }
    }
  }
}

struct Swatches: View {
  var isWide = true

  var body: some View {
    let layout = isWide ? AnyLayout(HStackLayout(spacing: 4)) : AnyLayout(VStackLayout())
    layout {
      Color.red
      Color.blue
    }
  }
}

struct PickerPanel_Previews: PreviewProvider {
  static var previews: some View {
    VStack {
      TextField("Name", text: .constant("")).textFieldStyle(.roundedBorder)
      TextField("Prompt", text: .constant(""), prompt: Text("Type here"))
      TextField("Notes", text: .constant("Two"), axis: .vertical)
      SecureField("Password", text: .constant("abc")).textFieldStyle(RoundedBorderTextFieldStyle())
      TextEditor(text: .constant("Some text")).frame(height: 60)
      Link("Site", destination: URL(string: "https://example.com")!)
      ShareLink(item: "text")
      ShareLink("Send", item: "text", preview: SharePreview("Text"))
      ControlGroup {
        Button("A") {}
        Button("B") {}
      }
      GroupBox(label: Label("Box", systemImage: "shippingbox")) { Text("In the box") }
      GroupBox { Text("No label") }
      DisclosureGroup("More") { Text("Hidden") }
      DisclosureGroup(isExpanded: .constant(true)) {
        Text("Shown")
      } label: {
        Text("Less")
      }
      Menu {
        Button("Copy") {}
      } label: {
        Label("Options", systemImage: "ellipsis")
      }
    }
    Swatches()
    ScrollView {
      LazyVStack(pinnedViews: [.sectionHeaders]) {
        Section(header: Text("Pinned")) { Text("Row") }
      }
    }
    .safeAreaInset(edge: .bottom) { Text("Bar").frame(maxWidth: .infinity).background(.yellow) }
    .safeAreaPadding(.horizontal, 10)
  }
}
