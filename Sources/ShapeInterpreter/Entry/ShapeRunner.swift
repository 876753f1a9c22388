import Foundation
import ShapeGeometry
import ViewTree

/// Runs the code of a shape or a view, and turns faults into diagnostics.
struct ShapeRunner: Sendable {
  var program: Program
  var entry: Int
  /// The code that moves a shape; nil if nothing of it is animated.
  private var motion: ShapeMotionCode?
  private(set) var isView: Bool
  /// The offset of the declaration.
  private var offset = 0
  /// The index of the view at the top that is shown; nil for all of them.
  var part: Int?
  var ingredients: [Ingredient]
  var places: SourcePlaces
  /// The start values of the inputs, one after the other.
  private var start = Constant()
  /// The word of each parameter in the start values; nil if other values may lead to other parameters.
  private var leaves: [ParameterWalk.Leaf]?

  /// Makes the code of a shape or a view. The diagnostics stay in the lowerer's checker.
  init(
    _ declared: Shared<TypeDeclaration>, _ maker: ShapeMaker, _ result: EntryResult, _ lowerer: inout Lowerer,
    _ examples: inout ShapeExamples, _ places: SourcePlaces
  ) throws(CheckFailure) {
    if case .node = result { isView = true } else { isView = false }
    offset = declared.offset
    var generics = declared.generics
    if case .initializer(let id) = maker { generics += lowerer.checker.functions[id].generics }
    let types = lowerer.checker.standIns(for: generics, at: declared.offset)
    lowerer.substitution = types
    let candidate = try lowerer.candidate(for: maker, of: declared)
    ingredients = try lowerer.ingredients(of: declared, maker)
    for ingredient in ingredients {
      // A diagnostic about a type without a layout is located at the input's declaration.
      lowerer.builder.stand(at: ingredient.offset)
      _ = try lowerer.layout(of: ingredient.type)
    }
    try lowerer.findMadeInputs(in: &ingredients, candidate, examples.calls(of: declared.nominal))
    entry = try lowerer.lowerEntry(declared, maker, ingredients, result)
    try lowerer.lowerWaiting()
    lowerer.substitution = types
    let known = ingredients
    try lowerer.evaluateInitialValues(of: &ingredients, candidate, &examples, of: declared.nominal)
    if zip(known, ingredients).contains(where: { $0.isMade != $1.isMade }) {
      // A start value was found to hold an object.
      lowerer.substitution = types
      entry = try lowerer.lowerEntry(declared, maker, ingredients, result)
      try lowerer.lowerWaiting()
    }
    lowerer.substitution = types
    if !isView { motion = lowerer.lowerMotion(of: declared, maker, ingredients) }
    program = lowerer.program
    program.assertSound()
    self.places = places
    layStartOut()
    guard !isView else { return }
    let attempt = Self.attempt.stopped(by: lowerer.checker.stop)
    guard !drawsSomething(within: attempt) else { return }
    // A view's initial state says little about the shape.
    var guessed = self
    guessed.ingredients = lowerer.guessing(insteadOfNothingIn: ingredients, types)
    guessed.program = lowerer.program
    guessed.layStartOut()
    if guessed.drawsSomething(within: attempt) { self = guessed }
  }

  /// Makes the runner of a preview, which has no parameters. `entry` is the number of the function that returns its
  /// node.
  init(preview entry: Int, _ program: Program, _ places: SourcePlaces) {
    program.assertSound()
    self.program = program
    self.entry = entry
    self.places = places
    isView = true
    ingredients = []
    leaves = []
  }

  /// Returns the views at the top of a preview; empty if it cannot be evaluated.
  func topViews(_ budget: Budget) -> [ViewNode] {
    let run = ViewRun(program, budget: budget)
    let node = try? run.root(entry) { put(CGRect(x: 0, y: 0, width: 100, height: 100), Constant(), [], in: $0, at: $1) }
    return node?.topViews ?? []
  }

  /// The budget for trying to draw the start values. It takes less time than a key press.
  private static let attempt = Budget(steps: 20_000, depth: 200, size: 20_000)

