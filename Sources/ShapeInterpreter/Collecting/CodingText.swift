/// The members that the compiler makes for a type that is written and read: its keys, the initializer that reads it and
/// the function that writes it, as source text.
///
/// The source of these forms is Swift Evolution's SE-0166 and, for enums with associated values, SE-0295.
struct CodingText {
  /// A property or an associated value.
  struct CodedValue {
    /// The name in the source.
    var name: String
    /// True if the type is written as an optional one: its member may be absent.
    var isOptional: Bool
    /// False for a constant with its value, which is written and never read.
    var isRead = true
  }

  /// A case of an enum, with its associated values by their labels.
  struct CodedCase {
    var name: String
    var values: [CodedValue]
    var labels: [String?]
  }

  private(set) var text: String

  /// Opens the text for a type by its full name.
  init(of type: String) { text = "extension \(type) {\n" }

  /// Closes the type.
  mutating func end() { text += "}\n" }

  /// Adds an enum of keys.
  mutating func addKeys(_ names: [String], called name: String = "CodingKeys") {
    text += "enum \(name): CodingKey {\n"
    if !names.isEmpty { text += "case \(names.map { "`\($0)`" }.joined(separator: ", "))\n" }
    addMembersOfKeys(names.map { ($0, "\"\($0)\"") }, isRaw: false)
    text += "}\n"
  }

  /// Adds the members of an enum of keys. Each case has the source text of its string.
  mutating func addMembersOfKeys(_ cases: [(name: String, string: String)], isRaw: Bool) {
    if isRaw {
      text += "var stringValue: String { rawValue }\n"
      text += "init?(stringValue: String) { self.init(rawValue: stringValue) }\n"
      return
    }
    guard !cases.isEmpty else { return }
    text += "var stringValue: String {\nswitch self {\n"
    for (name, string) in cases { text += "case .`\(name)`: return \(string)\n" }
    text += "}\n}\ninit?(stringValue: String) {\nswitch stringValue {\n"
    for (name, string) in cases { text += "case \(string): self = .`\(name)`\n" }
    text += "default: return nil\n}\n}\n"
  }

  /// Adds the initializer of a struct or a class.
  mutating func addReading(_ values: [CodedValue]) {
    text += "init(from decoder: any Decoder) throws {\n"
    let read = values.filter(\.isRead)
    if !read.isEmpty { text += "let _values = try decoder.container(keyedBy: CodingKeys.self)\n" }
    for value in read {
      text += "self.`\(value.name)` = try _values.\(Self.reader(of: value))(.`\(value.name)`)\n"
    }
    text += "}\n"
  }

  /// Adds the function that writes a struct or an object.
  mutating func addWriting(_ values: [CodedValue]) {
    text += "func encode(to encoder: any Encoder) throws {\n"
    text += "\(values.isEmpty ? "_ =" : "var _values =") encoder.container(keyedBy: CodingKeys.self)\n"
    for value in values {
      text += "try _values.\(Self.writer(of: value))(self.`\(value.name)`, forKey: .`\(value.name)`)\n"
    }
    text += "}\n"
  }

  /// Adds the initializer of an enum with raw values of a type.
  mutating func addReading(ofRawValue type: String) {
    text += """
      init(from decoder: any Decoder) throws {
      let _raw = try \(type)(from: decoder)
      guard let _value = Self(rawValue: _raw) else {
      throw DecodingError.dataCorrupted(DecodingError.Context(codingPath: decoder.codingPath, debugDescription: \
      "Cannot initialize \\(Self.self) from invalid raw value \\(_raw)"))
      }
      self = _value
      }

      """
  }

  /// Adds the function that writes an enum with raw values.
  mutating func addWritingOfRawValue() {
    text += "func encode(to encoder: any Encoder) throws { try rawValue.encode(to: encoder) }\n"
  }

  /// The name of the keys of a case's values.
  private static func keys(of name: String) -> String { name.prefix(1).uppercased() + name.dropFirst() + "CodingKeys" }

  private static func reader(of value: CodedValue) -> String { value.isOptional ? "_decodedIfPresent" : "_decoded" }

  private static func writer(of value: CodedValue) -> String { value.isOptional ? "encodeIfPresent" : "encode" }

  /// Adds the keys of the associated values of each case.
  mutating func addKeys(of cases: [CodedCase]) {
    for one in cases { addKeys(one.values.map(\.name), called: Self.keys(of: one.name)) }
  }

  /// Adds the initializer of an enum whose cases are named by the only key.
  mutating func addReading(_ cases: [CodedCase]) {
    text += """
      init(from decoder: any Decoder) throws {
      let _cases = try decoder.container(keyedBy: CodingKeys.self)
      let _names = _cases.allKeys
      guard _names.count == 1 else {
      throw DecodingError.typeMismatch("\\(Self.self)", DecodingError.Context(codingPath: decoder.codingPath, \
      debugDescription: "Invalid number of keys found, expected one."))
      }
      switch _names[0] {

      """
    for one in cases {
      text += "case .`\(one.name)`:\n"
      let keys = Self.keys(of: one.name)
      let container = "try _cases.nestedContainer(keyedBy: \(keys).self, forKey: .`\(one.name)`)"
      text += "\(one.values.isEmpty ? "_ =" : "let _values =") \(container)\n"
      let arguments = zip(one.labels, one.values).map { label, value in
        (label.map { "\($0): " } ?? "") + "try _values.\(Self.reader(of: value))(.`\(value.name)`)"
      }
      text += "self = .`\(one.name)`\(arguments.isEmpty ? "" : "(\(arguments.joined(separator: ", ")))")\n"
    }
    text += "}\n}\n"
  }

  /// Adds the function that writes such an enum.
  mutating func addWriting(_ cases: [CodedCase]) {
    text += "func encode(to encoder: any Encoder) throws {\n"
    text += "var _cases = encoder.container(keyedBy: CodingKeys.self)\nswitch self {\n"
    for one in cases {
      let names = one.values.indices.map { "_value\($0)" }
      text += "case .`\(one.name)`\(names.isEmpty ? "" : "(\(names.map { "let \($0)" }.joined(separator: ", ")))"):\n"
      let keys = Self.keys(of: one.name)
      let container = "_cases.nestedContainer(keyedBy: \(keys).self, forKey: .`\(one.name)`)"
      text += "\(names.isEmpty ? "_ =" : "var _values =") \(container)\n"
      for (name, value) in zip(names, one.values) {
        text += "try _values.\(Self.writer(of: value))(\(name), forKey: .`\(value.name)`)\n"
      }
    }
    text += "}\n}\n"
  }
}
