import Foundation
import Testing

@testable import ShapeInterpreter

/// A file is checked with the part of the library that it asks for. Where that is not enough, it is checked once more
/// with all of it, which takes ten times as long: files without a diagnostic must not come to that.
struct SufficientSectionsTests {
  private static let tile = """
    import SwiftUI
    struct Tile: Shape {
      var side: CGFloat = 4
      func path(in rect: CGRect) -> Path { Path(CGRect(x: 0, y: 0, width: side, height: side)) }
    }

    """

  /// Returns the diagnostics of a source for which its part of the library is not enough.
  private func lacks(_ text: String) -> [String] {
    let source = ShapeSource(name: "a.swift", text: text)
    let parsed = ParsedSource(source)
    var checker = Checker(for: [source])
    checker.collect(parsed.file)
    return CheckedShapes(parsed, checker).program(parsed.places).diagnostics.map(\.description)
  }

  @Test(arguments: [
    "#Preview { Tile() }", "#Preview { Tile(side: 9) }", "#Preview { Text(\"a\") }", "#Preview { Color.red }",
    "struct V: View { var body: some View { Tile() } }", "struct V: View { var body: some View { Tile().padding() } }",
    "struct V: View { var body: some View { Circle() } }", "struct V: View { var body: some View { Color.red } }",
    "struct V: View { var body: some View { Text(\"a\") } }", "struct V: View { var body: some View { EmptyView() } }",
    "struct V: View { var body: some View { Image(systemName: \"star\") } }",
    "struct V: View { var body: some View { Rectangle().frame(width: 9) } }",
    "struct V: View { var body: some View { Tile().fill(.red) } }",
    "struct V: View { var body: some View { Tile().stroke(lineWidth: 2) } }",
    "struct V: View { var body: some View { Tile().trim(from: 0, to: 0.5) } }",
    "struct V: View { var isOn = true; var body: some View { if isOn { Tile() } } }",
    "struct V: View { var isOn = true; var body: some View { if isOn { Tile() } else { Circle() } } }",
    "struct W: View { var body: some View { Tile() } }\nstruct V: View { var body: some View { W() } }",
    "struct V: View { @State var isOn = true; var body: some View { Toggle(\"a\", isOn: $isOn) } }",
    "struct V: View { var body: some View { Button(\"a\") {} } }",
    "struct V: View { var body: some View { GeometryReader { _ in Tile() } } }",
    "struct V: View { var body: some View { ForEach(0..<3) { _ in Tile() } } }",
    "struct V: View { var body: some View { LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom) } }",
    "struct M: ViewModifier { func body(content: Content) -> some View { content } }\n#Preview { Tile().modifier(M()) }",
    "struct P: PreviewProvider { static var previews: some View { Tile() } }",
    "struct V: View { var body: some View { ZStack { Tile() } } }",
    "struct V: View { let t = Tile(); var body: some View { t } }",
    "struct V: View { var body: some View { AnyView(Tile()) } }",
    "struct V: View { var body: some View { Group { Tile() } } }",
    "struct V: View { var body: some View { Path { $0.move(to: .zero) } } }",
    "struct V: View { var body: some View { Path(CGRect(x: 0, y: 0, width: 1, height: 1)).stroke() } }",
    "struct V: View { var body: some View { Spacer() } }", "struct V: View { var body: some View { Divider() } }",
    "struct V: View { var body: some View { Tile().onTapGesture {} } }",
  ])
  func `a small view needs its own part alone`(_ view: String) {
    #expect(lacks(Self.tile + view) == [])
  }

  /// The files with names that call nothing, with types that no word tells, and with defaults of another type than the
  /// value that may be missing: they are checked twice.
  private static let twice: Set<String> = [
    "MethodValues.swift", "OpenTypes.swift", "CorePathWalk.swift", "RelativeFrames.swift",
    "MorphStage.swift", "TypeExpressions.swift",
  ]

  @Test func `the law's files need their own part alone`() throws {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    for folder in ["LawViews", "LawShapes", "../shapes"] {
      let folder = tests.appendingPathComponent(folder).standardizedFileURL
      for file in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      where file.pathExtension == "swift" && !Self.twice.contains(file.lastPathComponent) {
        let text = try String(contentsOf: file, encoding: .utf8)
        guard ShapeProgram(checking: ShapeSource(name: "a.swift", text: text)).diagnostics.isEmpty else { continue }
        #expect(lacks(text) == [], "\(file.lastPathComponent)")
      }
    }
  }

  /// The bytes of the library that plain sources need, rounded up to 500. What is asked for without need is parsed and
  /// checked before the first picture is seen.
  @Test(arguments: [
    ("", 1_000), ("struct V: View { var body: some View { Tile().fill(.blue).frame(width: 9) } }", 4_000),
    ("struct V: View { var body: some View { Text(\"a\") } }", 3_500),
    ("struct V: View { var body: some View { VStack { Text(\"a\").font(.headline) }.padding() } }", 4_500),
    (
      "struct V: View { @State var n = 0; var body: some View { Button(\"a\") { n += 1 }.foregroundColor(.red) } }",
      7_000
    ),
    ("struct V: View { var body: some View { HStack { Image(systemName: \"star\"); Text(\"a\").bold() } } }", 5_000),
    ("struct V: View { let n = [1, 2]; var body: some View { List(n, id: \\.self) { Text(\"\\($0)\") } } }", 23_000),
    (
      "struct V: View { var body: some View { NavigationStack { Form { Text(\"a\") }.navigationTitle(\"b\") } } }",
      41_000
    ),
    (
      "struct V: View { @State var a = 0.5; var body: some View { Slider(value: $a); Text(a, format: .percent) } }",
      24_000
    ),
    ("struct V: View { @State var n = 0; var body: some View { Stepper(\"a\", value: $n) } }", 17_500),
    ("struct V: View { @State var isOn = true; var body: some View { Toggle(\"a\", isOn: $isOn) } }", 16_600),
    (
      "struct V: View { var body: some View { Button(\"a\") {}.buttonStyle(.borderedProminent) } }", 17_000
    ),
    ("struct V: View { let d = Date(); var body: some View { Text(d, style: .time) } }", 32_000),
  ])
  func `a plain source needs a small part`(_ view: String, _ most: Int) {
    let outline = Prelude.standard.outline(for: [Self.tile + view])
    let bytes =
      outline.files.reduce(0) { $0 + $1.totalLength.utf8Length } + outline.bodies.values.reduce(0) { $0 + $1.count }
    #expect(bytes <= most)
  }
}
