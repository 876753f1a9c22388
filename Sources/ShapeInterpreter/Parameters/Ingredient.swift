import Foundation
import ShapeGeometry
import SwiftSyntax

/// An input of a shape: an argument of its initializer, or the value of a stored property.
struct Ingredient: Sendable {
  var name: String
  var type: Type
  /// The checked default value; nil if the source has none.
  var value: Expression?
  /// True if each evaluation makes the value anew, because it holds an object: objects are there only in the run that
  /// makes them.
  var isMade = false
  /// The hints from its doc comment and the code.
  var guide: ParameterGuide
  var offset: Int
  var origin = Parameter.Origin.default
  /// The start value.
  var initial = Constant()
  /// The parts of the value that can be changed.
  var editable = EditableValue.fixed
  /// The words that the parameters change; nil if other values may lead to other parameters.
  var leaves: [ParameterWalk.Leaf]?
}

extension Ingredient {
  /// Returns the parameters in the value for changed values, and the value with these changes.
  func parameters(
    changing change: @escaping (Parameter) -> ParameterValue?
  ) -> (parameters: [Parameter], value: Constant, leaves: [ParameterWalk.Leaf]?) {
    var walk = ParameterWalk(change: change)
    var value = initial
    let place = ParameterWalk.Place(
      name: name, typeName: type.description, hint: name, origin: origin,
      guide: guide)
    walk.walk(editable, at: place, in: &value)
    return (walk.parameters, value, walk.leaves)
  }
}

/// The initializer that makes a shape or a view.
enum ShapeMaker {
  case memberwise
  case initializer(FunctionID)
  /// A case of an enum.
  case value
}

/// The result of an entry's code.
enum EntryResult {
  /// The path that a function draws in a rectangle.
  case path(FunctionID)
  /// The node of a view.
  case node
  /// The numbers in the animatable data of a shape, which a function returns.
  case numbers(FunctionID)
  /// The path that a function draws with other numbers in the animatable data. They are the first argument.
  case movedPath(FunctionID)
}

extension Lowerer {
  /// Returns the initializers that can make a shape, the best first. Initializers that calls in the file match come
  /// first, then those that do not delegate to others, then those with the most parameters.
  mutating func makers(of nominal: Nominal, _ calls: [FunctionCallExprSyntax]) throws(CheckFailure) -> [ShapeMaker] {
    if checker.types[nominal]?.kind == .enumeration { return [.value] }
    guard checker.types[nominal]?.hasOwnInitializer ?? false else { return [.memberwise] }
    let all = (checker.members[nominal]?.initializers ?? []).filter { !checker.functions[$0].isFailable }
    guard all.count > 1 else { return all.map(ShapeMaker.initializer) }
    var ranked: [(id: FunctionID, rank: [Int])] = []
    for (index, id) in all.enumerated() {
      let candidate = Candidate(id, try checker.signature(of: id), checker.functions[id])
      let isUsed = calls.contains { call in
        if case .success = candidate.match(checker.arguments(of: call)) { true } else { false }
      }
      let delegates = checker.functions[id].statements?.description.contains("self.init(") ?? false
      ranked.append((id, [isUsed ? 1 : 0, delegates ? 0 : 1, candidate.parameters.count, -index]))
    }
    return ranked.sorted { $1.rank.lexicographicallyPrecedes($0.rank) }.map { .initializer($0.id) }
  }

  /// Returns the overload candidate for calling a maker.
  mutating func candidate(
    for maker: ShapeMaker, of declared: Shared<TypeDeclaration>
  ) throws(CheckFailure) -> Candidate {
    switch maker {
    case .memberwise:
      var candidate = try checker.memberwise(declared.type, declared, from: declared.offset)[0]
      let whole = declared.properties.filter { checker.wholeWrapper(of: $0, in: declared.nominal) != nil }.map(\.label)
      candidate.parameters.removeAll { $0.label.map(whole.contains) ?? false }
      return candidate
    case .initializer(let id): return Candidate(id, try checker.signature(of: id), checker.functions[id])
    case .value:
      return Candidate(
        .memberwise(declared.type), parameters: [.init(label: "case", type: declared.type)], result: declared.type)
    }
  }

