import Foundation
import PlainText
import Testing

/// Texts of JSON, read where they are, beside Foundation's reader.
struct JSONTextTests {
  private func fault(_ text: String) -> Int? { JSONText.read(text) { $0.fault() } }

  /// Writes what is read of a text, each value with its kind.
  private func written(_ text: String) -> String {
    func value(_ reader: inout JSONText, _ offset: Int) -> String {
      switch reader.kind(at: offset) {
      case .null: "null"
      case .no: "no"
      case .yes: "yes"
      case .number: reader.text(at: offset)
      case .string: "'\(reader.text(at: offset))'"
      case .array: "[" + reader.elements(at: offset).map { value(&reader, $0) }.joined(separator: " ") + "]"
      case .object:
        "{"
          + reader.names(at: offset).map { name in
            let place = reader.member(name, at: offset)
            return name + "=" + (place.map { value(&reader, $0) } ?? "?")
          }.joined(separator: " ") + "}"
      }
    }
    return JSONText.read(text) { (reader: inout JSONText) in
      let start = reader.start()
      return value(&reader, start)
    }
  }

  @Test(arguments: [
    (" [1, -2.5e3 ,\"a\\n\\u00e9\\\"\" , {}, [ ]] ", "[1 -2.5e3 'a\né\"' {} []]"),
    ("{\"a\": {\"b\" :[true,false,null]}, \"c]}\\\"\": 0}", "{a={b=[yes no null]} c]}\"=0}"),
    ("\"\\ud83d\\ude00 \\u0041\\/\"", "'😀 A/'"), ("\"\\ud83d.\"", "'\u{FFFD}.'"), ("7", "7"), ("\"\"", "''"),
    ("[1,]", "[1]"), ("{\"a\": [] , }", "{a=[]}"), ("{\"\\u0061\": 1, \"a\": 2}", "{a=1 a=1}"),
  ])
  func valuesAreReadWhereTheyAre(text: String, expected: String) {
    #expect(fault(text) == nil)
    #expect(written(text) == expected)
  }

  @Test(arguments: [
    ("", 0), ("  ", 2), ("[1", 2), ("[1,,]", 3), ("[,]", 1), ("{\"a\"}", 4), ("{\"a\":}", 5), ("{a:1}", 1), ("01", 1),
    ("1.", 2),
    ("-", 1), ("+1", 0), ("1e", 2), ("\"a", 2), ("\"\\x\"", 2), ("\"\\u12\"", 2), ("\"\n\"", 1), ("tru", 0),
    ("[1] 2", 4), ("]", 0), ("[1}", 2), ("{\"a\": 1,,}", 8), ("'a'", 0), (".5", 0),
  ])
  func faultsAreFound(text: String, place: Int) { #expect(fault(text) == place) }

  @Test func deepTextsAreRefused() {
    let deep = { String(repeating: "[", count: $0) + String(repeating: "]", count: $0) }
    #expect(fault(deep(512)) == nil)
    #expect(fault(deep(513)) == 512)
    #expect(fault(String(repeating: "[{\"a\":", count: 100_000)) == 256 * 6)
  }

  @Test func stringsAreWrittenWithFoundationsEscapes() throws {
    for scalar in (0...0x17F).compactMap(Unicode.Scalar.init) {
      let text = "a\(Character(scalar))b"
      let expected = try String(decoding: JSONEncoder().encode(text), as: UTF8.self)
      #expect(JSONText.quoted(text, escapesSlashes: true) == expected, "\(scalar.value)")
    }
  }

  /// A text is JSON if Foundation reads it, and has the same values. Half of the texts are disturbed by a byte.
  @Test func generatedTextsAreReadAsFoundationReadsThem() throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    var random = Generator(state: seed)
    var valid = 0
    for _ in 0..<4_000 {
      var bytes = Array(random.value(depth: 3).utf8)
      if Bool.random(using: &random), !bytes.isEmpty {
        let index = Int.random(in: 0..<bytes.count, using: &random)
        let sign = "[]{}\",:0 1-.etn\\".utf8.randomElement(using: &random) ?? 0
        if Bool.random(using: &random) { bytes[index] = sign } else { bytes.insert(sign, at: index) }
      }
      let text = String(decoding: bytes, as: UTF8.self)
      // Foundation refuses an exponent behind a zero, which RFC 8259 allows.
      guard text.firstMatch(of: /(^|[^0-9.])0[eE]/) == nil else { continue }
      let known = try? JSONDecoder().decode(Known.self, from: Data(text.utf8))
      #expect((fault(text) == nil) == (known != nil), "seed \(seed): \(text)")
      guard let known, fault(text) == nil else { continue }
      valid += 1
      let read = JSONText.read(text) { (reader: inout JSONText) in
        let start = reader.start()
        return Self.known(&reader, start)
      }
      #expect(read == known, "seed \(seed): \(text)")
    }
    #expect(valid > 1_500)
  }

  private static func known(_ reader: inout JSONText, _ offset: Int) -> Known {
    switch reader.kind(at: offset) {
    case .null: .null
    case .no: .bool(false)
    case .yes: .bool(true)
    case .number: .number(Double(reader.text(at: offset)) ?? .nan)
    case .string: .string(reader.text(at: offset))
    case .array: .array(reader.elements(at: offset).map { known(&reader, $0) })
    case .object:
      .object(
        Dictionary(
          reader.names(at: offset).map { name in
            (name, reader.member(name, at: offset).map { known(&reader, $0) } ?? .null)
          }, uniquingKeysWith: { first, _ in first }))
    }
  }

  /// A value as Foundation decodes it.
  private indirect enum Known: Decodable, Equatable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([Known])
    case object([String: Known])

    init(from decoder: any Decoder) throws {
      let one = try decoder.singleValueContainer()
      if one.decodeNil() {
        self = .null
      } else if let value = try? one.decode(Bool.self) {
        self = .bool(value)
      } else if let value = try? one.decode(Double.self) {
        self = .number(value)
      } else if let value = try? one.decode(String.self) {
        self = .string(value)
      } else if let value = try? one.decode([Known].self) {
        self = .array(value)
      } else {
        self = .object(try one.decode([String: Known].self))
      }
    }
  }

  private struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var bits = state
      bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
      bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
      return bits ^ (bits >> 31)
    }

    mutating func value(depth: Int) -> String {
      let space = [" ", "", "\n\t"].randomElement(using: &self) ?? ""
      let simple = [
        "null", "true", "false", "0", "-1", "12.50", "3e2", "-0.25E-1", "\"\"", "\"a b\"", "\"\\u0041\\n\\\\\"",
        "\"é😀\"",
      ]
      guard depth > 0, Int.random(in: 0..<3, using: &self) > 0 else {
        return space + (simple.randomElement(using: &self) ?? "0") + space
      }
      let count = Int.random(in: 0..<4, using: &self)
      let isObject = Bool.random(using: &self)
      let parts = (0..<count).map { index in
        (isObject ? "\"k\(index)\"\(space):" : "") + value(depth: depth - 1)
      }
      return space + (isObject ? "{" : "[") + parts.joined(separator: ",") + (isObject ? "}" : "]")
    }
  }
}
