import Foundation
import ShapeGeometry
import SwiftParser
import SwiftSyntax
import ViewTree

// Guesses: start values from type and name, where the source has none.

extension Lowerer {
  /// Returns a start value for a type. Throws a failure if no meaningful value can be guessed.
  mutating func guess(_ type: Type, named name: String, at offset: Int) throws(CheckFailure) -> Constant {
    try checker.spend(at: offset)
    let type = concrete(type)
    if let known = Self.guess(type, named: name) { return known }
    guard !isGrowing(type, in: guessesInProgress), guessesInProgress.insert(type).inserted else {
      throw checker.failure(EntryProblem.startValueWithinItself(type), at: offset)
    }
    defer { guessesInProgress.remove(type) }
    // Every integer type can hold the guess.
    if type.isInteger { return Constant(words: [UInt64(ParameterGuide.guessCount(named: name))]) }
    if let element = type.arrayElement {
      return Constant(objects: [.array(try sampleArray(of: element, named: name, at: offset))])
    }
    if type.wrapped != nil || type == .library("Optional") { return Constant(zeros: try layout(of: type)) }
    switch type {
    case .tuple(let components):
      var result = Constant()
      for component in components {
        result.append(try guess(component.type, named: component.label ?? name, at: offset))
      }
      return result
    case .nominal(let nominal, _):
      // A colour guessed from its parts would mean little.
      if nominal.name == "Color", nominal.place == Nominal.preludePlace, let value = attempt(".blue", as: type) {
        return value
      }
      if checker.declarations.isExistential(type), let content = standIn(conformingTo: nominal) {
        let inner = try guess(content, named: name, at: offset)
        return Constant(words: [UInt64(tag(of: content))], objects: [.array(ArrayValue([inner]))])
      }
      if let full = fullSet(type) { return full }
      if nominal.isDeclared, let declared = checker.types[nominal],
        ![.proto, .reference].contains(declared.kind)
      {
        do throws(CheckFailure) { return try guess(declared, type, at: offset) } catch {
          for text in staticSamples(of: type) {
            if let value = attempt(text, as: type) { return value }
          }
          throw error
        }
      }
      if checker.library.cases[nominal] != nil { return Constant(words: [0]) }
      if let fields = checker.library.fields[nominal] {
        var result = Constant(zeros: try layout(of: type))
        for (name, field) in fields {
          result.replace(at: field.position, with: try guess(field.type, named: name, at: offset))
        }
        return result
      }
    default: break
    }
    if let table = table(type, named: name) { return table }
    for text in Self.sampleTexts(of: type) {
      if let value = attempt(text, as: type) { return value }
    }
    if case .function = type {
      throw checker.failure(EntryProblem.noStartFunction(named: name, type), at: offset)
    }
    throw checker.failure(EntryProblem.noStartValue(named: name, type), at: offset)
  }

  private static func guess(_ type: Type, named name: String) -> Constant? {
    if type == UIBezierPath.type { return Constant(UIBezierPath(cgPath: ParameterGuide.samplePath.cgPath)) }
    if type == CGPath.type { return Constant(ParameterGuide.samplePath.cgPath) }
    switch type {
    case .double: return Constant(ParameterGuide.guess(named: name))
    case .cgFloat: return Constant(CGFloat(ParameterGuide.guess(named: name)))
    case .float: return Constant(Float(ParameterGuide.guess(named: name)))
    case .int: return Constant(ParameterGuide.guessCount(named: name))
    case .bool: return Constant(true)
    case .string: return Constant("Stipple")
    case .node: return Constant(NodeValue(ViewNode._text(TextValue._plain("Content"))))
    case .angle: return Constant(Angle(degrees: ParameterGuide.guessDegrees(named: name)))
    case .point: return Constant(ParameterGuide.guessPoint(named: name))
    case .size: return Constant(CGSize(width: 40, height: 40))
    case .rect: return Constant(CGRect(x: 0, y: 0, width: 100, height: 100))
    case .path: return Constant(ParameterGuide.samplePath)
    case .library("UnitPoint"): return Constant(UnitPoint.center)
    case .library("StrokeStyle"): return Constant(StrokeStyle(lineWidth: 8))
    case AnimationValue.type: return Constant(AnimationValue.blank)
    case Spring.type: return Constant(Spring.blank)
    case TransitionValue.type: return Constant(TransitionValue.blank)
    case UnitCurve.type: return Constant(UnitCurve.blank)
    case .library("CGAffineTransform"): return Constant(CGAffineTransform.identity)
    default: return nil
    }
  }

