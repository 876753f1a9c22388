import Foundation
import Testing

@testable import ShapeInterpreter

/// A file's properties may have any name that the library has within: they hide nothing that the library calls.
struct PropertyNameTests {
  /// Returns a source whose shape, modifier, style and view have properties of these names.
  private func source(_ names: [String]) -> ViewSource {
    func properties(_ start: String, _ value: String) -> String {
      names.map { "  \(start) \($0) = \(value)" }.joined(separator: "\n")
    }
    let name = names[0]
    return ViewSource(
      """
      struct Tile: Shape {
      \(properties("var", "3.0"))
        func path(in box: CGRect) -> Path { Path(ellipseIn: box.insetBy(dx: self.\(name), dy: self.\(name))) }
      }
      struct Faint: ViewModifier {
      \(properties("@State var", "false"))
        func body(content inner: Content) -> some View { inner.opacity(self.\(name) ? 1 : 0.5) }
      }
      struct Press: ButtonStyle {
      \(properties("let", "0.5"))
        func makeBody(configuration made: Configuration) -> some View { made.label.opacity(self.\(name)) }
      }
      struct Switch: View {
        @Binding var \(name): Double
        var body: some View { Slider(value: $\(name), in: 0...9).frame(width: 60) }
      }
      struct V: View {
      \(properties("@State var", "2.0"))
        var body: some View {
          VStack(spacing: 3) {
            Tile(\(name): self.\(name)).stroke(lineWidth: 2).frame(width: 20, height: 10)
            Text("\\(self.\(name))").modifier(Faint()).padding(2).background(Tile().fill(.red))
            Button("b") { self.\(name) += 1 }.buttonStyle(Press())
            Switch(\(name): $\(name)).onAppear { self.\(name) = 4 }
          }
          .frame(width: 80)
        }
      }
      """)
  }

  /// The names of properties and methods of the library, without the underscores of its own.
  private func libraryNames() throws -> Set<String> {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let library = ["InterpretedLibrary", "CompiledLibrary"].map { name in
      tests.appendingPathComponent("../Sources/" + name).standardizedFileURL
    }
    var names: Set<String> = []
    for file in try library.flatMap({
      try FileManager.default.contentsOfDirectory(at: $0, includingPropertiesForKeys: nil)
    }) where file.pathExtension == "swift" {
      let members = PublicMembers(text: try String(contentsOf: file, encoding: .utf8))
      for member in members.names.values.joined() {
        let name = member.prefix { $0 != "(" }
        guard name.first?.isLetter ?? false || name.first == "_" else { continue }
        let plain = String(name.drop { $0 == "_" })
        if plain.first?.isLowercase ?? false { names.insert(plain) }
      }
    }
    return names
  }

  /// The names of requirements, which a property of this type does not satisfy, and words of the language.
  private static let taken: Set<String> = [
    "body", "path", "init", "subscript", "self", "in", "default", "repeat", "is", "where", "case", "switch",
  ]

  @Test func `properties may be named as anything in the library`() throws {
    let plain = try source(["zzz"]).listing()
    let names = try libraryNames().subtracting(Self.taken).sorted()
    #expect(names.count > 500)
    for start in stride(from: 0, to: names.count, by: 20) {
      let group = Array(names[start..<min(start + 20, names.count)])
      let own = source(group)
      #expect(own.program.diagnostics.map(\.description) == [], "\(group)")
      #expect((try? own.listing()) == plain, "\(group)")
    }
  }
}
