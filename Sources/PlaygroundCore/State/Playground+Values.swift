import ShapeInterpreter

// Changing the selected parameter, or all of them.

extension Playground {
  /// The parameter and the value of the selected row; nil if the row does not exist.
  var selectedParameter: (parameter: Parameter, value: ParameterValue)? {
    let parameters = parameters
    guard parameters.indices.contains(selectedRow) else { return nil }
    return (parameters[selectedRow], values[selectedRow])
  }

  /// Changes the selected parameter by some steps.
  mutating func adjust(by count: Int) {
    guard let (parameter, value) = selectedParameter else { return }
    guard parameter.kind != .text else {
      notice = "press enter to type a text for \(parameter.name)"
      return
    }
    let moved = parameter.value(value, movedBy: count)
    guard moved != value else {
      let bound = count < 0 ? "lowest" : "highest"
      notice = "\(parameter.text(of: value)) is the \(bound) value"
      return
    }
    set(moved, row: selectedRow)
  }

  /// Selects the next style of the drawing: fill, stroke, both, and again from the start.
  mutating func cycleStyle() {
    guard drawsPath else {
      notice = "a view is drawn as its source says; only a shape is filled or stroked"
      return
    }
    let index = DrawingSettings.Index.style
    let style = DrawingSettings.parameters[index].value(tuning.settings[index], movedBy: 1)
    set(style, row: shapeParameters.count + index)
  }

  /// Starts or stops the playback of the trim.
  mutating func playTrim() {
    guard drawsPath else {
      notice = "only a shape can be trimmed"
      return
    }
    playbackStart = playbackStart == nil ? clock : nil
  }

  /// Resets the selected parameter to its start value.
  mutating func resetSelected() {
    guard let (parameter, value) = selectedParameter else { return }
    if value == parameter.initial { notice = "\(parameter.name) has its start value" }
    set(parameter.initial, row: selectedRow)
  }

  /// Resets the selected shape and the drawing to their start values.
  mutating func resetAll() {
    let isUntouched = zip(parameters, values).allSatisfy { $0.initial == $1 }
    if isUntouched { notice = "all values are start values" }
    playbackStart = nil
    if let id = selectedEntry?.id { tuning.changes[id] = nil }
    tuning.settings = DrawingSettings.parameters.map(\.initial)
    tuning.motion = MotionSettings.parameters.map(\.initial)
  }
}
