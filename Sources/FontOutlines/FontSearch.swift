import Foundation

/// The font files of a machine by their names; no file is opened.
struct FontSearch: Sendable {
  /// The usual directories of fonts on this system, the system's own first.
  static var directories: [URL] {
    let home = FileManager.default.homeDirectoryForCurrentUser
    #if os(macOS)
      return [
        URL(fileURLWithPath: "/System/Library/Fonts"), URL(fileURLWithPath: "/Library/Fonts"),
        home.appendingPathComponent("Library/Fonts"),
      ]
    #else
      return [
        URL(fileURLWithPath: "/usr/share/fonts"), URL(fileURLWithPath: "/usr/local/share/fonts"),
        home.appendingPathComponent(".local/share/fonts"), home.appendingPathComponent(".fonts"),
      ]
    #endif
  }

  /// The greatest number of files and directories that are looked at in one of the directories.
  private static let mostEntries = 100_000

  /// The names in small letters without extensions, in order; of equal names, the first found stands first.
  private var names: [(name: String, path: String)] = []

  init(_ directories: [URL]) {
    for directory in directories {
      var found: [(name: String, path: String)] = []
      Self.forEachFile(below: directory.path) { folder, file in
        guard let dot = file.utf8.lastIndex(of: UInt8(ascii: ".")), Self.isFont(file[dot...]) else { return }
        found.append((file[..<dot].lowercased(), "\(folder)/\(file)"))
      }
      names += found.sorted { $0.path < $1.path }
    }
    // The order among equal names remains.
    let order = names.indices.sorted { (names[$0].name, $0) < (names[$1].name, $1) }
    names = order.map { names[$0] }
  }

  /// Calls the closure for the files below a directory. Links to directories are not followed.
  ///
  /// A machine may have thousands of fonts, and their names are read before the first letter is drawn: no entry is
  /// looked up by itself, as Foundation's enumerator does.
  private static func forEachFile(below directory: String, _ body: (_ folder: String, _ file: String) -> Void) {
    var open = [directory]
    var rest = mostEntries
    while let folder = open.popLast(), rest > 0 {
      guard let stream = opendir(folder) else { continue }
      defer { closedir(stream) }
      while rest > 0, let entry = readdir(stream) {
        rest -= 1
        let name = withUnsafePointer(to: &entry.pointee.d_name) { name in
          name.withMemoryRebound(to: CChar.self, capacity: 1) { String(cString: $0) }
        }
        guard name != ".", name != ".." else { continue }
        switch Int32(entry.pointee.d_type) {
        case directoryKind: open.append("\(folder)/\(name)")
        case unknownKind where isDirectory("\(folder)/\(name)"): open.append("\(folder)/\(name)")
        default: body(folder, name)
        }
      }
    }
  }

  /// The kinds of entries that some file systems tell (`DT_DIR`, `DT_UNKNOWN`).
  private static let (directoryKind, unknownKind) = (Int32(4), Int32(0))

  /// Returns whether there is a directory at a path, and no link to one.
  private static func isDirectory(_ path: String) -> Bool {
    var facts = stat()
    return lstat(path, &facts) == 0 && facts.st_mode & S_IFMT == S_IFDIR
  }

  private static func isFont(_ suffix: Substring) -> Bool {
    suffix.utf8.count == 4 && [".ttf", ".otf", ".ttc", ".otc"].contains(suffix.lowercased())
  }

  /// Returns the files of a family: its name in small letters without spaces, then a style such as `-BoldItalic`.
  func files(of family: String) -> [FontFile] {
    var (low, high) = (0, names.count)
    while low < high {
      let middle = (low + high) / 2
      if names[middle].name < family { low = middle + 1 } else { high = middle }
    }
    var files: [FontFile] = []
    var last = ""
    let relatives = names[low...].prefix { $0.name.utf8.starts(with: family.utf8) }
    for (name, path) in relatives where name != last {
      let style = name.utf8.index(name.startIndex, offsetBy: family.utf8.count)
      guard let file = FontFile(path: path, style: name[style...]) else { continue }
      files.append(file)
      last = name
    }
    return files
  }
}

/// A font file with the style that its name tells.
struct FontFile: Hashable, Sendable {
  var path: String
  /// The weight as font files count it; nil if the file has all weights.
  var weight: Int? = 400
  var isItalic = false

  init(path: String, weight: Int, isItalic: Bool) {
    self.path = path
    self.weight = weight
    self.isItalic = isItalic
  }

  /// Creates a file from the end of its name, in small letters; nil if it tells more than weight and slant.
  init?(path: String, style: Substring) {
    self.path = path
    // Bytes: thousands of names begin like a family's and go on otherwise.
    var rest = style.utf8
    if let bracket = rest.firstIndex(of: UInt8(ascii: "[")), rest.last == UInt8(ascii: "]") {
      // The axes of a variable font, as in `[opsz,wght]`.
      if style[bracket...].contains("wght") { weight = nil }
      rest = rest[..<bracket]
    }
    while let first = rest.first {
      if let word = Self.words.first(where: { rest.starts(with: $0.word.utf8) }) {
        rest = rest.dropFirst(word.word.utf8.count)
        if let number = word.weight { weight = number }
      } else if let word = Self.slants.first(where: { rest.starts(with: $0.utf8) }) {
        rest = rest.dropFirst(word.utf8.count)
        isItalic = true
      } else if let word = Self.variables.first(where: { rest.starts(with: $0.utf8) }) {
        rest = rest.dropFirst(word.utf8.count)
        weight = nil
      } else if Self.separators.contains(first) {
        rest = rest.dropFirst()
      } else {
        return nil
      }
    }
  }

  private static let slants = ["italic", "oblique"]
  private static let variables = ["variablefont", "variable", "var", "vf", "wght", "opsz"]
  private static let separators = Array("-_., ".utf8)

  /// The words for weights, a word before those that it starts with.
  private static let words: [(word: String, weight: Int?)] = [
    ("thin", 100), ("hairline", 100), ("extralight", 200), ("ultralight", 200), ("light", 300), ("regular", nil),
    ("roman", nil), ("book", nil), ("medium", 500), ("semibold", 600), ("demibold", 600), ("extrabold", 800),
    ("ultrabold", 800), ("bold", 700), ("black", 900), ("heavy", 900),
  ]

  /// Returns how far the file is from a style; the lesser, the better.
  func distance(to style: FontStyle) -> Int {
    (isItalic == style.isItalic ? 0 : 10_000) + (weight.map { abs($0 - style.weight) } ?? 0)
  }
}
