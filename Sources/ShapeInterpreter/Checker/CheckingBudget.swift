/// What checking a source, and making its code and start values, may cost before it is given up.
///
/// Ordinary sources take a few steps for each of their bytes; what grows faster than its text ends here.
struct CheckingBudget {
  /// Expressions, types and candidates that were looked at.
  private(set) var steps = 0
  private var most: Int
  /// What is said where the steps ran out; nothing is complained of after that.
  private(set) var complaint: Complaint?
  /// What is left for evaluating start values, all together; what they hold is taken away from it for good.
  var evaluation = Budget.startValues
  /// Expressions that were finished and are not charged yet.
  private var finished = 0

  private static let least = 300_000
  private static let stepsPerByte = 40

  /// The budget of a source of so many UTF-8 bytes.
  init(size: Int = 0) {
    most = Self.least + size * Self.stepsPerByte
  }

  /// Whether the budget is spent.
  var isSpent: Bool { complaint != nil }

  /// Takes a step for so many expressions whose types were settled already; false when there are none left.
  mutating func takeFinished(at offset: Int) -> Bool {
    finished += 1
    guard finished == Self.finishedPerStep else { return true }
    finished = 0
    return take(1, at: offset)
  }

  private static let finishedPerStep = 8

  /// Takes steps; false when there are none left.
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
  /// What all start values of a source may cost.
  static let startValues = Budget(
    steps: standard.steps, depth: standard.depth, size: standard.size, work: standard.work, bytes: 64 << 20)
}

extension Checker {
  /// Takes what it costs to finish an expression; throws as `spend` does.
  mutating func spendOnFinishing(at offset: Int) throws(CheckFailure) {
    guard budget.takeFinished(at: offset) else { throw CheckFailure.silent }
  }

  /// Takes steps of the checking budget, which work that grows with anything has to do; throws when it is spent, or when the check has
  /// been told to stop.
  mutating func spend(_ count: Int = 1, at offset: Int) throws(CheckFailure) {
    try look(at: offset)
    guard budget.take(count, at: offset) else { throw CheckFailure.silent }
  }

  /// A type as the source has it, unless it is too large to be worked with.
  func reasonable(_ type: Type, at offset: Int) throws(CheckFailure) -> Type {
    guard inference.isLarger(type, than: Type.largest) else { return type }
    throw failure("the type here is made of more than \(Type.largest) types, which is not supported", at: offset)
  }
}

extension Type {
  /// The most types that a type may be made of.
  static let largest = 500
  /// How deep types may nest in one.
  static let deepest = 100
}

extension Inference {
  /// Whether a type, with all known variables replaced, is made of more than so many types; no longer than it takes to find that out.
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
  /// The most numbers, flags and references that a value may be made of.
  static let mostParts = 12_288

  /// What is said of a type whose values are too large.
  static func tooLarge(_ name: String?) -> String {
    guard let name else { return "a value is made of more than \(mostParts) parts" }
    return "a value of type '\(name)' is made of more than \(mostParts) parts"
  }

  /// Complains of a struct whose values are too large, before any of their parts is made.
  mutating func requireSize(of nominal: Nominal, at offset: Int) throws(CheckFailure) {
    guard !sizedTypes.contains(nominal), let declared = types[nominal] else { return }
    var known: [Type: Int] = [:]
    guard try parts(of: declared.type, &known) > Self.mostParts else {
      sizedTypes.insert(nominal)
      return
    }
    throw failure(Self.tooLarge(nominal.name), at: declared.offset)
  }

  /// How many parts a value is made of, as far as that is known without the types of generic parameters; one for what lies elsewhere.
  private mutating func parts(of type: Type, _ known: inout [Type: Int]) throws(CheckFailure) -> Int {
    if let count = known[type] { return count }
    // Within itself it is complained of where its layout is made.
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
