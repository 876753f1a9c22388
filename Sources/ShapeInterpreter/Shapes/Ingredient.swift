import Foundation
import ShapeGeometry
import SwiftSyntax

/// A value that goes into the making of a shape: an argument of its initializer, and the parameters found in it.
struct Ingredient: Sendable {
  /// A number within the value that the user may change.
  struct Leaf: Sendable {
    /// Which word of the value it is.
    var word: Int
    var isFloat: Bool
    var parameter: Parameter

    /// The machine's word for a value of this parameter.
    func word(for value: ParameterValue) -> UInt64 {
      switch value {
      case .number(let number): isFloat ? UInt64(Float(number).bitPattern) : number.bitPattern
      case .integer(let number): UInt64(UInt(bitPattern: number))
      case .toggle(let flag): flag ? 1 : 0
      case .degrees(let degrees): Angle(degrees: degrees).radians.bitPattern
      case .choice(let index): UInt64(index)
      }
    }
  }

  var name: String
  var label: String?
  var type: Type
  /// The default as checked; nil when the source gives none.
  var value: Expression?
  /// The default's function in the program.
  var maker: Int?
  var documentation: String
  var offset: Int
  var initial = Constant()
  var leaves: [Leaf] = []
}

extension Lowerer {
  /// The values that make a shape: the parameters of its own initializer, or its stored properties.
  mutating func ingredients(of nominal: Nominal) throws(CheckFailure) -> [Ingredient] {
    guard let declared = checker.types[nominal] else { throw CheckFailure.silent }
    var result: [Ingredient] = []
    if let id = initializer(of: nominal) {
      let signature = try checker.signature(of: id)
      for (index, parameter) in signature.parameters.enumerated() {
        let written = checker.functions[id].parameters[index]
        let property = declared.properties.first { $0.name == written.name }
        result.append(
          Ingredient(
            name: written.name, label: written.label, type: parameter.type,
            value: parameter.hasDefault ? try checker.defaultArgument(id, index, at: written.offset) : nil,
            documentation: property?.documentation ?? "", offset: written.offset))
      }
      return result
    }
    for property in declared.properties {
      let type = try checker.exposedType(of: property, in: nominal)
      let isFixed = property.isLet && property.value != nil
      guard !isFixed else { continue }
      let hasDefault = property.value != nil || (type.wrapped != nil && !property.isLet)
      result.append(
        Ingredient(
          name: property.label, label: property.label, type: type,
          value: hasDefault ? try checker.startValue(of: property, type, in: nominal) : nil,
          documentation: property.documentation, offset: property.offset))
    }
    return result
  }

  /// The initializer that the file gives a shape: the one with the most parameters that can all be changed, else the first.
  private func initializer(of nominal: Nominal) -> FunctionID? {
    let all = (checker.members[nominal]?.initializers ?? []).filter { !checker.functions[$0].isFailable }
    guard checker.types[nominal]?.hasOwnInitializer ?? false else { return nil }
    return all.max { checker.functions[$0].parameters.count < checker.functions[$1].parameters.count }
  }

  /// The function that makes the shape of its ingredients and draws it: rect and ingredients in, path out.
  mutating func lowerEntry(
    _ nominal: Nominal, _ ingredients: [Ingredient], _ draw: FunctionID
  ) throws(CheckFailure) -> Int {
    guard let declared = checker.types[nominal] else { throw CheckFailure.silent }
    let offset = declared.offset
    let rect = checker.makeVariable("rect", .rect, mutable: false)
    var variables: [VariableID] = []
    var values: [Expression] = []
    for ingredient in ingredients {
      let id = checker.makeVariable(ingredient.name, ingredient.type, mutable: false)
      variables.append(id)
      values.append(Expression(.variable(id), ingredient.type, at: ingredient.offset))
    }
    let made: Expression
    if let id = initializer(of: nominal) {
      made = Expression(.call(id, [:], values), declared.type, at: offset)
    } else {
      var given = values.makeIterator()
      var all: [Expression] = []
      for property in declared.properties {
        if property.isLet, property.value != nil {
          all.append(try checker.initialValue(of: property, in: nominal, at: property.offset))
        } else if let next = given.next() {
          all.append(try checker.memberValue(next, of: property, in: nominal))
        }
      }
      made = Expression(.construct(all), declared.type, at: offset)
    }
    let path = Expression(
      .call(draw, [:], [made, Expression(.variable(rect), .rect, at: offset)]), .path,
      at: checker.functions[draw].offset)
    let body = FunctionBody(
      parameters: [rect] + variables, statements: [.giveBack(path, at: path.offset)], result: .path, hasErrors: false)
    program.functions.append(CompiledFunction())
    let number = program.functions.count - 1
    try lower(body, nil, as: number)
    return number
  }