  /// Returns the guess for a type with a literal, spelled as in a source; nil for other types.
  static func sampleLiteral(of type: Type, named name: String) -> String? {
    switch type {
    case .double, .cgFloat, .float: "\(ParameterGuide.guess(named: name))"
    case .bool: "true"
    case .string: "\"Stipple\""
    case .angle: ".degrees(\(ParameterGuide.guessDegrees(named: name)))"
    case .point:
      "CGPoint(x: \(ParameterGuide.guessPoint(named: name).x), y: \(ParameterGuide.guessPoint(named: name).y))"
    case _ where type.isInteger: "\(ParameterGuide.guessCount(named: name))"
    default: nil
    }
  }

  /// Returns a dictionary with a value for each case of an enum key; nil for other keys.
  private mutating func table(_ type: Type, named name: String) -> Constant? {
    guard let (key, value) = type.dictionaryParts, let nominal = key.nominal,
      let text = Self.sampleLiteral(of: value, named: name)
    else { return nil }
    let declared = checker.types[nominal]?.cases.filter(\.types.isEmpty).map(\.name)
    guard let cases = declared ?? checker.library.cases[nominal], !cases.isEmpty else { return nil }
    return attempt("[" + cases.map { ".\($0): \(text)" }.joined(separator: ", ") + "]", as: type)
  }

  /// Returns expressions that may make a value of a type that only its own initializers and constants can make.
  static func sampleTexts(of type: Type) -> [String] {
    switch type {
    case .function(let parameters, let result):
      let draws = "Path(ellipseIn: $0.insetBy(dx: $0.width / 8, dy: $0.height / 8))"
      switch (parameters.map(\.type), result) {
      case (let given, .node): return ["{\(Self.ignored(given.count)) Text(\"Content\") }"]
      case ([], let result) where result.arrayElement != nil: return ["{ [] }"]
      case ([.rect], .path): return ["{ \(draws) }"]
      case ([.size], .path): return ["{ Path(ellipseIn: CGRect(origin: .zero, size: $0)) }"]
      case ([.path, .rect], .void): return ["{ $0.addEllipse(in: $1) }"]
      case ([.rect, .path], .void): return ["{ $1.addEllipse(in: $0) }"]
      case ([.path], .void): return ["{ $0.addEllipse(in: CGRect(x: 0, y: 0, width: 100, height: 100)) }"]
      // The graph of a function: a sine for numbers. Otherwise the function returns its argument.
      case ([.cgFloat], .cgFloat), ([.double], .double): return ["{ sin($0) }"]
      case (let given, .void): return ["{\(Self.ignored(given.count)) }"]
      default: return parameters.count == 1 && parameters[0].type == result ? ["{ $0 }"] : []
      }
    default: break
    }
    return switch type.nominal?.baseName {
    case "ClosedRange": ["0...1"]
    case "Range": ["0..<5"]
    case "Dictionary": ["[:]"]
    case "Set": ["[]"]
    case "Character": ["\"S\""]
    case "NSManagedObjectContext": [".init(concurrencyType: .mainQueueConcurrencyType)"]
    // `AnyShape` and similar types are made from a shape.
    default: [".init()", ".init(Circle())"]
    }
  }

  /// Returns the words of a closure that names none of its parameters.
  private static func ignored(_ count: Int) -> String {
    count == 0 ? "" : " " + Array(repeating: "_", count: count).joined(separator: ", ") + " in"
  }

