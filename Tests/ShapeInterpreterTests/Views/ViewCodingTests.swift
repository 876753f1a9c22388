import Foundation
import ShapeGeometry
import Testing

@testable import ShapeInterpreter

/// Values that views read from texts and files, and write. What they read and write is compared with Foundation in the
/// law of views.
struct ViewCodingTests {
  private let model = """
    struct Place: Codable, Identifiable {
      let id: Int
      var name: String
      private var image: String?
      var shown: String { "\\(id) \\(name) \\(image ?? "-")" }
    }
    func load<T: Decodable>(_ name: String) -> T {
      guard let url = Bundle.main.url(forResource: name, withExtension: nil) else { fatalError("no \\(name) in the bundle") }
      do {
        return try JSONDecoder().decode(T.self, from: Data(contentsOf: url))
      } catch {
        fatalError("\\(name): \\(error.localizedDescription)")
      }
    }
    """

  private func source(_ body: String, members: String = "", files: [String: String]) -> ShapeProgram {
    let text = "import SwiftUI\n\(model)\nstruct V: View {\n\(members)\nvar body: some View { \(body) }\n}\n"
    let contents = ModuleFiles(names: files.keys.sorted() + ["z.mp3"], contents: files.mapValues { Array($0.utf8) })
    return ShapeProgram(checking: ShapeSource(name: "V.swift", text: text, files: contents))
  }

