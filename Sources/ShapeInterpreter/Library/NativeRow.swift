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
    /// The code of a generic row that returns the text by which values of its generic argument are told apart.
    case identity
    /// The code of a generic row that stores values of its generic argument as states, or states in them.
    case stateful(@Sendable (StatefulType) -> Native)
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
  /// The argument labels if they are not those in the name.
  private let ownLabels: [String?]?
  /// The types of the parameters, without the receiver.
  var parameters: [Type]
  /// The default arguments, by the parameter's index.
  var defaults: [Int: Constant]
  var result: Type
  var body: Body
  /// The cost of a call, which grows with the arguments or the result.
  var cost = RowCost.everything
  /// True if the native checks its receiver's size against the budget itself.
  var isLimited = false

  init(
    name: String, role: Role, owner: Type? = nil, generics: [GenericParameter] = [], labels: [String?]? = nil,
    parameters: [Type], defaults: [Int: Constant] = [:], result: Type, body: Body, cost: RowCost = .everything,
    isLimited: Bool = false
  ) {
    (self.name, self.role, self.owner, self.generics, ownLabels) = (name, role, owner, generics, labels)
    (self.parameters, self.defaults, self.result, self.body) = (parameters, defaults, result, body)
    (self.cost, self.isLimited) = (cost, isLimited)
  }

  /// The argument labels; nil for an unlabelled argument.
  ///
  /// They are read from the name when they are asked for: of the library's many rows, a source uses a few.
  var labels: [String?] { ownLabels ?? Self.labels(of: name) }

  /// The name without its argument labels.
  var baseName: String {
    var name = name
    return name.withUTF8 { bytes in
      guard let open = bytes.firstIndex(of: UInt8(ascii: "(")) else { return nil }
      return String(decoding: UnsafeBufferPointer(rebasing: bytes[..<open]), as: UTF8.self)
    } ?? name
  }

  /// The key of a setter in the library's table: the property's name, or the subscript's
  /// name with the types of its indices.
  var setterName: String {
    guard baseName == "subscript" else { return baseName }
    let indices = role == .setter ? parameters.dropFirst() : parameters[...]
    return indices.reduce(name) { $0 + "," + $1.description }
  }

  /// Returns the number of argument labels in a full name.
  static func labelCount(of name: String) -> Int {
    var name = name
    return name.withUTF8 { bytes in
      guard bytes.last == UInt8(ascii: ")") else { return 0 }
      return bytes.reduce(0) { $0 + ($1 == UInt8(ascii: ":") ? 1 : 0) }
    }
  }

  /// Returns the argument labels in a full name.
  static func labels(of name: String) -> [String?] {
    var name = name
    return name.withUTF8 { bytes in
      guard let open = bytes.firstIndex(of: UInt8(ascii: "(")), bytes.last == UInt8(ascii: ")") else { return [] }
      var labels: [String?] = []
      var start = open + 1
      while let end = bytes[start...].firstIndex(of: UInt8(ascii: ":")) {
        let label = UnsafeBufferPointer(rebasing: bytes[start..<end])
        labels.append(label.elementsEqual("_".utf8) ? nil : String(decoding: label, as: UTF8.self))
        start = end + 1
      }
      return labels
    }
  }
}

extension NativeRow {
  /// True if the row reads all its arguments before it writes its result.
  var readsBeforeWriting: Bool {
    switch body {
    case .builder, .memberwise: false
    default: true
    }
  }

  /// True if the row runs its closure once, on an empty value: `Path { … }`.
  var isBuilder: Bool {
    if case .builder = body { return true }
    return false
  }
}
