/// The native code of a row. Its arguments are the frame and the slots of the result and of each argument.
///
/// A comment `Slots: …` lists these slots in order.
typealias Native = @Sendable (Frame, UnsafePointer<Slot>) throws(Fault) -> Void

/// A value that is known before the program runs.
struct Constant: Sendable {
  var words: [UInt64] = []
  var objects: [Object] = []

  init(words: [UInt64] = [], objects: [Object] = []) {
    self.words = words
    self.objects = objects
  }

  /// Makes the constant of a native value, in the machine's layout.
  init<Value: MachineValue>(_ value: Value) {
    let layout = Value.layout
    let words = UnsafeMutablePointer<UInt64>.allocate(capacity: max(1, layout.words))
    let objects = UnsafeMutablePointer<Object>.allocate(capacity: max(1, layout.objects))
    words.initialize(repeating: 0, count: max(1, layout.words))
    objects.initialize(repeating: .none, count: max(1, layout.objects))
    value.store(to: Frame(words: words, objects: objects), at: Slot(0, 0))
    self.words = Array(UnsafeBufferPointer(start: words, count: layout.words))
    self.objects = Array(UnsafeBufferPointer(start: objects, count: layout.objects))
    objects.deinitialize(count: max(1, layout.objects))
    words.deallocate()
    objects.deallocate()
  }
}

extension Frame {
  /// Stores a constant's words and objects at a slot.
  func put(_ value: Constant, at slot: Slot) {
    for (index, word) in value.words.enumerated() { words[Int(slot.word) + index] = word }
    for (index, object) in value.objects.enumerated() { objects[Int(slot.object) + index] = object }
  }
}

/// One member of the library: its full Swift name, its types, and its native code.
struct NativeRow: Sendable {
  enum Role: Sendable {
    case method, mutating, getter, setter, initializer, staticMember, function, `operator`
  }

  enum Body: Sendable {
    case native(Native)
    /// The code of a generic row, for the layouts of the generic arguments.
    case generic(@Sendable ([Layout]) -> Native)
    /// The code of a generic row that compares values, for the key forms of the hashable generic
    /// arguments and the layouts of all.
    case keyed(@Sendable ([KeyForm], [Layout]) -> Native)
    /// The code of a generic row that depends on the generic arguments themselves; nil for
    /// types that the row cannot take.
    case typed(@Sendable ([Type]) -> NativeEntry?)
    /// An operation of ranges of one kind, whose code depends on the type of the bounds.
    case range(RangeBody, RangeKind)
    case constant(Constant)
    /// One instruction on the words of the arguments. The number is its last operand.
    case instruction(Opcode, Int32)
    /// A value that consists of the arguments, one after the other.
    case memberwise
    /// A start value that the closure argument changes.
    case builder(Constant)
  }

  /// The name in Swift's full form: `addLine(to:)`, `midX`, `init(ellipseIn:)`, `+(_:_:)`.
  var name: String
  var role: Role
  /// The type that the member belongs to; nil for a free function.
  var owner: Type?
  var generics: [GenericParameter] = []
  /// The argument labels; nil for an unlabelled argument.
  var labels: [String?]
  /// The types of the parameters, without the receiver.
  var parameters: [Type]
  /// The default arguments, by the parameter's index.
  var defaults: [Int: Constant] = [:]
  var result: Type
  var body: Body
  /// The cost of a call, which grows with the arguments or the result.
  var cost = RowCost.everything
  /// True if the native checks its receiver's size against the budget itself.
  var isLimited = false

  /// The name without its argument labels.
  var baseName: String { String(name.utf8.prefix { $0 != UInt8(ascii: "(") }) ?? name }

  /// The key of a setter in the library's table: the property's name, or the subscript's
  /// name with the types of its indices.
  var setterName: String {
    guard baseName == "subscript" else { return baseName }
    let indices = role == .setter ? parameters.dropFirst() : parameters[...]
    return name + indices.map(\.description).joined(separator: ",")
  }

  /// Returns the argument labels in a full name.
  static func labels(of name: String) -> [String?] {
    guard let open = name.utf8.firstIndex(of: UInt8(ascii: "(")), name.utf8.last == UInt8(ascii: ")") else { return [] }
    let list = name.utf8[name.utf8.index(after: open)...].dropLast()
    return list.split(separator: UInt8(ascii: ":")).map { $0.elementsEqual("_".utf8) ? nil : String(Substring($0)) }
  }
}
