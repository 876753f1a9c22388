import Foundation
import Testing

/// The files of a directory are one module: a shape may use what another file declares.
@Suite struct ModuleTests {
  private let shape = """
    struct Dot: Shape {
      var size: Size = .small
      func path(in rect: CGRect) -> Path { Path(rect.square(of: size.side)) }
    }
    """
  private let helpers = """
    enum Size { case small, large; var side: CGFloat { self == .small ? 10 : 20 } }
    extension CGRect { func square(of side: CGFloat) -> CGRect { CGRect(x: midX, y: midY, width: side, height: side) } }
    """
  private let drawn = "100 75 m 110 75 l 110 85 l 100 85 l h\n"

  @Test func aFolderOfViewsAloneIsShown() throws {
    let folder = try Folder()
    try folder.write(
      "import SwiftUI\nstruct Card: View { var body: some View { Text(\"hi\") } }\n", to: "App/Card.swift")
    try folder.write(
      "import SwiftUI\nstruct Note: View { let text: String; var body: some View { Text(text) } }\n",
      to: "App/Note.swift")
    try folder.write(
      "import SwiftUI\n#Preview(\"Box\") { Color.red.frame(width: 9, height: 9) }\n", to: "App/Box.swift")
    let listed = try StippleProcess.run(["list", "App"], in: folder)
    #expect(listed.text.contains("Card  App/Card.swift  view") && listed.text.contains("Box  App/Box.swift  preview"))
  }

  /// A name that is passed over with a warning is looked for beside the file, as one whose lack is an error.
  @Test(arguments: [
    ("Note(text: \"hi\")", "struct Note: View { let text: String; var body: some View { Text(text) } }"),
    ("Text(\"hi\").noted()", "extension View { func noted() -> some View { padding(10) } }"),
    (
      "Button(\"hi\") { Log.add(1) }",
      "enum Log { static func add(_ value: Int) { print(value) } }"
    ),
    (
      "Text(\"hi\").modifier(Noted())",
      "struct Noted: ViewModifier { func body(content: Content) -> some View { content } }"
    ),
  ])
  func aViewFindsWhatLiesBesideIt(use: String, declaration: String) throws {
    let folder = try Folder()
    try folder.write(
      "import SwiftUI\nstruct Card: View { var body: some View { VStack { \(use) } } }\n", to: "App/Card.swift")
    #expect(try StippleProcess.run(["check", "App/Card.swift"], in: folder).errors.contains("Card.swift:2:"))
    try folder.write("import SwiftUI\n\(declaration)\n", to: "App/Note.swift")
    let checked = try StippleProcess.run(["check", "App/Card.swift"], in: folder)
    #expect(checked.status == 0 && checked.errors.isEmpty)
    let tree = try StippleProcess.run(["tree", "App/Card.swift"], in: folder)
    #expect(tree.text.contains("\"hi\"") && tree.errors.isEmpty)
  }

  /// A fault in what a view needs of another file is told there.
  @Test func aViewNeedsASoundFileBesideIt() throws {
    let folder = try Folder()
    try folder.write(
      "import SwiftUI\nstruct Card: View { var body: some View { Text(\"hi\").noted() } }\n", to: "Card.swift")
    try folder.write(
      "import SwiftUI\nextension View { func noted() -> some View { padding(nowhere) } }\n", to: "Note.swift")
    let checked = try StippleProcess.run(["check", "Card.swift"], in: folder)
    #expect(checked.status == 1 && checked.errors.contains("Note.swift:2:54: error: cannot find 'nowhere' in scope"))
  }

  /// A file that has warnings alone is never the worse for what lies beside it.
  @Test func aViewKeepsItsDrawingBesideOthersOfItsNames() throws {
    let folder = try Folder()
    let brand = "extension Color { static let brand = Color.red }\n"
    try folder.write(
      "import SwiftUI\n\(brand)struct Card: View { var body: some View { Text(\"hi\").futuristic().background(Color.brand) } }\n",
      to: "Card.swift")
    try folder.write("import SwiftUI\n\(brand)", to: "Note.swift")
    let tree = try StippleProcess.run(["tree", "Card.swift"], in: folder)
    let checked = try StippleProcess.run(["check", "Card.swift"], in: folder)
    #expect(checked.errors.contains("warning: value of type 'Text' has no member 'futuristic'"))
    #expect(tree.text.contains("\"hi\""))
  }

  @Test func aFileFindsWhatLiesBesideIt() throws {
    let folder = try Folder()
    try folder.write(shape, to: "App/Dot.swift")
    try folder.write(helpers, to: "App/Helpers.swift")
    #expect(try StippleProcess.run(["path", "App/Dot.swift"], in: folder).text == drawn)
    #expect(try StippleProcess.run(["check", "App/Dot.swift"], in: folder).status == 0)
    let listed = try StippleProcess.run(["list", "App/Dot.swift"], in: folder)
    #expect(listed.text == "Dot  App/Dot.swift\n  size  Size  small  small or large\n")
  }

