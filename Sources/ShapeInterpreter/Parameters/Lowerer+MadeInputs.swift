import SwiftParser
import SwiftSyntax

// Inputs that hold objects: no start value of theirs is kept, since objects are there only in the run that makes them.
// The code of the shape or the view makes them each time.

extension Lowerer {
  /// Marks the inputs whose types hold objects, and finds the expressions that make them: the default, or the argument
  /// of a call in the file, or else a call of an initializer.
  mutating func findMadeInputs(
    in ingredients: inout [Ingredient], _ candidate: Candidate, _ calls: [FunctionCallExprSyntax]
  ) throws(CheckFailure) {
    for index in ingredients.indices {
      let ingredient = ingredients[index]
      guard try holdsObjects(ingredient.type) else { continue }
      ingredients[index].isMade = true
      guard ingredient.value == nil else { continue }
      let made =
        exampleExpression(for: candidate, index, ingredient.type, in: calls)
        ?? plainValue(of: ingredient.type, named: ingredient.name)
      guard let made else {
        throw checker.failure(
          EntryProblem.noStartValue(named: ingredient.name, ingredient.type), at: ingredient.offset)
      }
      ingredients[index].value = made
    }
  }

  /// Returns the value of `.init()`, of another call of an initializer, or of a static property; nil if none is found.
  private mutating func plainValue(of type: Type, named name: String) -> Expression? {
    for text in [".init()", sampleCode(of: type, named: name)] + staticSamples(of: type) {
      guard let syntax = text.flatMap({ Parser.expression($0) }) else { continue }
      let value = attempt { (lowerer) throws(CheckFailure) in
        try lowerer.checker.checkDetached(syntax, expecting: type, owner: nil)
      }
      if let value { return value }
    }
    return nil
  }
}

extension Constant {
  /// True if the value refers to an object of the run that made it.
  var mayHoldObjects: Bool { words.contains(where: Heap.isReference) || objects.contains(where: \.mayHoldObjects) }
}

extension Object {
  fileprivate var mayHoldObjects: Bool {
    switch self {
    case .array(let array): array.mayHoldObjects
    case .table(let table): table.entries.mayHoldObjects
    case .closure(let closure):
      closure.words.contains(where: Heap.isReference) || closure.objects.contains(where: \.mayHoldObjects)
    case .none, .path, .string, .any: false
    }
  }
}

extension ArrayValue {
  fileprivate var mayHoldObjects: Bool {
    words.contains(where: Heap.isReference) || objects.contains(where: \.mayHoldObjects)
  }
}
