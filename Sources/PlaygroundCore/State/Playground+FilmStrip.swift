import ShapeInterpreter

extension Playground {
  /// Requests a film strip of the view, or of the motion of the shape.
  mutating func openFilmStrip() {
    guard let entry = selectedEntry, !drawsPath || wayTerms != nil else {
      notice = "a shape moves from its bookmark: change a value first; c shows a parameter's values"
      return
    }
    let inputs = drawsPath ? restingInputs(of: entry, values: shapeValues) : inputs(of: entry, values: shapeValues)
    let present = viewClock.moment ?? shownViews?.moment ?? 0
    let start = viewEvents.last { $0.moment <= present }?.moment ?? 0
    filmStrip = FilmStrip(
      inputs: inputs, start: start, present: present, count: ContactSheetGrid.capacity(on: size), terms: wayTerms)
  }
}
