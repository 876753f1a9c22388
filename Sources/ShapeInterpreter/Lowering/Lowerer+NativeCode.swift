// The native code of library members for certain types, with the charge for its cost.

extension Lowerer {
  /// Returns the native code of a row for certain types, including the charge for its cost;
  /// nil for rows without native code.
  mutating func native(of row: NativeRow, _ types: [GenericParameter: Type] = [:]) throws(CheckFailure) -> NativeEntry?
  {
    guard let code = try code(of: row, types) else { return nil }
    guard let charged = try chargedObjects(of: row, types) else { return code }
    return NativeEntry(body: charged.charging(code.body))
  }

  /// Returns the objects that a row is charged for; nil if its cost does not depend on its arguments.
  mutating func chargedObjects(
    of row: NativeRow, _ types: [GenericParameter: Type]
  ) throws(CheckFailure) -> ChargedObjects? {
    var charged: ChargedObjects
    switch row.cost {
    case .nothing, .own: return nil
    case .everythingTimes(let units), .argumentsTimes(let units): charged = ChargedObjects(units: units)
    }
    // The slots of a native: the result, then the receiver of a member, then the arguments.
    var given: [Type] = row.parameters
    let hasReceiver = row.owner != nil && row.role != .initializer && row.role != .staticMember
    if let owner = row.owner, hasReceiver { given.insert(owner, at: 0) }
    for object in 0..<(try layout(of: row.result.substituting(types)).objects) { charged.made.append((0, object)) }
    for (index, type) in given.enumerated() {
      if case .argumentsTimes = row.cost, hasReceiver, index == 0 { continue }
      for object in 0..<(try layout(of: type.substituting(types)).objects) { charged.given.append((index + 1, object)) }
    }
    return charged
  }

  private mutating func code(of row: NativeRow, _ types: [GenericParameter: Type]) throws(CheckFailure) -> NativeEntry?
  {
    var parts: [Layout] = []
    var forms: [KeyForm] = []
    switch row.body {
    case .native(let known): return NativeEntry(body: known)
    case .typed(let make):
      let given = row.generics.map { concrete(types[$0] ?? .void) }
      guard let known = make(given) else {
        throw unsupported(row.name, on: given.first ?? .void)
      }
      return known
    case .identity:
      let type = row.generics.first.flatMap { types[$0] } ?? .void
      guard let form = try printForm(of: type, asIdentity: true) else {
        throw checker.failure(LiteralProblem.notPrintable(type), at: builder.offset)
      }
      return NativeEntry(body: form.printing(isNested: false))
    case .stateful(let make):
      return NativeEntry(body: make(try stateful(row.generics.first.flatMap { types[$0] } ?? .void)))
    case .range(let body, let kind):
      let bound = concrete(row.generics.first.flatMap { types[$0] } ?? .void)
      guard let known = body.native(kind, bound) else { throw unsupported(row.name, on: bound) }
      return known
    case .generic(let make):
      for parameter in row.generics { parts.append(try layout(of: types[parameter] ?? .void)) }
      return NativeEntry(body: make(parts))
    case .keyed(let make):
      for parameter in row.generics {
        let type = types[parameter] ?? .void
        parts.append(try layout(of: type))
        if parameter.bounds.contains(.library("Hashable")) { forms.append(try keyForm(of: type)) }
      }
      let native = make(forms, parts)
      let key = row.generics.first.flatMap { types[$0] }
      guard row.name == "init(dictionaryLiteral:)", let key, let form = try printForm(of: key) else {
        return NativeEntry(body: native)
      }
      return NativeEntry(body: naming(form, in: native, entry: parts.reduce(.none, +)))
    case .constant, .builder, .instruction, .memberwise: return nil
    }
  }

  /// Returns what the code of states knows of a type: the stored properties of a view that are states.
  private mutating func stateful(_ type: Type) throws(CheckFailure) -> StatefulType {
    let type = concrete(type)
    var states: [StatefulType.State] = []
    try addStates(of: type, at: .none, depth: 0, to: &states)
    return StatefulType(
      type: type, layout: try layout(of: type), states: states, numbers: try numbers(of: type, at: .none, depth: 0))
  }

