// Layouts: the numbers of words and objects in a value of each type, and the positions of its parts.

extension Lowerer {
  /// The layout of a value of the type `any Error`, and of all existentials.
  var errorLayout: Layout { .word + .object }

  /// Returns the layout of a type's values.
  mutating func layout(of type: Type) throws(CheckFailure) -> Layout {
    // Most values are plain ones of the library, whose types hold no others.
    if case .nominal(let nominal, let arguments) = type, arguments.isEmpty, !nominal.isDeclared,
      let known = checker.library.layouts[nominal]
    {
      return known
    }
    let type = concrete(type)
    if let known = layouts[type] { return known }
    try checker.spend(at: builder.offset)
    guard type.depth <= Type.deepest else {
      throw checker.failure(
        LimitProblem.typeDepth(in: type.nominal?.name, Type.deepest),
        at: type.nominal.flatMap { checker.types[$0] }?.offset ?? builder.offset)
    }
    guard !isGrowing(type, in: layoutsInProgress), layoutsInProgress.insert(type).inserted else {
      if let declared = type.nominal.flatMap({ checker.types[$0] }), declared.kind == .enumeration {
        throw checker.failure(DeclarationProblem.recursiveEnum(type), at: declared.offset)
      }
      throw checker.failure(DeclarationProblem.recursiveValue(type), at: builder.offset)
    }
    defer { layoutsInProgress.remove(type) }
    let layout = try makeLayout(of: type)
    guard layout.words + layout.objects <= Self.largestValue else {
      let place = type.nominal.flatMap { checker.types[$0] }?.offset ?? builder.offset
      throw checker.failure(LimitProblem.valueSize(of: type.nominal?.name, Checker.mostParts), at: place)
    }
    layouts[type] = layout
    return layout
  }

  /// The most words and objects in one value.
  static let largestValue = Checker.mostParts

  /// Returns true if a type nests deeper and deeper: `times` types of the same name that are less deep surround it.
  func isGrowing(_ type: Type, in progress: some Sequence<Type>, times: Int = 4) -> Bool {
    guard case .nominal(let nominal, let arguments) = type, nominal.isDeclared, !arguments.isEmpty else { return false }
    let depth = type.depth
    return progress.lazy.filter { $0.nominal == nominal && $0.depth < depth }.prefix(times).count == times
  }

  private mutating func makeLayout(of type: Type) throws(CheckFailure) -> Layout {
    switch type {
    case .tuple(let components):
      var sum = Layout.none
      for component in components { sum += try layout(of: component.type) }
      return sum
    case .function: return .object
    case .metatype(let held): return checker.declarations.isOpenType(held) ? .word : .none
    case .nominal(let nominal, let arguments):
      if checker.declarations.isExistential(type) { return errorLayout }
      if nominal.isDeclared { return try declaredLayout(of: type, nominal) }
      switch nominal.name {
      case "Array", "Dictionary", "Set", "KeyPath": return .object
      case "ArraySlice": return .word + .object
      case "WritableKeyPath", "ReferenceWritableKeyPath": return Layout(objects: 2)
      case "PartialRangeFrom", "PartialRangeUpTo", "PartialRangeThrough": return try layout(of: arguments[0])
      case "Optional": return .word + (try layout(of: arguments[0]))
      case "Range", "ClosedRange":
        let bound = try layout(of: arguments[0])
        return bound + bound
      case "UnsafePointer": return try layout(of: arguments[0])
      case "StrideTo", "StrideThrough": return Layout(words: 3)
      case "Never": return .none
      default:
        if let known = checker.library.layouts[nominal] { return known }
        throw unknown(type)
      }
    case .parameter, .variable, .failed:
      throw unknown(type)
    }
  }

  private mutating func declaredLayout(of type: Type, _ nominal: Nominal) throws(CheckFailure) -> Layout {
    guard let declared = checker.types[nominal] else { throw CheckFailure.silent }
    if let refusal = declared.refusal { throw .complaint(refusal) }
    switch declared.kind {
    case .structure:
      var sum = Layout.none
      for property in declared.properties {
        sum += try layout(of: property, in: type).layout
      }
      return sum
    case .enumeration:
      var largest = Layout.none
      for index in declared.cases.indices {
        let room = declared.cases[index].isBoxed ? .object : try values(ofCase: index, of: type).layout
        largest = Layout(words: max(largest.words, room.words), objects: max(largest.objects, room.objects))
      }
      return .word + largest
    case .proto: return errorLayout
    case .reference: return .word
    }
  }