  /// Returns whether the start values give a path, as far as a small budget shows. Returns true
  /// if no start value is an example.
  private func drawsSomething(within budget: Budget) -> Bool {
    guard ingredients.contains(where: { $0.origin == .example }) else { return true }
    do throws(EvaluationFailure) {
      return try !path(in: CGRect(x: 0, y: 0, width: 100, height: 100), values: [], budget: budget).isEmpty
    } catch {
      return !error.partial.isEmpty
    }
  }

  /// Lays the start values out in the order in which the code expects them.
  private mutating func layStartOut() {
    start = Constant()
    leaves = []
    for ingredient in ingredients {
      let first = start.words.count
      start.append(ingredient.initial)
      guard let own = ingredient.leaves else {
        leaves = nil
        continue
      }
      leaves?.append(contentsOf: own.map { ParameterWalk.Leaf(word: first + $0.word, kind: $0.kind) })
    }
  }

  /// True if the parameters do not depend on their values.
  var isFixed: Bool { leaves != nil }

  /// Returns the parameters for changed values.
  func parameters(_ change: @escaping (Parameter) -> ParameterValue?) -> [Parameter] {
    ingredients.flatMap { $0.parameters(changing: change).parameters }
  }

  /// Evaluates the shape or the view.
  func drawing(_ inputs: EntryPoint.Inputs) throws(EvaluationFailure) -> Drawing {
    guard isView else {
      return .path(
        try path(
          in: inputs.proposal, values: inputs.values, moved: inputs.animatableData, budget: inputs.budget))
    }
    // Layout recurs as deep as views nest.
    return try DeepStack.run { () -> Result<Drawing, EvaluationFailure> in
      do throws(EvaluationFailure) {
        return .success(try views(inputs))
      } catch {
        return .failure(error)
      }
    }.get()
  }

  /// Evaluates a view.
  private func views(_ inputs: EntryPoint.Inputs) throws(EvaluationFailure) -> Drawing {
    var surroundings = ViewSurroundings()
    surroundings.colors = inputs.colors
    for source in places.files.map(\.source) {
      surroundings.colors.assets.merge(source.assets ?? [:]) { first, _ in first }
      if let images = source.images { surroundings.images.merge(images) { first, _ in first } }
    }
    if let accent = surroundings.colors.assets["AccentColor"] {
      surroundings.colors.accent = .adaptive(light: accent.light, dark: accent.dark ?? accent.light)
    }
    let live = live(inputs, surroundings)
    var failure: (any Error)?
    let laidOut = live.picture(at: inputs.moment, after: inputs.events, &failure)
    defer { if failure == nil { inputs.memory?.keep(live) } }
    if let (fault, offset) = live.run.fault {
      let diagnostic = places.diagnostic(Complaint(FaultProblem(fault, inputs.budget), at: offset))
      throw EvaluationFailure(
        diagnostic: diagnostic, partial: laidOut.map { .views($0) } ?? .path(Path()), isStopped: fault == .stopped)
    }
    if let end = failure as? LayoutEnd {
      let diagnostic = places.diagnostic(Complaint(ViewProblem(end), at: offset))
      throw EvaluationFailure(
        diagnostic: diagnostic, partial: laidOut.map { .views($0) } ?? .path(Path()), isStopped: end == .stopped)
    }
    if case .tooManyHappenings(let count)? = failure as? SessionEnd {
      let diagnostic = places.diagnostic(Complaint(ViewProblem.tooManyHappenings(count), at: offset))
      throw EvaluationFailure(diagnostic: diagnostic, partial: laidOut.map { .views($0) } ?? .path(Path()))
    }
    if let laidOut, let remark = laidOut.remark {
      let problem = ViewProblem.invalidNumber(remark.name, isLength: remark.isLength)
      var complaint = Complaint(problem, at: remark.offset ?? offset)
      complaint.severity = .warning
      throw EvaluationFailure(diagnostic: places.diagnostic(complaint), partial: .views(laidOut))
    }
    if let laidOut, let unrest = laidOut.unrest {
      var complaint = Complaint(ViewProblem.restless(unrest.name), at: unrest.offset ?? offset)
      complaint.severity = .warning
      throw EvaluationFailure(diagnostic: places.diagnostic(complaint), partial: .views(laidOut))
    }
    return laidOut.map { .views($0) } ?? .path(Path())
  }