  @Test func aDirectoryIsOneModuleWithAllBelowIt() throws {
    let folder = try Folder()
    try folder.write(shape, to: "App/Shapes/Dot.swift")
    try folder.write(helpers, to: "App/Support/Helpers.swift")
    #expect(try StippleProcess.run(["path", "App", "--shape", "Dot"], in: folder).text == drawn)
    let listed = try StippleProcess.run(["list", "App"], in: folder)
    #expect(listed.status == 0 && listed.errors.isEmpty)
    // Alone the file sees no further than its own directory.
    let alone = try StippleProcess.run(["check", "App/Shapes/Dot.swift"], in: folder)
    #expect(alone.errors.contains("Dot.swift:2:13: error: cannot find type 'Size' in scope"))
  }

  /// Names the entries in a folder, beside it or around it that tell of an app.
  @Test(arguments: [
    ("App/Assets.xcassets/Contents.json", "App"), ("Demo.xcodeproj/project.pbxproj", "App"),
    ("Demo.xcworkspace/contents", "App"), ("Package.swift", "Sources/App"),
  ])
  func `a file finds what the other folders of its app declare`(mark: String, app: String) throws {
    let folder = try Folder()
    let (file, name) = ("\(app)/View/Home/Dot.swift", "Dot.swift")
    try folder.write(shape, to: file)
    try folder.write(helpers, to: "\(app)/Model/Helpers.swift")
    #expect(try StippleProcess.run(["check", file], in: folder).status == 1, "nothing shows the app's folder")
    try folder.write("{}", to: mark)
    let places = ["", app, "\(app)/View", "\(app)/View/Home", "\(app)/Model"]
    for (index, way) in ["\(file)", "View/Home/\(name)", "Home/\(name)", name, "../View/Home/\(name)"].enumerated() {
      let checked = try StippleProcess.run(["path", way], inDirectory: folder.url.appending(path: places[index]))
      #expect(checked.text == drawn && checked.errors.isEmpty, "\(way) in \(places[index])")
    }
    for (way, place) in [(".", "\(app)/View"), ("View", app), ("Home", "\(app)/View"), (".", ""), ("./\(app)/", "")] {
      let listed = try StippleProcess.run(["list", way], inDirectory: folder.url.appending(path: place))
      #expect(listed.status == 0 && listed.errors.isEmpty, "\(way) in \(place)")
    }
  }

  @Test func `a playground within an app keeps its names to itself`() throws {
    let folder = try Folder()
    try folder.write("{}", to: "App/Assets.xcassets/Contents.json")
    try folder.write(shape, to: "App/Dot.swift")
    try folder.write(helpers, to: "App/Helpers.swift")
    try folder.write(
      "struct Size { let title: String }\nstruct Path {}\n", to: "App/Try.playground/Pages/A.xcplaygroundpage/A.swift")
    #expect(try StippleProcess.run(["path", "App/Dot.swift"], in: folder).text == drawn)
    try folder.write(shape, to: "App/Other.playground/Dot.swift")
    try folder.write(helpers, to: "App/Other.playground/Sources/Helpers.swift")
    #expect(try StippleProcess.run(["path", "App/Other.playground/Dot.swift"], in: folder).text == drawn)
  }

  /// Each app of a folder of apps has its own declarations, with names that others have, too.
  @Test func `apps beside each other keep their names apart`() throws {
    let folder = try Folder()
    for (app, width) in [("Small", 10), ("Large", 20)] {
      try folder.write("{}", to: "\(app)/Assets.xcassets/Contents.json")
      try folder.write(
        "struct \(app)Dot: Shape { func path(in rect: CGRect) -> Path { Path(rect.square) } }",
        to: "\(app)/View/Dot.swift")
      try folder.write(
        "extension CGRect { var square: CGRect { CGRect(x: 0, y: 0, width: \(width), height: 1) } }",
        to: "\(app)/Square.swift")
    }
    for (app, width) in [("Small", 10), ("Large", 20)] {
      let path = try StippleProcess.run(["path", ".", "--shape", "\(app)Dot"], in: folder)
      #expect(path.text == "0 0 m \(width) 0 l \(width) 1 l 0 1 l h\n" && path.errors.isEmpty)
    }
  }

  @Test func aFaultThatSeveralFilesMeetIsToldOnce() throws {
    let folder = try Folder()
    for name in ["A", "B"] {
      try folder.write(
        "struct \(name): Shape { func path(in rect: CGRect) -> Path { Path(rect.half) } }", to: "\(name).swift")
    }
    try folder.write("extension CGRect { var half: CGRect { insetBy(dx: midx, dy: 0) } }", to: "Half.swift")
    let result = try StippleProcess.run(["check", "A.swift", "B.swift"], in: folder)
    #expect(result.status == 1)
    #expect(result.errors.components(separatedBy: "Half.swift:1:51: error: cannot find 'midx' in scope").count == 2)
  }
}
