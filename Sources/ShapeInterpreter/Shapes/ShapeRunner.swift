import Foundation
import ShapeGeometry

/// Runs a shape's code and turns what goes wrong into a diagnostic.
struct ShapeRunner: Sendable {
  var program: Program
  var entry: Int
  var ingredients: [Ingredient]
  var places: SourcePlaces
  /// The ingredients' start values, one after the other.
  private var start = Constant()
  /// Where among the words of the start values each parameter's is; nil when other values may have other parameters.
  private var leaves: [ParameterWalk.Leaf]?

  /// Makes the code of a shape; what is complained of stays in the lowerer's checker.
  init(
    _ declared: TypeDeclaration, _ maker: ShapeMaker, _ draw: FunctionID, _ lowerer: inout Lowerer,
    _ examples: inout ShapeExamples, _ places: SourcePlaces
  ) throws(CheckFailure) {
    var generics = declared.generics
    if case .initializer(let id) = maker { generics += lowerer.checker.functions[id].generics }
    let types = lowerer.checker.standIns(for: generics, at: declared.offset)
    lowerer.substitution = types
    let candidate = try lowerer.candidate(for: maker, of: declared)
    ingredients = try lowerer.ingredients(of: declared, maker)
    for ingredient in ingredients {
      // What cannot be held is complained of where it is declared.
      lowerer.builder.offset = ingredient.offset
      _ = try lowerer.layout(of: ingredient.type)
    }
    entry = try lowerer.lowerEntry(declared, maker, ingredients, draw)
    try lowerer.lowerWaiting()
    lowerer.substitution = types
    try lowerer.evaluateInitialValues(of: &ingredients, candidate, &examples, of: declared.nominal)
    program = lowerer.program
    self.places = places
    layStartOut()
    let attempt = Self.attempt.stopped(by: lowerer.checker.stop)
    guard !drawsSomething(within: attempt) else { return }
    // A view's state before anything has appeared says little of the shape.
    var guessed = self
    guessed.ingredients = lowerer.guessing(insteadOfNothingIn: ingredients, types)
    guessed.program = lowerer.program
    guessed.layStartOut()
    if guessed.drawsSomething(within: attempt) { self = guessed }
  }

  /// The work that an attempt at a start picture may cost: less than a key press.
  private static let attempt = Budget(steps: 20_000, depth: 200, size: 20_000)

  /// Whether there is a path at the start values, as far as a little work shows; true where none of these is an example.
  private func drawsSomething(within budget: Budget) -> Bool {
    guard ingredients.contains(where: { $0.origin == .example }) else { return true }
    do throws(EvaluationFailure) {
      return try !path(in: CGRect(x: 0, y: 0, width: 100, height: 100), values: [], budget: budget).isEmpty
    } catch {
      return !error.partialPath.isEmpty
    }
  }

  /// Lays the start values out as the code takes them.
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

  /// Whether there are the same parameters whatever their values.
  var isFixed: Bool { leaves != nil }

  /// The parameters that there are when some are changed.
  func parameters(_ change: @escaping (Parameter) -> ParameterValue?) -> [Parameter] {
    ingredients.flatMap { $0.parameters(changing: change).parameters }
  }

  func path(in rect: CGRect, values: [ParameterValue], budget: Budget) throws(EvaluationFailure) -> Path {
    let start = leaves == nil ? arguments(values) : start
    var machine = Machine(program, budget: budget)
    do throws(Fault) {
      let frame = try machine.run(program, entry) { frame, slot in
        rect.store(to: frame, at: slot)
        let slot = slot.advanced(by: CGRect.layout)
        frame.put(start, at: slot)
        for (leaf, value) in zip(leaves ?? [], values) {
          leaf.put(value, in: &frame.words[Int(slot.word) + leaf.word])
        }
      }
      return Path.load(from: frame, at: Slot(0, 0))
    } catch {
      let offset = machine.faultOffset(in: program)
      let diagnostic = places.diagnostic(Complaint(message: error.sentence(budget), offset: offset))
      throw EvaluationFailure(
        diagnostic: diagnostic, partialPath: machine.longestPath, isStopped: error == .stopped)
    }
  }

  /// The ingredients with some parameters changed, where other values may have other parameters.
  private func arguments(_ values: [ParameterValue]) -> Constant {
    var result = Constant()
    var rest = values[...]
    for ingredient in ingredients { result.append(ingredient.parameters { _ in rest.popFirst() }.value) }
    return result
  }
}
