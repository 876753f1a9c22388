import Foundation
import ShapeGeometry
import ViewTree

// Forms: descriptions of how values of a type become keys, and of how they are printed.

extension Lowerer {
  /// Returns the form in which values of a type become keys of a dictionary or set.
  mutating func keyForm(of type: Type) throws(CheckFailure) -> KeyForm {
    try checker.spend(at: builder.offset)
    let type = concrete(type)
    switch type {
    case .double, .cgFloat: return .double
    case .float: return .float
    case .string, .character: return .text
    case .anyHashable:
      makesHashables = true
      return .hashable
    case .tuple(let components): return .parts(try keyForms(of: components.map(\.type), after: .none))
    case .nominal(let nominal, let arguments):
      if let declared = checker.types[nominal],
        let form = try within(
          type, again: KeyForm.again, whole: KeyForm.recursive,
          { (lowerer) throws(CheckFailure) in try lowerer.keyForm(of: declared, type) })
      {
        return form
      }
      switch nominal.name {
      case "Optional": return .optional(try keyForm(of: arguments[0]))
      case "Array", "ArraySlice":
        let (form, layout) = (try keyForm(of: arguments[0]), try layout(of: arguments[0]))
        return nominal.name == "Array" ? .array(form, layout) : .slice(form, layout)
      case "Set": return .table(try keyForm(of: arguments[0]), .words(0), .none, try layout(of: arguments[0]))
      case "Dictionary":
        let first = try layout(of: arguments[0])
        return .table(
          try keyForm(of: arguments[0]), try keyForm(of: arguments[1]), first, first + (try layout(of: arguments[1])))
      case "Range", "ClosedRange":
        return .parts(try keyForms(of: [arguments[0], arguments[0]], after: .none))
      default:
        let layout = try layout(of: type)
        if layout == .word,
          type.isInteger || type == .bool || checker.library.cases[nominal] != nil
            || [StringIndex.type, ScalarValue.type, ObjectIdentity.type].contains(type)
        {
          return .words(1)
        }
        if [UnitCurve.type, Spring.type, AnimationValue.type].contains(type) { return .held }
        if layout.objects == 0, arguments.isEmpty {
          // The values of geometry types consist of Doubles only.
          return .parts((0..<layout.words).map { (Layout(words: $0), KeyForm.double) })
        }
      }
    default: break
    }
    throw checker.failure(SupportProblem.comparedElements(type), at: builder.offset)
  }

  private mutating func keyForm(of declared: Shared<TypeDeclaration>, _ type: Type) throws(CheckFailure) -> KeyForm {
    let equality = checker.ownOperator("==", on: type)
    var compared: Set<String>?
    if let equality {
      if declared.kind == .reference, try comparesIdentities(equality) { return .words(1) }
      compared = try properties(comparedBy: equality)
      guard declared.kind != .enumeration, compared != nil,
        checker.methods("hash", of: declared.nominal) != nil
      else {
        throw checker.failure(SupportProblem.ownEquality(type), at: builder.offset)
      }
    }
    switch declared.kind {
    case .structure:
      var parts: [(place: Layout, form: KeyForm)] = []
      for property in declared.properties where compared?.contains(property.name) ?? true {
        let (place, known) = try field(property.name, of: type, at: property.offset)
        parts.append((place, try keyForm(of: known)))
      }
      return .parts(parts)
    case .enumeration:
      if try layout(of: type) == .word { return .words(1) }
      var cases: [KeyForm] = []
      for index in declared.cases.indices {
        let held = try values(ofCase: index, of: type)
        let parts = KeyForm.parts(
          try keyForms(of: held.parts.map(\.type), after: held.isBoxed ? .none : .word))
        cases.append(held.isBoxed ? .boxed(parts, held.layout) : parts)
      }
      return .cases(cases)
    case .proto:
      throw checker.failure(SupportProblem.comparedExistentials(type), at: builder.offset)
    case .reference:
      guard let compared else { throw checker.failure(SupportProblem.ownEquality(type), at: builder.offset) }
      var parts: [(place: Layout, form: KeyForm)] = []
      for property in declared.properties where compared.contains(property.name) {
        let (place, known) = try field(property.name, of: type, at: property.offset)
        parts.append((place, try keyForm(of: known)))
      }
      return .object(.parts(parts))
    }
  }