  /// Returns a session of the view: the one that is remembered, if it can go on, or a new one. Without a root it shows
  /// nothing.
  private func live(_ inputs: EntryPoint.Inputs, _ surroundings: ViewSurroundings) -> LiveView {
    let key = LiveView.Key(
      proposal: inputs.proposal, safeArea: inputs.safeArea, values: inputs.values, surroundings: surroundings)
    let known = inputs.memory?.take(LiveView.self) {
      $0.continues(key, to: inputs.moment, after: inputs.events)
    }
    if let known {
      known.stop.turn(to: inputs.budget.stop)
      return known
    }
    let stop = StopRelay(to: inputs.budget.stop)
    let run = ViewRun(program, in: surroundings, budget: inputs.budget.stopped(by: stop.signal))
    let start = leaves == nil ? arguments(inputs.values) : start
    guard var node = try? run.root(entry, { put(inputs.proposal, start, inputs.values, in: $0, at: $1) }) else {
      return LiveView(run, stop: stop)
    }
    if let part {
      let views = node.topViews
      node = views.indices.contains(part) ? views[part] : .empty
    }
    return LiveView(node, run, key, stop: stop)
  }

  /// Lays the arguments of the entry's function out: the rectangle and the inputs.
  private func put(
    _ rect: CGRect, _ start: Constant, _ values: [ParameterValue], in frame: Frame, at slot: Slot
  ) {
    rect.store(to: frame, at: slot)
    let slot = slot.advanced(by: CGRect.layout)
    frame.put(start, at: slot)
    for (leaf, value) in zip(leaves ?? [], values) {
      leaf.put(value, in: &frame.words[Int(slot.word) + leaf.word])
    }
  }

  /// Returns the path of a shape with these values, or with other numbers in its animatable data.
  func path(
    in rect: CGRect, values: [ParameterValue], moved: [Double]? = nil, budget: Budget
  ) throws(EvaluationFailure) -> Path {
    guard let moved, let motion else { return try result(of: entry, in: rect, values, budget) }
    return try result(of: motion.path, in: rect, values, budget, moved: moved)
  }

  /// Returns the numbers in the animatable data of a shape with these values; empty if nothing of it is animated.
  func animatableData(_ inputs: EntryPoint.Inputs) throws(EvaluationFailure) -> [Double] {
    guard let motion else { return [] }
    return try result(of: motion.numbers, in: inputs.proposal, inputs.values, inputs.budget)
  }

  /// Runs one of the functions of a shape. The numbers stand before its other arguments.
  private func result<Value: MachineValue>(
    of function: Int, in rect: CGRect, _ values: [ParameterValue], _ budget: Budget, moved: [Double]? = nil
  ) throws(EvaluationFailure) -> Value {
    let start = leaves == nil ? arguments(values) : start
    var machine = Machine(program, budget: budget)
    do throws(Fault) {
      let frame = try machine.run(program, function) { frame, slot in
        moved?.store(to: frame, at: slot)
        put(rect, start, values, in: frame, at: moved == nil ? slot : slot.advanced(by: .object))
      }
      return Value.load(from: frame, at: Slot(0, 0))
    } catch {
      let offset = machine.faultOffset(in: program)
      let diagnostic = places.diagnostic(Complaint(FaultProblem(error, budget), at: offset))
      throw EvaluationFailure(
        diagnostic: diagnostic, partial: .path(machine.longestPath), isStopped: error == .stopped)
    }
  }

  /// Returns the inputs with changed parameters. Used if the parameters depend on their values.
  private func arguments(_ values: [ParameterValue]) -> Constant {
    var result = Constant()
    var rest = values[...]
    for ingredient in ingredients { result.append(ingredient.parameters { _ in rest.popFirst() }.value) }
    return result
  }
}
