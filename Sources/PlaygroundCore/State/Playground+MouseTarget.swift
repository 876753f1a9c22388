import Rendering

extension Playground {
  /// Returns the part of the present screen at a cell.
  func target(column: Int, row: Int) -> MouseTarget {
    guard let layout else { return .nothing }
    if case .command = mode { return .besideHelp }
    if case .help = mode {
      let box = helpText.box(on: size)
      return box.contains(column: column, row: row) ? .help : .besideHelp
    }
    if case .problems = mode { return row >= problemText.area(on: size).row ? .help : .besideHelp }
    if let (selected, count) = sheetSelection {
      let places = ContactSheetGrid(count: count, on: size).places(selected: selected, count: count, on: size)
      return places.first { $0.area.contains(column: column, row: row) }.map { .frame($0.frame) } ?? .nothing
    }
    if let bar = scrubBar(in: layout.canvas), bar.area.contains(column: column, row: row) {
      return .scrubBar(track: bar.area.column..<bar.area.endColumn, end: bar.end)
    }
    if layout.canvas.contains(column: column, row: row) { return .canvas(layout.canvas) }
    if let area = layout.shapes, area.contains(column: column, row: row) { return shapeTarget(row: row, in: area) }
    let list: ParameterList? =
      if let area = layout.parameters, area.contains(column: column, row: row) {
        parameterList(in: area)
      } else if let area = layout.strip, area.contains(column: column, row: row) {
        stripList(in: area)
      } else {
        nil
      }
    guard let list else { return layout.strip?.contains(column: column, row: row) == true ? .shapeList : .nothing }
    return parameterTarget(column: column, row: row, in: list)
  }

  private func shapeTarget(row: Int, in area: CellArea) -> MouseTarget {
    let lines = shapeLines(in: area)
    let index = row - lines.area.row
    return lines.entries.indices.contains(index) ? .shape(lines.entries[index]) : .shapeList
  }

  private func parameterTarget(column: Int, row: Int, in list: ParameterList) -> MouseTarget {
    guard let line = list.lines.first(where: { $0.place.contains(column: column, row: row) }) else { return .nothing }
    switch line.content {
    case .value(let index): return .row(index)
    case .slider(let index):
      guard let track = list.track(in: line.place), column < track.upperBound + 1 else { return .row(index) }
      return .slider(row: index, track: track)
    case .heading, .blank, .note: return .nothing
    }
  }
}
