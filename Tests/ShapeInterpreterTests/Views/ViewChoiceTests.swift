import Foundation
import ShapeGeometry
import Testing
import ViewTree

@testable import ShapeInterpreter

/// Controls that choose: pickers in all styles, tabs, disclosures, dates, colours and numbers.
struct ViewChoiceTests {
  private static let tags = "{ Text(\"A\").tag(1)\nText(\"B\").tag(2)\nText(\"C\").tag(3) }"

  /// Returns the text that shows the state after events.
  private func shown(
    _ body: String, _ members: String, after events: ViewEvent.Kind..., width: CGFloat = 300
  ) throws -> String? {
    var life = try ViewLife(body: "VStack { Text(verbatim: \"\\(value)\")\n\(body) }", members: members)
    life.box = CGRect(x: 0, y: 0, width: width, height: 400)
    for (index, event) in events.enumerated() { life.send(event, at: Double(index)) }
    return try life.texts(at: 60).first
  }

  @Test func stepsGoThroughTheTagsOfAPicker() throws {
    let picker = "Picker(\"P\", selection: $value) \(Self.tags)"
    let members = "@State private var value = 1"
    #expect(try shown(picker, members, after: .step(0, 1)) == "2")
    #expect(try shown(picker, members, after: .step(0, 9)) == "3")
    #expect(try shown(picker, members, after: .step(0, 1), .step(0, -5)) == "1")
    for style in ["menu", "wheel", "navigationLink"] {
      #expect(try shown("\(picker).pickerStyle(.\(style))", members, after: .step(0, 2)) == "3", "\(style)")
    }
  }

  @Test func aPressTakesTheNextOptionAndTheFirstOneBehindTheLast() throws {
    let picker = "Picker(\"P\", selection: $value) \(Self.tags)"
    #expect(try shown(picker, "@State private var value = 1", after: .press(0)) == "2")
    #expect(try shown(picker, "@State private var value = 3", after: .press(0)) == "1")
  }

  @Test func aPressOnASegmentOrARowSelectsIt() throws {
    let members = "@State private var value = 1"
    let picker = "Picker(\"P\", selection: $value) \(Self.tags)"
    #expect(try shown("\(picker).pickerStyle(.segmented)", members, after: .press(2)) == "3")
    #expect(try shown("\(picker).pickerStyle(.segmented)", members, after: .press(2), .press(1)) == "2")
    #expect(try shown("Form { \(picker).pickerStyle(.inline) }", members, after: .press(1)) == "2")
    var life = try ViewLife(body: "\(picker).pickerStyle(.segmented).overlay(Text(\"\\(value)\"))", members: members)
    life.send(.tap(CGPoint(x: 190, y: 50)), at: 0)
    #expect(try life.texts(at: 0).last == "3")
  }

  @Test func aTapOnAWheelTurnsItToTheRow() throws {
    let members = "@State private var value = 1"
    let wheel = "Picker(\"P\", selection: $value) \(Self.tags).pickerStyle(.wheel)"
    var life = try ViewLife(body: "\(wheel).overlay(Text(\"\\(value)\").allowsHitTesting(false))", members: members)
    life.box = CGRect(x: 0, y: 0, width: 200, height: 216)
    life.send(.tap(CGPoint(x: 100, y: 170)), at: 0)
    #expect(try life.texts(at: 0).last == "3")
    life.send(.tap(CGPoint(x: 100, y: 80)), at: 1)
    #expect(try life.texts(at: 1).last == "2")
    life.send(.tap(CGPoint(x: 100, y: 108)), at: 2)
    #expect(try life.texts(at: 2).last == "3", "the middle takes the next one")
  }

