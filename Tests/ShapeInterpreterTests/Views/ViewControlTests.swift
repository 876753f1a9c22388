import Foundation
import ShapeGeometry
import Testing
import ViewTree

@testable import ShapeInterpreter

/// Controls: what they show at the start, their frames, and the styles that a program gives them.
struct ViewControlTests {
  /// Returns the texts of a view in the order of the tree.
  private func texts(_ source: ViewSource, width: CGFloat = 393, height: CGFloat = 700) throws -> [String] {
    func texts(of view: PlacedView) -> [String] {
      var own: [String] = []
      if case .text(_, let spans) = view.part.drawing { own = [spans.map(\.text).joined()] }
      return own + view.children.flatMap(texts)
    }
    #expect(source.errors == [])
    #expect(source.warnings == [])
    return try texts(of: #require(try source.views(width: width, height: height).root))
  }

  @Test func aPickerShowsTheOptionOfItsSelection() throws {
    let members = "@State var choice = 2\n@State var name: String? = \"b\"\n@State var word = \"two\""
    let options = "{ Text(\"A\").tag(1)\nText(\"B\").tag(2) }"
    #expect(try texts(ViewSource(body: "Picker(\"P\", selection: $choice) \(options)", members: members)) == ["B"])
    let loop = "Picker(\"P\", selection: $word) { ForEach([\"one\", \"two\"], id: \\.self) { Text($0) } }"
    #expect(try texts(ViewSource(body: loop, members: members)) == ["two"])
    let optional = "Picker(\"P\", selection: $name) { Text(\"A\").tag(\"a\")\nText(\"B\").tag(\"b\") }"
    #expect(try texts(ViewSource(body: optional, members: members)) == ["B"])
    let none = "Picker(\"P\", selection: .constant(9)) \(options)"
    #expect(try texts(ViewSource(body: none, members: members)) == [])
    let row = "Form { Picker(\"P\", selection: $choice) \(options) }"
    #expect(try texts(ViewSource(body: row, members: members)) == ["P", "B"])
  }

  @Test func eachUUIDIsAnother() throws {
    let source = ViewSource(
      body: "ForEach(items) { item in Text(\"\\(items.firstIndex { $0.id == item.id }!)\") }",
      members: "@State var items = [Item(), Item(), Item()]", "struct Item: Identifiable { let id = UUID() }")
    #expect(try texts(source) == ["0", "1", "2"])
    let text = ViewSource(
      body: "Text(UUID().uuidString.split(separator: \"-\").map { \"\\($0.count)\\($0.first!)\" }[2])")
    #expect(try texts(text) == ["44"], "not of version 4")
  }

  @Test func aPictureOfTheNetworkHasNotCome() throws {
    let url = "URL(string: \"https://example.org/a.png\")"
    #expect(
      try texts(ViewSource(body: "AsyncImage(url: \(url)) { $0.resizable() } placeholder: { Text(\"w\") }")) == ["w"])
    let phases = """
      AsyncImage(url: \(url)) { phase in
        if let image = phase.image { image } else if phase.error != nil { Text("error") } else { Text("empty") }
      }
      """
    #expect(try texts(ViewSource(body: phases)) == ["empty"])
    let plain = ViewSource(body: "AsyncImage(url: \(url)).frame(width: 30, height: 20)")
    #expect(try plain.listing(width: 30, height: 20) == "frame 0 0 30 20\n  Color 0 0 30 20")
  }

  @Test func aReaderThatScrollsTakesNothing() throws {
    let source = ViewSource(
      body:
        "ScrollViewReader { reader in ScrollView { Text(\"a\").id(3) }.onAppear { reader.scrollTo(3, anchor: .top) } }")
    #expect(try texts(source) == ["a"])
    let plain = ViewSource(body: "Text(\"a\").modifier(EmptyModifier()).modifier(EmptyModifier.identity)")
    #expect(try texts(plain) == ["a"])
  }

