/// Native code behind a row: the frame, then the slots of the result and of each argument.
typealias Native = @Sendable (Frame, UnsafePointer<Slot>) throws(Fault) -> Void

/// A value known before the program runs.
struct Constant: Sendable {
  var words: [UInt64] = []
  var objects: [Object] = []

  init(words: [UInt64] = [], objects: [Object] = []) {
    self.words = words
    self.objects = objects
  }

  /// A native value as the machine would hold it.
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
  /// Lays out a constant's words and objects at a slot.
  func put(_ value: Constant, at slot: Slot) {
    for (index, word) in value.words.enumerated() { words[Int(slot.word) + index] = word }
    for (index, object) in value.objects.enumerated() { objects[Int(slot.object) + index] = object }
  }
}

/// One member of the library: its full Swift name, its types, and the native code that it stands for.
struct NativeRow: Sendable {
  enum Role: Sendable {
    case method, mutating, getter, setter, initializer, staticMember, function, `operator`
  }

  enum Body: Sendable {
    case native(Native)
    /// For generic rows: given the layout of each generic parameter's type.
    case generic(@Sendable ([Layout]) -> Native)
    /// As `generic`, for rows that tell values of the generic parameters' types apart.
    case keyed(@Sendable ([KeyForm], [Layout]) -> Native)
    /// For generic rows whose code depends on the types themselves; nil for types that the row cannot take.
    case typed(@Sendable ([Type]) -> NativeEntry?)
    case constant(Constant)
    /// One instruction on the arguments' words, with a number for its last operand.
    case instruction(Opcode, Int32)
    /// The value's parts are the arguments, one after the other.
    case memberwise
    /// Starts from a value and lets the closure argument change it.
    case builder(Constant)
  }

  /// The name as Swift writes it in full: `addLine(to:)`, `midX`, `init(ellipseIn:)`, `+(_:_:)`.
  var name: String
  var role: Role
  /// The type whose member it is; nil for a free function.
  var owner: Type?
  var generics: [GenericParameter] = []
  /// The argument labels, nil for an unlabelled one.
  var labels: [String?]
  /// The parameters' types, without the receiver.
  var parameters: [Type]
  /// What an omitted argument stands for, by the parameter's index.
  var defaults: [Int: Constant] = [:]
  var result: Type
  var body: Body
  /// What its work grows with.
  var cost = RowCost.everything
  /// Whether the native itself keeps its receiver within the budget's size.
  var isLimited = false

  /// The name without its argument labels.
  var baseName: String { String(name.utf8.prefix { $0 != UInt8(ascii: "(") }) ?? name }

  /// What finds the setter of a property or subscript: the property's name, or the subscript's with its indices' types.
  var setterName: String {
    guard baseName == "subscript" else { return baseName }
    let indices = role == .setter ? parameters.dropFirst() : parameters[...]
    return name + indices.map(\.description).joined(separator: ",")
  }

  /// The labels that a full name lists.
  static func labels(of name: String) -> [String?] {
    guard let open = name.utf8.firstIndex(of: UInt8(ascii: "(")), name.utf8.last == UInt8(ascii: ")") else { return [] }
    let list = name.utf8[name.utf8.index(after: open)...].dropLast()
    return list.split(separator: UInt8(ascii: ":")).map { $0.elementsEqual("_".utf8) ? nil : String(Substring($0)) }
  }
}
