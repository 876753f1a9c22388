import SwiftSyntax

// Construction: makes a value of a type with one of its initializers.

extension Checker {
  /// Makes a value of a type with one of its initializers or the memberwise one.
  mutating func constructValue(
    _ type: Type, _ arguments: [Argument], expecting wanted: Type?, at offset: Int
  ) throws(CheckFailure) -> Expression {
    guard let nominal = type.nominal else { return try constructGeneric(type, arguments, at: offset) }
    if let made = try conversion(to: type, arguments, expecting: wanted, at: offset) { return made }
    let isReference = declarations.isReference(type)
    if isReference, conforms(type, to: .library("View")) {
      throw failure(EntryProblem.notStruct("class", nominal.name), at: offset)
    }
    let found = try allInitializers(of: type, nominal, isReference: isReference, at: offset)
    if let declared = types[nominal] {
      if let value = try rawConversion(to: declared, arguments, at: offset) { return value }
      if declared.kind == .proto {
        throw failure(ConformanceProblem.instantiatedProtocol(type), at: offset)
      }
    }
    guard !found.isEmpty else {
      throw failure(ConformanceProblem.noInitializers(type), at: offset)
    }
    if !found.contains(where: { isMatch($0, arguments) }) {
      if let called = try calledValue(type, arguments, expecting: wanted, at: offset) { return called }
      if let other = try otherInitializer(arguments, of: nominal) { throw otherSelf(other, than: type, at: offset) }
    }
    let isGeneric = library.isGeneric(nominal) || !(types[nominal]?.generics.isEmpty ?? true)
    // A generic type that is written with its arguments determines the result.
    let fixed = isGeneric && !lacksArguments(type) ? type : nil
    return try choose(among: found, arguments, expecting: fixed ?? wanted, at: offset, named: "init", of: type)
  }

  /// Makes a value of a generic parameter's type, with an initializer that its bounds require.
  private mutating func constructGeneric(
    _ type: Type, _ arguments: [Argument], at offset: Int
  ) throws(CheckFailure) -> Expression {
    if case .parameter(let parameter) = type {
      if type.isBounded(by: "Numeric"), let value = try typedLiteral(type, arguments) { return value }
      let found = try promisedStatics("init", parameter)
      if !found.isEmpty {
        return try choose(among: found, arguments, expecting: type, at: offset, named: "init", of: type)
      }
    }
    throw failure(MemberProblem.typeLacks("init", type), at: offset)
  }

  /// Returns the only argument as a literal of a type; nil if it is none. `CGFloat(3)`: the literal itself gets that
  /// type, as in Swift.
  private mutating func typedLiteral(_ type: Type, _ arguments: [Argument]) throws(CheckFailure) -> Expression? {
    guard arguments.count == 1, case .written(nil, let syntax) = arguments[0], syntax.isLiteral else { return nil }
    return converted(try check(syntax, expecting: type), to: type)
  }

  /// Returns a value that no initializer makes: a text, an optional, a literal or a set of flags; nil for other values.
  private mutating func conversion(
    to type: Type, _ arguments: [Argument], expecting wanted: Type?, at offset: Int
  ) throws(CheckFailure) -> Expression? {
    if type == .string, arguments.first?.label == "format" { return try checkFormat(arguments, at: offset) }
    if type == .string, let text = try translation(arguments) { return text }
    if type == .anyHashable, let value = try anyHashable(arguments, at: offset) { return value }
    if type.nominal == .library("Optional"), arguments.count == 1, case .written(nil, let syntax) = arguments[0] {
      let inner = wanted.flatMap { inference.shallow($0).wrapped }
      var value = try check(syntax, expecting: inner)
      if let inner { value = try fit(value, to: inner, syntax, as: .argument) }
      return Expression(.convert(value), .optional(value.type), at: offset)
    }
    if type == .string, arguments.count == 1, ["describing", "reflecting"].contains(arguments[0].label),
      let syntax = arguments[0].syntax
    {
      return try description(of: syntax, reflected: arguments[0].label == "reflecting", at: offset)
    }
    if type.isNumeric, let value = try typedLiteral(type, arguments) { return value }
    guard let nominal = type.nominal, types[nominal] != nil else { return nil }
    if arguments.count == 1, case .written(nil, let syntax) = arguments[0],
      syntax.isLiteral || syntax.is(StringLiteralExprSyntax.self),
      let value = ownValue(of: try check(syntax, expecting: nil), as: type)
    {
      return value
    }
    guard arguments.isEmpty, conforms(type, to: .library("OptionSet")) else { return nil }
    return try unionOfFlags([], type, at: offset)
  }