  /// Adds the states among a type's stored properties, and those within the file's own wrappers.
  private mutating func addStates(
    of type: Type, at start: Layout, depth: Int, to states: inout [StatefulType.State]
  ) throws(CheckFailure) {
    guard depth < 8, let declared = type.nominal.flatMap({ checker.types[$0] }), declared.kind == .structure else {
      return
    }
    for property in declared.properties {
      let (offset, known) = try field(property.name, of: type, at: property.offset)
      let place = start + offset
      guard let nominal = known.nominal else { continue }
      // A request of Core Data keeps what a view has changed of it.
      let isRequest = nominal.isPrelude && ["FetchRequest", "SectionedFetchRequest"].contains(nominal.name)
      guard nominal.isPrelude, !isRequest else {
        if isRequest || property.wrapper != nil { try addStates(of: known, at: place, depth: depth + 1, to: &states) }
        continue
      }
      guard ["State", "StateObject", "GestureState", "FocusState", "Namespace", "Binding"].contains(nominal.name)
      else { continue }
      var state = StatefulType.State(place: place + (try field("_ownPlace", of: known, at: property.offset).position))
      if nominal.name == "State" {
        let (start, value) = try field("_value", of: known, at: property.offset)
        if try holdsObjects(value) { state.start = (value, try layout(of: value), place + start) }
      }
      states.append(state)
    }
  }

  /// Returns the places of the numbers in a value of animatable data; nil if it holds anything else.
  private mutating func numbers(
    of type: Type, at place: Layout, depth: Int
  ) throws(CheckFailure) -> [StatefulType.Number]? {
    switch type {
    case .double, .cgFloat: return [.init(place: place, kind: .double)]
    case .float: return [.init(place: place, kind: .float)]
    case .array(.double), .array(.cgFloat): return [.init(place: place, kind: .array)]
    case .array(.point): return [.init(place: place, kind: .points)]
    case .point, .size, .rect, .angle, .library("CGVector"), .library("UnitPoint"):
      // The values of these types are words, each of them a number.
      return (0..<(try layout(of: type).words)).map { .init(place: place + Layout(words: $0), kind: .double) }
    default: break
    }
    guard depth < 32, let declared = type.nominal.flatMap({ checker.types[$0] }), declared.kind == .structure else {
      return nil
    }
    var all: [StatefulType.Number] = []
    for property in declared.properties {
      let (inner, known) = try field(property.name, of: type, at: property.offset)
      guard let own = try numbers(of: known, at: place + inner, depth: depth + 1) else { return nil }
      all += own
    }
    return all
  }

  /// Returns the native code of a dictionary literal. Its fault names the duplicate key.
  private func naming(_ key: PrintForm, in native: @escaping Native, entry: Layout) -> Native {
    { (frame, slots) throws(Fault) in
      do throws(Fault) {
        try native(frame, slots)
      } catch {
        guard case .duplicateKey(let index) = error, case .array(let array) = frame.objects[Int(slots[1].object)]
        else { throw error }
        throw .repeatedKey(try key.text(of: array, at: index, entry, frame, isNested: true))
      }
    }
  }

  /// Returns the generic arguments of a row's owner for a receiver of a certain type.
  func types(of row: NativeRow, for receiver: Type) -> [GenericParameter: Type] {
    guard case .nominal(_, let own)? = row.owner, case .nominal(_, let given) = receiver else { return [:] }
    var result: [GenericParameter: Type] = [:]
    for case (.parameter(let parameter), let argument) in zip(own, given) { result[parameter] = argument }
    return result
  }

  /// Lowers a sequence, an array or a collection of the library, to the array of its elements.
  mutating func lowerElements(of sequence: Expression, into array: Slot) throws(CheckFailure) {
    let type = concrete(sequence.type)
    guard let elements = SequenceRows.elements(of: type) else {
      throw checker.failure(ConformanceProblem.notSequence(type), at: sequence.offset)
    }
    guard type.arrayElement == nil else {
      try lower(sequence, into: array)
      return
    }
    let whole = try lower(sequence)
    call(
      { (frame, slots) throws(Fault) in
        let elements = try elements(frame, slots[1])
        frame.allot(elements.bytes)
        frame.objects[Int(slots[0].object)] = .array(elements)
      }, [array, whole])
  }
}
