// Captures: the variables that a closure takes from the code around it. Some of them must be shared.

extension Lowerer {
  /// Returns the variables that a local function captures, also through the local functions that it calls.
  mutating func captures(ofLocal id: FunctionID) -> [VariableID] {
    guard checker.functions[id].enclosing != nil else { return [] }
    if let known = localCaptures[id] { return known }
    var visited: Set<FunctionID> = []
    var open = [id]
    var free: Set<VariableID> = []
    while let next = open.popLast() {
      guard visited.insert(next).inserted, checker.functions[next].enclosing != nil, let body = checker.bodies[next]
      else { continue }
      var walk = CaptureWalk()
      walk.walk(body.statements)
      free.formUnion(Set(walk.free).subtracting(body.parameters))
      open += called(in: walk)
    }
    // A variable that a nested local function declares itself is not a capture.
    for inner in visited {
      guard let body = checker.bodies[inner] else { continue }
      var walk = CaptureWalk()
      walk.walk(body.statements)
      free.subtract(walk.own.union(body.parameters))
    }
    let result = free.sorted()
    localCaptures[id] = result
    return result
  }

  /// Returns the local functions that some code calls. A getter that it names adds its setter,
  /// and a variable adds its observers.
  func called(in walk: CaptureWalk) -> Set<FunctionID> {
    var ids = walk.called
    for id in walk.called { if let setter = checker.setters[id] { ids.insert(setter) } }
    for id in walk.used {
      ids.formUnion(checker.variables[id].observers?.all ?? [])
    }
    return ids.filter { checker.functions[$0].enclosing != nil }
  }

  /// Returns the variables that a closure captures.
  mutating func captures(of tree: ClosureTree) -> [VariableID] {
    let uses = tree.uses
    var free = Set(uses.free)
    for id in called(in: uses) { free.formUnion(captures(ofLocal: id)) }
    return free.filter { !uses.declares($0) }.sorted()
  }

  /// Marks the variables of a body that closures or local functions share and that may change. They live in cells.
  mutating func findCells(in body: FunctionBody) {
    var walk = CaptureWalk()
    walk.walk(body.statements)
    var shared: Set<VariableID> = []
    for tree in walk.closures { shared.formUnion(captures(of: tree)) }
    for id in called(in: walk) { shared.formUnion(captures(ofLocal: id)) }
    for id in shared where checker.variables[id].isMutable || checker.variables[id].isDeclaredWithoutValue {
      celled.insert(id)
    }
  }
}
