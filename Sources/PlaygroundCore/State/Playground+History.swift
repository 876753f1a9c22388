import ShapeInterpreter

extension Playground {
  /// The number of steps that `undo` can take back.
  public var undoCount: Int { history.pastCount }
  /// The number of steps that `redo` can restore.
  public var redoCount: Int { history.futureCount }

  /// Performs a change and records the state before it, as a step of its own or as part of a run. `isHeld` continues
  /// the run regardless of pauses.
  mutating func record(_ run: History.Run?, isHeld: Bool = false, _ change: (inout Playground) -> Void) {
    let former = tuning
    change(&self)
    history.record(from: former, to: tuning, run: run, isHeld: isHeld, at: clock)
  }

  /// Returns the run that an action belongs to; nil if the action is always a step of its own.
  func run(of action: Action) -> History.Run? {
    switch mode {
    case .filtering: return .filtering
    case .sheet, .previews: return nil
    case .browsing, .touching, .typing, .problems, .help, .command: break
    }
    return switch action {
    case .go, .goToFirst, .goToLast: .choosing
    case .pan: .panning
    case .zoom: .zooming
    case .change: selectedParameter.map { .changing(changedShape, parameter: $0.parameter.name) }
    default: nil
    }
  }

  /// The shape that the selected parameter belongs to; nil if it is one of the drawing's parameters.
  var changedShape: EntryID? { selectedRow < shapeParameters.count ? selectedEntry?.id : nil }

  /// Undoes the last step.
  mutating func undo() {
    guard let former = history.undo(from: tuning) else {
      notice = "there is nothing to undo"
      return
    }
    travel(to: former, "undid")
  }

  /// Redoes the step that was undone last.
  mutating func redo() {
    guard let next = history.redo(from: tuning) else {
      notice = "there is nothing to redo"
      return
    }
    travel(to: next, "redid")
  }

  /// Restores another tuning, selects the row that differs, and reports the difference in the status line.
  private mutating func travel(to target: Tuning, _ verb: String) {
    let former = self
    playbackStart = nil
    tuning = target
    let touch = restoredTouch(since: former)
    if selectedEntry?.id != former.selectedEntry?.id {
      notice = "\(verb): \(former.selectedEntry?.title ?? "no shape") → \(selectedEntry?.title ?? "no shape")"
      selectedRow = 0
      return
    }
    let formerTexts = former.valueTexts
    let own = shapeParameters.count
    func formerText(_ row: Int, _ parameter: Parameter) -> String? {
      formerTexts[RowName(isOwn: row < own, name: parameter.name)]
    }
    let changes = zip(parameters, values).enumerated().filter { row, pair in
      formerText(row, pair.0) != pair.0.text(of: pair.1)
    }
    guard let (row, (parameter, value)) = changes.first else {
      let change =
        former.tuning.lens != tuning.lens
        ? "the view" : former.tuning.bookmarks != tuning.bookmarks ? "the bookmark" : "a value that is not shown"
      notice = "\(verb): \(touch ?? change)"
      return
    }
    selectedRow = row
    if changes.count == 1, let formerText = formerText(row, parameter) {
      notice = "\(verb): \(parameter.name) \(formerText) → \(parameter.text(of: value))"
    } else {
      notice = "\(verb): \(changes.count) values"
    }
  }

  /// The identity of a row. A shape may have a parameter with the same name as one of the drawing's.
  private struct RowName: Hashable {
    var isOwn: Bool
    var name: String
  }

  /// The texts of the values as they are shown, by row.
  private var valueTexts: [RowName: String] {
    let own = shapeParameters.count
    let texts = zip(parameters, values).enumerated().map { row, pair in
      (RowName(isOwn: row < own, name: pair.0.name), pair.0.text(of: pair.1))
    }
    return Dictionary(texts, uniquingKeysWith: { first, _ in first })
  }
}
