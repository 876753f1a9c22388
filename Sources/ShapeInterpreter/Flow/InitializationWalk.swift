/// A variable or property that is declared without a value.
enum ValuePlace: Hashable {
  case variable(VariableID)
  /// A stored property of the type whose initializer is checked.
  case property(String)
  /// The whole value, in an initializer of an enum or in one that assigns `self` or calls another initializer.
  case whole
}

/// The state of initialization at a point of the control flow.
struct Flow {
  /// The places that have a value on every path to this point.
  var definite: Set<ValuePlace> = []
  /// The places that have a value on at least one path to this point.
  var possible: Set<ValuePlace> = []

  /// Returns the state at a point where several paths meet, or nil if none reaches it.
  static func meeting(_ ways: [Flow?]) -> Flow? {
    let ways = ways.compactMap { $0 }
    guard var result = ways.first else { return nil }
    for way in ways.dropFirst() {
      result.definite.formIntersection(way.definite)
      result.possible.formUnion(way.possible)
    }
    return result
  }
}

/// A walk along a function's control flow that emits diagnostics for uses before initialization.
///
/// The rules are those of the compiler's own pass, except that a tuple counts as initialized once one component has a
/// value.
struct InitializationWalk {
  /// The declarations that the body may refer to, and the variables and bodies that are checked so far.
  let functions: [Shared<FunctionDeclaration>]
  let variables: [VariableInfo]
  let bodies: [FunctionID: FunctionBody]
  private(set) var complaints: [Complaint] = []
  /// The current state, or nil if control does not reach this point.
  var flow: Flow? = Flow()
  var tracked: Set<ValuePlace> = []
  /// The receiver of the initializer being checked, or nil in other functions. `properties` are its stored properties,
  /// but empty where the value is made as a whole.
  private(set) var receiver: VariableID?
  private(set) var properties: [PropertyDeclaration] = []
  /// The kind of the initializer being checked.
  private(set) var form = Form.value
  /// The statements that every way out of the initializer leads through.
  private(set) var epilogue: [Statement] = []
  /// The offset at which the initializer ends, or nil in other functions.
  var end: Int?
  /// The states at each break out of a loop or switch; `continuing` holds those at each continue.
  var leaving: [LoopLabel: [Flow?]] = [:]
  var continuing: [LoopLabel: [Flow?]] = [:]
  /// The states at the points where errors are thrown.
  var throwing: [Flow?] = []
  /// The offsets of assignments to wrapped properties where the value is already initialized; `making` holds those
  /// where it is not.
  var changing: Set<Int> = []
  var making: Set<Int> = []

  init(_ functions: [Shared<FunctionDeclaration>], _ variables: [VariableInfo], _ bodies: [FunctionID: FunctionBody]) {
    self.functions = functions
    self.variables = variables
    self.bodies = bodies
  }
}

extension InitializationWalk {
  /// The kind of an initializer.
  enum Form {
    /// One of a struct or an enum.
    case value
    /// One that fills the properties of a class without a superclass.
    case root
    /// One that fills the properties of a class with a superclass.
    case derived
    /// One that calls another one of the same class.
    case convenience

    /// True for an initializer of a class.
    var fillsObject: Bool { self != .value }
  }

  /// Begins the body of an initializer that ends at `end`.
  ///
  /// `properties` are the stored properties that the body initializes one by one, each with true if it has a value from
  /// the start; nil if the body makes the value as a whole.
  mutating func begin(
    _ receiver: VariableID, _ properties: [(declaration: PropertyDeclaration, isMade: Bool)]?, as form: Form, end: Int
  ) {
    self.receiver = receiver
    self.form = form
    self.end = end
    if form == .derived { tracked.insert(.whole) }
    guard let properties else {
      tracked.insert(.whole)
      return
    }
    for (property, isMade) in properties {
      let place = ValuePlace.property(property.name)
      tracked.insert(place)
      self.properties.append(property)
      guard isMade else { continue }
      flow?.definite.insert(place)
      if property.value != nil { flow?.possible.insert(place) }
    }
  }

  /// Follows the body of a function, an accessor or an initializer to its end.
  mutating func walk(_ body: FunctionBody) {
    epilogue = body.epilogue
    walk(body.statements)
    if let end { leaveInitializer(at: end) }
  }