  /// Runs the defaults, guesses where there are none, and finds the parameters in the values.
  mutating func evaluateInitialValues(of ingredients: inout [Ingredient]) throws(CheckFailure) {
    for index in ingredients.indices {
      let ingredient = ingredients[index]
      let origin: Parameter.Origin
      if let value = ingredient.value {
        origin = .default
        ingredients[index].initial = try evaluate(value, of: ingredient)
      } else {
        origin = .guess
        ingredients[index].initial = try guess(ingredient.type, named: ingredient.name, at: ingredient.offset)
      }
      let guide = ParameterGuide(documentation: ingredient.documentation)
      try findLeaves(
        in: ingredient.type, named: ingredient.name, at: 0, &ingredients[index], origin, guide)
    }
  }

  /// Runs a default value's expression by itself.
  private mutating func evaluate(_ value: Expression, of ingredient: Ingredient) throws(CheckFailure) -> Constant {
    let body = FunctionBody(
      parameters: [], statements: [.giveBack(value, at: value.offset)], result: ingredient.type, hasErrors: false)
    program.functions.append(CompiledFunction())
    let number = program.functions.count - 1
    try lower(body, nil, as: number)
    try lowerWaiting()
    var machine = Machine(program, budget: .standard)
    do throws(Fault) {
      return try machine.run(program, number, Constant())
    } catch {
      throw checker.failure(error.sentence(.standard), at: value.offset)
    }
  }

  /// Adds the parameters that a value holds, each with the word that it lives in.
  private mutating func findLeaves(
    in type: Type, named name: String, at word: Int, _ ingredient: inout Ingredient, _ origin: Parameter.Origin,
    _ guide: ParameterGuide
  ) throws(CheckFailure) {
    let bits = word < ingredient.initial.words.count ? ingredient.initial.words[word] : 0
    var parameter = Parameter(
      name: name, typeName: type.description, kind: .number, initial: .number(0), origin: origin,
      documentation: guide.documentation)
    switch type {
    case .double, .cgFloat, .float:
      let value =
        type == .float ? Double(Float(bitPattern: UInt32(truncatingIfNeeded: bits))) : Double(bitPattern: bits)
      parameter.initial = .number(value)
      (parameter.range, parameter.step) = guide.range(for: name, value: value, isInteger: false)
    case .int:
      let value = Int(bitPattern: UInt(bits))
      parameter.kind = .integer
      parameter.initial = .integer(value)
      (parameter.range, parameter.step) = guide.range(for: name, value: Double(value), isInteger: true)
    case .bool:
      parameter.kind = .toggle
      parameter.initial = .toggle(bits != 0)
    case .angle:
      let degrees = ParameterGuide.wholeDegrees(Angle(radians: Double(bitPattern: bits)))
      parameter.kind = .angle
      parameter.initial = .degrees(degrees)
      (parameter.range, parameter.step) = guide.angleRange(value: degrees)
    default:
      if let names = caseNames(of: type) {
        parameter.kind = .choice(names)
        parameter.initial = .choice(Int(bits))
        break
      }
      for (part, partType, position) in try parts(of: type) {
        try findLeaves(in: partType, named: "\(name).\(part)", at: word + position, &ingredient, origin, guide)
      }
      return
    }
    ingredient.leaves.append(.init(word: word, isFloat: type == .float, parameter: parameter))
  }

