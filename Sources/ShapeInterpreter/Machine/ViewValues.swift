import Foundation
import ShapeGeometry
import ViewTree

// The layouts of views and their styles in the machine.

/// A native value that is held as one object.
protocol HeldValue: ObjectValue {
  /// The value of a slot that was never filled.
  static var blank: Self { get }
}

extension HeldValue {
  init(object: Object) {
    if case .any(let value) = object, let known = value as? Self { self = known } else { self = Self.blank }
  }

  var object: Object { .any(self) }
}

/// A view's node with its size, by which the budget limits it, and with the closures in it.
struct NodeValue: HeldValue {
  static var type: Type { .node }
  static var blank: NodeValue { NodeValue(.empty, count: 1, depth: 1) }
  static var parts: String { "views" }

  var node: ViewNode
  /// The number of nodes in it.
  private(set) var count: Int
  /// The nesting of its nodes.
  private(set) var depth: Int
  /// The closures that the node keeps, and for each node in it the array of its closures.
  private(set) var closures: ContiguousArray<Object> = []

  /// The most nodes that may nest: layout recurs as deep.
  static let greatestDepth = 400

  private init(_ node: ViewNode, count: Int, depth: Int) {
    self.node = node
    self.count = count
    self.depth = depth
  }

  /// Makes the value of a node around others, which keeps closures of its own.
  init(_ node: ViewNode, around others: [NodeValue] = [], keeping own: ContiguousArray<Object> = []) {
    let count = others.reduce(1) { min($0 + $1.count, 1 << 40) }
    self.init(node, count: count, depth: 1 + (others.lazy.map(\.depth).max() ?? 0))
    let inner = others.map(\.closures).filter { !$0.isEmpty }
    closures = own.isEmpty && inner.count == 1 ? inner[0] : own + inner.map { Object.array(ArrayValue(objects: $0)) }
  }

  /// Makes the value of a node that is found in another one, whose closures may all be its own.
  init(_ node: ViewNode, of whole: NodeValue) {
    self.init(node)
    closures = whole.closures
  }

  /// The share of the budget's size that one node takes: laying it out costs more than an element of a path.
  private static let weight = 20

  var extent: Int { depth > Self.greatestDepth ? .max : count * Self.weight }

  /// The most views and modifiers that a budget's size allows.
  static func most(of size: Int) -> Int { size / weight }

  /// Returns the fault of a value that exceeds a budget's size.
  func excess(_ size: Int) -> Fault {
    depth > Self.greatestDepth ? .tooNestedViews(Self.greatestDepth) : .tooManyViews(Self.most(of: size))
  }
}

/// The code of a closure that a node keeps: its function, with the values that it has captured.
struct ClosureCode: ObjectValue {
  var closure: ClosureValue?

  init(_ closure: ClosureValue) { self.closure = closure }

  init(object: Object) {
    if case .closure(let closure) = object { self.closure = closure } else { closure = nil }
  }

  var object: Object { closure.map { .closure($0) } ?? .none }
  /// The type of a closure differs from row to row, so that each row says it.
  static var type: Type { .function([], .node) }
}

/// The key of a handle: code of the program that the drawing runs.
struct CodeKey: Hashable, Sendable {
  /// The closures: the only one, or a shape's path and then its size.
  var closures: [ClosureValue]
  /// The offset of the call that made the node: the place of views that the library's own code makes in it.
  var callOffset: Int?

  static func == (one: Self, other: Self) -> Bool {
    one.closures.count == other.closures.count
      && zip(one.closures, other.closures).allSatisfy { Object.closure($0).isSame(as: .closure($1)) }
  }

  func hash(into hasher: inout Hasher) {
    for closure in closures {
      hasher.combine(closure.function)
      hasher.combine(closure.words)
    }
  }
}

extension Handle {
  /// The closures of the code, if it is the program's, apart from those that captured nothing.
  var closures: ContiguousArray<Object> {
    let all = (key as? CodeKey)?.closures ?? []
    return ContiguousArray(all.filter { !$0.words.isEmpty || !$0.objects.isEmpty }.map { .closure($0) })
  }
}

