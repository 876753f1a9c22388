import ShapeInterpreter

extension Playground {
  /// Draws the parameters, two lines each where there is room: name and value, then slider and range.
  func drawParameters(on screen: inout ScreenBuffer, in area: CellArea, theme: Theme) {
    let lines = parameterLines(rows: area.rows)
    let selected = lines.firstIndex { $0.row == selectedRow } ?? 0
    // The slider under the selected name is to be seen too.
    let first = selected + 1 < area.rows ? 0 : firstVisible(of: lines.count, around: selected, room: area.rows)
    let pen = ParameterPen(area: area, rows: Array(zip(parameters, values)), theme: theme)
    for (offset, line) in lines.dropFirst(first).prefix(area.rows).enumerated() {
      let row = area.row + offset
      let place = CellArea(column: area.column, row: row, columns: area.columns, rows: 1)
      switch line {
      case .heading(let text, let isFirst):
        if isFirst {
          drawHeading(text, of: .parameters, filter: filter.parameters, on: &screen, in: place)
        } else {
          screen.write(text, column: area.column + 1, row: row, style: .dim)
        }
      case .blank: break
      case .value(let index):
        let isSelected = index == selectedRow
        pen.drawValue(
          parameters[index], valueText(of: index), isChanged: values[index] != parameters[index].initial,
          isSelected: isSelected, hasKeys: isSelected && focus == .parameters, row: row, on: &screen)
      case .slider(let index):
        pen.drawSlider(parameters[index], values[index], row: row, on: &screen)
      case .note(let text):
        screen.write(text, column: area.column + 2, row: row, limit: area.columns - 3, style: .dim)
      }
    }
  }

  /// The value of a row as text; the selected one while it is typed as far as it is typed.
  func valueText(of index: Int) -> String {
    if case .typing(let text) = mode, index == selectedRow { return text + "▏" }
    return parameters[index].text(of: values[index])
  }

  /// One line of the pane.
  private enum Line {
    case heading(String, isFirst: Bool)
    case blank
    case value(Int)
    case slider(Int)
    case note(String)

    /// The row that is selected when this line is.
    var row: Int? {
      if case .value(let index) = self { index } else { nil }
    }
  }

  /// The pane's lines: with sliders for all, for the shape's own parameters only, or for none, whichever fits first.
  private func parameterLines(rows: Int) -> [Line] {
    let own = shapeParameters.count
    let visible = visibleRows
    let parameters = parameters
    func lines(sliders: (Int) -> Bool) -> [Line] {
      var lines: [Line] = [.heading("Parameters", isFirst: true)]
      if visible.isEmpty { lines.append(.note("none of \(parameters.count)")) }
      if own == 0, filter.parameters.isEmpty { lines.append(.note("none of its own")) }
      for index in visible {
        let parameter = parameters[index]
        if index >= own, lines.allSatisfy({ ($0.row ?? 0) < own }) {
          lines += [.blank, .heading("Drawing", isFirst: false)]
        }
        lines.append(.value(index))
        if parameter.range != nil, sliders(index) { lines.append(.slider(index)) }
      }
      return lines
    }
    let detailed = lines { _ in true }
    if detailed.count <= rows { return detailed }
    let medium = lines { $0 < own }
    return medium.count <= rows ? medium : lines { _ in false }
  }

  /// Draws what is selected in a line or two, for screens without room for panes.
  func drawStrip(on screen: inout ScreenBuffer, in area: CellArea, theme: Theme) {
    guard focus != .shapes else {
      guard let entry = selectedEntry, let index = selectedIndex else { return }
      let count = " \(index + 1)/\(entries.count)"
      let room = area.columns - 2 - displayWidth(count)
      screen.write("> " + shortened(title(of: entry), to: room), column: area.column, row: area.row, style: .reverse)
      screen.write(count, column: area.endColumn - displayWidth(count), row: area.row, style: .dim)
      return
    }
    guard let (parameter, value) = selectedParameter else { return }
    let pen = ParameterPen(area: area, rows: [(parameter, value)], theme: theme)
    pen.drawValue(
      parameter, valueText(of: selectedRow), isChanged: value != parameter.initial, isSelected: true,
      hasKeys: focus == .parameters, row: area.row, on: &screen)
    if area.rows > 1 { pen.drawSlider(parameter, value, row: area.row + 1, on: &screen) }
  }
}

/// Draws the lines of parameters into an area, all sliders and all values in line.
private struct ParameterPen {
  var area: CellArea
  var theme: Theme
  /// The columns of the widest range.
  private var rangeWidth: Int

  init(area: CellArea, rows: [(Parameter, ParameterValue)], theme: Theme) {
    self.area = area
    self.theme = theme
    rangeWidth = min(
      rows.lazy.compactMap { $0.rangeText(holding: $1).map(displayWidth) }.max() ?? 0, max(area.columns / 2 - 2, 0))
  }

  /// Draws name and value; the value ends in the last column but one, which is for the mark of a guess.
  func drawValue(
    _ parameter: Parameter, _ value: String, isChanged: Bool, isSelected: Bool, hasKeys: Bool, row: Int,
    on screen: inout ScreenBuffer
  ) {
    var style = isSelected || isChanged ? CellStyle.bold : .plain
    if hasKeys {
      style.attributes.insert(.reverse)
      screen.fill(
        CellArea(column: area.column, row: row, columns: area.columns, rows: 1), with: Cell(" ", style: style))
    }
    screen.write(isSelected ? ">" : " ", column: area.column, row: row, style: style)
    let room = area.columns - 3
    let shown = shortened(value, to: room * 2 / 3)
    let width = displayWidth(shown)
    // A degree sign stands beyond the digits, so that these stay in line.
    let end = area.endColumn - (shown.hasSuffix("°") ? 1 : 2)
    let nameRoom = area.columns - 5 - width
    let nameStyle = hasKeys ? style : isSelected ? .bold : .plain
    screen.write(shortened(parameter.name, to: nameRoom), column: area.column + 2, row: row, style: nameStyle)
    screen.write(shown, column: end - width, row: row, style: style)
    if parameter.origin == .guess, !isChanged {
      screen.write("?", column: area.endColumn - 1, row: row, style: hasKeys ? style : .dim)
    }
  }

  /// Draws a slider and the range behind it.
  func drawSlider(_ parameter: Parameter, _ value: ParameterValue, row: Int, on screen: inout ScreenBuffer) {
    guard let fraction = parameter.fraction(of: value), let range = parameter.rangeText(holding: value) else { return }
    let start = area.column + 2
    let width = area.columns - 2 - rangeWidth - 3
    guard width >= 3 else { return }
    let knob = Int((fraction * Double(width - 1)).rounded())
    for column in 0..<width {
      let character: Unicode.Scalar = column == knob ? "●" : column < knob ? "━" : "─"
      let style = column <= knob ? CellStyle(foreground: theme.accent) : .dim
      screen[start + column, row] = Cell(character, style: style)
    }
    let text = shortened(range, to: rangeWidth)
    screen.write(text, column: area.endColumn - 2 - displayWidth(text), row: row, style: .dim)
  }
}
