import Foundation
import Testing

@testable import FontOutlines

/// Font files by their names: families, styles, and which of several files counts.
@Suite struct FontSearchTests {
  /// Calls the closure with directories that have some files.
  private func withFiles(_ names: [[String]], _ body: ([URL]) throws -> Void) throws {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent("fonts-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: root) }
    let directories = names.indices.map { root.appendingPathComponent("\($0)") }
    for (directory, names) in zip(directories, names) {
      for name in names {
        let file = directory.appendingPathComponent(name)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data().write(to: file)
      }
    }
    try body(directories)
  }

  /// The files as their names behind the root, their weights and slants.
  private func told(_ files: [FontFile]) -> [String] {
    files.map { file in
      let place = file.path.split(separator: "/").suffix(2).joined(separator: "/")
      return "\(place) \(file.weight.map(String.init) ?? "all")\(file.isItalic ? " italic" : "")"
    }
  }

  @Test func namesTellFamilyWeightAndSlant() throws {
    let names = [
      "Inter-Regular.ttf", "Inter-BoldItalic.OTF", "Inter[opsz,wght].ttf", "inter_semibold.ttc", "InterVariable.otc",
      "Inter-ExtraLight.ttf", "InterDisplay-Black.ttf", "Interest-Bold.ttf", "Inter-Arabic.ttf", "Inter.txt", "Inter",
      ".ttf", "Int.ttf",
    ]
    try withFiles([names]) { directories in
      let search = FontSearch(directories, for: ["inter", "interdisplay", "lato"])
      #expect(
        told(search.files(of: "inter")) == [
          "0/Inter-BoldItalic.OTF 700 italic", "0/Inter-ExtraLight.ttf 200", "0/Inter-Regular.ttf 400",
          "0/Inter[opsz,wght].ttf all", "0/inter_semibold.ttc 600", "0/InterVariable.otc all",
        ])
      #expect(told(search.files(of: "interdisplay")) == ["0/InterDisplay-Black.ttf 900"])
      #expect(search.files(of: "lato").isEmpty)
    }
  }

  @Test func ofEqualNamesTheFirstDirectorysCounts() throws {
    try withFiles([["z/Lato-Bold.ttf"], ["a/Lato-Bold.ttf", "LATO-BOLD.otf", "Lato.ttf"]]) { directories in
      let search = FontSearch(directories, for: ["lato"])
      #expect(told(search.files(of: "lato")) == ["1/Lato.ttf 400", "z/Lato-Bold.ttf 700"])
    }
  }

  @Test func linksToDirectoriesAreNotFollowed() throws {
    try withFiles([["deep/er/Lato.ttf"], ["Inter.ttf"]]) { directories in
      let link = directories[1].appendingPathComponent("loop")
      try FileManager.default.createSymbolicLink(at: link, withDestinationURL: directories[0])
      let search = FontSearch([directories[1]], for: ["lato", "inter"])
      #expect(search.files(of: "lato").isEmpty)
      #expect(told(search.files(of: "inter")) == ["1/Inter.ttf 400"])
      #expect(FontSearch([directories[0]], for: ["lato"]).files(of: "lato").count == 1)
    }
  }

  @Test func aPipeNamedLikeAFontIsNotReadFrom() throws {
    try withFiles([["Inter-Bold.ttf"]]) { directories in
      #expect(mkfifo(directories[0].appendingPathComponent("Inter-Regular.ttf").path, 0o600) == 0)
      #expect(TextOutliner(searching: directories).familyName(for: .body) == nil)
    }
  }
}