extension Object {
  /// Returns whether two objects are equal as far as their contents can be compared.
  func isSame(as other: Object) -> Bool {
    func areSame(_ one: ContiguousArray<Object>, _ other: ContiguousArray<Object>) -> Bool {
      one.count == other.count && zip(one, other).allSatisfy { $0.isSame(as: $1) }
    }
    switch (self, other) {
    case (.none, .none): return true
    case (.path(let one), .path(let other)): return one == other
    case (.string(let one), .string(let other)): return one == other
    case (.array(let one), .array(let other)): return one.words == other.words && areSame(one.objects, other.objects)
    case (.table(let one), .table(let other)):
      return Object.array(one.entries).isSame(as: .array(other.entries))
    case (.closure(let one), .closure(let other)):
      return one.function == other.function && one.words == other.words && areSame(one.objects, other.objects)
    case (.any(let one), .any(let other)):
      if let one = one as? NodeValue, let other = other as? NodeValue { return one.node == other.node }
      if let one = one as? TextValue, let other = other as? TextValue { return one == other }
      guard let one = one as? any Hashable, let other = other as? any Hashable else { return false }
      return AnyHashable(one) == AnyHashable(other)
    default: return false
    }
  }
}

extension TextValue: HeldValue {
  static var type: Type { .library("_Text") }
  static var blank: TextValue { TextValue([]) }
}

extension ViewStyle: HeldValue {
  static var type: Type { .library("_Style") }
  static var blank: ViewStyle { .foreground(level: 0) }
}

extension FontValue: HeldValue {
  static var type: Type { .library("Font") }
  static var blank: FontValue { .body }
}

/// The same layout as the prelude's struct: the components in the light scheme, and the notation of a colour that is
/// more than these. A parameter that changes a component makes a fixed colour.
extension Color: MachineValue {
  static var type: Type { .nominal(Nominal(name: "Color", isDeclared: true, place: Nominal.preludePlace), []) }
  static var layout: Layout { Layout(words: 4, objects: 1) }

  private var light: ResolvedColor { resolve(in: ColorSurroundings()) }

  static func load(from frame: Frame, at slot: Slot) -> Color {
    func component(_ index: Int32) -> Double { frame[double: slot.word + index] }
    let components = ResolvedColor(red: component(0), green: component(1), blue: component(2), opacity: component(3))
    guard case .string(let notation) = frame.objects[Int(slot.object)], !notation.isEmpty else {
      return Color(notation: "", components: components)
    }
    let color = Color(notation: notation, components: components)
    return color.light == components ? color : Color(notation: "", components: components)
  }

  func store(to frame: Frame, at slot: Slot) {
    let light = light
    for (index, component) in [light.red, light.green, light.blue, light.opacity].enumerated() {
      frame[double: slot.word + Int32(index)] = component
    }
    frame.objects[Int(slot.object)] = .string(notation)
  }
}

extension Gradient.Stop: MachineValue {
  static var type: Type { .nominal(Nominal(name: "Gradient.Stop", isDeclared: true, place: Nominal.preludePlace), []) }
  static var layout: Layout { Color.layout + .word }

  static func load(from frame: Frame, at slot: Slot) -> Gradient.Stop {
    Gradient.Stop(
      color: .load(from: frame, at: slot), location: .load(from: frame, at: slot.advanced(by: Color.layout)))
  }

  func store(to frame: Frame, at slot: Slot) {
    color.store(to: frame, at: slot)
    location.store(to: frame, at: slot.advanced(by: Color.layout))
  }
}

/// The same layout as the prelude's struct: the stops, and whether colours are mixed as the device stores them.
extension Gradient: MachineValue {
  static var type: Type { .nominal(Nominal(name: "Gradient", isDeclared: true, place: Nominal.preludePlace), []) }
  static var layout: Layout { Layout(words: 1, objects: 1) }

  static func load(from frame: Frame, at slot: Slot) -> Gradient {
    let gradient = Gradient(stops: [Gradient.Stop].load(from: frame, at: slot))
    return frame[bool: slot.word] ? gradient.colorSpace(.device) : gradient
  }

  func store(to frame: Frame, at slot: Slot) {
    stops.store(to: frame, at: slot)
    frame[bool: slot.word] = colorSpace == .device
  }
}
