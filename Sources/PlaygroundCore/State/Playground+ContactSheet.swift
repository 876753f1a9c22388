import ShapeGeometry
import ShapeInterpreter

extension Playground {
  /// Requests a contact sheet of the selected parameter over its range.
  mutating func openContactSheet() {
    guard let entry = selectedEntry, let shape = entry.entryPoint else {
      notice = "there is no shape to draw"
      return
    }
    guard let (parameter, value) = selectedParameter else { return }
    let count = ContactSheetGrid.capacity(on: size)
    let values = parameter.sweep(around: value, count: count)
    guard values.count > 1 else {
      notice = "\(parameter.name) has no range to go through"
      return
    }
    let own = shapeParameters.count
    guard selectedRow < own + settingParameters.count else {
      notice = "\(parameter.name) is seen in the motion; C shows its moments"
      return
    }
    let frames = values.map { value in
      var tuning = tuning
      guard selectedRow < own else {
        tuning.settings[selectedRow - own] = value
        return ContactSheet.Plan.Frame(value: value, inputs: nil, settings: tuning.settings)
      }
      tuning.set(value, of: parameter, shape: entry.id)
      let values = tuning.values(of: shape, id: entry.id)
      return ContactSheet.Plan.Frame(
        value: value,
        // The way of a shape leads to the present value, not to the others.
        inputs: drawsPath ? restingInputs(of: entry, values: values) : inputs(of: entry, values: values),
        settings: tuning.settings)
    }
    sheetPlan = ContactSheet.Plan(
      parameter: parameter, frames: frames, selected: nearest(to: value, in: values),
      hasFailed: picture.failure != nil)
  }

  private func nearest(to value: ParameterValue, in values: [ParameterValue]) -> Int {
    guard let number = value.number else { return values.firstIndex(of: value) ?? 0 }
    return values.indices.min { abs((values[$0].number ?? 0) - number) < abs((values[$1].number ?? 0) - number) } ?? 0
  }

  /// The selected picture of the sheet that is shown, and the number of its pictures; nil if no sheet is shown.
  var sheetSelection: (selected: Int, count: Int)? {
    switch ground {
    case .sheet(let sheet): return (sheet.selected, sheet.frames.count)
    case .previews(let id):
      let ids = previewIDs
      return ids.isEmpty ? nil : (ids.firstIndex(of: id) ?? 0, ids.count)
    default: return nil
    }
  }

  /// Moves the selection of the sheet by some columns or some rows.
  mutating func goInSheet(columns: Int = 0, rows: Int = 0) {
    guard let (selected, count) = sheetSelection else { return }
    let grid = ContactSheetGrid(count: count, on: size)
    let last = count - 1
    var target = min(max(selected + columns, 0), last)
    if rows != 0 {
      // Up and down keep the column, as far as the grid has frames in it.
      let column = target % grid.columns
      let row = min(max(target / grid.columns + rows, 0), (last - column) / grid.columns)
      target = row * grid.columns + column
    }
    if target == selected { notice = columns + rows < 0 ? "no picture before this" : "no picture after this" }
    if case .sheet(var sheet) = mode {
      sheet.selected = target
      mode = .sheet(sheet)
    } else {
      mode = .previews(selected: previewIDs[target])
    }
  }

  /// Closes the sheet and sets the parameter to the selected frame's value, or the clock to its moment.
  mutating func acceptFrame() {
    guard case .sheet(let sheet) = mode else { return }
    mode = .browsing
    if sheet.showsMoments { return seek(to: sheet.frames[sheet.selected].value.number ?? 0) }
    if sheet.parameter == selectedParameter?.parameter { set(sheet.frames[sheet.selected].value, row: selectedRow) }
  }
}