  /// Returns the inputs of a shape.
  mutating func ingredients(
    of declared: Shared<TypeDeclaration>, _ maker: ShapeMaker
  ) throws(CheckFailure) -> [Ingredient] {
    let bounds = checker.writtenBounds(in: declared.nominal)
    var result: [Ingredient] = []
    switch maker {
    case .initializer(let id):
      let signature = try checker.signature(of: id)
      for (index, parameter) in signature.parameters.enumerated() {
        let written = checker.functions[id].parameters[index]
        let property = declared.properties.first { $0.label == written.name }
        result.append(
          Ingredient(
            name: written.name, type: concrete(parameter.type),
            value: parameter.hasDefault ? try checker.defaultArgument(id, index, at: written.offset) : nil,
            guide: ParameterGuide(
              documentation: property?.documentation ?? "", bounds: bounds[written.name] ?? WrittenBounds()),
            offset: written.offset))
      }
    case .value:
      let guide = ParameterGuide(documentation: declared.documentation, bounds: WrittenBounds())
      result.append(
        Ingredient(name: "case", type: concrete(declared.type), value: nil, guide: guide, offset: declared.offset))
    case .memberwise:
      for property in declared.properties {
        let type = try checker.exposedType(of: property, in: declared.nominal)
        guard property.isSettable, checker.wholeWrapper(of: property, in: declared.nominal) == nil else { continue }
        let isPassedWhole = checker.isPassedWhole(property, in: declared.nominal)
        let hasDefault = property.value != nil || (type.wrapped != nil && !property.isLet && !isPassedWhole)
        result.append(
          Ingredient(
            name: property.label, type: concrete(type),
            value: hasDefault ? try checker.startValue(of: property, type, in: declared.nominal) : nil,
            guide: ParameterGuide(
              documentation: property.documentation, bounds: bounds[property.label] ?? WrittenBounds()),
            offset: property.offset))
      }
    }
    return result
  }

  /// Lowers the function that makes a shape or a view from its inputs and draws it, and returns its number. Its
  /// arguments are the rectangle and the inputs, its result is the one that is asked for.
  mutating func lowerEntry(
    _ declared: Shared<TypeDeclaration>, _ maker: ShapeMaker, _ ingredients: [Ingredient], _ result: EntryResult
  ) throws(CheckFailure) -> Int {
    let offset = declared.offset
    let rect = checker.makeVariable("rect", .rect, mutable: false)
    var variables: [VariableID] = []
    var values: [Expression] = []
    for ingredient in ingredients {
      let id = checker.makeVariable(ingredient.name, ingredient.type, mutable: false)
      variables.append(id)
      let input = Expression(.variable(id), ingredient.type, at: ingredient.offset)
      values.append(ingredient.isMade ? ingredient.value ?? input : input)
    }
    let made: Expression
    switch maker {
    case .initializer(let id):
      made = Expression(.call(id, substitution, values), concrete(declared.type), at: offset)
    case .value: made = values[0]
    case .memberwise:
      var given = values.makeIterator()
      var all: [Expression] = []
      for property in declared.properties {
        if !property.isSettable {
          all.append(try checker.initialValue(of: property, in: declared.nominal, at: property.offset))
        } else if let wrapper = checker.wholeWrapper(of: property, in: declared.nominal) {
          all.append(wrapper)
        } else if let next = given.next() {
          all.append(try checker.memberValue(next, of: property, in: declared.nominal))
        }
      }
      made = Expression(.construct(all), concrete(declared.type), at: offset)
    }
    let box = Expression(.variable(rect), .rect, at: offset)
    let value: Expression
    switch result {
    case .path(let draw): value = call(draw, [made, box], .path)
    case .numbers(let read): value = call(read, [made], .array(.double))
    case .movedPath(let draw):
      let numbers = checker.makeVariable("numbers", .array(.double), mutable: false)
      value = call(draw, [made, Expression(.variable(numbers), .array(.double), at: offset), box], .path)
      return try lowerEntry([numbers, rect] + variables, value)
    case .node:
      guard let view = checker.node(of: made) else { throw CheckFailure.silent }
      value = try checker.settled(view)
    }
    return try lowerEntry([rect] + variables, value)
  }

