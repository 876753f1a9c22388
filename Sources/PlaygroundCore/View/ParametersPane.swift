import ShapeInterpreter

extension Playground {
  /// Draws parameters, with two lines each if there is room: name and value, then slider and range.
  func draw(_ list: ParameterList, on screen: inout ScreenBuffer, theme: Theme) {
    let parameters = parameters
    let values = values
    let names = list.lines.compactMap { $0.content.row.map { parameters[$0].name } }
    let pen = ParameterPen(list: list, theme: theme, names: names)
    for line in list.lines {
      let place = line.place
      switch line.content {
      case .heading(let text, let isFirst):
        if isFirst {
          drawHeading(text, of: .parameters, filter: filter.parameters, on: &screen, in: place)
        } else {
          screen.write(text, column: place.column + 1, row: place.row, style: .dim)
        }
      case .blank: break
      case .value(let index):
        let isSelected = index == selectedRow
        pen.drawValue(
          parameters[index], valueText(of: index, parameters, values),
          isChanged: values[index] != parameters[index].initial,
          isSelected: isSelected, hasKeys: isSelected && focus == .parameters, in: place, on: &screen)
      case .slider(let index): pen.drawSlider(parameters[index], values[index], in: place, on: &screen)
      case .note(let text):
        screen.write(text, column: place.column + 2, row: place.row, limit: place.columns - 3, style: .dim)
      }
    }
  }

  /// Returns the value of a row as text; for a value that is being typed, the text typed so far.
  private func valueText(of index: Int, _ parameters: [Parameter], _ values: [ParameterValue]) -> String {
    if case .typing(let text) = mode, index == selectedRow { return text + "▏" }
    return parameters[index].text(of: values[index])
  }

  /// Returns the selected parameter's name if a list has no room for all of it; nil otherwise.
  func cutName(in list: ParameterList) -> String? {
    guard let line = list.lines.first(where: { $0.content == .value(selectedRow) }) else { return nil }
    let (parameters, values) = (parameters, values)
    let name = parameters[selectedRow].name
    let text = valueText(of: selectedRow, parameters, values)
    return displayWidth(name) > ParameterPen.nameRoom(beside: text, in: line.place) ? name : nil
  }

  /// Draws the selected shape in one line, for screens without room for panes.
  func drawShapeStrip(on screen: inout ScreenBuffer, in area: CellArea) {
    guard focus == .shapes, let entry = selectedEntry, let index = selectedIndex else { return }
    let count = " \(index + 1)/\(entries.count)"
    let room = area.columns - 2 - displayWidth(count)
    screen.write("> " + shortened(title(of: entry), to: room), column: area.column, row: area.row, style: .reverse)
    screen.write(count, column: area.endColumn - displayWidth(count), row: area.row, style: .dim)
  }
}

/// A pen that draws the lines of parameters, with all sliders and all values aligned.
private struct ParameterPen {
  var list: ParameterList
  var theme: Theme
  /// The visible names.
  var names: [String]

  /// Returns the number of columns for a name beside a value.
  static func nameRoom(beside value: String, in place: CellArea) -> Int {
    place.columns - 5 - displayWidth(shown(value, in: place))
  }

  /// Returns the part of a value that there is room for.
  private static func shown(_ value: String, in place: CellArea) -> String {
    shortened(value, to: (place.columns - 3) * 2 / 3)
  }

  /// Draws name and value. The value ends in the third column from the right, a degree sign stands in the second, and
  /// the mark of a guess in the last.
  func drawValue(
    _ parameter: Parameter, _ value: String, isChanged: Bool, isSelected: Bool, hasKeys: Bool, in place: CellArea,
    on screen: inout ScreenBuffer
  ) {
    var style = isSelected || isChanged ? CellStyle.bold : .plain
    if hasKeys {
      style.attributes.insert(.reverse)
      screen.fill(place, with: Cell(" ", style: style))
    }
    let row = place.row
    screen.write(isSelected ? ">" : " ", column: place.column, row: row, style: style)
    let shown = Self.shown(value, in: place)
    let width = displayWidth(shown)
    // A degree sign stands after the common end of the values, so that the digits are aligned.
    let end = place.endColumn - (shown.hasSuffix("°") ? 1 : 2)
    let nameRoom = Self.nameRoom(beside: value, in: place)
    let nameStyle = hasKeys ? style : isSelected ? .bold : .plain
    screen.write(
      shortened(parameter.name, to: nameRoom, amid: names), column: place.column + 2, row: row, style: nameStyle)
    screen.write(shown, column: end - width, row: row, style: style)
    if parameter.origin == .guess, !isChanged {
      screen.write("?", column: place.endColumn - 1, row: row, style: hasKeys ? style : .dim)
    }
  }

  /// Draws a slider and the range after it.
  func drawSlider(_ parameter: Parameter, _ value: ParameterValue, in place: CellArea, on screen: inout ScreenBuffer) {
    guard let fraction = parameter.fraction(of: value), let range = parameter.rangeText(holding: value),
      let track = list.track(in: place)
    else { return }
    let knob = track.lowerBound + Int((fraction * Double(track.count - 1)).rounded())
    for column in track {
      let character: Unicode.Scalar = column == knob ? "●" : column < knob ? "━" : "─"
      let style = column <= knob ? CellStyle(foreground: theme.accent) : .dim
      screen[column, place.row] = Cell(character, style: style)
    }
    let text = shortened(range, to: list.rangeWidth)
    screen.write(text, column: place.endColumn - 2 - displayWidth(text), row: place.row, style: .dim)
  }
}