  /// Returns the layout and the type of a stored property in values of a type.
  private mutating func layout(
    of property: PropertyDeclaration, in type: Type
  ) throws(CheckFailure) -> (layout: Layout, type: Type) {
    guard case .nominal(let nominal, let arguments) = type, let declared = checker.types[nominal]
    else { throw CheckFailure.silent }
    let known = try checker.substituted(
      try checker.type(of: property, in: nominal),
      Dictionary(zip(declared.generics, arguments), uniquingKeysWith: { $1 }))
    // A diagnostic about the property's type is located at the property's declaration.
    let outer = builder.offset
    defer { builder.stand(at: outer) }
    if !nominal.isPrelude { builder.stand(at: property.offset) }
    return (try layout(of: known), known)
  }

  /// Returns the position of a stored property in a value, and the property's type.
  mutating func field(
    _ name: String, of type: Type, at offset: Int
  ) throws(CheckFailure) -> (position: Layout, type: Type) {
    let type = concrete(type)
    guard case .nominal(let nominal, let arguments) = type else { throw CheckFailure.silent }
    if let known = checker.library.fields[nominal]?[name] { return (known.position, known.type) }
    if !nominal.isDeclared,
      let position = arguments.isEmpty ? nil : LibraryTable.genericFields[nominal.name]?.firstIndex(of: name)
    {
      let first = try layout(of: arguments[0])
      return (position == 0 ? .none : first, arguments[min(position, arguments.count - 1)])
    }
    guard let declared = checker.types[nominal] else { throw CheckFailure.silent }
    if let known = fieldTables[type]?.fields[name] { return known }
    let inherited = fieldTables[type] == nil ? try inheritedLayout(of: type) : .none
    var table = fieldTables.removeValue(forKey: type) ?? FieldTable(after: inherited)
    defer { fieldTables[type] = table }
    while table.count < declared.properties.count {
      let property = declared.properties[table.count]
      let (layout, known) = try layout(of: property, in: type)
      let field = (position: table.end, type: known)
      table.append(field, named: property.name, layout)
      if property.name == name { return field }
    }
    throw checker.failure(MemberProblem.valueLacks(name, type), at: offset)
  }

  /// Returns the position of a component in a tuple.
  mutating func component(_ index: Int, of type: Type) throws(CheckFailure) -> Layout {
    guard case .tuple(let components) = concrete(type) else { return .none }
    var position = Layout.none
    for component in components[..<index] { position += try layout(of: component.type) }
    return position
  }

  /// Returns the associated values of a case of an enum type.
  mutating func values(ofCase index: Int, of type: Type) throws(CheckFailure) -> CaseValues {
    let type = concrete(type)
    guard let declared = type.nominal.flatMap({ checker.types[$0] }) else { throw CheckFailure.silent }
    var result = CaseValues(isBoxed: declared.cases[index].isBoxed)
    for known in try checker.associatedTypes(of: declared, index, type) {
      result.parts.append((result.layout, known))
      result.layout += try layout(of: known)
    }
    return result
  }
}

extension Lowerer {
  /// Returns the layout of the parts that an object of a class type has from its superclass.
  mutating func inheritedLayout(of type: Type) throws(CheckFailure) -> Layout {
    guard let parent = checker.superclass(of: type) else { return .none }
    return try objectLayout(of: parent)
  }

  /// Returns the layout of all parts of an object of a class type.
  mutating func objectLayout(of type: Type) throws(CheckFailure) -> Layout {
    let type = concrete(type)
    if let known = objectLayouts[type] { return known }
    guard let nominal = type.nominal, let declared = checker.types[nominal] else { throw CheckFailure.silent }
    if let refusal = declared.refusal { throw .complaint(refusal) }
    var layout = try inheritedLayout(of: type)
    if let last = declared.properties.last {
      let (position, known) = try field(last.name, of: type, at: last.offset)
      layout = position + (try self.layout(of: known))
    }
    guard layout.words + layout.objects <= Self.largestValue else {
      throw checker.failure(LimitProblem.valueSize(of: nominal.name, Checker.mostParts), at: declared.offset)
    }
    objectLayouts[type] = layout
    return layout
  }
}
