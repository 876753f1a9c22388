/// The limit on the work of checking a source and of generating its code and initial values.
///
/// Ordinary sources take a few steps for each of their bytes. A source whose work grows much faster than its length
/// exceeds the limit.
struct CheckingBudget {
  /// The number of expressions, types and candidates visited.
  private(set) var steps = 0
  private var most: Int
  /// The diagnostic emitted when the steps were used up, or nil before; no others are emitted after it.
  private(set) var complaint: Complaint?
  /// The remaining budget for evaluating all initial values; the memory that they hold is subtracted permanently.
  var evaluation = Budget.startValues
  /// The number of finished expressions that are not charged yet.
  private var finished = 0

  private static let least = 300_000
  private static let stepsPerByte = 40

  /// Makes the budget of a source of `size` UTF-8 bytes.
  init(size: Int = 0) {
    most = Self.least + size * Self.stepsPerByte
  }

  /// True if the budget is spent.
  var isSpent: Bool { complaint != nil }

  /// Charges for finishing one expression, one step for each `finishedPerStep` of them; returns false if no steps are
  /// left.
  mutating func takeFinished(at offset: Int) -> Bool {
    finished += 1
    guard finished == Self.finishedPerStep else { return true }
    finished = 0
    return take(1, at: offset)
  }

  private static let finishedPerStep = 8

  /// Charges `count` steps; returns false if no steps are left.
  mutating func take(_ count: Int, at offset: Int) -> Bool {
    steps += count
    guard steps > most else { return true }
    if complaint == nil {
      complaint = Complaint(
        message:
          "checking stops here: the source takes more than \(most) steps, which is far more than its length asks for",
        offset: offset)
    }
    return false
  }
}

extension Budget {
  /// The limit on the evaluation of all initial values of a source.
  static let startValues = Budget(
    steps: standard.steps, depth: standard.depth, size: standard.size, work: standard.work, bytes: 64 << 20)
}

extension Checker {
  /// Charges for finishing an expression; throws if the budget is spent.
  mutating func spendOnFinishing(at offset: Int) throws(CheckFailure) {
    guard budget.takeFinished(at: offset) else { throw CheckFailure.silent }
  }

  /// Charges steps of the checking budget. All work that can grow must call it. It throws if the budget is spent or the
  /// check is interrupted.
  mutating func spend(_ count: Int = 1, at offset: Int) throws(CheckFailure) {
    try look(at: offset)
    guard budget.take(count, at: offset) else { throw CheckFailure.silent }
  }

  /// Returns the type, or throws a diagnostic if it is composed of too many types.
  func reasonable(_ type: Type, at offset: Int) throws(CheckFailure) -> Type {
    guard inference.isLarger(type, than: Type.largest) else { return type }
    throw failure("the type here is made of more than \(Type.largest) types, which is not supported", at: offset)
  }
}

extension Type {
  /// The greatest number of types that a type may be composed of.
  static let largest = 500
  /// The greatest nesting depth of a type.
  static let deepest = 100
}

extension Inference {
  /// Returns whether a type, with all bound variables replaced, is composed of more than `most` types. The search ends
  /// as soon as this is known.
  func isLarger(_ type: Type, than most: Int) -> Bool {
    if case .nominal(_, let arguments) = type, arguments.isEmpty { return false }
    var open = [type]
    var count = 0
    while let next = open.popLast() {
      count += 1
      if count > most { return true }
      switch shallow(next) {
      case .nominal(_, let arguments): open += arguments
      case .tuple(let components): for component in components { open.append(component.type) }
      case .function(let parameters, let result):
        for parameter in parameters { open.append(parameter.type) }
        open.append(result)
      case .metatype(let inner): open.append(inner)
      case .parameter, .variable, .failed: break
      }
    }
    return false
  }
}

extension Checker {
  /// The greatest number of parts (numbers, flags and references) in a value.
  static let mostParts = 12_288

  /// Returns the diagnostic for a type whose values are too large.
  static func tooLarge(_ name: String?) -> String {
    guard let name else { return "a value is made of more than \(mostParts) parts" }
    return "a value of type '\(name)' is made of more than \(mostParts) parts"
  }

  /// Throws a diagnostic if a struct's values are too large, before any of their parts is made.
  mutating func requireSize(of nominal: Nominal, at offset: Int) throws(CheckFailure) {
    guard !sizedTypes.contains(nominal), let declared = types[nominal] else { return }
    var known: [Type: Int] = [:]
    guard try parts(of: declared.type, &known) > Self.mostParts else {
      sizedTypes.insert(nominal)
      return
    }
    throw failure(Self.tooLarge(nominal.name), at: declared.offset)
  }

  /// Returns the number of parts in a value, as far as it is known without the types of generic parameters. A value
  /// that is stored elsewhere counts as one part.
  private mutating func parts(of type: Type, _ known: inout [Type: Int]) throws(CheckFailure) -> Int {
    if let count = known[type] { return count }
    // A type that contains itself gets its diagnostic when its layout is made.
    known[type] = 0
    var count = 1
    switch type {
    case .tuple(let components):
      count = 0
      for component in components { count += try parts(of: component.type, &known) }
    case .nominal(let nominal, let arguments):
      if let wrapped = type.wrapped {
        count += try parts(of: wrapped, &known)
      } else if let declared = types[nominal], declared.kind == .structure {
        count = 0
        let types = Dictionary(zip(declared.generics, arguments), uniquingKeysWith: { $1 })
        for property in declared.properties where count <= Self.mostParts {
          try spend(at: property.offset)
          let own = try self.type(of: property, in: nominal).substituting(types)
          guard !inference.isLarger(own, than: Type.largest), own.depth <= Type.deepest else { continue }
          count += try parts(of: own, &known)
        }
      }
    default: break
    }
    known[type] = count
    return count
  }
}
