import Foundation
import ShapeGeometry
import SwiftSyntax

extension ShapeProgram {
  /// Parses and checks a source; its shapes are ready to run.
  ///
  /// A file that the parser rejects has no shapes. A shape with an error in what it needs is left out, the others stay.
  public init(checking source: ShapeSource) {
    let parsed = ParsedSource(source)
    guard parsed.complaints.isEmpty else {
      self.init(shapes: [], diagnostics: parsed.complaints.map(parsed.places.diagnostic))
      return
    }
    var checker = Checker.withPrelude
    checker.collect(parsed.file)
    let found = checker.order.filter { checker.isShape($0) }
    var shapes: [InterpretedShape] = []
    for nominal in found {
      if checker.isGeneric(nominal), found.contains(where: { !checker.isGeneric($0) }) {
        // It is drawn by the shapes that fill its parameters in.
        checker.checkMembers(of: nominal)
        continue
      }
      do throws(CheckFailure) {
        shapes.append(try InterpretedShape(nominal, &checker, parsed))
      } catch {
        checker.report(error)
      }
    }
    let complaints = checker.diagnostics.sorted { $0.offset < $1.offset }
    self.init(shapes: shapes, diagnostics: complaints.map(parsed.places.diagnostic))
  }
}

extension Checker {
  /// Whether a type, or each of the initializers that the file gives it, has generic parameters.
  func isGeneric(_ nominal: Nominal) -> Bool {
    guard let declared = types[nominal] else { return false }
    guard declared.generics.isEmpty else { return true }
    let own = members[nominal]?.initializers ?? []
    return declared.hasOwnInitializer && !own.isEmpty && own.allSatisfy { !functions[$0].generics.isEmpty }
  }

  /// Whether a struct conforms to Shape, by its header, an extension or a protocol of the file.
  func isShape(_ nominal: Nominal) -> Bool {
    guard let declared = types[nominal], declared.kind == .structure else { return false }
    return protocols(of: nominal).contains { refines($0, .library("Shape")) }
  }
}

extension InterpretedShape {
  /// Checks a shape, finds its parameters and makes its code.
  init(_ nominal: Nominal, _ checker: inout Checker, _ parsed: ParsedSource) throws(CheckFailure) {
    guard let declared = checker.types[nominal] else { throw CheckFailure.silent }
    guard let draw = checker.pathFunction(of: nominal) else {
      throw checker.failure(
        "type '\(nominal.name)' does not conform to protocol 'Shape': 'path(in:)' is missing", at: declared.offset)
    }
    guard !checker.isGeneric(nominal) else {
      throw checker.failure("the generic shape '\(nominal.name)' is not supported", at: declared.offset)
    }
    checker.checkMembers(of: nominal)
    var lowerer = Lowerer(checker)
    var ingredients: [Ingredient]
    let entry: Int
    do throws(CheckFailure) {
      ingredients = try lowerer.ingredients(of: nominal)
      entry = try lowerer.lowerEntry(nominal, ingredients, draw)
      try lowerer.lowerWaiting()
      try lowerer.evaluateInitialValues(of: &ingredients)
    } catch {
      checker = lowerer.checker
      throw error
    }
    checker = lowerer.checker
    let runner = ShapeRunner(program: lowerer.program, entry: entry, ingredients: ingredients, places: parsed.places)
    self.init(
      name: nominal.name, documentation: declared.documentation,
      parameters: ingredients.flatMap { $0.leaves.map(\.parameter) }
    ) { (rect, values, budget) throws(EvaluationFailure) in
      try runner.path(in: rect, values: values, budget: budget)
    }
  }
}

extension Checker {
  /// The shape's own `path(in:)`, or one that a protocol of the file gives it.
  func pathFunction(of nominal: Nominal) -> FunctionID? {
    for owner in [nominal] + allProtocols(of: nominal) {
      let found = members[owner]?.functions["path"]?.first {
        functions[$0].fullName == "path(in:)" && functions[$0].body != nil
      }
      if let found { return found }
    }
    return nil
  }

  /// Checks every member of a shape, so that mistakes in one that nothing calls yet are seen too.
  mutating func checkMembers(of nominal: Nominal) {
    guard let table = members[nominal] else { return }
    var ids = table.functions.values.flatMap { $0 } + Array(table.getters.values) + Array(table.setters.values)
    ids += table.initializers
    for id in ids.sorted() where !returnsView(id) {
      do throws(CheckFailure) { _ = try checkBody(of: id) } catch { report(error) }
    }
  }

  /// Whether a member builds a view, which is none of a shape's path.
  private func returnsView(_ id: FunctionID) -> Bool {
    let name = functions[id].name
    return name == "body" || name == "previews" || functions[id].result?.trimmedDescription == "some View"
      || name == "sizeThatFits"
  }
}

/// Runs a shape's code and turns what goes wrong into a diagnostic.
struct ShapeRunner: Sendable {
  var program: Program
  var entry: Int
  var ingredients: [Ingredient]
  var places: SourcePlaces

  func path(in rect: CGRect, values: [ParameterValue], budget: Budget) throws(EvaluationFailure) -> Path {
    var arguments = Constant(rect)
    var values = values[...]
    for ingredient in ingredients {
      var constant = ingredient.initial
      for leaf in ingredient.leaves {
        guard let value = values.popFirst() else { break }
        constant.words[leaf.word] = leaf.word(for: value)
      }
      arguments.words += constant.words
      arguments.objects += constant.objects
    }
    var machine = Machine(program, budget: budget)
    do throws(Fault) {
      let result = try machine.run(program, entry, arguments)
      guard case .path(let path)? = result.objects.first else { return Path() }
      return path
    } catch {
      let offset = machine.faultOffset(in: program)
      let diagnostic = places.diagnostic(Complaint(message: error.sentence(budget), offset: offset))
      throw EvaluationFailure(diagnostic: diagnostic, partialPath: machine.longestPath)
    }
  }
}

extension Fault {
  /// What is said of it.
  func sentence(_ budget: Budget) -> String {
    switch self {
    case .trap(let message): message
    case .outOfSteps: "the shape did not finish within \(budget.steps) loop turns and calls"
    case .tooDeep: "calls are nested more than \(budget.depth) deep"
    case .tooLarge(let what): "more than \(budget.size) \(what)"
    }
  }
}
