import ShapeInterpreter

extension Playground {
  /// Requests a film strip of the view.
  mutating func openFilmStrip() {
    guard let entry = selectedEntry, !drawsPath else {
      notice = "only a view moves; c shows a parameter's values"
      return
    }
    let inputs = inputs(of: entry, values: shapeValues)
    let present = viewClock.moment ?? shownViews?.moment ?? 0
    let start = viewEvents.last { $0.moment <= present }?.moment ?? 0
    filmStrip = FilmStrip(
      inputs: inputs, start: start, present: present, count: ContactSheetGrid.capacity(on: size))
  }
}