  /// The cases of an enum that has no associated values.
  private func caseNames(of type: Type) -> [String]? {
    guard let nominal = type.nominal else { return nil }
    if let declared = checker.types[nominal], declared.kind == .enumeration {
      return declared.cases.allSatisfy { $0.types.isEmpty } ? declared.cases.map(\.name) : nil
    }
    return checker.library.cases[nominal]
  }

  /// The parts of a value that are themselves values: the properties of a struct, the components of a tuple.
  private mutating func parts(of type: Type) throws(CheckFailure) -> [(String, Type, Int)] {
    var names: [String] = []
    switch type {
    case .tuple(let components):
      var result: [(String, Type, Int)] = []
      for (index, component) in components.enumerated() {
        result.append((component.label ?? "\(index)", component.type, try self.component(index, of: type).words))
      }
      return result
    case .nominal(let nominal, let arguments):
      if let fields = checker.library.fields[nominal] {
        names = fields.sorted { $0.value.position.words < $1.value.position.words }.map(\.key)
      } else if let declared = checker.types[nominal], declared.kind == .structure {
        names = declared.properties.map(\.name)
      } else if nominal.name == "AnimatablePair", arguments.count == 2 {
        names = ["first", "second"]
      }
    default: break
    }
    var result: [(String, Type, Int)] = []
    for name in names {
      let (position, known) = try field(name, of: type, at: builder.offset)
      result.append((name, known, position.words))
    }
    return result
  }

  /// A start value where the source gives none, from the type and the name.
  private mutating func guess(_ type: Type, named name: String, at offset: Int) throws(CheckFailure) -> Constant {
    switch type {
    case .double: return Constant(ParameterGuide.guess(named: name))
    case .cgFloat: return Constant(CGFloat(ParameterGuide.guess(named: name)))
    case .float: return Constant(Float(ParameterGuide.guess(named: name)))
    case .int: return Constant(ParameterGuide.guessCount(named: name))
    case .bool: return Constant(true)
    case .string: return Constant("Stipple")
    case .angle: return Constant(Angle(degrees: ParameterGuide.guessDegrees(named: name)))
    case .point: return Constant(CGPoint(x: 50, y: 50))
    case .size: return Constant(CGSize(width: 40, height: 40))
    case .rect: return Constant(CGRect(x: 0, y: 0, width: 100, height: 100))
    case .path: return Constant(ParameterGuide.samplePath)
    case .library("UnitPoint"): return Constant(UnitPoint.center)
    case .library("StrokeStyle"): return Constant(StrokeStyle())
    case .library("CGAffineTransform"): return Constant(CGAffineTransform.identity)
    default: break
    }
    if let sample = ParameterGuide.sample(of: type) { return sample }
    let layout = try layout(of: type)
    if let element = type.arrayElement {
      return Constant(objects: [.array(try sampleArray(of: element, at: offset))])
    }
    if type.wrapped != nil {
      return Constant(
        words: Array(repeating: 0, count: layout.words), objects: Array(repeating: .none, count: layout.objects))
    }
    if caseNames(of: type) != nil { return Constant(words: [0]) }
    var result = Constant()
    let inner = try parts(of: type)
    guard !inner.isEmpty, layout.objects == 0 else {
      throw checker.failure(
        "a start value for '\(name)' of type '\(type)' cannot be guessed; give it a default", at: offset)
    }
    for (part, partType, _) in inner { result.words += try guess(partType, named: part, at: offset).words }
    return result
  }

  private mutating func sampleArray(of element: Type, at offset: Int) throws(CheckFailure) -> ArrayValue {
    var array = ArrayValue()
    let samples: [Double] = [0.2, 0.7, 0.4, 0.9, 0.5]
    for (index, sample) in samples.enumerated() {
      let constant: Constant =
        switch element {
        case .point: Constant(CGPoint(x: Double(index) * 25, y: sample * 100))
        case .double: Constant(sample)
        case .cgFloat: Constant(CGFloat(sample))
        case .int: Constant(Int(sample * 10))
        default: try guess(element, named: "", at: offset)
        }
      array.words += constant.words
      array.objects += constant.objects
    }
    array.count = samples.count
    return array
  }
}
