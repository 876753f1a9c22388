// Expressions: requires that the variables they use are initialized, and records the changes and assignments in them.

extension InitializationWalk: TreeWalk {
  mutating func walk(declared variable: VariableID) {}

  mutating func walk(_ expression: Expression) {
    if form.fillsObject, walkObject(expression) { return }
    if let place = place(of: expression) { return require(place, at: expression.offset) }
    switch expression.kind {
    case .variable(let id) where id == receiver: requireAll(at: expression.offset)
    case .attempt(let value, _):
      let outer = throwing
      walk(value)
      throwing = outer
    case .address(let value): change(value, .reference, at: value.offset)
    case .native(let row, _, let list): walkCall(list, isMutating: row.role == .mutating, at: expression.offset)
    case .call(let id, _, let list):
      walkCall(list, isMutating: functions[id].isMutating, at: expression.offset)
      walkCaptures(ofLocal: id, at: expression.offset)
      if functions[id].isThrowing { throwing.append(flow) }
    case .functionValue(let id, _, let base):
      if let base { walk(base) }
      walkCaptures(ofLocal: id, at: expression.offset)
    case .closure(let tree): walk(tree, at: expression.offset)
    default: expression.forEachChild(&self)
    }
  }

  private mutating func walkCall(_ arguments: [Expression], isMutating: Bool, at offset: Int) {
    guard isMutating, let base = arguments.first else { return walk(arguments) }
    walk(Array(arguments.dropFirst()))
    change(base, .reading, at: offset)
  }

  /// Follows a change of a value, which must be initialized before.
  mutating func change(_ target: Expression, _ use: InitializationProblem.Use, at offset: Int) {
    walkIndices(of: target)
    guard let root = root(of: target) else { return walk(target) }
    if case .property(let name) = root, lacks(root), use == .reading {
      let label = properties.first { $0.name == name }?.label ?? name
      complain(.early(.init("self.\(label)", isConstant: false), .reading), at: offset)
      flow?.definite.insert(root)
    } else {
      require(root, use, at: offset)
    }
  }

  /// Follows an assignment to a target.
  mutating func assign(to target: Expression) {
    if case .tuple(let parts) = target.kind {
      for part in parts { assign(to: part) }
      return
    }
    if form == .convenience, case .field = target.kind { return walk(target) }
    if let place = place(of: target) { return give(place, at: target.offset) }
    if case .variable(let id) = target.kind, id == receiver {
      for property in properties { flow?.definite.insert(.property(property.name)) }
      return
    }
    walkIndices(of: target)
    guard let root = root(of: target) else { return walk(target) }
    switch target.kind {
    case .component: give(root, at: target.offset)
    case .field where lacks(root):
      if root == .whole { return require(root, at: target.offset) }
      complain(.partOfNothing(subject(root)), at: target.offset)
      flow?.definite.insert(root)
    default: change(target, .reading, at: target.offset)
    }
  }

  /// Follows the indices and arguments in the target of a change.
  private mutating func walkIndices(of target: Expression) {
    switch target.kind {
    case .field(let base, _), .component(let base, _), .unwrap(let base), .address(let base): walkIndices(of: base)
    case .subscripted(let base, let index):
      walk(index)
      walkIndices(of: base)
    case .call(_, _, let arguments), .native(_, _, let arguments):
      walk(Array(arguments.dropFirst()))
      if let base = arguments.first { walkIndices(of: base) }
    default: return
    }
  }

  /// Follows a closure. Its captures must be initialized; assignments inside it have no effect outside.
  private mutating func walk(_ tree: ClosureTree, at offset: Int) {
    guard flow != nil else { return }
    if !tracked.isEmpty {
      let free = tree.uses.free
      for id in free { require(.variable(id), .capture, at: offset) }
      if form.fillsObject {
        if let receiver, free.contains(receiver) { requireObjectForCapture(at: offset) }
      } else if let receiver, free.contains(receiver) {
        require(.whole, at: offset)
        for property in missing { require(.property(property.name), .capture, at: offset) }
      }
    }
    let outer = (flow, leaving, continuing, throwing, end)
    defer { (flow, leaving, continuing, throwing, end) = outer }
    (leaving, continuing, end) = ([:], [:], nil)
    walk(tree.body)
  }

  /// Follows a reference to a local function, whose captures must be initialized.
  private mutating func walkCaptures(ofLocal id: FunctionID, at offset: Int) {
    guard !tracked.isEmpty, functions[id].enclosing != nil, let body = bodies[id] else { return }
    var captures = CaptureWalk()
    captures.walk(body.statements)
    for id in Set(captures.free).subtracting(body.parameters).sorted() {
      require(.variable(id), .definition, at: offset)
    }
  }
}
