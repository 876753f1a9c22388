// Dictionaries and sets: tables of entries that are found by their keys.

extension LibraryTable {
  @inline(never)
  mutating func addTables() {
    conform(.library("Dictionary"), to: ["Collection"])
    conform(.library("Set"), to: ["Collection"])
    addShared(.dictionary(.parameter(Self.parameter("Dictionary", 0)), .parameter(Self.parameter("Dictionary", 1))))
    addShared(.set(.parameter(Self.parameter("Set", 0))))
    addDictionaryReading()
    addDictionaryChanging()
    addSetMembers()
  }

  /// Adds a row that finds entries by their keys.
  @inline(never)
  private mutating func addKeyed(
    _ owner: Type, _ name: String, _ role: NativeRow.Role, _ parameters: [Type], _ result: Type, cost: RowCost = .own,
    _ make: @escaping @Sendable (KeyForm, [Layout]) -> Native
  ) {
    guard case .nominal(_, let arguments) = owner else { return }
    let generics = arguments.compactMap { if case .parameter(let parameter) = $0 { parameter } else { nil } }
    add(
      NativeRow(
        name: name, role: role, owner: owner, generics: generics,
        labels: role == .setter ? [nil] + NativeRow.labels(of: name) : nil, parameters: parameters, result: result,
        body: .keyed { make($0[0], $1) }, cost: cost))
  }

  /// Adds the members that dictionaries and sets have in common.
  @inline(never)
  private mutating func addShared(_ owner: Type) {
    guard let element = Self.tableElement(of: owner) else { return }
    add(
      NativeRow(
        name: "init()", role: .initializer, owner: owner,
        generics: Self.genericParameters[owner.nominal?.name ?? ""] ?? [], labels: [], parameters: [], result: owner,
        body: .constant(Constant(words: [], objects: [.table(TableValue())]))))
    addKeyed(owner, "count", .getter, [], .int, cost: .nothing) { (_, _) in
      { (frame, slots) throws(Fault) in
        frame[int: slots[0].word] = TableRows.table(frame, slots[1]).entries.count
      }
    }
    addKeyed(owner, "isEmpty", .getter, [], .bool, cost: .nothing) { (_, _) in
      { (frame, slots) throws(Fault) in
        frame[bool: slots[0].word] = TableRows.table(frame, slots[1]).entries.count == 0
      }
    }
    addKeyed(owner, "first", .getter, [], .optional(element), cost: .nothing) { (_, layouts) in
      let entry = layouts.reduce(Layout.none, +)
      return { (frame, slots) throws(Fault) in
        let table = TableRows.table(frame, slots[1])
        let place = table.entries.count > 0 ? 0 : nil
        TableRows.read(table, place, part: entry, after: .none, of: entry, frame, slots[0])
      }
    }
    for name in ["removeAll()", "removeAll(keepingCapacity:)"] {
      addKeyed(owner, name, .mutating, name == "removeAll()" ? [] : [.bool], .void, cost: .nothing) { (_, _) in
        { (frame, slots) throws(Fault) in frame.objects[Int(slots[1].object)] = .table(TableValue()) }
      }
    }
    // The literal. In a dictionary its keys must differ.
    let isSet = owner.argument(of: "Set") != nil
    let name = isSet ? "init(arrayLiteral:)" : "init(dictionaryLiteral:)"
    addKeyed(owner, name, .initializer, [.array(element)], owner, cost: .everything) { (form, layouts) in
      let entry = layouts.reduce(Layout.none, +)
      return { (frame, slots) throws(Fault) in
        guard case .array(let array) = frame.objects[Int(slots[1].object)] else { return }
        var table = TableValue()
        try TableRows.fill(&table, from: array, form, entry, frame) { (first) throws(Fault) in
          if !isSet { throw .duplicateKey(at: first) }
        }
        frame.objects[Int(slots[0].object)] = .table(table)
      }
    }
  }

  private static func tableElement(of type: Type) -> Type? {
    if let (key, value) = type.dictionaryParts { return .entry(key, value) }
    return type.argument(of: "Set")
  }

  @inline(never)
  private mutating func addDictionaryReading() {
    let (key, value) = (
      Type.parameter(Self.parameter("Dictionary", 0)), Type.parameter(Self.parameter("Dictionary", 1))
    )
    let owner = Type.dictionary(key, value)
    addKeyed(owner, "subscript(_:)", .getter, [key], .optional(value)) { (form, layouts) in
      { (frame, slots) throws(Fault) in
        let table = TableRows.table(frame, slots[1])
        let place = table.place(of: try form.key(frame, slots[2]))
        TableRows.read(
          table, place, part: layouts[1], after: layouts[0], of: layouts[0] + layouts[1], frame, slots[0])
      }
    }
    addKeyed(owner, "subscript(_:default:)", .getter, [key, value], value) { (form, layouts) in
      { (frame, slots) throws(Fault) in
        let table = TableRows.table(frame, slots[1])
        let entry = layouts[0] + layouts[1]
        guard let place = table.place(of: try form.key(frame, slots[2])) else {
          var one = ArrayValue()
          try ArrayRows.append(frame, slots[3], layouts[1], to: &one)
          return ArrayRows.read(one, 0, layouts[1], frame, slots[0])
        }
        let (word, object) = (place * entry.words + layouts[0].words, place * entry.objects + layouts[0].objects)
        for index in 0..<layouts[1].words {
          frame.words[Int(slots[0].word) + index] = table.entries.words[word + index]
        }
        for index in 0..<layouts[1].objects {
          frame.objects[Int(slots[0].object) + index] = table.entries.objects[object + index]
        }
      }
    }
    for (name, isKey) in [("keys", true), ("values", false)] {
      addKeyed(owner, name, .getter, [], .array(isKey ? key : value), cost: .everything) { (_, layouts) in
        { (frame, slots) throws(Fault) in
          let table = TableRows.table(frame, slots[1])
          let column = TableRows.column(
            table, part: layouts[isKey ? 0 : 1], after: isKey ? .none : layouts[0], of: layouts[0] + layouts[1])
          frame.objects[Int(slots[0].object)] = .array(column)
        }
      }
    }
  }