  @Test func theElementsOfALoopAreTagsOfTheirIdentities() throws {
    let words = "Picker(\"P\", selection: $value) { ForEach([\"one\", \"two\"], id: \\.self) { Text($0) } }"
    #expect(try shown(words, "@State private var value = \"one\"", after: .step(0, 1)) == "two")
    let cases = "Picker(\"P\", selection: $value) { ForEach(Side.allCases) { Text($0.rawValue) } }"
    let side = "enum Side: String, CaseIterable, Identifiable { case left, right; var id: Self { self } }"
    #expect(try shown(cases, "@State private var value = Side.left\n\(side)", after: .step(0, 1)) == "right")
    let tagged = "Picker(\"P\", selection: $value) { ForEach(0..<3) { Text(\"\\($0)\").tag($0 * 10) } }"
    #expect(try shown(tagged, "@State private var value = 0", after: .step(0, 2)) == "20")
  }

  @Test func aSelectionMayBeOptional() throws {
    let picker = """
      Picker("P", selection: $choice) {
        Text("None").tag(nil as Int?)
        Text("One").tag(1 as Int?)
        Text("Two").tag(2)
      }
      """
    let members = "@State private var choice: Int? = nil\nvar value: String { choice.map { \"\\($0)\" } ?? \"-\" }"
    #expect(try shown(picker, members) == "-")
    #expect(try shown(picker, members, after: .step(0, 1)) == "1")
    #expect(try shown(picker, members, after: .step(0, 2)) == "2", "a tag of the wrapped type")
    #expect(try shown(picker, members, after: .step(0, 2), .step(0, -2)) == "-")
  }

  @Test func aPressOnATabSelectsIt() throws {
    let tabs = """
      TabView(selection: $value) {
        Text("x").tabItem { Text("X") }.tag("x")
        Text("y").tabItem { Text("Y") }.tag("y")
      }
      """
    #expect(try shown(tabs, "@State private var value = \"x\"", after: .press(1)) == "y")
    #expect(try shown(tabs, "@State private var value = \"x\"", after: .press(1), .press(0)) == "x")
    var own = try ViewLife(body: "TabView { Text(\"a\").tabItem { Text(\"A\") }\nText(\"b\").tabItem { Text(\"B\") } }")
    #expect(try own.texts(at: 0).first == "a")
    own.send(.press(1), at: 0)
    #expect(try own.texts(at: 0).first == "b", "without a selection they know themselves")
  }

  @Test func pagesAreTurnedByStepsAndByTheirPoints() throws {
    var life = try ViewLife(body: "TabView { Text(\"a\")\nText(\"b\")\nText(\"c\") }.tabViewStyle(.page)")
    life.send(.step(0, 1), at: 0)
    #expect(try life.texts(at: 0) == ["b"])
    life.send(.tap(CGPoint(x: 115, y: 82)), at: 1)
    #expect(try life.texts(at: 1) == ["c"])
    life.send(.step(0, -9), at: 2)
    #expect(try life.texts(at: 2) == ["a"])
  }

  @Test func aPressOpensAGroupAndClosesIt() throws {
    let own = "DisclosureGroup(\"D\") { Text(\"x\") }"
    var life = try ViewLife(body: own)
    life.send(.press(0), at: 1)
    #expect(try life.texts(at: 0) == ["D"])
    #expect(try life.texts(at: 1) == ["D", "x"])
    life.send(.press(0), at: 2)
    #expect(try life.texts(at: 2) == ["D"])
    let bound = "DisclosureGroup(\"D\", isExpanded: $value) { Text(\"x\") }"
    #expect(try shown(bound, "@State private var value = false", after: .press(0)) == "true")
  }

  @Test func aStyleOfOnesOwnTogglesAGroup() throws {
    var life = try ViewLife(
      body: "DisclosureGroup(\"D\") { Text(\"x\") }.disclosureGroupStyle(Plain())", members: "",
      """
      struct Plain: DisclosureGroupStyle {
        func makeBody(configuration: Configuration) -> some View {
          VStack {
            Button("b") { configuration.isExpanded.toggle() }
            if configuration.isExpanded { configuration.content }
          }
        }
      }
      """)
    life.send(.press(0), at: 0)
    #expect(try life.texts(at: 0) == ["b", "x"])
  }

