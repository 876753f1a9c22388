import ShapeGeometry
import ShapeInterpreter

// The evaluations that the state requests, and their answers.

/// The work that a playground waits for.
public enum Awaited: Equatable, Sendable {
  /// An evaluation that the state requested; the value is its title, usually the name of the shape.
  case evaluation(String)
  /// The check of the file with this name, and perhaps of other files with it.
  case check(String)
  /// The drawing of dots for the shape with this name; its path has been evaluated.
  case drawing(String)
}

extension Playground {
  /// The waiting time after which the screen says what it waits for.
  static let longWait = Duration.milliseconds(500)

  /// The work that the state waits for; nil if everything on the screen is up to date.
  public var awaited: Awaited? {
    if let file = checkedFiles.first { return .check(file) }
    if let evaluation { return .evaluation(evaluation.title) }
    return isDrawing ? .drawing(selectedEntry?.title ?? "") : nil
  }

  /// True if the wait is long enough to be reported.
  public var isOverdue: Bool { waitStart.map { clock - $0 >= Self.longWait } ?? false }

  /// Requests the first thing that is missing or out of date, or nothing if all is up to date.
  mutating func ask() {
    forgetOtherShapes()
    keepMotion()
    let wish = wish
    if wish != evaluation?.wish, !goesOn(with: wish) {
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

  /// Runs all evaluations that the state requests, one after the other, while the caller waits.
  ///
  /// If `stop` is raised, the present request stays pending and the interrupted answer is returned; otherwise nil.
  @discardableResult
  public mutating func settle(stop: StopSignal = .never) -> Evaluated? {
    while let evaluation {
      let evaluated = evaluation.run(stop: stop)
      if evaluated.isStopped { return evaluated }
      update(.evaluated(evaluated))
    }
    return nil
  }

  /// Handles an event and runs all evaluations that follow from it, while the caller waits. Returns the interrupted
  /// answer if `stop` is raised, otherwise nil.
  @discardableResult
  public mutating func settle(after event: Event, stop: StopSignal = .never) -> Evaluated? {
    update(event)
    return settle(stop: stop)
  }

  /// Asks the runner of the playground to end the work that the state waits for.
  mutating func interrupt() { isInterrupted = true }

  /// Takes over the result of an evaluation if it answers the present request.
  mutating func take(_ evaluated: Evaluated) {
    guard evaluated.wish == evaluation?.wish else { return }
    // The next frame of a view that moves is another wait.
    if clockRuns { waitStart = nil }
    switch (evaluated.wish, evaluated.answer) {
    case (.picture(let inputs), .outcome(let outcome)) where holdsBack(outcome, inputs): evaluation = nil
    case (.picture(let inputs), .outcome(let outcome)):
      let former = focusedField
      picture = Picture(outcome, inputs: inputs, previous: picture)
      evaluation = nil
      keepTouch()
      followFocus(from: former)
      if let extent = outcome.extent {
        viewExtents[inputs.id] = ViewExtent(revision: inputs.revision, proposal: inputs.proposal, rect: extent)
      }
    case (.motion, .motion(let motion)):
      shapeMotion = motion
      evaluation = nil
    case (.comparison(let inputs), .outcome(let outcome)):
      comparison = Comparison(
        picture: Picture(outcome, inputs: inputs, previous: .empty), settings: reference.settings)
    case (.ghosts, .ghosts(let ghosts)):
      keep(ghosts)
      evaluation = nil
    case (.sheet, .sheet(let sheet)), (.film, .sheet(let sheet)):
      (sheetPlan, filmStrip) = (nil, nil)
      playbackStart = nil
      mode = .sheet(sheet)
    case (.preview(let inputs), .outcome(let outcome)):
      previewPictures[inputs.id] = PreviewPicture(
        inputs: inputs, drawing: outcome.drawing, extent: outcome.extent, hasFailed: outcome.failure != nil)
    case (.command, .command(let command)):
      commandRequest = nil
      show(command)
    case (let wish, .stopped(let outcome)) where isInterrupted: giveUp(wish, outcome)
    default: break
    }
  }

  /// Ends a request that was stopped without an answer, and reports this.
  private mutating func giveUp(_ wish: Evaluation.Wish, _ outcome: Outcome) {
    isInterrupted = false
    let sentence = "stopped by esc"
    switch wish {
    case .picture(let inputs):
      let place = outcome.failure
      // Another frame would take as long.
      viewClock.isPlaying = false
      let failure = Diagnostic(.note, sentence, at: place?.place, sourceLine: place?.sourceLine)
      picture = Picture(Outcome(drawing: outcome.drawing, failure: failure), inputs: inputs, previous: picture)
    case .motion:
      viewClock = .none
      notice = sentence
    case .comparison:
      record(nil) { $0.lens.compares = false }
      notice = sentence
    case .ghosts:
      record(nil) { $0.lens.showsGhosts = false }
      notice = sentence
    case .sheet, .film:
      (sheetPlan, filmStrip) = (nil, nil)
      notice = sentence
    case .preview(let inputs):
      previewPictures[inputs.id] = PreviewPicture(
        inputs: inputs, drawing: outcome.drawing, extent: nil, hasFailed: true)
      notice = sentence
    case .command:
      commandRequest = nil
      notice = sentence
    }
  }
}

// The possible requests.

extension Playground {
  /// The request for the first thing that is missing or out of date; nil if there is none.
  private var wish: Evaluation.Wish? {
    // While a new text of the file is being checked, a drawing of the former text would soon be out of date.
    guard !checkedFiles.contains(selectedEntry?.id.file ?? "") else { return nil }
    var frame: Picture.Inputs?
    if let missingMotion { return .motion(missingMotion) }
    if let entry = selectedEntry, let shape = entry.entryPoint {
      let present = inputs(of: entry, values: shapeValues)
      // A view that moves by itself always has another frame, so other work comes before it.
      if viewClock.isPlaying, let shown = picture.inputs, present.isLaterFrame(of: shown) {
        frame = present
      } else if present != picture.inputs {
        return .picture(present)
      }
      if lens.compares {
        let former = restingInputs(of: entry, values: Tuning.values(of: shape, changes: reference.changes))
        if former != comparison?.picture.inputs { return .comparison(former) }
      }
      if let missingGhosts { return .ghosts(missingGhosts) }
      if let sheetPlan { return .sheet(sheetPlan) }
      if let filmStrip { return .film(filmStrip) }
    }
    if let preview = missingPreview { return .preview(preview) }
    if let commandRequest { return .command(commandRequest) }
    return frame.map { .picture($0) }
  }

  /// Returns everything that the drawing of the selected entry depends on, with its clock.
  func inputs(of entry: ListedEntry, values: [ParameterValue]) -> Picture.Inputs {
    var inputs = restingInputs(of: entry, values: values)
    guard entry.entryPoint?.kind != .shape else {
      guard let way, let moment = viewClock.moment else { return inputs }
      inputs.moment = min(moment, way.end)
      inputs.animatableData = way.animatableData(at: moment)
      return inputs
    }
    inputs.events = viewEvents
    inputs.moment = wantedMoment
    return inputs
  }

  /// Returns the work that answers a request; nil if there is no shape to evaluate.
  private func evaluation(for wish: Evaluation.Wish) -> Evaluation? {
    let name = selectedEntry?.title ?? ""
    if case .command = wish {
      var playground = self
      playground.waitStart = nil
      return Evaluation(wish, title: "the command") { [playground] stop in
        let reproduction = Reproduction(of: playground, stop: stop)
        return stop.isRaised ? .stopped(Outcome()) : .command(reproduction?.command)
      }
    }
    var entry = selectedEntry
    if case .preview(let inputs) = wish { entry = entries.first { $0.id == inputs.id } }
    guard let entryPoint = entry?.entryPoint else { return nil }
    let (budget, drawing, memory, ghostMemory) = (budget, picture.drawing, viewMemory, ghostMemory)
    // The extent of a view is that of its start values, so that a change of a value is seen as one.
    let measures = chosenProposal == nil && entryPoint.kind != .shape && viewExtent == nil
    return Evaluation(wish, title: entry?.title ?? name) { stop in
      do throws(EvaluationFailure) {
        let budget = budget.stopped(by: stop)
        switch wish {
        case .picture(let inputs):
          var outcome = try Outcome(of: entryPoint, inputs, budget, memory)
          if case .views(let views) = outcome.drawing {
            outcome.listing = ViewListing(views, places: entryPoint.places(ofOffsets:))
          }
          if measures { outcome.extent = try ViewExtent.rect(of: entryPoint, inputs, outcome, budget) }
          return .outcome(outcome)
        case .comparison(let inputs): return .outcome(try Outcome(of: entryPoint, inputs, budget))
        case .preview(let inputs):
          var outcome = try Outcome(of: entryPoint, inputs, budget)
          outcome.extent = try ViewExtent.rect(of: entryPoint, inputs, outcome, budget)
          return .outcome(outcome)
        case .ghosts(let plan): return .ghosts(try plan.ghosts(of: entryPoint, budget, ghostMemory))
        case .motion(let plan): return .motion(try plan.motion(of: entryPoint, budget))
        case .sheet(let plan): return .sheet(try plan.sheet(of: entryPoint, drawing, budget))
        case .film(let film): return .sheet(try film.sheet(of: entryPoint, budget))
        case .command: return .command(nil)
        }
      } catch {
        return .stopped(Outcome(drawing: error.partial, failure: error.diagnostic))
      }
    }
  }

  /// Drops the picture and the comparison if they belong to a shape that is not selected. Otherwise keeps the drawing
  /// values of the comparison up to date.
  private mutating func forgetOtherShapes() {
    let entry = selectedEntry
    if let inputs = picture.inputs, entry?.entryPoint == nil || inputs.id != entry?.id { picture = .empty }
    // A session belongs to one text of one view.
    if clockedEntry != entry?.id || clockedRevision != entry?.revision {
      (viewMemory, ghostMemory, ghosts) = (ViewMemory(), ViewMemory(), [])
    }
    clockedRevision = entry?.revision
    if clockedEntry != entry?.id {
      clockedEntry = entry?.id
      beginView()
    }
    guard let former = comparison else { return }
    guard lens.compares, entry?.entryPoint != nil, former.picture.inputs?.id == entry?.id else {
      comparison = nil
      return
    }
    let settings = reference.settings
    if former.settings != settings { comparison?.settings = settings }
  }
}