  /// Returns the only argument as an `AnyHashable`; nil for other arguments.
  private mutating func anyHashable(_ arguments: [Argument], at offset: Int) throws(CheckFailure) -> Expression? {
    guard arguments.count == 1, let only = arguments.first, only.label == nil || only.label == "_" else { return nil }
    let value: Expression
    switch only {
    case .written(_, let syntax): value = try check(syntax, expecting: nil)
    case .checked(let known), .labelled(_, let known): value = known
    case .trailing: return nil
    }
    try force(value.type)
    guard let made = converted(value, to: .anyHashable) else {
      throw failure(
        GenericsProblem.notConforming(function: "init(_:)", shown(value.type), to: .library("Hashable")), at: offset)
    }
    return made
  }

  /// Returns the text that describes a value.
  private mutating func description(
    of syntax: ExprSyntax, reflected isReflected: Bool, at offset: Int
  ) throws(CheckFailure) -> Expression {
    var value = try check(syntax, expecting: nil)
    try settleLiterals(in: value.type)
    value.type = inference.resolved(value.type)
    return description(of: value, reflected: isReflected, at: offset)
  }

  /// Returns the text that describes a checked value.
  func description(of value: Expression, reflected isReflected: Bool, at offset: Int) -> Expression {
    Expression(.string([.text(""), isReflected ? .reflected(value) : .value(value)]), .string, at: offset).sealed
  }

  /// Returns `String(localized: "…")` of a literal, which stands for its own translation, whatever table or bundle is
  /// asked for it, unless it has another value by default; nil for other arguments.
  private mutating func translation(_ arguments: [Argument]) throws(CheckFailure) -> Expression? {
    guard arguments.first?.label == "localized" else { return nil }
    let text = arguments.first { $0.label == "defaultValue" } ?? arguments[0]
    guard let syntax = text.syntax, syntax.is(StringLiteralExprSyntax.self) else { return nil }
    let literal = try check(syntax, expecting: .string)
    return localized(try fit(literal, to: .string, syntax, as: .argument)).sealed
  }

  /// Returns the initializers of a type, with the memberwise one and those of protocols.
  mutating func allInitializers(
    of type: Type, _ nominal: Nominal, isReference: Bool, at offset: Int
  ) throws(CheckFailure) -> [Candidate] {
    let own = members[nominal]?.initializers ?? []
    var found = try isReference ? initializers(of: type) : candidates(own)
    if isReference, own.contains(where: isPlain), let lacking = try propertyWithoutValue(in: nominal) {
      throw lacking
    }
    guard let declared = types[nominal] else {
      found += (library.initializers[nominal] ?? []).map { Candidate($0) }
      return found
    }
    if declared.kind == .structure, !declared.hasOwnInitializer {
      found.append(contentsOf: try memberwise(type, declared, from: offset))
    }
    found += try inheritedInitializers(of: type).filter { !$0.isHidden(by: found) }
    return found
  }

  /// Returns the optional case of an enum with a raw value, for `init(rawValue:)`; nil for other arguments.
  private mutating func rawConversion(
    to declared: Shared<TypeDeclaration>, _ arguments: [Argument], at offset: Int
  ) throws(CheckFailure) -> Expression? {
    guard declared.kind == .enumeration, arguments.count == 1, arguments[0].label == "rawValue",
      let raw = try rawType(of: declared), let syntax = arguments[0].syntax
    else { return nil }
    return try caseOfRawValue(
      try fit(try check(syntax, expecting: raw), to: raw, syntax, as: .argument), declared, raw, at: offset)
  }

  /// Returns whether an initializer is the one that a class without initializers has.
  private func isPlain(_ id: FunctionID) -> Bool {
    functions[id].fillsObject && functions[id].body?.parent == nil
  }