  @inline(never)
  private mutating func addDictionaryChanging() {
    let (key, value) = (
      Type.parameter(Self.parameter("Dictionary", 0)), Type.parameter(Self.parameter("Dictionary", 1))
    )
    let owner = Type.dictionary(key, value)
    // The slots of setters: an unused one, receiver, new value, indices.
    addKeyed(owner, "subscript(_:)", .setter, [.optional(value), key], .void) { (form, layouts) in
      { (frame, slots) throws(Fault) in
        let found = try form.key(frame, slots[3])
        try TableRows.modify(frame, slots[1]) { (table) throws(Fault) in
          if frame[bool: slots[2].word] {
            let new = slots[2].advanced(by: .word)
            try TableRows.put(&table, found, slots[3], new, layouts[0], layouts[1], frame)
          } else {
            try frame.charge(table.removing)
            table.remove(found, layouts[0] + layouts[1])
          }
        }
      }
    }
    addKeyed(owner, "subscript(_:default:)", .setter, [value, key, value], .void) { (form, layouts) in
      { (frame, slots) throws(Fault) in
        let found = try form.key(frame, slots[3])
        try TableRows.modify(frame, slots[1]) { (table) throws(Fault) in
          try TableRows.put(&table, found, slots[3], slots[2], layouts[0], layouts[1], frame)
        }
      }
    }
    addKeyed(owner, "updateValue(_:forKey:)", .mutating, [value, key], .optional(value)) { (form, layouts) in
      { (frame, slots) throws(Fault) in
        let found = try form.key(frame, slots[3])
        try TableRows.modify(frame, slots[1]) { (table) throws(Fault) in
          TableRows.read(
            table, table.place(of: found), part: layouts[1], after: layouts[0], of: layouts[0] + layouts[1], frame,
            slots[0])
          try TableRows.put(&table, found, slots[3], slots[2], layouts[0], layouts[1], frame)
        }
      }
    }
    addKeyed(owner, "removeValue(forKey:)", .mutating, [key], .optional(value)) { (form, layouts) in
      { (frame, slots) throws(Fault) in
        let found = try form.key(frame, slots[2])
        try TableRows.modify(frame, slots[1]) { (table) throws(Fault) in
          TableRows.read(
            table, table.place(of: found), part: layouts[1], after: layouts[0], of: layouts[0] + layouts[1], frame,
            slots[0])
          try frame.charge(table.removing)
          table.remove(found, layouts[0] + layouts[1])
        }
      }
    }
  }

  @inline(never)
  private mutating func addSetMembers() {
    let element = Type.parameter(Self.parameter("Set", 0))
    let owner = Type.set(element)
    addKeyed(owner, "contains(_:)", .method, [element], .bool) { (form, _) in
      { (frame, slots) throws(Fault) in
        frame[bool: slots[0].word] =
          TableRows.table(frame, slots[1]).place(of: try form.key(frame, slots[2])) != nil
      }
    }
    let inserted = Type.tuple([
      .init(label: "inserted", type: .bool), .init(label: "memberAfterInsert", type: element),
    ])
    addKeyed(owner, "insert(_:)", .mutating, [element], inserted) { (form, layouts) in
      { (frame, slots) throws(Fault) in
        let key = try form.key(frame, slots[2])
        try TableRows.modify(frame, slots[1]) { (table) throws(Fault) in
          let known = table.place(of: key)
          if known == nil { try TableRows.put(&table, key, slots[2], slots[2], layouts[0], .none, frame) }
          // The element is read before the first word of the result is written, because the result may
          // share a slot with the argument.
          ArrayRows.read(
            table.entries, known ?? table.entries.count - 1, layouts[0], frame, slots[0].advanced(by: .word))
          frame[bool: slots[0].word] = known == nil
        }
      }
    }
    addKeyed(owner, "update(with:)", .mutating, [element], .optional(element)) { (form, layouts) in
      { (frame, slots) throws(Fault) in
        let key = try form.key(frame, slots[2])
        try TableRows.modify(frame, slots[1]) { (table) throws(Fault) in
          let known = table.place(of: key)
          if known == nil { try TableRows.put(&table, key, slots[2], slots[2], layouts[0], .none, frame) }
          TableRows.read(table, known, part: layouts[0], after: .none, of: layouts[0], frame, slots[0])
        }
      }
    }
    addKeyed(owner, "remove(_:)", .mutating, [element], .optional(element)) { (form, layouts) in
      { (frame, slots) throws(Fault) in
        let key = try form.key(frame, slots[2])
        try TableRows.modify(frame, slots[1]) { (table) throws(Fault) in
          TableRows.read(
            table, table.place(of: key), part: layouts[0], after: .none, of: layouts[0], frame, slots[0])
          try frame.charge(table.removing)
          table.remove(key, layouts[0])
        }
      }
    }
    addKeyed(owner, "removeFirst()", .mutating, [], element) { (form, layouts) in
      { (frame, slots) throws(Fault) in
        try TableRows.modify(frame, slots[1]) { (table) throws(Fault) in
          guard table.entries.count > 0 else { throw .empty(removing: "first") }
          ArrayRows.read(table.entries, 0, layouts[0], frame, slots[0])
          try frame.charge(table.removing)
          table.remove(try form.key(frame, slots[0]), layouts[0])
        }
      }
    }
  }
}
