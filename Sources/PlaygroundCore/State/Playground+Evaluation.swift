import ShapeGeometry
import ShapeInterpreter

// What the state asks for, and what becomes of the answers.

/// What a playground waits for.
public enum Awaited: Equatable, Sendable {
  /// An evaluation that the state asked for, of the shape of this name.
  case evaluation(String)
  /// The check of a file of this name, and perhaps of others with it.
  case check(String)
  /// The dots of the shape of this name: its path is there.
  case drawing(String)
}

extension Playground {
  /// After so long a wait the screen says what it waits for.
  static let longWait = Duration.milliseconds(500)

  /// What the state waits for; nil when everything on the screen is up to date.
  public var awaited: Awaited? {
    if let file = checkedFiles.first { return .check(file) }
    if let evaluation { return .evaluation(evaluation.title) }
    return isDrawing ? .drawing(selectedEntry?.title ?? "") : nil
  }

  /// Whether the wait is long enough to be told of.
  public var isOverdue: Bool { waitStart.map { clock - $0 >= Self.longWait } ?? false }

  /// Asks for the first thing that is not there or out of date, or for nothing.
  mutating func ask() {
    forgetOtherShapes()
    let wish = wish
    if wish != evaluation?.wish {
      evaluation = wish.flatMap(evaluation(for:))
      if checkedFiles.isEmpty { isInterrupted = false }
    }
    if awaited == nil {
      waitStart = nil
      isInterrupted = false
    } else if waitStart == nil {
      waitStart = clock
    }
  }

  /// Answers everything that the state asks for, one after the other, while the caller waits.
  ///
  /// `stop` ends it; what is asked for then stays asked for, and the answer that was cut short is returned.
  @discardableResult
  public mutating func settle(stop: StopSignal = .never) -> Evaluated? {
    while let evaluation {
      let evaluated = evaluation.run(stop: stop)
      if evaluated.isStopped { return evaluated }
      update(.evaluated(evaluated))
    }
    return nil
  }

  /// Takes in an event and everything that it leads to, while the caller waits.
  @discardableResult
  public mutating func settle(after event: Event, stop: StopSignal = .never) -> Evaluated? {
    update(event)
    return settle(stop: stop)
  }

  /// Has whoever runs the playground end what the state waits for.
  mutating func interrupt() { isInterrupted = true }

  /// Takes in what came of an evaluation, if it is what is asked for now.
  mutating func take(_ evaluated: Evaluated) {
    guard evaluated.wish == evaluation?.wish else { return }
    switch (evaluated.wish, evaluated.answer) {
    case (.picture(let inputs), .drawing(let drawing)):
      picture = Picture(drawing, inputs: inputs, previous: picture)
    case (.comparison(let inputs), .drawing(let drawing)):
      comparison = Comparison(
        picture: Picture(drawing, inputs: inputs, previous: .empty), drawing: reference.drawing)
    case (.sheet, .sheet(let sheet)):
      sheetPlan = nil
      playbackStart = nil
      mode = .sheet(sheet)
    case (.command, .command(let command)):
      commandRequest = nil
      show(command)
    case (let wish, .stopped(let drawing)) where isInterrupted: giveUp(wish, drawing)
    default: break
    }
  }

  /// Has done with what was asked for although there is no answer.
  private mutating func giveUp(_ wish: Evaluation.Wish, _ drawing: Drawing) {
    isInterrupted = false
    let sentence = "stopped by esc"
    switch wish {
    case .picture(let inputs):
      let place = drawing.failure
      let failure = Diagnostic(.note, sentence, at: place?.place, sourceLine: place?.sourceLine)
      picture = Picture(Drawing(path: drawing.path, failure: failure), inputs: inputs, previous: picture)
    case .comparison:
      record(nil) { $0.lens.compares = false }
      notice = sentence
    case .sheet:
      sheetPlan = nil
      notice = sentence
    case .command:
      commandRequest = nil
      notice = sentence
    }
  }
}

// What there is to ask for.

extension Playground {
  /// The first thing that is not there or out of date.
  private var wish: Evaluation.Wish? {
    // A new text of the file makes whatever is drawn of the former one out of date.
    guard !checkedFiles.contains(selectedEntry?.id.file ?? "") else { return nil }
    if let entry = selectedEntry, let shape = entry.shape {
      let present = inputs(of: entry, values: shapeValues)
      if present != picture.inputs { return .picture(present) }
      if lens.compares {
        let former = inputs(of: entry, values: Tuning.values(of: shape, changes: reference.changes))
        if former != comparison?.picture.inputs { return .comparison(former) }
      }
      if let sheetPlan { return .sheet(sheetPlan) }
    }
    return commandRequest.map { .command($0) }
  }

  /// All that the path of an entry's shape depends on.
  func inputs(of entry: ShapeEntry, values: [ParameterValue]) -> Picture.Inputs {
    Picture.Inputs(id: entry.id, revision: entry.revision, rect: rect, values: values)
  }

  /// The work that a wish means.
  private func evaluation(for wish: Evaluation.Wish) -> Evaluation? {
    let name = selectedEntry?.title ?? ""
    if case .command = wish {
      var playground = self
      playground.waitStart = nil
      return Evaluation(wish, title: "the command") { [playground] stop in
        let reproduction = Reproduction(of: playground, stop: stop)
        return stop.isRaised ? .stopped(Drawing()) : .command(reproduction?.command)
      }
    }
    guard let shape = selectedEntry?.shape else { return nil }
    let (budget, path) = (budget, picture.path)
    return Evaluation(wish, title: name) { stop in
      do throws(EvaluationFailure) {
        let budget = budget.stopped(by: stop)
        switch wish {
        case .picture(let inputs), .comparison(let inputs):
          return .drawing(try Drawing(of: shape, inputs, budget))
        case .sheet(let plan): return .sheet(try plan.sheet(of: shape, path: path, budget))
        case .command: return .command(nil)
        }
      } catch {
        return .stopped(Drawing(path: error.partialPath, failure: error.diagnostic))
      }
    }
  }

  /// Lets go of what was drawn of a shape that is no longer the selected one.
  private mutating func forgetOtherShapes() {
    let entry = selectedEntry
    if let inputs = picture.inputs, entry?.shape == nil || inputs.id != entry?.id { picture = .empty }
    guard let former = comparison else { return }
    guard lens.compares, entry?.shape != nil, former.picture.inputs?.id == entry?.id else {
      comparison = nil
      return
    }
    let drawing = reference.drawing
    if former.drawing != drawing { comparison?.drawing = drawing }
  }
}
