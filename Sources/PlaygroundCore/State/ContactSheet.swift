import ShapeGeometry
import ShapeInterpreter

/// A contact sheet: small pictures of an entry for several values of one parameter, over its range.
public struct ContactSheet: Equatable, Sendable {
  /// One value of the parameter, with the entry's picture.
  public struct Frame: Equatable, Sendable {
    public var value: ParameterValue
    var drawing: Drawing
    /// The values of the drawing's settings.
    var settings: [ParameterValue]
    /// True if the evaluation stopped before its end.
    var hasFailed: Bool
  }

  public var parameter: Parameter
  /// The frames, from the lowest value to the highest.
  public var frames: [Frame]
  /// The index of the selected frame, which enter accepts.
  public internal(set) var selected: Int

  /// A contact sheet whose pictures are not drawn yet.
  struct Plan: Equatable, Sendable {
    struct Frame: Equatable, Sendable {
      var value: ParameterValue
      /// The inputs for its evaluation; nil if its drawing is the one that is shown already.
      var inputs: Picture.Inputs?
      /// The values of the drawing's settings.
      var settings: [ParameterValue]
    }

    var parameter: Parameter
    var frames: [Frame]
    var selected: Int
    /// True if the evaluation of the drawing that is shown stopped before its end.
    var hasFailed: Bool
  }
}

extension ContactSheet.Plan {
  /// Draws the pictures; `shown` is the drawing that is shown already. Throws if it is stopped from outside.
  func sheet(of entryPoint: EntryPoint, _ shown: Drawing, _ budget: Budget) throws(EvaluationFailure) -> ContactSheet {
    var drawn: [ContactSheet.Frame] = []
    for frame in frames {
      let outcome = try frame.inputs.map { (inputs) throws(EvaluationFailure) in
        try Outcome(of: entryPoint, inputs, budget)
      }
      drawn.append(
        ContactSheet.Frame(
          value: frame.value, drawing: outcome?.drawing ?? shown, settings: frame.settings,
          hasFailed: outcome.map { $0.failure != nil } ?? hasFailed))
    }
    return ContactSheet(parameter: parameter, frames: drawn, selected: selected)
  }
}

extension Parameter {
  /// Returns values from one end of the range to the other: about `count` of them, or all if there are few.
  ///
  /// Returns no values for a text or without a range.
  func sweep(around value: ParameterValue, count: Int) -> [ParameterValue] {
    switch kind {
    case .toggle: return [.toggle(false), .toggle(true)]
    case .choice(let names): return names.indices.map(ParameterValue.choice)
    case .text: return []
    case .number, .integer, .angle:
      guard let range = range(holding: value), range.upperBound > range.lowerBound else { return [] }
      let width = range.upperBound - range.lowerBound
      let gaps = step == nil && kind != .integer ? Double(count - 1) : (width / increment).rounded()
      let isFew = gaps < Double(ContactSheetGrid.counts.upperBound)
      let last = isFew ? Int(max(gaps, 1)) : count - 1
      var values: [ParameterValue] = []
      for index in 0...last {
        guard let value = self.value(at: Double(index) / Double(last), of: range), value != values.last else {
          continue
        }
        values.append(value)
      }
      return values
    }
  }
}

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
    let frames = values.map { value in
      var tuning = tuning
      guard selectedRow < own else {
        tuning.settings[selectedRow - own] = value
        return ContactSheet.Plan.Frame(value: value, inputs: nil, settings: tuning.settings)
      }
      tuning.set(value, of: parameter, shape: entry.id)
      return ContactSheet.Plan.Frame(
        value: value, inputs: inputs(of: entry, values: tuning.values(of: shape, id: entry.id)),
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

  /// Moves the selection of the sheet by some columns or some rows.
  mutating func goInSheet(columns: Int = 0, rows: Int = 0) {
    guard case .sheet(var sheet) = mode else { return }
    let grid = ContactSheetGrid(count: sheet.frames.count, on: size)
    let last = sheet.frames.count - 1
    var target = min(max(sheet.selected + columns, 0), last)
    if rows != 0 {
      // Up and down keep the column, as far as the grid has frames in it.
      let column = target % grid.columns
      let row = min(max(target / grid.columns + rows, 0), (last - column) / grid.columns)
      target = row * grid.columns + column
    }
    if target == sheet.selected { notice = columns + rows < 0 ? "no picture before this" : "no picture after this" }
    sheet.selected = target
    mode = .sheet(sheet)
  }

  /// Closes the sheet and sets the parameter to the selected frame's value.
  mutating func acceptFrame() {
    guard case .sheet(let sheet) = mode else { return }
    mode = .browsing
    if sheet.parameter == selectedParameter?.parameter { set(sheet.frames[sheet.selected].value, row: selectedRow) }
  }
}
