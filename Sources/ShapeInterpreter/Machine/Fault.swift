/// An error of an evaluation, without a source location yet.
enum Fault: Error, Equatable, Sendable {
  /// A fault that stops a compiled program too. The text names the values involved.
  case trap(String)
  /// The steps (loop iterations and calls) of the budget are used up.
  case outOfSteps
  /// The work of the budget is used up by library calls.
  case outOfWork
  /// All live values together take more memory than the budget allows.
  case outOfMemory
  /// A request for this many bytes, which may be free once the live values are measured. Only the machine uses it;
  /// it is never reported to the user.
  case needsRoom(Int)
  /// The run waits for the answer to a question of a program's own layout. Only the machine and its host use it.
  case waits
  /// A duplicate key in a dictionary literal. `at` is the index of the first entry with this key.
  case duplicateKey(at: Int)
  case tooDeep
  /// Values are nested deeper than this limit.
  case tooNested(Int)
  case tooLarge(String)
  /// A value of more views and modifiers than this.
  case tooManyViews(Int)
  /// Views and modifiers are nested deeper than this in one value.
  case tooNestedViews(Int)
  /// The stop signal was raised: the result is not wanted any more.
  case stopped
}

extension Fault {
  /// Returns the message of the diagnostic for the fault.
  func sentence(_ budget: Budget) -> String {
    switch self {
    case .trap(let message): message
    case .duplicateKey: "dictionary literal contains duplicate keys"
    case .outOfSteps: "the shape did not finish within \(budget.steps) loop turns and calls"
    case .outOfWork: "the shape did not finish before library calls had gone through \(budget.work) elements"
    case .outOfMemory, .needsRoom: "values take more than \(budget.bytes >> 20) MB of memory"
    case .tooDeep: "calls are nested more than \(budget.depth) deep"
    case .tooNested(let depth): "values are nested more than \(depth) deep"
    case .tooLarge(let what): "more than \(budget.size) \(what)"
    case .tooManyViews(let most): "more than \(most) views and modifiers"
    case .tooNestedViews(let depth): "views and modifiers are nested more than \(depth) deep"
    case .stopped: "the evaluation was stopped"
    case .waits: "the subviews of a layout can be asked only while it is laid out"
    }
  }
}

// Messages about numbers. They are made only once the fault has happened.

extension Fault {
  /// Returns the fault of `a name b`, whose result does not fit the type. `name` is an operator.
  @inline(never)
  static func overflow(_ type: Any.Type, _ a: some BinaryInteger, _ name: String, _ b: some BinaryInteger) -> Fault {
    .trap("\(type) overflow: \(a) \(name) \(b < 0 ? "(\(b))" : "\(b)")")
  }

  /// Returns the fault of `name(value)`, whose result does not fit the type. `name` is a function or a sign.
  @inline(never)
  static func overflow(_ type: Any.Type, _ name: String, _ value: some BinaryInteger) -> Fault {
    .trap("\(type) overflow: \(name)(\(value))")
  }

  @inline(never)
  static func divisionByZero(_ a: some BinaryInteger, _ name: String) -> Fault {
    .trap(name == "%" ? "division by zero in remainder operation: \(a) % 0" : "division by zero: \(a) / 0")
  }

  static func infinite(_ value: Double, as type: Any.Type) -> Fault {
    .trap("Double value \(value) cannot be converted to \(type) because it is either infinite or NaN")
  }

  static func unrepresentable(_ value: Double, as type: Any.Type) -> Fault {
    .trap("Double value \(value) cannot be converted to \(type) because the result would be out of range")
  }

  static func unrepresentable(_ value: some BinaryInteger, as type: any FixedWidthInteger.Type) -> Fault {
    .trap(
      value < 0 && !type.isSigned
        ? "negative value \(value) is not representable as \(type)" : "not enough bits in \(type) to represent \(value)"
    )
  }

  static let zeroStride = Fault.trap("stride size must not be zero")

  /// The fault of an object that is used before it is made, which the check of initializers excludes.
  static let noObject = Fault.trap("an object is used before it is made")

  static func radix(_ value: Int) -> Fault { .trap("radix \(value) is not in 2...36") }
}

// Messages about collections.

extension Fault {
  static func index(_ index: Int, ofArray count: Int) -> Fault {
    .trap("index \(index) is out of range of an array of \(count) element\(count == 1 ? "" : "s")")
  }

  static func index(_ index: Int, ofSlice indices: Range<Int>) -> Fault {
    .trap("index \(index) is out of range of a slice with the indices \(indices)")
  }

  static func index(_ index: Int, ofRange range: Range<Int>) -> Fault {
    .trap("index \(index) is out of range of \(range)")
  }

  static func index(_ index: Int, ofString count: Int) -> Fault {
    .trap("String index \(index) is out of bounds of a string of \(count) character\(count == 1 ? "" : "s")")
  }

  /// Returns the fault of a range that lies outside a collection's indices. `range` is spelled as in the source.
  static func part(_ range: String, of indices: Range<Int>) -> Fault {
    .trap("range \(range) is out of range of a collection with the indices \(indices)")
  }

  /// Returns the fault of a range whose bounds the file compares itself.
  static func range(of bound: Type) -> Fault {
    .trap("range of '\(bound)' values has its end before its start")
  }

  static func range(_ low: some Any, _ name: String, _ high: some Any) -> Fault {
    .trap("range \(low)\(name)\(high) has its end before its start")
  }

  static func empty(removing place: String) -> Fault {
    .trap("can't remove \(place) element from an empty collection")
  }

  static func removing(_ count: Int, from size: Int) -> Fault {
    .trap("can't remove \(count) elements from a collection of \(size)")
  }

  static func taking(_ count: Int) -> Fault { .trap("can't take or drop \(count) elements") }

  /// Returns the fault of a string that is to be filled up from a character that the filling does not have.
  static func padding(toLength length: Int, startingAt start: Int) -> Fault {
    .trap("can't pad a string to length \(length), starting at \(start)")
  }

  /// Returns the fault of a predicate's format; `flaw` tells what is wrong with it.
  static func predicate(_ format: String, _ flaw: String) -> Fault {
    .trap("'\(format)' is no format of a predicate: \(flaw)")
  }

  static func pattern(_ pattern: String) -> Fault { .trap("'\(pattern)' is no regular expression") }

  /// Returns the fault of a value that is to repeat its part a negative number of times.
  static func repeating(_ type: String, _ count: Int) -> Fault {
    .trap("can't make a \(type) of \(count) repeated parts")
  }

  /// Returns the fault of a dictionary literal with a duplicate key. `key` is spelled as in the source.
  static func repeatedKey(_ key: String) -> Fault { .trap("dictionary literal contains duplicate keys: \(key)") }

  static func character(_ text: String) -> Fault {
    .trap("can't form a Character from '\(text.prefix(40))', which is not one character long")
  }
}

// Messages about formats that a program computes.

extension Fault {
  static func unknownFormat(_ format: String) -> Fault { .trap("the format '\(format.prefix(40))' is not supported") }

  static func formatWithoutValue(_ specifier: String) -> Fault { .trap("the format '\(specifier)' has no value") }

  static func formatMismatch(_ specifier: String, _ type: String) -> Fault {
    .trap("a value of type '\(type)' does not suit the format '\(specifier)'")
  }
}
