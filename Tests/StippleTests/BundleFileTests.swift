import Foundation
import Testing

/// The files of an app's bundle: those of its folder, by their names.
struct BundleFileTests {
  private let view = """
    import SwiftUI
    struct Home: View {
      let names: [String] = read("names.json")
      var body: some View { Text(names.joined(separator: "+")) }
    }
    """
  private let reader = """
    import Foundation
    func read<T: Decodable>(_ name: String) -> T {
      guard let url = Bundle.main.url(forResource: name, withExtension: nil), let data = try? Data(contentsOf: url) else {
        fatalError("no file \\(name)")
      }
      return try! JSONDecoder().decode(T.self, from: data)
    }
    """

  @Test func aFileIsFoundWhereverItLiesInTheApp() throws {
    let folder = try Folder()
    try folder.write(view, to: "App/Views/Home.swift")
    try folder.write(reader, to: "App/Model/Read.swift")
    try folder.write("{}", to: "App/Assets.xcassets/Contents.json")
    try folder.write("[\"Ann\", \"Bo\"]", to: "App/Resources/names.json")
    let tree = try StippleProcess.run(["tree", "App/Views/Home.swift"], in: folder)
    #expect(tree.text.contains("text: \"Ann+Bo\""), "\(tree.text)\(tree.errors)")
    #expect(try StippleProcess.run(["check", "App/Views/Home.swift"], in: folder).errors == "")
  }

  @Test func aFileBesideALoneSourceIsFound() throws {
    let folder = try Folder()
    try folder.write(view + "\n" + reader, to: "Home.swift")
    try folder.write("[\"Cy\"]", to: "names.json")
    try folder.write("[\"Di\"]", to: "below/names.json")
    #expect(try StippleProcess.run(["tree", "Home.swift"], in: folder).text.contains("text: \"Cy\""))
  }

  @Test func aFileThatIsNotThereIsTheProgramsOwnFault() throws {
    let folder = try Folder()
    try folder.write(view + "\n" + reader, to: "Home.swift")
    let tree = try StippleProcess.run(["tree", "Home.swift"], in: folder)
    #expect(tree.errors.contains("no file names.json"), "\(tree.errors)")
  }
}
