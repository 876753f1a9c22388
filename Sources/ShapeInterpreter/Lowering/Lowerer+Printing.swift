// Printing: the texts of values. Native code prints those that consist of plain values of the library. Where a part has
// a description of its own, is an object or is an existential, a function of the program goes through the parts.

extension Lowerer {
  /// Makes the text of a value that is put into a string.
  ///
  /// - Parameter isNested: true for the text that the value has within other values, and that `String(reflecting:)`
  ///   has: a string is in quotes, and a `debugDescription` comes before a `description`.
  mutating func makePiece(_ value: Expression, isNested: Bool = false, in piece: Slot) throws(CheckFailure) {
    let type = concrete(value.type)
    if type == .anyHashable, isNested { return try makeNestedHashable(value, in: piece) }
    if checker.declarations.isExistential(type) { return try makePrinted(value, isNested: isNested, in: piece) }
    if let nominal = type.nominal, checker.declarations.isReference(type), !describesItself(type),
      !checker.declarations.subclasses(of: nominal).isEmpty
    {
      // The object's own class may be a subclass, which is printed by its name or describes itself.
      let whole = Expression(.convert(value), .library("Any"), at: value.offset)
      return try makePrinted(whole, isNested: isNested, in: piece)
    }
    if case .metatype(let held) = type, checker.declarations.isOpenType(held) {
      return try makeTypeName(of: value, held, in: piece)
    }
    try makeOwnPiece(value, isNested: isNested, in: piece)
  }

  /// Makes the text of a value whose own type is known: no existential, and no object of a subclass.
  mutating func makeOwnPiece(_ value: Expression, isNested: Bool, in piece: Slot) throws(CheckFailure) {
    let type = concrete(value.type)
    if let id = ownDescription(of: type, isNested: isNested) {
      var receiver = value
      receiver.type = type
      let types = checker.substitution(for: id, in: type)
      receiver = checker.upcast(receiver, to: checker.functions[id].owner?.nominal)
      try lower(Expression(.call(id, types, [receiver]), .string, at: value.offset), into: piece)
      return
    }
    if let form = try printForm(of: type) {
      return call(form.printing(isNested: isNested), [piece, try lower(value)])
    }
    if checker.declarations.isReference(type) {
      _ = try lower(value)
      let name = PrintedName(of: type)
      return load(Constant(words: [], objects: [.string(isNested ? name.full : name.own)]), into: piece)
    }
    guard try hasPrintedParts(type) else {
      // There is no value of this type, whatever generic code would print.
      guard printsParts || type == .never else {
        throw checker.failure(LiteralProblem.notPrintable(value.type), at: value.offset)
      }
      _ = try lower(value)
      return load(Constant(words: [], objects: [.string(Self.standIn(for: type))]), into: piece)
    }
    try call(.printer(Printer(type: type, isNested: isNested)), [value], .object, in: piece)
  }

  /// The text of a value that has none, where it is a part of a value that is printed, or may be the one in an
  /// existential: the name of its type.
  private static func standIn(for type: Type) -> String {
    if case .function = type { return "(Function)" }
    return type.told
  }

  /// Makes the text of a value of one of the types in existentials. A program may print others of these alone.
  mutating func makePieceOfAny(_ value: Expression, isNested: Bool, in piece: Slot) throws(CheckFailure) {
    let outer = printsParts
    defer { printsParts = outer }
    printsParts = true
    try makeOwnPiece(value, isNested: isNested, in: piece)
  }

  /// Returns whether values of a type are printed by a `description` or a `debugDescription` of the file.
  func describesItself(_ type: Type) -> Bool { ownDescription(of: type, isNested: false) != nil }

  /// Returns the getter by which a value of a declared type is put into a string: that of `CustomStringConvertible`, or
  /// of `CustomDebugStringConvertible` if the value is within another one or has no other; nil for other types.
  func ownDescription(of type: Type, isNested: Bool) -> FunctionID? {
    guard let nominal = type.nominal, nominal.isDeclared, PrintForm(of: type, asIdentity: false) == nil else {
      return nil
    }
    let kinds = [("CustomStringConvertible", "description"), ("CustomDebugStringConvertible", "debugDescription")]
    let owners =
      [nominal] + checker.declarations.superclasses(of: nominal) + checker.declarations.allProtocols(of: nominal)
    for (bound, name) in isNested ? kinds.reversed() : kinds where checker.conforms(type, to: .library(bound)) {
      let getters = owners.lazy.compactMap { [checker] in checker.members[$0]?.getters[name] }
      if let found = getters.first(where: { [checker] in checker.functions[$0].body != nil }) { return found }
    }
    return nil
  }

  /// Returns whether a type is one whose values are printed part by part. The parts may be of types that are not.
  private func hasPrintedParts(_ type: Type) throws(CheckFailure) -> Bool {
    switch type {
    case .tuple: return true
    case .nominal(let nominal, _):
      if let declared = checker.types[nominal] {
        return declared.kind == .structure && !nominal.isInternal && !checker.conforms(type, to: .library("View"))
          || declared.kind == .enumeration && !declared.cases.isEmpty
      }
      return ["Array", "ArraySlice", "Set", "Dictionary", "Optional"].contains(nominal.name)
    default: return false
    }
  }

  /// Lowers the function that prints a value part by part.
  mutating func lower(_ printer: Printer, calledAt offset: Int) throws(CheckFailure) {
    printsParts = true
    defer { printsParts = false }
    builder = FunctionBuilder(result: .object, at: offset, isPrelude: true)
    let value = builder.allocate(try layout(of: printer.type))
    builder.endParameters()
    write("", isFirst: true)
    try writeParts(of: printer, in: value)
  }

