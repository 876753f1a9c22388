import ShapeInterpreter

extension Playground {
  /// The part of the present state that is remembered.
  public var session: Session {
    var session = Session()
    session.file = selectedEntry?.id.file
    session.shape = selectedEntry?.id.name
    session.isMouseOn = isMouseOn
    for entry in entries {
      guard let shape = entry.entryPoint, let changes = tuning.changes[entry.id] else { continue }
      let parameters = shape.parameters(changing: changes)
      let values = Self.written(changes, of: parameters)
      if !values.isEmpty {
        session.shapes.append(Session.Shape(file: entry.id.file, name: entry.id.name, values: values))
      }
    }
    let all = DrawingSettings.parameters + MotionSettings.parameters
    let drawing = zip(all, tuning.settings + tuning.motion).filter { $0.initial != $1 }
    session.drawing = Self.written(Dictionary(drawing.map { ($0.name, $1) }, uniquingKeysWith: { $1 }), of: all)
    return session
  }

  private static func written(
    _ values: [String: ParameterValue], of parameters: [Parameter]
  ) -> [String: Session.Value] {
    var written: [String: Session.Value] = [:]
    for parameter in parameters {
      written[parameter.name] = values[parameter.name].flatMap { .init($0, of: parameter) }
    }
    return written
  }

  /// Restores a session, as one step that can be undone.
  ///
  /// `keepsShape` keeps the present selection; `keepsValues` keeps the values of the selected shape and of the drawing.
  public mutating func resume(_ session: Session, keepsShape: Bool = false, keepsValues: Bool = false) {
    let former = tuning
    let present = selectedEntry?.id
    record(nil) { playground in
      for stored in session.shapes {
        let id = EntryID(file: stored.file, name: stored.name)
        if !(keepsValues && id == present) { playground.resume(stored, of: id) }
      }
      if !keepsValues { playground.resumeDrawing(session.drawing) }
      let chosen = playground.entries.first { $0.id.file == session.file && $0.id.name == session.shape }
      if !keepsShape, let chosen { playground.tuning.selection = chosen.id }
    }
    isMouseOn = session.isMouseOn
    selectedRow = 0
    if tuning != former { notice = "as you left it; u goes back to the start values" }
    ask()
  }

  private mutating func resumeDrawing(_ stored: [String: Session.Value]) {
    for (index, parameter) in DrawingSettings.parameters.enumerated() {
      guard let value = stored[parameter.name]?.value(for: parameter) else { continue }
      tuning.settings[index] = value
    }
    for (index, parameter) in MotionSettings.parameters.enumerated() {
      guard let value = stored[parameter.name]?.value(for: parameter) else { continue }
      tuning.motion[index] = value
    }
  }

  private mutating func resume(_ stored: Session.Shape, of id: EntryID) {
    guard let shape = entries.first(where: { $0.id == id })?.entryPoint else { return }
    var changes: [String: ParameterValue] = [:]
    var isGrowing = true
    // The set of parameters may depend on values set before: the elements of an array depend on its count.
    while isGrowing {
      isGrowing = false
      for parameter in shape.parameters(changing: changes) where changes[parameter.name] == nil {
        guard let value = stored.values[parameter.name]?.value(for: parameter), value != parameter.initial else {
          continue
        }
        changes[parameter.name] = value
        isGrowing = true
      }
    }
    tuning.changes[id] = changes.isEmpty ? nil : changes
  }

  /// Shows a message in the status line until the next key.
  public mutating func tell(_ sentence: String) {
    notice = sentence
  }
}
