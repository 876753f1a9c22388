import ShapeGeometry
import ViewTree

// Rows of views: their makers and modifiers. Each node knows the place of the call that made it.

extension LibraryTable {
  /// Adds a static member that makes a node.
  @inline(never)
  mutating func maker<each A: MachineValue>(
    _ name: String, _ body: @escaping @Sendable (repeat each A) throws(Fault) -> ViewNode
  ) {
    var parameters: [Type] = []
    repeat parameters.append((each A).type)
    add(name, .staticMember, of: .node, parameters, .node, [:], cost: .nothing) { (frame, slots) throws(Fault) in
      var arguments = NodeArguments(frame, slots, first: 1)
      let node = try body(repeat arguments.next((each A).self))
      try frame.put(node, around: arguments.nodes, keeping: arguments.closures, at: slots[0])
    }
  }

  /// Adds a method of a node that makes another one around it.
  @inline(never)
  mutating func modifier<each A: MachineValue>(
    _ name: String, _ body: @escaping @Sendable (ViewNode, repeat each A) throws(Fault) -> ViewNode
  ) {
    var parameters: [Type] = []
    repeat parameters.append((each A).type)
    add(name, .method, of: .node, parameters, .node, [:], cost: .nothing) { (frame, slots) throws(Fault) in
      let receiver = NodeValue.load(from: frame, at: slots[1])
      var arguments = NodeArguments(frame, slots, first: 2)
      let node = try body(receiver.node, repeat arguments.next((each A).self))
      try frame.put(node, around: [receiver] + arguments.nodes, keeping: arguments.closures, at: slots[0])
    }
  }

  /// Adds a static member that makes a node of closures and a name. `types` are the closures' types.
  @inline(never)
  mutating func codeMaker(
    _ name: String, named: Bool, _ types: [Type], _ body: @escaping @Sendable (String, Handle) -> ViewNode
  ) {
    add(
      name, .staticMember, of: .node, (named ? [.string] : []) + types, .node, [:], cost: .nothing
    ) { (frame, slots) throws(Fault) in
      let first = named ? 2 : 1
      let title = named ? String.load(from: frame, at: slots[1]) : ""
      let code = frame.code(types.count, slots, first: first)
      try frame.put(body(title, code), around: [], keeping: code.closures, at: slots[0])
    }
  }
}

extension LibraryTable {
  /// Adds a method of a node that keeps closures. `types` are the closures' types.
  @inline(never)
  mutating func codeModifier(
    _ name: String, _ types: [Type], _ body: @escaping @Sendable (ViewNode, Handle) -> ViewNode
  ) {
    add(name, .method, of: .node, types, .node, [:], cost: .nothing) { (frame, slots) throws(Fault) in
      let receiver = NodeValue.load(from: frame, at: slots[1])
      let code = frame.code(types.count, slots, first: 2)
      try frame.put(body(receiver.node, code), around: [receiver], keeping: code.closures, at: slots[0])
    }
  }
}

extension LibraryTable {
  /// Adds a method of a node that keeps a value and closures. `types` are the closures' types.
  @inline(never)
  mutating func codeModifier<Value: MachineValue>(
    _ name: String, of value: Value.Type, _ types: [Type],
    _ body: @escaping @Sendable (ViewNode, Value, Handle) -> ViewNode
  ) {
    add(name, .method, of: .node, [Value.type] + types, .node, [:], cost: .nothing) { (frame, slots) throws(Fault) in
      let receiver = NodeValue.load(from: frame, at: slots[1])
      let code = frame.code(types.count, slots, first: 3)
      let node = body(receiver.node, .load(from: frame, at: slots[2]), code)
      try frame.put(node, around: [receiver], keeping: code.closures, at: slots[0])
    }
  }
}

/// The arguments of a row that makes a node, taken in order; the nodes among them and the closures of the others are
/// kept.
private struct NodeArguments {
  private let frame: Frame
  private let slots: UnsafePointer<Slot>
  private var index: Int
  var nodes: [NodeValue] = []
  var closures: ContiguousArray<Object> = []

  init(_ frame: Frame, _ slots: UnsafePointer<Slot>, first: Int) {
    self.frame = frame
    self.slots = slots
    index = first
  }

  mutating func next<Value: MachineValue>(_ type: Value.Type) -> Value {
    let value = Value.load(from: frame, at: slots[index])
    index += 1
    if let node = value as? NodeValue {
      nodes.append(node)
    } else if let list = value as? [NodeValue] {
      nodes += list
    } else {
      closures += value.closures
    }
    return value
  }
}

extension Frame {
  /// The work of making a node, in the units of the budget.
  private static let nodeWork = 50

  /// Returns the closures in a number of slots as code.
  func code(_ count: Int, _ slots: UnsafePointer<Slot>, first: Int) -> Handle {
    let closures = (0..<count).compactMap { ClosureCode.load(from: self, at: slots[first + $0]).closure }
    return Handle(CodeKey(closures: closures, callOffset: allowance?.pointee.callOffset))
  }

  /// Stores a new node, with the place of the call that made it, and with the closures that it keeps.
  func put(
    _ node: ViewNode, around others: [NodeValue], keeping closures: ContiguousArray<Object>, at slot: Slot
  ) throws(Fault) {
    try charge(Self.nodeWork)
    var node = node
    node.offset = node.offset ?? allowance?.pointee.callOffset
    NodeValue(node, around: others, keeping: closures).store(to: self, at: slot)
  }
}
