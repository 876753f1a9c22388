import SwiftParser
import SwiftSyntax

// Inputs that hold objects: no start value of theirs is kept, since objects are there only in the run that makes them.
// The code of the shape or the view makes them each time.

extension Lowerer {
  /// Marks the inputs whose types hold objects, and finds the expressions that make them: the default, or the argument
  /// of a call in the file, or else `.init()`.
  mutating func findMadeInputs(
    in ingredients: inout [Ingredient], _ candidate: Candidate, _ calls: [FunctionCallExprSyntax]
  ) throws(CheckFailure) {
    for index in ingredients.indices {
      let ingredient = ingredients[index]
      guard try holdsObjects(ingredient.type) else { continue }
      ingredients[index].isMade = true
      guard ingredient.value == nil else { continue }
      let made = exampleExpression(for: candidate, index, ingredient.type, in: calls) ?? plainValue(of: ingredient.type)
      guard let made else {
        throw checker.failure(
          EntryProblem.noStartValue(named: ingredient.name, ingredient.type), at: ingredient.offset)
      }
      ingredients[index].value = made
    }
  }

  /// Returns the value of `.init()`, or nil if a type has no such initializer.
  private mutating func plainValue(of type: Type) -> Expression? {
    guard let syntax = Parser.expression(".init()") else { return nil }
    return attempt { (lowerer) throws(CheckFailure) in
      try lowerer.checker.checkDetached(syntax, expecting: type, owner: nil)
    }
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
