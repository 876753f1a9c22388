import Foundation
import ShapeGeometry
import ViewTree

// Views that tell values and places, the code that hears of them, and the states that it changes.

extension LibraryTable {
  private static func prelude(_ name: String) -> Type {
    .nominal(Nominal(name: name, isDeclared: true, place: Nominal.preludePlace), [])
  }

  @inline(never)
  mutating func addPlaces() {
    let (numbers, names) = (Type.Parameter(type: .array(.cgFloat)), Type.Parameter(type: .array(.string)))
    let geometry = Type.function([numbers, names], .node)
    codeMaker("_reader(_:)", named: false, [geometry]) { _, code in ViewNode(.reader(code)) }
    codeModifier("_lateEffect(_:_:)", of: String.self, [geometry]) { node, name, code in
      node.modified(.lateEffect(name, code, ignoresLayout: false))
    }
    codeModifier("_quietLateEffect(_:_:)", of: String.self, [geometry]) { node, name, code in
      node.modified(.lateEffect(name, code, ignoresLayout: true))
    }
    modifier("_space(_:)") { (node, name: String) in node._space(name) }
    codeModifier("_onGeometry(_:)", [.function([numbers, names], .void)]) { node, code in
      node.modified(.observed(.geometry, code))
    }
    addPreferences()
    addStates()
    modifier("_gridColumns(_:)") { (node, count: Int) in node._gridColumns(count) }
    modifier("_gridAnchor(_:)") { (node, anchor: UnitPoint) in node._gridAnchor(anchor) }
    modifier("_gridColumnAlignment(_:)") { (node, guide: HorizontalAlignment) in node._gridColumnAlignment(guide) }
    modifier("_gridUnsized(_:_:)") { (node, isHorizontal: Bool, isVertical: Bool) in
      node._gridUnsized(isHorizontal, isVertical)
    }
  }

  private mutating func addPreferences() {
    let preference = Self.prelude("_Preference")
    let change = Type.function([.init(type: preference)], preference)
    codeModifier("_preference(_:_:)", of: String.self, [change]) { node, key, code in
      node.modified(.preference(key, code, isChange: false))
    }
    codeModifier("_preferenceChange(_:_:)", of: String.self, [change]) { node, key, code in
      node.modified(.preference(key, code, isChange: true))
    }
    let steps: [Type.Parameter] = [
      .init(type: .array(.int)), .init(type: .array(change)), .init(type: .array(.array(.cgFloat))),
    ]
    for (name, isBehind) in [("_overlayPreference(_:_:_:)", false), ("_backgroundPreference(_:_:_:)", true)] {
      codeModifier(name, of: String.self, AlignmentPair.self, [.function(steps, .node)]) { node, key, alignment, code in
        node.modified(.preferenceDecoration(key, code, alignment, isBehind: isBehind))
      }
    }
    codeModifier("_onPreference(_:_:)", of: String.self, [.function(steps, .void)]) { node, key, code in
      node.modified(.observed(.preference(key), code))
    }
  }

  private mutating func addStates() {
    alias("_StatePlace", .int)
    add("_placeText(_:)", .function, of: nil, [.int], .string, [:], cost: .nothing) { frame, slots in
      (frame.allowance?.pointee.view?.states.text(of: frame[int: slots[1].word]) ?? "").store(to: frame, at: slots[0])
    }
    add("_noPlace()", .function, of: nil, [], .int, [:], cost: .nothing) { frame, slots in
      frame[int: slots[0].word] = 0
    }
    add("_memory()", .function, of: nil, [], .int, [:], cost: .nothing) { frame, slots in
      guard let allowance = frame.allowance, let place = allowance.pointee.view?.states.memory else {
        frame[int: slots[0].word] = 0
        return
      }
      frame[int: slots[0].word] = allowance.pointee.view?.states.number(of: place) ?? 0
    }
    add("_storagePlace(_:)", .function, of: nil, [.string], .int, [:]) { frame, slots in
      let place = ViewStates.Place(.storage(.load(from: frame, at: slots[1])), 0)
      frame[int: slots[0].word] = frame.allowance?.pointee.view?.states.number(of: place) ?? 0
    }
    let value = GenericParameter(name: "T", owner: -5, bounds: [])
    func row(_ name: String, _ parameters: [Type], _ result: Type, _ make: @escaping @Sendable (StatefulType) -> Native)
    { statefulRow(name, of: value, parameters, result, make) }
    row("_installed(_:)", [.parameter(value)], .parameter(value)) { $0.installing }
    row("_stateValue(_:_:)", [.int, .parameter(value)], .parameter(value)) { $0.reading }
    row("_setState(_:_:)", [.int, .parameter(value)], .void) { $0.storing }
    row("_keptValues(_:)", [.int], .array(.parameter(value))) { $0.readingKept }
    row("_keepValue(_:_:)", [.int, .parameter(value)], .void) { $0.keeping }
  }
}

extension LibraryTable {
  /// Adds a function whose code knows the states and the numbers in values of its generic type.
  mutating func statefulRow(
    _ name: String, of value: GenericParameter, _ parameters: [Type], _ result: Type,
    _ make: @escaping @Sendable (StatefulType) -> Native
  ) {
    add(
      NativeRow(
        name: name, role: .function, owner: nil, generics: [value],
        parameters: parameters, result: result, body: .stateful(make)))
  }
}

extension LibraryTable {
  /// Adds a method of a node that keeps two values and closures. `types` are the closures' types.
  private mutating func codeModifier<A: MachineValue, B: MachineValue>(
    _ name: String, of one: A.Type, _ other: B.Type, _ types: [Type],
    _ body: @escaping @Sendable (ViewNode, A, B, Handle) -> ViewNode
  ) {
    add(name, .method, of: .node, [A.type, B.type] + types, .node, [:], cost: .nothing) {
      (frame, slots) throws(Fault) in
      let receiver = NodeValue.load(from: frame, at: slots[1])
      let code = frame.code(types.count, slots, first: 4)
      let node = body(receiver.node, .load(from: frame, at: slots[2]), .load(from: frame, at: slots[3]), code)
      try frame.put(node, around: [receiver], keeping: code.closures, at: slots[0])
    }
  }
}

extension PreferenceStep {
  /// The number of the step for the library's code.
  var kind: Int {
    switch self {
    case .value: 0
    case .change(_, _, isOfDefault: false): 1
    case .change: 2
    case .reduction: 3
    }
  }

  /// The code of the step and the place of its view; nil for a step without code.
  var code: (handle: Handle, geometry: ViewGeometry)? {
    switch self {
    case .value(let code, let geometry), .change(let code, let geometry, _): (code, geometry)
    case .reduction: nil
    }
  }
}