  /// Returns the call of a new value with the trailing closures, which no initializer takes: `Flow(spacing: 4) { … }`
  /// is `Flow(spacing: 4).callAsFunction { … }`. Returns nil if the type has no such method.
  private mutating func calledValue(
    _ type: Type, _ arguments: [Argument], expecting wanted: Type?, at offset: Int
  ) throws(CheckFailure) -> Expression? {
    guard let first = arguments.firstIndex(where: \.isTrailing), let nominal = type.nominal,
      ([nominal] + declarations.allProtocols(of: nominal)).contains(where: {
        members[$0]?.functions["callAsFunction"] != nil
      })
    else { return nil }
    let value = try constructValue(type, Array(arguments[..<first]), expecting: nil, at: offset)
    let found = try memberCandidates("callAsFunction", on: value.type, receiver: value)
    return try choose(
      among: found, Array(arguments[first...]), expecting: wanted, at: offset, named: "callAsFunction")
  }

  /// Returns the memberwise initializer; properties with an initial value may be omitted. Outside of a type with a
  /// private property it can give no other values than the initial ones.
  ///
  /// - Parameter place: the offset of the call.
  mutating func memberwise(
    _ type: Type, _ declared: Shared<TypeDeclaration>, from place: Int
  ) throws(CheckFailure) -> [Candidate] {
    let settable = declared.properties.filter { !$0.isFixed && !$0.isSupplied }
    let isPrivate = settable.contains {
      !$0.hasAttribute && $0.lazyGetter == nil && declarations.isHidden(declared, $0, from: place)
    }
    if isPrivate {
      guard settable.allSatisfy({ startsWithValue($0, in: declared.nominal) }) else {
        throw failure(NameProblem.inaccessibleInitializer(type), at: place)
      }
      var candidate = Candidate(.memberwise(type), parameters: [], result: declared.type)
      candidate.generics = declared.generics
      return [candidate]
    }
    var parameters: [Candidate.Parameter] = []
    for property in declared.properties where !property.isFixed && !property.isSupplied {
      let isWhole = isPassedWhole(property, in: declared.nominal)
      let known =
        isWhole
        ? try self.type(of: property, in: declared.nominal) : try exposedType(of: property, in: declared.nominal)
      parameters.append(
        .init(
          label: property.label, type: property.isBuilt(as: known) ? .function([], known) : known,
          isBuilder: property.isBuilder,
          ownBuilder: try property.ownBuilder.map { (syntax) throws(CheckFailure) in
            try resolve(syntax, in: TypeScope(owner: declared.type, generics: declared.generics))
          },
          hasDefault: startsWithValue(property, in: declared.nominal)))
    }
    var candidate = Candidate(.memberwise(type), parameters: parameters, result: declared.type)
    candidate.generics = declared.generics
    return [candidate]
  }

  /// Returns the value of `init(rawValue:)`: an optional that is the case with that raw value, or nil.
  mutating func caseOfRawValue(
    _ value: Expression, _ declared: Shared<TypeDeclaration>, _ raw: Type, at offset: Int
  ) throws(CheckFailure) -> Expression {
    let type = Type.optional(declared.type)
    let given = makeVariable("", raw, mutable: false)
    let result = makeVariable("", type, mutable: true)
    let target = Expression(.variable(result), type, at: offset)
    var choice: Statement = .assign(target, Expression(.none, type, at: offset))
    for (index, known) in try rawValues(of: declared, as: raw).enumerated().reversed() {
      let test = Expression(
        .comparison(.equal, Expression(.variable(given), raw, at: offset), known), .bool, at: offset)
      let found = Expression(.convert(Expression(.enumCase(index, []), declared.type, at: offset)), type, at: offset)
      choice = .conditional([.test(test)], then: [.assign(target, found)], otherwise: [choice])
    }
    return Expression(.block([.bind(given, value), choice], result), type, at: offset)
  }

  /// Returns the union of several members of an option set that the file declares.
  mutating func unionOfFlags(_ members: [Expression], _ type: Type, at offset: Int) throws(CheckFailure) -> Expression {
    guard let function = declarations.unionOfFlags else { throw CheckFailure.silent }
    let list = Expression(.array(members), .array(type), at: offset)
    return try choose(
      among: try candidates([function]), [.checked(list)], expecting: type, at: offset, named: "init")
  }
}
