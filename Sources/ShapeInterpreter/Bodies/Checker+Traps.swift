// Functions that trap with a message, and functions that print: calls with arguments of any type.

extension Checker {
  /// Checks a call of `fatalError`, `precondition`, `assert`, `print` and the like; nil for other names and for
  /// functions that the file declares itself.
  mutating func checkTrap(
    _ name: String, _ arguments: [Argument], at offset: Int
  ) throws(CheckFailure) -> Expression? {
    guard let kind = Trap(rawValue: name), fileScope.functions[name] == nil else { return nil }
    var rest = arguments[...]
    switch kind {
    case .print, .debugPrint, .dump, .nsLog:
      // Nothing is printed, but the arguments are evaluated.
      var statements: [Statement] = []
      for syntax in arguments.compactMap(\.syntax) {
        let value = try check(syntax, expecting: nil)
        try settleLiterals(in: value.type)
        statements.append(.expression(value))
      }
      return Expression(.block(statements, makeVariable("", .void, mutable: true)), .void, at: offset)
    case .fatalError, .preconditionFailure, .assertionFailure:
      let stop = try stopping(kind, rest.popFirst(), at: offset)
      try requireNoMore(rest)
      return stop
    case .precondition, .assert:
      guard let condition = rest.popFirst()?.syntax else {
        throw failure(CallProblem.missingArgument(label: nil, index: 0), at: offset)
      }
      let test = try fit(try check(condition, expecting: .bool), to: .bool, condition, as: .argument)
      let stop = try stopping(kind, rest.popFirst(), at: offset)
      try requireNoMore(rest)
      let statement = Statement.conditional([.test(test)], then: [], otherwise: [.expression(stop)])
      return Expression(.block([statement], makeVariable("", .void, mutable: true)), .void, at: offset)
    }
  }

  private func requireNoMore(_ arguments: ArraySlice<Argument>) throws(CheckFailure) {
    guard let extra = arguments.first(where: { $0.label != "file" && $0.label != "line" }) else { return }
    throw failure(CallProblem.extraArgument(label: nil), at: extra.labelOffset)
  }

  /// Returns statements that wait for ever, as for an answer that does not come. The last one is never reached: it
  /// tells that no way leads to the end of the body.
  mutating func waitingForever(at complaint: Complaint) -> [Statement] {
    guard let row = library.functions["_park"]?.first else { preconditionFailure("the library has no row '_park'") }
    let park = Expression(.native(row, [:], []), .void, at: complaint.offset)
    let forever = Expression(.boolean(true), .bool, at: complaint.offset)
    let text = Expression(.string([.text(complaint.message)]), .string, at: complaint.offset)
    return [
      .repeatWhile(makeLabel(), body: [.expression(park)], condition: forever),
      .expression(stopping(.fatalError, text, at: complaint.offset)),
    ]
  }

  private func stopping(_ kind: Trap, _ text: Expression, at offset: Int) -> Expression {
    let row = NativeRow(
      name: kind.rawValue, role: .function, labels: [nil], parameters: [.string], result: .never,
      body: .native { (frame, slots) throws(Fault) in throw .trap(String.load(from: frame, at: slots[1])) })
    return Expression(.native(row, [:], [text]), kind == .assertionFailure ? .void : .never, at: offset)
  }

  private mutating func stopping(_ kind: Trap, _ message: Argument?, at offset: Int) throws(CheckFailure) -> Expression
  {
    var text = Expression(.string([.text(kind.problem.sentence.text)]), .string, at: offset)
    if let syntax = message?.syntax {
      let given = try fit(try check(syntax, expecting: .string), to: .string, syntax, as: .argument)
      text = Expression(.string([.text(kind.problem.sentence.text + ": "), .value(given)]), .string, at: offset)
    }
    return stopping(kind, text, at: offset)
  }
}

/// The functions that trap or print.
private enum Trap: String {
  case fatalError, preconditionFailure, assertionFailure, precondition, assert
  case print, debugPrint, dump
  case nsLog = "NSLog"

  /// The beginning of Swift's message for a trap.
  var problem: TrapProblem {
    switch self {
    case .fatalError: .fatalError
    case .precondition, .preconditionFailure: .precondition
    default: .assertion
    }
  }
}