  mutating func complain(_ problem: InitializationProblem, at offset: Int, notes: [(Note, Int)] = []) {
    complaints.append(Complaint(problem, at: offset, notes: notes))
  }

  // MARK: Places

  func lacks(_ place: ValuePlace) -> Bool {
    guard let flow else { return false }
    return tracked.contains(place) && !flow.definite.contains(place)
  }

  var missing: [PropertyDeclaration] { properties.filter { lacks(.property($0.name)) } }

  private var missingNotes: [(Note, Int)] {
    missing.map { (.notInitialized($0.label), $0.offset) }
  }

  /// Returns the variable, property or whole value that an expression denotes, or nil for any other expression.
  func place(of expression: Expression) -> ValuePlace? {
    switch expression.kind {
    case .variable(let id):
      if id == receiver { return tracked.contains(.whole) ? .whole : nil }
      return .variable(id)
    case .field(let base, let name):
      guard case .variable(let id) = base.kind, id == receiver, form == .derived || !tracked.contains(.whole) else {
        return nil
      }
      return .property(name)
    default: return nil
    }
  }

  /// Returns the place that an expression denotes or is a part of, or nil if there is none.
  func root(of expression: Expression) -> ValuePlace? {
    if let place = place(of: expression) { return place }
    switch expression.kind {
    case .field(let base, _), .component(let base, _), .unwrap(let base), .address(let base), .subscripted(let base, _):
      return root(of: base)
    case .call(let id, _, let arguments) where functions[id].kind != .function:
      return arguments.first.flatMap(root)
    case .native(let row, _, let arguments) where row.role == .getter: return arguments.first.flatMap(root)
    default: return nil
    }
  }

  /// Returns the facts about a place that a diagnostic states.
  func subject(_ place: ValuePlace) -> InitializationProblem.Subject {
    switch place {
    case .variable(let id): return .init(variables[id].name, isConstant: !variables[id].isMutable)
    case .property(let name):
      let property = properties.first { $0.name == name }
      return .init("self.\(property?.label ?? name)", isConstant: property?.isLet ?? false)
    case .whole: return .init("self", isConstant: false)
    }
  }

  private func note(on place: ValuePlace) -> [(Note, Int)] {
    guard case .variable(let id) = place, let offset = variables[id].nameOffset else { return [] }
    return [(.variableDefined(isConstant: !variables[id].isMutable), offset)]
  }

  /// Emits a diagnostic if a place is not initialized where it is used.
  mutating func require(_ place: ValuePlace, _ use: InitializationProblem.Use = .reading, at offset: Int) {
    guard lacks(place) else { return }
    switch place {
    case .whole where form.fillsObject: return requireObject(for: nil, at: offset)
    case .whole: complain(.earlySelf, at: offset)
    case .property where use == .reading && !form.fillsObject: requireAll(at: offset)
    case .property, .variable:
      complain(.early(subject(place), use), at: offset, notes: note(on: place))
    }
    flow?.definite.insert(place)
  }

  /// Emits a diagnostic if the receiver is used before all its properties are initialized.
  mutating func requireAll(at offset: Int) {
    if form.fillsObject { return requireObject(for: nil, at: offset) }
    let notes = missingNotes
    guard !notes.isEmpty else { return }
    complain(.incompleteSelf, at: offset, notes: notes)
    // Counts all places as initialized, so that the diagnostic is emitted once.
    flow?.definite.formUnion(tracked)
  }

  mutating func leaveInitializer(at offset: Int) {
    if form == .derived, leaveDerived(at: offset) { return }
    if lacks(.whole) {
      complain(.initializerNotCalled, at: offset)
    } else if case let notes = missingNotes, !notes.isEmpty {
      complain(.incompleteReturn, at: offset, notes: notes)
    }
  }

  /// Records the assignment of a value to a place; emits a diagnostic if a constant may already have a value.
  mutating func give(_ place: ValuePlace, at offset: Int) {
    guard tracked.contains(place), let known = flow else { return }
    let isConstant: Bool
    switch place {
    case .variable(let id): isConstant = !variables[id].isMutable
    case .property(let name): isConstant = properties.contains { $0.name == name && $0.isLet }
    case .whole: isConstant = false
    }
    if isConstant, known.possible.contains(place) {
      complain(.secondValue(subject(place)), at: offset)
    }
    flow?.definite.insert(place)
    flow?.possible.insert(place)
  }
}