  /// Returns the value of an expression of our own, or nil if it cannot be a value of the type.
  mutating func attempt(_ text: String, as type: Type) -> Constant? {
    guard let syntax = Parser.expression(text) else { return nil }
    return attempt { (lowerer) throws(CheckFailure) in
      let value = try lowerer.checker.checkDetached(syntax, expecting: type, owner: nil)
      return try lowerer.evaluate(value, as: type)
    }
  }

  /// Returns the result of `body`. If it fails or emits a diagnostic, returns nil and
  /// undoes all changes but the budget's.
  mutating func attempt<Result>(
    _ body: (inout Lowerer) throws(CheckFailure) -> Result
  ) -> Result? {
    // The first changes copy tables, because the state before them is kept. Charge for these copies.
    guard checker.budget.take(program.code.count >> 5 + checker.functions.count >> 2, at: builder.offset) else {
      return nil
    }
    let before = self
    do throws(CheckFailure) {
      let result = try body(&self)
      if checker.failures == before.checker.failures { return result }
    } catch {}
    let budget = checker.budget
    self = before
    checker.budget = budget
    return nil
  }

  // MARK: The file's own types

  private mutating func guess(
    _ declared: Shared<TypeDeclaration>, _ type: Type, at offset: Int
  ) throws(CheckFailure) -> Constant {
    guard declared.kind == .structure else {
      guard !declared.cases.isEmpty else {
        throw checker.failure(EntryProblem.enumWithoutCases(type), at: offset)
      }
      // The first case that does not need a value of the enum itself.
      for index in declared.cases.indices.dropLast() {
        let known = attempt { (lowerer) throws(CheckFailure) in
          try lowerer.sample(ofCase: index, declared, type, at: offset)
        }
        if let known { return known }
      }
      return try sample(ofCase: declared.cases.count - 1, declared, type, at: offset)
    }
    var result = Constant()
    for property in declared.properties {
      let (_, known) = try field(property.name, of: type, at: offset)
      if property.value != nil {
        let value = try checker.madeValue(
          of: property, in: declared.nominal, checker.declarations.genericArguments(of: type), at: offset)
        result.append(try evaluate(value, as: known))
      } else {
        result.append(try guess(known, named: property.label, at: offset))
      }
    }
    return result
  }

  /// Returns a value of an enum's case, extended to the enum's layout.
  mutating func sample(
    ofCase index: Int, _ declared: Shared<TypeDeclaration>, _ type: Type, at offset: Int
  ) throws(CheckFailure) -> Constant {
    var result = Constant(words: [UInt64(index)])
    let held = try values(ofCase: index, of: type)
    var values = Constant()
    for (part, label) in zip(held.parts, declared.cases[index].labels) {
      values.append(try guess(part.type, named: label ?? declared.cases[index].name, at: offset))
    }
    result.append(held.isBoxed ? Constant(objects: [.array(ArrayValue([values]))]) : values)
    return result.padded(to: try layout(of: type))
  }

  private mutating func sampleArray(
    of element: Type, named name: String, at offset: Int
  ) throws(CheckFailure) -> ArrayValue {
    let samples: [Double] = [0.2, 0.7, 0.4, 0.9, 0.5]
    var elements: [Constant] = []
    // An array of the type that is being guessed is empty.
    let type = concrete(element)
    let isWithin = guessesInProgress.contains(type) || isGrowing(type, in: guessesInProgress, times: 1)
    for (index, sample) in samples.enumerated() where !isWithin {
      let value: Constant =
        switch element {
        case .point: Constant(CGPoint(x: Double(index) * 25, y: sample * 100))
        case .double: Constant(sample)
        case .cgFloat: Constant(CGFloat(sample))
        case .float: Constant(Float(sample))
        case _ where element.isInteger: Constant(words: [UInt64(sample * 10)])
        default: try guess(element, named: name, at: offset)
        }
      elements.append(value)
    }
    return ArrayValue(elements)
  }
}
