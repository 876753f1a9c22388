import Foundation
import ViewTree

/// The families of fonts that can be used, the preferred ones first.
struct FontCatalog: Sendable {
  /// The files of one family in all weights.
  struct Family: Sendable {
    /// The design of its letters; nil for a family that only stands in for others.
    var design: TextFont.Design?
    /// True if the letters are made for large sizes.
    var isDisplay = false
    var files: [FontFile]
  }

  var families: [Family]

  init(families: [Family]) {
    self.families = families
  }

  /// Creates the catalogue of the known families that some directories have.
  init(searching directories: [URL]) {
    let search = FontSearch(directories, for: Self.known.flatMap(\.names))
    families = Self.known.flatMap { row in
      row.names.compactMap { name in
        let files = search.files(of: name)
        return files.isEmpty
          ? nil : Family(design: row.design, isDisplay: name.hasSuffix("display"), files: files)
      }
    }
  }

  /// Returns the files for a style, in the order in which a character is looked for: each entry has one family's files,
  /// the best first.
  func files(for style: FontStyle) -> [[FontFile]] {
    func rank(_ family: Family) -> Int {
      if family.design == style.design { return 0 }
      if family.design == .standard { return 1 }
      return family.design == nil ? 2 : 3
    }
    // A family for large sizes takes the place before or behind its sister, which stands before it.
    var order = families
    for index in order.indices.dropFirst() where order[index].isDisplay && style.isDisplay {
      order.swapAt(index - 1, index)
    }
    return (0...3).flatMap { wanted in
      order.filter { rank($0) == wanted }.map { family in
        family.files.enumerated().sorted {
          ($0.element.distance(to: style), $0.offset) < ($1.element.distance(to: style), $1.offset)
        }.map(\.element)
      }
    }
  }

  /// The families by the names of their files, in small letters, the closest to Apple's system fonts first. Those for
  /// large sizes end in `display` and stand behind those for small ones.
  private static let known: [(design: TextFont.Design?, names: [String])] = [
    (
      .standard,
      [
        "sfns", "sf-pro", "sf-pro-text", "sf-pro-display", "inter", "interdisplay", "roboto", "liberationsans",
        "arimo", "nimbussans", "notosans", "opensans", "sourcesans3", "sourcesanspro", "lato", "cantarell",
        "freesans", "dejavusans",
      ]
    ),
    (
      .serif,
      [
        "newyork", "sourceserif4", "sourceserifpro", "notoserif", "liberationserif", "tinos", "nimbusroman",
        "freeserif", "dejavuserif",
      ]
    ),
    (.rounded, ["sfnsrounded", "nunito", "varelaround", "quicksand"]),
    (
      .monospaced,
      [
        "sfnsmono", "sf-mono", "jetbrainsmono", "firacode", "firamono", "sourcecodepro", "notosansmono",
        "liberationmono", "cousine", "freemono", "dejavusansmono",
      ]
    ),
    (
      nil,
      [
        "notosanssymbols", "notosanssymbols2", "notosansmath", "notosanscjk", "droidsansfallback",
        "droidsansfallbackfull", "wqy-microhei", "notosansarabic", "notosanshebrew", "notosansthai",
        "notosansdevanagari", "notoemoji", "symbola", "apple symbols", "arial unicode", "unifont",
      ]
    ),
  ]
}
