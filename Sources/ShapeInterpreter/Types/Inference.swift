/// A store of type variables and their bindings: the inferred types of one expression.
///
/// A value type, so that a guess can be tried on a copy and dropped when it fails. A literal's type is a variable that
/// accepts only the types of such a literal. A literal that is still open at the end gets Swift's default type (Int or
/// Double).
struct Inference: Sendable {
  /// The set of types that an unbound variable can be bound to.
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

  /// A conformance that a type must have; checked once the type is known.
  struct Promise: Sendable {
    var type: Type
    var bound: Nominal
    /// The name of the function that requires the conformance; `offset` is the place of its call.
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

  /// Returns the binding of a variable; one made in an attempt that was dropped is open.
  private func binding(_ index: Int) -> Binding { index < bindings.count ? bindings[index] : .open(.anything) }

  /// Adds a new variable with a constraint.
  mutating func makeVariable(_ constraint: Constraint = .anything) -> Type {
    bindings.append(.open(constraint))
    return .variable(bindings.count - 1)
  }

  /// Returns the type after following the bindings of its outermost variable; inner variables stay.
  func shallow(_ type: Type) -> Type {
    var type = type
    while case .variable(let index) = type, case .bound(let next) = binding(index) { type = next }
    return type
  }

  /// Returns the type without the optionals around it, after following the bindings of their variables.
  func bare(_ type: Type) -> Type {
    var type = shallow(type)
    while let wrapped = type.wrapped { type = shallow(wrapped) }
    return type
  }

  /// Returns the type with all bound variables replaced.
  func resolved(_ type: Type) -> Type {
    guard type.isOpen else { return type }
    return type.mapped { part in
      guard case .variable = part else { return nil }
      let known = shallow(part)
      if case .variable = known { return known }
      return resolved(known)
    }
  }

  /// Returns the type with all variables replaced, open literals by Swift's defaults, or nil if a variable without a
  /// default remains.
  func defaulted(_ type: Type) -> Type? {
    guard type.isOpen else { return type }
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

  /// Returns the constraint of an open variable, or `anything` for every other type.
  func constraint(of type: Type) -> Constraint {
    guard case .variable(let index) = shallow(type), case .open(let constraint) = binding(index) else {
      return .anything
    }
    return constraint
  }

  /// Returns true if the type is that of a literal and still open.
  func isOpenLiteral(_ type: Type) -> Bool {
    guard case .variable = shallow(type) else { return false }
    switch constraint(of: type) {
    case .anything: return false
    case .integerLiteral, .floatLiteral: return true
    }
  }

  /// Returns true if the type is that of an integer literal and still open.
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

  /// Records a required conformance; `settle` checks it when the types are final.
  mutating func promise(_ promise: Promise) { promises.append(promise) }

  /// Turns an open integer literal into a floating-point one, whose default type is Double.
  mutating func makeFloating(_ type: Type) {
    guard case .variable(let index) = shallow(type), isIntegerLiteral(type) else { return }
    bindings[index] = .open(.floatLiteral)
  }

  /// Makes two types equal if possible. On failure some bindings may have changed already: try it on a copy.
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
      // The later variable refers to the earlier one, so that the type of a literal's many elements is found in one
      // step.
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

extension Inference {
  /// Returns true if nothing is known of the type: it is an open variable, but not that of a literal.
  func isUnknown(_ type: Type) -> Bool {
    guard case .variable = shallow(type) else { return false }
    return !isOpenLiteral(type)
  }

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
