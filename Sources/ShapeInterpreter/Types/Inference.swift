/// What is known so far about the types of one expression: a store of type variables and their bindings.
///
/// A value, so that a guess is tried on a copy and dropped when it fails. Literals are variables that accept only the types a
/// literal of their kind can have; what is still open at the end gets Swift's default (Int, Double).
struct Inference: Sendable {
  /// What an unbound variable may become.
  enum Constraint: Sendable {
    case anything
    /// A type that an integer literal can have.
    case integerLiteral
    /// A type that a floating-point literal can have.
    case floatLiteral
  }

  private enum Binding: Sendable {
    case open(Constraint)
    case bound(Type)
  }

  /// A protocol that a type has to conform to as soon as it is known.
  struct Promise: Sendable {
    var type: Type
    var bound: Nominal
    /// The function that asks for it, and the place of its call.
    var function: String
    var offset: Int
  }

  private var bindings = BranchedArray<Binding>()
  private(set) var promises = BranchedArray<Promise>()
  /// The first local variable whose type may refer to this store.
  let firstVariable: VariableID

  init(firstVariable: VariableID = 0) {
    self.firstVariable = firstVariable
  }

  /// What is known of a variable; nothing of one that was made in a try which was dropped.
  private func binding(_ index: Int) -> Binding { index < bindings.count ? bindings[index] : .open(.anything) }

  /// A new variable under a constraint.
  mutating func makeVariable(_ constraint: Constraint = .anything) -> Type {
    bindings.append(.open(constraint))
    return .variable(bindings.count - 1)
  }

  /// The type with its outermost variable followed to what is known of it.
  func shallow(_ type: Type) -> Type {
    var type = type
    while case .variable(let index) = type, case .bound(let next) = binding(index) { type = next }
    return type
  }

  /// The type with all known variables replaced.
  func resolved(_ type: Type) -> Type {
    type.mapped { part in
      guard case .variable = part else { return nil }
      let known = shallow(part)
      if case .variable = known { return known }
      return resolved(known)
    }
  }

  /// The type with all variables replaced, open literals by Swift's defaults; nil when a variable without a default is left.
  func defaulted(_ type: Type) -> Type? {
    var complete = true
    let result = type.mapped { part in
      guard case .variable = part else { return nil }
      let known = shallow(part)
      guard case .variable = known else {
        guard let inner = defaulted(known) else {
          complete = false
          return .failed
        }
        return inner
      }
      switch constraint(of: known) {
      case .integerLiteral: return .int
      case .floatLiteral: return .double
      case .anything:
        complete = false
        return .failed
      }
    }
    return complete ? result : nil
  }

  /// The constraint of an open variable; `anything` for every other type.
  func constraint(of type: Type) -> Constraint {
    guard case .variable(let index) = shallow(type), case .open(let constraint) = binding(index) else {
      return .anything
    }
    return constraint
  }

  /// Whether the type is a literal's whose type is still open.
  func isOpenLiteral(_ type: Type) -> Bool {
    guard case .variable = shallow(type) else { return false }
    switch constraint(of: type) {
    case .anything: return false
    case .integerLiteral, .floatLiteral: return true
    }
  }

  /// Whether the type is an integer literal's whose type is still open.
  func isIntegerLiteral(_ type: Type) -> Bool {
    guard isOpenLiteral(type), case .integerLiteral = constraint(of: type) else { return false }
    return true
  }

  /// Binds an open literal's type to Swift's default for it; other types stay as they are.
  mutating func applyDefault(to type: Type) {
    guard case .variable(let index) = shallow(type) else { return }
    switch constraint(of: type) {
    case .anything: return
    case .integerLiteral: bindings[index] = .bound(.int)
    case .floatLiteral: bindings[index] = .bound(.double)
    }
  }

  /// Notes what a type has to conform to; whoever settles the types sees to it.
  mutating func promise(_ promise: Promise) { promises.append(promise) }

  /// Takes an integer literal for a number that may have a fraction, whose default is Double.
  mutating func makeFloating(_ type: Type) {
    guard case .variable(let index) = shallow(type), isIntegerLiteral(type) else { return }
    bindings[index] = .open(.floatLiteral)
  }

  /// Makes two types the same if they can be; on false the bindings may be half changed: try on a copy.
  mutating func unify(_ a: Type, _ b: Type) -> Bool {
    let a = shallow(a)
    let b = shallow(b)
    if a == b { return true }
    switch (a, b) {
    case (.failed, _), (_, .failed): return true
    case (.variable(let index), .variable(let other)):
      switch (constraint(of: a), constraint(of: b)) {
      case (.anything, _): bindings[index] = .bound(b)
      case (_, .anything): bindings[other] = .bound(a)
      // The later one follows the earlier: the type of a literal's many elements is found in one step.
      case (.integerLiteral, .integerLiteral), (.floatLiteral, .floatLiteral):
        bindings[max(index, other)] = .bound(.variable(min(index, other)))
      case (.integerLiteral, _): bindings[index] = .bound(b)
      case (.floatLiteral, _): bindings[other] = .bound(a)
      }
      return true
    case (.variable(let index), let type), (let type, .variable(let index)):
      guard accepts(type, as: constraint(of: .variable(index))) else { return false }
      guard !resolved(type).contains({ $0 == .variable(index) }) else { return false }
      bindings[index] = .bound(type)
      return true
    case (.nominal(let nominal, let arguments), .nominal(let other, let others)):
      return nominal == other && arguments.count == others.count && unify(arguments, others)
    case (.tuple(let components), .tuple(let others)):
      guard components.count == others.count else { return false }
      for (one, other) in zip(components, others) {
        if let a = one.label, let b = other.label, a != b { return false }
        guard unify(one.type, other.type) else { return false }
      }
      return true
    case (.function(let parameters, let result), .function(let others, let other)):
      guard parameters.count == others.count,
        zip(parameters, others).allSatisfy({ $0.isInout == $1.isInout })
      else { return false }
      return unify(parameters.map(\.type), others.map(\.type)) && unify(result, other)
    case (.metatype(let type), .metatype(let other)):
      return unify(type, other)
    default:
      return false
    }
  }

  private mutating func unify(_ some: [Type], _ others: [Type]) -> Bool {
    for (one, other) in zip(some, others) {
      guard unify(one, other) else { return false }
    }
    return true
  }

  private func accepts(_ type: Type, as constraint: Constraint) -> Bool {
    switch constraint {
    case .anything: true
    case .integerLiteral: type.isNumeric || type.isBounded(by: "Numeric")
    case .floatLiteral: type.isFloating || type.isBounded(by: "BinaryFloatingPoint")
    }
  }
}