  @Test func theSegmentsOfAPickerShareItsWidth() throws {
    let source = ViewSource(
      body: "Picker(\"P\", selection: .constant(1)) { ForEach(0..<4) { Text(\"\\($0)\") } }.pickerStyle(.segmented)")
    #expect(source.errors == [])
    let root = try #require(try source.views(width: 200, height: 100).root)
    #expect(root.frame == CGRect(x: 0, y: 34, width: 200, height: 32))
    let lines = root.listing.split(separator: "\n").map { $0.drop { $0 == " " } }
    #expect(
      lines.filter { $0.hasPrefix("background") }.map(String.init).dropFirst() == [
        "background 0 34 50 32", "background 50 34 50 32", "background 100 34 50 32", "background 150 34 50 32",
      ])
    #expect(
      lines.filter { $0.hasPrefix("RoundedRectangle") }.map(String.init) == [
        "RoundedRectangle 52 36 46 28", "RoundedRectangle 0 34 200 32",
      ])
  }

  @Test func aStyleIsAskedForEachControlInside() throws {
    let style = """
      struct Mark: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View {
          HStack {
            Text(configuration.isOn ? "on" : "off")
            configuration.label
          }
        }
      }
      """
    let body = """
      VStack {
        Toggle("A", isOn: .constant(true))
        Toggle("B", isOn: .constant(false))
        Toggle("C", isOn: .constant(true)).toggleStyle(.automatic)
      }
      .toggleStyle(Mark())
      """
    #expect(try texts(ViewSource(body: body, style)) == ["on", "A", "off", "B", "C"])
  }

  @Test func aHiddenLabelLeavesTheControlAlone() throws {
    let source = ViewSource(body: "Toggle(\"T\", isOn: .constant(true)).labelsHidden()")
    #expect(try source.views().root?.frame.size == CGSize(width: 51, height: 31))
    #expect(try texts(ViewSource(body: "Stepper(\"S\", value: .constant(3)).labelsHidden()")) == ["-", "+"])
  }

  @Test func optionalPartsOfAConfigurationAreShownIfTheyAreThere() throws {
    let style = """
      struct Plain: ProgressViewStyle {
        func makeBody(configuration: Configuration) -> some View {
          configuration.label
          configuration.currentValueLabel
          Text(String(configuration.fractionCompleted ?? -1))
        }
      }
      """
    func shown(_ view: String) throws -> [String] {
      try texts(ViewSource(body: "\(view).progressViewStyle(Plain())", style))
    }
    #expect(try shown("ProgressView()") == ["-1.0"])
    #expect(try shown("ProgressView(\"P\", value: 1, total: 4)") == ["P", "0.25"])
    #expect(
      try shown("ProgressView(value: 0.5) { Text(\"L\") } currentValueLabel: { Text(\"C\") }") == ["L", "C", "0.5"])
  }

  @Test func aBorderedButtonHasTheHeightOfItsSize() throws {
    func height(_ size: String) throws -> CGFloat? {
      let source = ViewSource(body: "Button(\"B\") {}.buttonStyle(.bordered).controlSize(.\(size))")
      #expect(source.errors == [])
      return try source.views().root?.frame.height
    }
    #expect(try height("small") == 28)
    #expect(try height("large").map { ($0 * 3).rounded() / 3 } == 151.0 / 3)
    #expect(try height("regular") != height("small"))
  }

  @Test func aDisclosureShowsItsContentIfItIsOpen() throws {
    #expect(try texts(ViewSource(body: "DisclosureGroup(\"D\") { Text(\"x\") }")) == ["D"])
    #expect(
      try texts(ViewSource(body: "DisclosureGroup(\"D\", isExpanded: .constant(true)) { Text(\"x\") }")) == ["D", "x"])
  }

  @Test func aDatePickerSaysItsDate() throws {
    let members = "@State var date = Date()"
    #expect(
      try texts(ViewSource(body: "DatePicker(\"D\", selection: $date)", members: members))
        == ["D", "Jan 1, 2024", "10:09\u{202F}AM"])
    let month = try texts(
      ViewSource(
        body: "DatePicker(\"D\", selection: $date, displayedComponents: .date).datePickerStyle(.graphical)",
        members: members))
    #expect(month.first == "January 2024")
    #expect(month.filter { Int($0) != nil } == (1...31).map(String.init))
    // The first of January 2024 is a Monday.
    #expect(month.dropFirst(8).prefix(2) == ["", "1"])
  }

  @Test func aGaugePassesItsShare() throws {
    let style = """
      struct Share: GaugeStyle {
        func makeBody(configuration: Configuration) -> some View { Text(String(configuration.value)) }
      }
      """
    #expect(
      try texts(ViewSource(body: "Gauge(value: 15.0, in: 10...20) { Text(\"G\") }.gaugeStyle(Share())", style))
        == ["0.5"])
  }
}
