import ShapeInterpreter

extension Playground {
  /// How many steps `undo` can take back.
  public var undoCount: Int { history.pastCount }
  /// How many steps `redo` can bring again.
  public var redoCount: Int { history.futureCount }

  /// Makes a change and keeps what there was before it, as a step of its own or as a part of a run.
  mutating func record(_ run: History.Run?, isHeld: Bool = false, _ change: (inout Playground) -> Void) {
    let former = tuning
    change(&self)
    history.record(from: former, to: tuning, run: run, isHeld: isHeld, at: clock)
  }

  /// What an action's change belongs to; nil for an action that is a step by itself.
  func run(of action: Action) -> History.Run? {
    switch mode {
    case .filtering: return .filtering
    case .sheet: return nil
    case .browsing, .typing, .help, .command: break
    }
    return switch action {
    case .go, .goToFirst, .goToLast: .choosing
    case .pan: .panning
    case .zoom: .zooming
    case .change: selectedParameter.map { .changing(changedShape, parameter: $0.parameter.name) }
    default: nil
    }
  }

  /// The shape that the selected parameter belongs to; nil when it is one of the drawing's.
  var changedShape: ShapeID? { selectedRow < shapeParameters.count ? selectedEntry?.id : nil }

  /// Takes the last step back.
  mutating func undo() {
    guard let former = history.undo(from: tuning) else {
      notice = "there is nothing to undo"
      return
    }
    travel(to: former, "undid")
  }

  /// Brings again what was undone last.
  mutating func redo() {
    guard let next = history.redo(from: tuning) else {
      notice = "there is nothing to redo"
      return
    }
    travel(to: next, "redid")
  }

  /// Goes to another tuning, selects what is other there, and says what that is.
  private mutating func travel(to target: Tuning, _ verb: String) {
    let former = self
    playbackStart = nil
    tuning = target
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
      notice = "\(verb): \(change)"
      return
    }
    selectedRow = row
    if changes.count == 1, let formerText = formerText(row, parameter) {
      notice = "\(verb): \(parameter.name) \(formerText) → \(parameter.text(of: value))"
    } else {
      notice = "\(verb): \(changes.count) values"
    }
  }

  /// What a row is called; a shape may have a parameter of the same name as one of the drawing's.
  private struct RowName: Hashable {
    var isOwn: Bool
    var name: String
  }

  /// The values as they are shown.
  private var valueTexts: [RowName: String] {
    let own = shapeParameters.count
    let texts = zip(parameters, values).enumerated().map { row, pair in
      (RowName(isOwn: row < own, name: pair.0.name), pair.0.text(of: pair.1))
    }
    return Dictionary(texts, uniquingKeysWith: { first, _ in first })
  }
}