  @Test func aViewReadsTheFilesOfItsBundle() throws {
    let program = source(
      """
      VStack {
        ForEach(places) { Text($0.shown) }
        Text("\\(Bundle.main.path(forResource: "z", ofType: "mp3") != nil) \\(Bundle.main.url(forResource: "y", withExtension: "mp3") == nil)")
        Text((try? String(contentsOf: Bundle.main.url(forResource: "note", withExtension: "txt")!, encoding: .utf8)) ?? "-")
        Text("\\((try? Data(contentsOf: Bundle.main.url(forResource: "z", withExtension: "mp3")!)) == nil)")
        Text("\\(Bundle.main.urls(forResourcesWithExtension: "json", subdirectory: nil)?.map(\\.lastPathComponent) ?? [])")
      }
      """, members: "let places: [Place] = load(\"places.json\")",
      files: [
        "places.json": #"[{"id": 1, "name": "Lake", "image": "l"}, {"name": "Rock", "id": 2}]"#, "note.txt": "hé\n",
      ])
    #expect(program.diagnostics.map(\.description) == [])
    let life = ViewLife(entry: try #require(program.entries.first))
    #expect(try life.texts(at: nil) == ["1 Lake l", "2 Rock -", "true true", "hé\n", "true", #"["places.json"]"#])
  }

  @Test(arguments: [
    ("other.json", "no other.json in the bundle"),
    ("broken.json", "The data couldn’t be read because it isn’t in the correct format."),
    ("empty.json", "The data couldn’t be read because it is missing."),
  ])
  func aFileThatCannotBeReadStopsTheView(name: String, message: String) throws {
    let program = source(
      "ForEach(places) { Text($0.shown) }", members: "var places: [Place] { load(\"\(name)\") }",
      files: ["broken.json": "[{", "empty.json": "[{}]"])
    let entry = try #require(program.entries.first)
    do throws(EvaluationFailure) {
      _ = try entry.evaluate(EntryPoint.Inputs(proposal: CGRect(x: 0, y: 0, width: 9, height: 9), values: []))
      Issue.record("the view is drawn")
    } catch {
      #expect(error.diagnostic.message.contains(message), "\(error.diagnostic.message)")
      #expect((error.diagnostic.place?.line ?? 0) > 1)
    }
  }

  /// Settings and files last as long as the session of the view.
  @Test func settingsAndFilesAreKept() throws {
    let life = try ViewLife(
      body: """
        Text("\\(UserDefaults.standard.integer(forKey: "n")) \\(n) \\(name) \\(items) \\(log)").onAppear {
          let defaults = UserDefaults.standard
          defaults.set(3, forKey: "n")
          defaults.set("Ann", forKey: "name")
          defaults.set(try? JSONEncoder().encode(["a", "b"]), forKey: "items")
          let file = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0].appendingPathComponent("x.txt")
          log = "\\(FileManager.default.fileExists(atPath: file.path))"
          try? "hello".write(to: file, atomically: true, encoding: .utf8)
          log += " \\((try? String(contentsOf: file, encoding: .utf8)) ?? "-")"
          try? FileManager.default.removeItem(at: file)
          log += " \\((try? Data(contentsOf: file)) == nil)"
          defaults.set(true, forKey: "b")
          defaults.removeObject(forKey: "b")
          log += " \\(defaults.bool(forKey: "b")) \\(defaults.string(forKey: "c") == nil)"
        }
        """,
      members: """
        @AppStorage("n") var n = 1
        @State var log = ""
        var name: String { UserDefaults.standard.string(forKey: "name") ?? "-" }
        var items: [String] {
          (UserDefaults.standard.data(forKey: "items")).flatMap { try? JSONDecoder().decode([String].self, from: $0) } ?? []
        }
        """)
    #expect(try life.texts(at: 0.1) == [#"3 3 Ann ["a", "b"] false hello true false true"#])
  }

  /// Dates, identifiers and addresses, as Foundation reads and writes them.
  @Test(arguments: [
    ("d.dateDecodingStrategy = .iso8601", "\"2024-02-29T12:30:05Z\""),
    ("d.dateDecodingStrategy = .iso8601", "\"1969-12-31T23:59:59+02:30\""),
    ("d.dateDecodingStrategy = .iso8601", "\"1600-03-01T00:00:00-11:00\""),
    ("d.dateDecodingStrategy = .iso8601", "\"x\""),
    ("d.dateDecodingStrategy = .secondsSince1970", "86400.5"),
    ("d.dateDecodingStrategy = .millisecondsSince1970", "1500"),
    ("d.dateDecodingStrategy = .deferredToDate", "-3"),
  ])
  func datesAreReadAsFoundationReadsThem(strategy: String, text: String) throws {
    let decoder = JSONDecoder()
    for (name, value) in [
      ("iso8601", JSONDecoder.DateDecodingStrategy.iso8601), ("secondsSince1970", .secondsSince1970),
      ("millisecondsSince1970", .millisecondsSince1970),
    ] where strategy.hasSuffix("." + name) { decoder.dateDecodingStrategy = value }
    let known = (try? decoder.decode(Date.self, from: Data(text.utf8)))?.timeIntervalSince1970
    let source = ViewSource(
      body: "Text(String(seconds))",
      members: """
        var seconds: Double {
          let d = JSONDecoder()
          \(strategy)
          return (try? d.decode(Date.self, from: Data(#"\(text)"#.utf8)))?.timeIntervalSince1970 ?? -1
        }
        """)
    #expect(source.errors == [])
    #expect(try source.texts() == ["\(known ?? -1)"])
  }

  @Test func identifiersAndAddressesAreRead() throws {
    let source = ViewSource(
      body: """
        VStack {
          Text(read(#""F5AA32C9-2D1B-4FC3-A7EE-8C4C6E3B7C3A""#, as: UUID.self)?.uuidString ?? "-")
          Text(read(#""nowhere""#, as: UUID.self)?.uuidString ?? "-")
          Text(read(#""https://a.b/c""#, as: URL.self)?.host ?? "-")
          Text(String(data: (try? JSONEncoder().encode([URL(string: "a:/b")!])) ?? Data(), encoding: .utf8) ?? "-")
        }
        """,
      members: """
        func read<T: Decodable>(_ text: String, as type: T.Type) -> T? { try? JSONDecoder().decode(type, from: Data(text.utf8)) }
        """)
    #expect(source.errors == [])
    #expect(try source.texts() == ["F5AA32C9-2D1B-4FC3-A7EE-8C4C6E3B7C3A", "-", "a.b", #"["a:\/b"]"#])
  }

  @Test func aTypeWithAPartThatIsNotCodedIsNamed() {
    func headlines(_ type: String) -> [String] {
      let text = "import SwiftUI\n\(type)\nstruct V: View { var body: some View { Text(\"a\") } }"
      return ShapeProgram(checking: ShapeSource(name: "V.swift", text: text)).diagnostics.flatMap {
        [$0.headline] + $0.notes.map(\.headline)
      }
    }
    #expect(
      headlines("struct A: Codable { let id: Int; var act: () -> Void }") == [
        "V.swift:2:8: error: type 'A' does not conform to protocol 'Decodable'",
        "V.swift:2:38: note: cannot automatically synthesize 'Decodable' because '() -> ()' does not conform to 'Decodable'",
      ])
    #expect(
      headlines("struct A: Encodable { let color: Color }").first
        == "V.swift:2:8: error: type 'A' does not conform to protocol 'Encodable'")
    #expect(headlines("struct B {}\nenum A: Decodable { case a, b(B) }").first?.contains("'Decodable'") ?? false)
    for sound in [
      "struct A: Codable { let id: Int; var act: (() -> Void)? = nil; enum CodingKeys: String, CodingKey { case id } }",
      "struct A: Codable { let color: Color; init(from decoder: Decoder) throws { color = .red }; func encode(to encoder: Encoder) throws {} }",
      "struct A: Decodable { var b: [B]?; struct B: Decodable { var d: [String: [Int]]; let u: URL; let at: Date } }",
      "struct A<T: Codable>: Codable { var value: T; lazy var twice = { [value, value] }() }",
      "class A: Codable { var next: A?; var ranges: [ClosedRange<Double>] = [] }",
      "enum A: String, Codable { case a, b }", "enum A: Codable { case a(Int, name: String), b }",
      "struct A: Codable { var c: Kind; enum Kind: Int, Codable { case x = 1 } }",
    ] {
      #expect(headlines(sound) == [], "\(sound)")
    }
  }

  @Test func dataIsDecodedAsText() throws {
    let source = ViewSource(
      body: "Text(String(decoding: Data([104, 105]), as: UTF8.self)); Text(String(decoding: data, as: UTF8.self))",
      members: "let data = \"abc\".data(using: .utf8)!")
    #expect(source.program.diagnostics.map(\.message) == [])
    #expect(try source.texts() == ["hi", "abc"])
  }
}
