import Foundation
import Testing

@testable import ShapeInterpreter

/// The settings of a user, which last as long as the session of a view.
struct ViewSettingsTests {
  /// Settings are found by their keys, as what they are or as what they are read as.
  @Test func settingsAreObjects() throws {
    let life = try ViewLife(
      body: "VStack { ForEach(lines, id: \\.self) { Text($0) } }.onAppear { use() }",
      members: """
        @AppStorage("n") var n = 1
        @AppStorage("registered") var registered = "start"
        @State var lines: [String] = []
        func use() {
          let defaults = UserDefaults.standard
          lines.append("\\(registered) \\(defaults.object(forKey: "n") == nil)")
          defaults.register(defaults: ["registered": "later", "r": 5, "b": true])
          lines.append("\\(registered) \\(defaults.integer(forKey: "r")) \\(defaults.bool(forKey: "b")) \\(defaults.string(forKey: "r") ?? "-")")
          defaults.set([1, 2], forKey: "list")
          defaults.set(["a": 1], forKey: "table")
          defaults.set(Date(timeIntervalSince1970: 60), forKey: "date")
          lines.append("\\(defaults.array(forKey: "list")?.count ?? 0) \\(defaults.array(forKey: "list") as? [Int] ?? [])")
          lines.append("\\(defaults.dictionary(forKey: "table")?["a"] as? Int ?? 0) \\(defaults.object(forKey: "table") as? [String: Int] ?? [:])")
          lines.append("\\((defaults.object(forKey: "date") as? Date)?.timeIntervalSince1970 ?? 0)")
          n = 3
          lines.append("\\(defaults.object(forKey: "n") as? Int ?? 0) \\(defaults.double(forKey: "n")) \\(defaults.value(forKey: "n") as? Int ?? 0)")
          defaults.set("12", forKey: "text")
          defaults.setValue(2.5, forKey: "part")
          lines.append("\\(defaults.integer(forKey: "text")) \\(defaults.integer(forKey: "part")) \\(defaults.bool(forKey: "text")) \\(defaults.string(forKey: "part") ?? "-")")
          defaults.removeObject(forKey: "n")
          defaults.removeObject(forKey: "r")
          lines.append("\\(n) \\(defaults.integer(forKey: "n")) \\(defaults.integer(forKey: "r"))")
          defaults.set(nil as String?, forKey: "text")
          lines.append("\\(defaults.string(forKey: "text") == nil) \\(defaults.stringArray(forKey: "none") == nil)")
        }
        """)
    #expect(
      try life.texts(at: 0.1) == [
        "start true", "later 5 true 5", "2 [1, 2]", "1 [\"a\": 1]", "60.0", "3 3.0 3", "12 2 false 2.5", "1 0 5",
        "true true",
      ])
  }
}