  @Test func aDateGoesOnByDaysAndQuartersOfAnHourWithinItsRange() throws {
    let members = """
      @State private var date = Date(timeIntervalSinceReferenceDate: 0)
      var value: Int { Int(date.timeIntervalSinceReferenceDate) }
      """
    let picker = "DatePicker(\"D\", selection: $date)"
    #expect(try shown(picker, members, after: .step(0, 2)) == "172800")
    #expect(try shown(picker, members, after: .step(1, -1)) == "-900")
    let range = "DatePicker(\"D\", selection: $date, in: Date(timeIntervalSinceReferenceDate: -3600)...)"
    #expect(try shown(range, members, after: .step(0, -1)) == "-3600")
    #expect(try shown("\(picker).datePickerStyle(.wheel)", members, after: .step(1, 1)) == "900")
  }

  @Test func aCalendarShowsAnotherMonthAndTakesADay() throws {
    let members = """
      @State private var date = Date(timeIntervalSinceReferenceDate: 86400 * 30)
      var value: Int { Int(date.timeIntervalSinceReferenceDate) / 86400 }
      """
    let picker = "DatePicker(\"D\", selection: $date, displayedComponents: .date).datePickerStyle(.graphical)"
    // January 31, 2001; then February 28, and back to January 28.
    #expect(try shown(picker, members) == "30")
    #expect(try shown(picker, members, after: .press(1)) == "58")
    #expect(try shown(picker, members, after: .press(1), .press(0)) == "27")
    #expect(try shown(picker, members, after: .step(2, -1)) == "29")
  }

  @Test func aColorPickerGoesThroughTheColors() throws {
    var life = try ViewLife(
      body: "VStack { ColorPicker(\"C\", selection: $color)\ncolor.frame(width: 10, height: 10) }",
      members: "@State private var color = Color.red")
    life.send(.step(0, 1), at: 0)
    #expect(try life.seen(at: 0).last?.hasPrefix("#FF9500") == true)
    life.send(.step(0, -2), at: 1)
    #expect(try life.seen(at: 1).last?.hasPrefix("#FFFFFF") == true)
  }

  @Test func aFieldForANumberKeepsWhatIsTyped() throws {
    var life = try ViewLife(
      body: "VStack { Text(verbatim: \"\\(value)\")\nTextField(\"N\", value: $value, format: .number) }",
      members: "@State private var value = 1.5")
    #expect(try life.texts(at: 0) == ["1.5", "1.5"])
    life.send(.text(0, "2."), at: 0)
    #expect(try life.texts(at: 0) == ["2.0", "2."])
    life.send(.text(0, "2.x"), at: 1)
    #expect(try life.texts(at: 1) == ["2.0", "2.x"])
    life.send(.press(0), at: 2)
    #expect(try life.texts(at: 2) == ["2.0", "2"], "the text has ended")
  }

  /// The bar goes while a view that hides it is there, and for good if the bars of the app are hidden.
  @Test func aTabMayHideTheBar() throws {
    var life = try ViewLife(
      body: """
        TabView(selection: $tab) {
          NavigationStack { Button("next") { tab = 1 }.toolbar(.hidden, for: .tabBar) }
            .tabItem { Text("A") }.tag(0)
          Button("last") { tab = 2 }.tabItem { Text("B") }.tag(1)
          Text("end").toolbarVisibility(.hidden, for: .tabBar, .navigationBar).tabItem { Text("C") }.tag(2)
        }
        """, members: "@State private var tab = 0")
    life.box = CGRect(x: 0, y: 0, width: 300, height: 300)
    #expect(try life.texts(at: 0.5) == ["next"])
    life.send(.press(0), at: 1)
    #expect(try life.texts(at: 1.5) == ["last", "A", "B", "C"])
    life.send(.press(0), at: 2)
    #expect(try life.texts(at: 2.5) == ["end"])
    let own = try ViewLife(
      body: "TabView { Text(\"a\").tabItem { Text(\"A\") } }",
      members: "init() { UITabBar.appearance().isHidden = true }")
    #expect(try own.texts(at: 0) == ["a"])
  }
}