  private mutating func keyForms(
    of types: [Type], after start: Layout
  ) throws(CheckFailure) -> [(place: Layout, form: KeyForm)] {
    var place = start
    var result: [(place: Layout, form: KeyForm)] = []
    for type in types {
      result.append((place, try keyForm(of: type)))
      place += try layout(of: type)
    }
    return result
  }

  /// Makes the form of a declared type. If the type occurs within itself, the inner form refers
  /// to the outer one by its number.
  private mutating func within<Form>(
    _ type: Type, again: (Int) -> Form, whole: (Int, Form) -> Form,
    _ make: (inout Lowerer) throws(CheckFailure) -> Form?
  ) throws(CheckFailure) -> Form? {
    if let number = formsInProgress[type] {
      formsWithin.insert(number)
      return again(number)
    }
    guard !isGrowing(type, in: formsInProgress.keys) else {
      throw checker.failure(LimitProblem.growingType(type), at: builder.offset)
    }
    let number = formsInProgress.count
    formsInProgress[type] = number
    defer { formsInProgress[type] = nil }
    let form = try make(&self)
    return formsWithin.remove(number) == nil ? form : form.map { whole(number, $0) }
  }

  /// Returns the form in which values of a type are printed; nil if they cannot be printed.
  ///
  /// The form of an identity is printed differently for values that differ: descriptions of the file's own types do not
  /// count, nor do properties that a type's own `==` does not compare.
  mutating func printForm(of type: Type, asIdentity: Bool = false) throws(CheckFailure) -> PrintForm? {
    try checker.spend(at: builder.offset)
    let type = concrete(type)
    if let known = PrintForm(of: type, asIdentity: asIdentity) { return known }
    if type == .anyHashable, asIdentity {
      makesHashables = true
      return .native { frame, slot in (try? KeyForm.hashable.key(frame, slot).identityText) ?? "" }
    }
    switch type {
    case .metatype(let type):
      return checker.declarations.isOpenType(type) ? nil : (type.typeText ?? type.printedName).map { .type($0) }
    case .tuple(let components):
      let parts = components.map { ($0.label, $0.type) }
      return try printParts(parts, after: .none, asIdentity: asIdentity).map { .parts(PrintedName(), $0) }
    case .nominal(let nominal, let arguments):
      if let declared = checker.types[nominal] {
        return try within(type, again: PrintForm.again, whole: PrintForm.recursive) { (lowerer) throws(CheckFailure) in
          try lowerer.printForm(of: declared, type, asIdentity: asIdentity)
        }
      }
      if let names = checker.library.cases[nominal] {
        return .cases(asIdentity ? PrintedName() : PrintedName(of: type), names.map { ($0, nil) })
      }
      if arguments.isEmpty, asIdentity { return try identity(of: type) }
      guard let first = arguments.first, let form = try printForm(of: first, asIdentity: asIdentity) else {
        return nil
      }
      let layout = try layout(of: first)
      switch nominal.name {
      case "Optional": return .optional(form)
      case "Array": return .array(form, layout)
      case "ArraySlice": return .slice(form, layout)
      case "Set": return .set(form, layout)
      case "Dictionary":
        guard let value = try printForm(of: arguments[1], asIdentity: asIdentity) else { return nil }
        return .dictionary(form, value, layout, layout + (try self.layout(of: arguments[1])))
      default: return RangeKind(rawValue: nominal.name).map { .range($0, form) }
      }
    default: return nil
    }
  }

  /// Returns the form by which a value of a library type is told from others; nil for values that hold objects.
  private mutating func identity(of type: Type) throws(CheckFailure) -> PrintForm? {
    switch type {
    case AnimationValue.type: return .native(AnimationValue.self)
    case UnitCurve.type: return .native(UnitCurve.self)
    case Spring.type: return .native(Spring.self)
    default: break
    }
    let layout = try layout(of: type)
    guard layout.objects == 0 else { return nil }
    return .native { frame, slot in
      (0..<layout.words).map { "\(frame.words[Int(slot.word) + $0])" }.joined(separator: " ")
    }
  }