  /// Appends a text to the result of a function that prints a value.
  private mutating func write(_ text: String, isFirst: Bool = false) {
    let place = isFirst ? Slot(0, 0) : builder.allocate(.object)
    load(Constant(words: [], objects: [.string(text)]), into: place)
    if !isFirst { call(StringRows.append, [Slot(0, 0), Slot(0, 0), place], checkingSizeOf: 0) }
  }

  /// Appends a part of the value to the result of a function that prints it.
  private mutating func write(_ type: Type, in slot: Slot) throws(CheckFailure) {
    try freeing { (lowerer) throws(CheckFailure) in
      let piece = lowerer.builder.allocate(.object)
      let part = lowerer.held(slot, type, try lowerer.layout(of: type))
      try lowerer.makePiece(part, isNested: true, in: piece)
      lowerer.call(StringRows.append, [Slot(0, 0), Slot(0, 0), piece], checkingSizeOf: 0)
    }
  }

  private mutating func writeParts(of printer: Printer, in value: Slot) throws(CheckFailure) {
    let type = printer.type
    let names = PrintedName(of: type)
    let name = printer.isNested ? names.full : names.own
    switch type {
    case .tuple(let components):
      try writeList(components.map { ($0.label, $0.type) }, from: value)
    case .nominal(let nominal, let arguments):
      if let declared = checker.types[nominal] {
        return try declared.kind == .enumeration
          ? writeCase(of: declared, type, after: printer.isNested ? name + "." : "", in: value)
          : writeProperties(of: declared, type, named: name, in: value)
      }
      switch nominal.name {
      case "Optional":
        let absent = builder.emitJump(.jumpUnless, value.word)
        write("Optional(")
        try write(arguments[0], in: value.advanced(by: .word))
        write(")")
        let end = builder.emitJump(.jump)
        builder.land(absent)
        write("nil")
        builder.land(end)
      case "Dictionary": try writeElements(of: type, .entry(arguments[0], arguments[1]), in: value)
      default:
        // A set or a slice has its type's name within other values.
        let isNamed = printer.isNested && type.arrayElement == nil
        if isNamed { write(nominal.name + "(") }
        try writeElements(of: type, arguments[0], in: value)
        if isNamed { write(")") }
      }
    default: throw CheckFailure.silent
    }
  }

  /// Writes parts that follow each other in a value, in parentheses.
  private mutating func writeList(_ parts: [(label: String?, type: Type)], from start: Slot) throws(CheckFailure) {
    write("(")
    var place = start
    for (index, part) in parts.enumerated() {
      let text = (index > 0 ? ", " : "") + (part.label.map { $0 + ": " } ?? "")
      if !text.isEmpty { write(text) }
      try write(part.type, in: place)
      place = place.advanced(by: try layout(of: part.type))
    }
    write(")")
  }

  private mutating func writeProperties(
    of declared: Shared<TypeDeclaration>, _ type: Type, named name: String, in value: Slot
  ) throws(CheckFailure) {
    write(name + "(")
    for (index, property) in declared.properties.enumerated() {
      let (position, known) = try field(property.name, of: type, at: property.offset)
      write((index > 0 ? ", " : "") + property.name + ": ")
      try write(known, in: value.advanced(by: position))
    }
    write(")")
  }

  /// Writes the case that an enum's value is of, behind a prefix, with its associated values.
  private mutating func writeCase(
    of declared: Shared<TypeDeclaration>, _ type: Type, after prefix: String, in value: Slot
  ) throws(CheckFailure) {
    var ends: [Int] = []
    for (index, element) in declared.cases.enumerated() {
      let saved = builder.next
      let test = builder.allocate(.word)
      builder.emit(.equalWord, test.word, value.word, builder.constant(UInt64(index)))
      let other = builder.emitJump(.jumpUnless, test.word)
      write(prefix + element.name)
      if !element.types.isEmpty {
        let held = try values(ofCase: index, of: type)
        try writeList(zip(element.labels, held.parts.map(\.type)).map { ($0, $1) }, from: start(of: held, in: value))
      }
      ends.append(builder.emitJump(.jump))
      builder.land(other)
      builder.next = saved
    }
    for end in ends { builder.land(end) }
  }

  /// Writes the elements of an array, a set or a dictionary.
  private mutating func writeElements(of type: Type, _ element: Type, in value: Slot) throws(CheckFailure) {
    guard let elements = SequenceRows.elements(of: type) else { throw CheckFailure.silent }
    let (array, test) = (builder.allocate(.object), builder.allocate(.word))
    call(
      { (frame, slots) throws(Fault) in
        let elements = try elements(frame, slots[1])
        frame.allot(elements.bytes)
        frame.objects[Int(slots[0].object)] = .array(elements)
      }, [array, value])
    write("[")
    if type.dictionaryParts != nil {
      call(ArrayRows.count, [test, array])
      let isFilled = builder.emitJump(.jumpIf, test.word)
      write(":")
      builder.land(isFilled)
    }
    try makeLoop(over: array, try layout(of: element)) { (lowerer, part, number) throws(CheckFailure) in
      lowerer.builder.emit(.equalWord, test.word, number.word, lowerer.builder.constant(1))
      let isFirst = lowerer.builder.emitJump(.jumpIf, test.word)
      lowerer.write(", ")
      lowerer.builder.land(isFirst)
      guard let (key, content) = type.dictionaryParts else { return try lowerer.write(element, in: part) }
      try lowerer.write(key, in: part)
      lowerer.write(": ")
      try lowerer.write(content, in: part.advanced(by: try lowerer.layout(of: key)))
    }
    write("]")
  }
}