  /// Returns the call of a member of the shape that is the first argument.
  private mutating func call(_ member: FunctionID, _ arguments: [Expression], _ result: Type) -> Expression {
    let types = checker.substitution(for: member, in: arguments[0].type).merging(substitution) { known, _ in known }
    return Expression(.call(member, types, arguments), result, at: checker.functions[member].offset)
  }

  /// Lowers the function that returns a value, and returns its number.
  mutating func lowerEntry(_ parameters: [VariableID], _ value: Expression) throws(CheckFailure) -> Int {
    let body = FunctionBody(
      parameters: parameters, statements: [.giveBack(value, at: value.offset)], result: value.type, faults: [])
    program.functions.append(CompiledFunction())
    let number = program.functions.count - 1
    try lower(body, nil, as: number, calledAt: value.offset)
    return number
  }

  /// Finds the start values: the defaults, else the arguments of calls in the file, else guesses.
  mutating func evaluateInitialValues(
    of ingredients: inout [Ingredient], _ candidate: Candidate, _ examples: inout ShapeExamples, of nominal: Nominal
  ) throws(CheckFailure) {
    let types = substitution
    var found: [Int: Constant] = [:]
    let wanted = ingredients.enumerated().filter { $1.value == nil && !$1.isMade }.map { ($0, $1.type) }
    if !wanted.isEmpty {
      found = self.examples(for: candidate, wanted, in: examples.calls(of: nominal))
    }
    var search = EditableValue.Search()
    for index in ingredients.indices {
      let ingredient = ingredients[index]
      substitution = types
      if let value = ingredient.value, !ingredient.isMade {
        ingredients[index].initial = try evaluate(value, as: ingredient.type)
        ingredients[index].isMade = ingredients[index].initial.mayHoldObjects
      }
      if ingredients[index].isMade {
        ingredients[index].initial = Constant(zeros: try layout(of: ingredient.type))
        ingredients[index].leaves = []
        continue
      }
      if ingredient.value != nil {
        ingredients[index].origin = .default
      } else if let example = found[index] {
        ingredients[index].origin = .example
        ingredients[index].initial = example
      } else {
        ingredients[index].origin = .guess
        ingredients[index].initial = try guess(ingredient.type, named: ingredient.name, at: ingredient.offset)
      }
      ingredients[index].editable = try editableValue(
        of: ingredient.type, named: ingredient.name, at: ingredient.offset, &search)
      if ingredients[index].origin != .guess,
        let substitutes = substitutes(for: ingredients[index].initial, of: ingredient.type)
      {
        ingredients[index].editable = substitutes
      }
      ingredients[index].leaves = ingredients[index].parameters { _ in nil }.leaves
    }
    try lowerWaiting()
    substitution = [:]
  }

  /// Returns the inputs with guesses in place of examples that are zero, false or empty.
  mutating func guessing(
    insteadOfNothingIn ingredients: [Ingredient], _ types: [GenericParameter: Type]
  ) -> [Ingredient] {
    ingredients.map { ingredient in
      guard ingredient.origin == .example, ingredient.initial.isNothing else { return ingredient }
      let guess = attempt { (lowerer) throws(CheckFailure) in
        lowerer.substitution = types
        let value = try lowerer.guess(ingredient.type, named: ingredient.name, at: ingredient.offset)
        try lowerer.lowerWaiting()
        lowerer.substitution = [:]
        return value
      }
      guard let guess else { return ingredient }
      var changed = ingredient
      changed.origin = .guess
      changed.initial = guess
      changed.leaves = changed.parameters { _ in nil }.leaves
      return changed
    }
  }
}

extension Constant {
  /// True if the value consists only of zeros and empty objects.
  fileprivate var isNothing: Bool {
    words.allSatisfy { $0 == 0 }
      && objects.allSatisfy { object in
        switch object {
        case .none: true
        case .array(let array): array.count == 0
        case .path(let path): path.isEmpty
        default: false
        }
      }
  }
}