  private mutating func printForm(
    of declared: Shared<TypeDeclaration>, _ type: Type, asIdentity: Bool
  ) throws(CheckFailure) -> PrintForm? {
    // Native code cannot call a `description` of the type's own.
    guard asIdentity || !describesItself(type) else { return nil }
    switch declared.kind {
    case .structure:
      var compared: Set<String>?
      if asIdentity, let equality = checker.ownOperator("==", on: type) {
        compared = try properties(comparedBy: equality)
      }
      var parts: [(label: String?, place: Layout, form: PrintForm)] = []
      for property in declared.properties where compared?.contains(property.name) ?? true {
        let (place, known) = try field(property.name, of: type, at: property.offset)
        guard let form = try printForm(of: known, asIdentity: asIdentity) else { return nil }
        parts.append((property.name, place, form))
      }
      return .parts(asIdentity ? PrintedName(alone: declared.nominal) : PrintedName(of: type), parts)
    case .enumeration:
      var cases: [(name: String, values: PrintForm?)] = []
      for (index, element) in declared.cases.enumerated() {
        let held = try values(ofCase: index, of: type)
        let types = Array(zip(element.labels, held.parts.map(\.type)))
        guard let parts = try printParts(types, after: held.isBoxed ? .none : .word, asIdentity: asIdentity) else {
          return nil
        }
        let values = parts.isEmpty ? nil : PrintForm.parts(PrintedName(), parts)
        cases.append((element.name, held.isBoxed ? values.map { .boxed($0, held.layout) } : values))
      }
      return cases.isEmpty ? nil : .cases(asIdentity ? PrintedName() : PrintedName(of: type), cases)
    case .reference:
      // Objects that are equal only to themselves differ by their references.
      guard asIdentity, let equality = checker.ownOperator("==", on: type), try comparesIdentities(equality) else {
        return nil
      }
      return .native(ObjectIdentity.self)
    case .proto: return nil
    }
  }

  private mutating func printParts(
    _ parts: [(String?, Type)], after start: Layout, asIdentity: Bool
  ) throws(CheckFailure) -> [(label: String?, place: Layout, form: PrintForm)]? {
    var place = start
    var result: [(label: String?, place: Layout, form: PrintForm)] = []
    for (label, type) in parts {
      guard let form = try printForm(of: type, asIdentity: asIdentity) else { return nil }
      result.append((label, place, form))
      place += try layout(of: type)
    }
    return result
  }
}

extension PrintForm {
  /// Makes the form of a plain library type; nil for other types.
  init?(of type: Type, asIdentity: Bool) {
    switch type {
    case .double, .cgFloat: self = .double
    case .float: self = .float
    case .bool: self = .boolean
    case .string, .character: self = .text
    case .int: self = .integer
    case .point: self = .numbers { (point: CGPoint) in [point.x, point.y] }
    case .size: self = .numbers { (size: CGSize) in [size.width, size.height] }
    case .rect: self = .numbers { (rect: CGRect) in [rect.minX, rect.minY, rect.width, rect.height] }
    case .angle: self = .native(Angle.self)
    case .path: self = .native(Path.self)
    case UUID.type: self = .native(UUID.self)
    case ObjectIdentity.type: self = .native(ObjectIdentity.self)
    case Color.type where asIdentity: self = .native { Color.load(from: $0, at: $1).identityText }
    case Color.type: self = .native(Color.self)
    default:
      guard let number = IntegerRows.native(type) else { return nil }
      self = .native(number)
    }
  }

  fileprivate static func native<Value: MachineValue>(_ type: Value.Type) -> PrintForm {
    .native { frame, slot in "\(Value.load(from: frame, at: slot))" }
  }

  /// Returns the form of a value that is printed as its numbers, as Apple's systems print geometry: `(1.0, 2.0)`.
  fileprivate static func numbers<Value: MachineValue>(
    _ numbers: @escaping @Sendable (Value) -> [CGFloat]
  ) -> PrintForm {
    .native { frame, slot in
      "(" + numbers(Value.load(from: frame, at: slot)).map { "\($0)" }.joined(separator: ", ") + ")"
    }
  }
}

extension Lowerer {
  /// Finds the printed form of each error type whose values are stored in an existential.
  mutating func findErrorForms() throws(CheckFailure) {
    for (index, type) in boxed.enumerated()
    where program.errorForms[index] == nil && checker.conforms(type, to: .library("Error")) {
      guard let nominal = type.nominal else { continue }
      let layout = try layout(of: type)
      program.errorForms[index] = ErrorForm(
        name: nominal.name, isCase: checker.types[nominal]?.kind == .enumeration,
        form: try printForm(of: type).map { .boxed($0, layout) })
    }
  }
}
