import PlainText
import Rendering
import ShapeInterpreter

/// The parameters, with two lines each if there is room: name and value, then slider and range. All sliders and all
/// values are aligned.
struct ParametersPane: Pane {
  /// The visible part of one parameter.
  private struct Row {
    var parameter: Parameter
    var value: ParameterValue
    /// The value as it is shown, or the text typed for it so far.
    var text: String
    var isSelected: Bool
    /// True if keys change this row.
    var hasKeys: Bool

    var isChanged: Bool { value != parameter.initial }
  }

  private var list: ParameterList
  /// The rows with a visible name or slider, by their index.
  private var rows: [Int: Row]
  private var headingFocus: Bool
  private var filter: String
  private var theme: Theme

  init(_ playground: Playground, _ list: ParameterList, theme: Theme) {
    self.list = list
    self.theme = theme
    headingFocus = playground.focus == .parameters
    filter = playground.filter.parameters
    let (parameters, values) = (playground.parameters, playground.values)
    let selected = playground.selectedRow
    rows = [:]
    for line in list.lines {
      guard let index = line.content.parameter, rows[index] == nil else { continue }
      rows[index] = Row(
        parameter: parameters[index], value: values[index],
        text: playground.valueText(of: index, parameters, values), isSelected: index == selected,
        hasKeys: index == selected && headingFocus)
    }
  }

  func draw(on screen: inout ScreenBuffer) {
    let names = list.lines.compactMap { line in line.content.row.flatMap { rows[$0]?.parameter.name } }
    for line in list.lines {
      let place = line.place
      switch line.content {
      case .heading(let text, let isFirst):
        if isFirst {
          PaneHeading(text: text, hasFocus: headingFocus, filter: filter, area: place).draw(on: &screen)
        } else {
          screen.write(text, column: place.column + 1, row: place.row, style: .dim)
        }
      case .blank: break
      case .value(let index):
        if let row = rows[index] { drawValue(row, amid: names, in: place, on: &screen) }
      case .slider(let index):
        if let row = rows[index] { drawSlider(row, in: place, on: &screen) }
      case .note(let text):
        screen.write(text, column: place.column + 2, row: place.row, limit: place.columns - 3, style: .dim)
      }
    }
  }

  /// The selected parameter's name if there is no room for all of it; nil otherwise.
  var cutName: String? {
    guard let (index, row) = rows.first(where: \.value.isSelected),
      let line = list.lines.first(where: { $0.content == .value(index) })
    else { return nil }
    let name = row.parameter.name
    return displayWidth(name) > Self.nameRoom(beside: row.text, in: line.place) ? name : nil
  }

  /// Returns the number of columns for a name beside a value.
  private static func nameRoom(beside value: String, in place: CellArea) -> Int {
    place.columns - 5 - displayWidth(shown(value, in: place))
  }

  /// Returns the part of a value that there is room for.
  private static func shown(_ value: String, in place: CellArea) -> String {
    shortened(value, to: (place.columns - 3) * 2 / 3)
  }

  /// Draws name and value. The value ends in the third column from the right, a degree sign stands in the second, and
  /// the mark of a guess in the last.
  private func drawValue(_ row: Row, amid names: [String], in place: CellArea, on screen: inout ScreenBuffer) {
    var style = row.isSelected || row.isChanged ? CellStyle.bold : .plain
    if row.hasKeys {
      style.attributes.insert(.reverse)
      screen.fill(place, with: Cell(" ", style: style))
    }
    let line = place.row
    screen.write(row.isSelected ? ">" : " ", column: place.column, row: line, style: style)
    let shown = Self.shown(row.text, in: place)
    let width = displayWidth(shown)
    // A degree sign stands after the common end of the values, so that the digits are aligned.
    let end = place.endColumn - (shown.hasSuffix("°") ? 1 : 2)
    let nameRoom = Self.nameRoom(beside: row.text, in: place)
    let nameStyle = row.hasKeys ? style : row.isSelected ? .bold : .plain
    screen.write(
      shortened(row.parameter.name, to: nameRoom, amid: names), column: place.column + 2, row: line, style: nameStyle)
    screen.write(shown, column: end - width, row: line, style: style)
    if row.parameter.origin == .guess, !row.isChanged {
      screen.write("?", column: place.endColumn - 1, row: line, style: row.hasKeys ? style : .dim)
    }
  }

  /// Draws a slider and the range after it.
  private func drawSlider(_ row: Row, in place: CellArea, on screen: inout ScreenBuffer) {
    guard let fraction = row.parameter.fraction(of: row.value), let track = list.track(in: place),
      let range = row.parameter.rangeText(holding: row.value)
    else { return }
    let knob = track.lowerBound + Int((fraction * Double(track.count - 1)).rounded())
    for column in track {
      let character: DisplayedCharacter = column == knob ? "●" : column < knob ? "━" : "─"
      let style = column <= knob ? CellStyle(foreground: theme.accent) : .dim
      screen[column, place.row] = Cell(character, style: style)
    }
    let text = shortened(range, to: list.rangeWidth)
    screen.write(text, column: place.endColumn - 2 - displayWidth(text), row: place.row, style: .dim)
  }
}

extension Playground {
  /// Returns the value of a row as text; for a value that is being typed, the text typed so far.
  func valueText(of index: Int, _ parameters: [Parameter], _ values: [ParameterValue]) -> String {
    if case .typing(let text) = mode, index == selectedRow { return text + "▏" }
    return parameters[index].text(of: values[index])
  }
}
