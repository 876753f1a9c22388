import Foundation

/// The font files of a machine by their names; no file is opened.
struct FontSearch: Sendable {
  /// The usual directories of fonts on this system, the system's own first.
  static var directories: [URL] {
    // Without the hint, the file system is asked about each of them.
    func directory(_ path: String) -> URL { URL(fileURLWithPath: path, isDirectory: true) }
    let home = getenv("HOME").map { String(cString: $0) } ?? NSHomeDirectory()
    #if os(macOS)
      return [
        directory("/System/Library/Fonts"), directory("/Library/Fonts"), directory("\(home)/Library/Fonts"),
      ]
    #else
      return [
        directory("/usr/share/fonts"), directory("/usr/local/share/fonts"), directory("\(home)/.local/share/fonts"),
        directory("\(home)/.fonts"),
      ]
    #endif
  }

  /// The greatest number of files and directories that are looked at in one of the directories.
  private static let mostEntries = 100_000

  /// The files by the families' names, in the order of their own names.
  private let files: [String: [FontFile]]

  /// Looks for the files of families: a family's name in small letters without spaces, then a style such as
  /// `-BoldItalic`. Of equal names, the first directory's counts.
  init(_ directories: [URL], for families: [String]) {
    var byLetter: [[(number: Int, name: [UInt8])]] = Array(repeating: [], count: 256)
    for (number, family) in families.enumerated() {
      let name = Array(family.utf8)
      if let first = name.first { byLetter[Int(first)].append((number, name)) }
    }
    var found: [[Found]] = Array(repeating: [], count: families.count)
    var name: [UInt8] = []
    for (rank, directory) in directories.enumerated() {
      Self.forEachFile(below: directory.path) { folder, file in
        guard let end = Self.endOfName(file), end > 0 else { return }
        name.removeAll(keepingCapacity: true)
        for byte in file[..<end] { name.append(Self.small(byte)) }
        for family in byLetter[Int(name[0])] where name.starts(with: family.name) {
          guard let style = FontFile.Style(name[family.name.count...]) else { continue }
          let path = "\(folder)/\(String(decoding: file, as: UTF8.self))"
          found[family.number].append(
            Found(name: String(decoding: name, as: UTF8.self), rank: rank, file: FontFile(path: path, style: style)))
        }
      }
    }
    var files: [String: [FontFile]] = [:]
    for (family, found) in zip(families, found) {
      var last = ""
      files[family] = found.sorted { ($0.name, $0.rank, $0.file.path) < ($1.name, $1.rank, $1.file.path) }
        .filter { file in
          defer { last = file.name }
          return file.name != last
        }.map(\.file)
    }
    self.files = files
  }

  /// Returns the files of a family that was looked for.
  func files(of family: String) -> [FontFile] { files[family] ?? [] }

  private struct Found {
    var name: String
    /// The number of the directory.
    var rank: Int
    var file: FontFile
  }

  /// Returns the index behind a font file's name, where its extension starts; nil for another file.
  private static func endOfName(_ file: UnsafeBufferPointer<UInt8>) -> Int? {
    let end = file.count - 4
    guard end >= 0, file[end] == UInt8(ascii: ".") else { return nil }
    switch (small(file[end + 1]), small(file[end + 2]), small(file[end + 3])) {
    case (t, t, f), (o, t, f), (t, t, c), (o, t, c): return end
    default: return nil
    }
  }

  private static let (t, o, f, c) = (UInt8(ascii: "t"), UInt8(ascii: "o"), UInt8(ascii: "f"), UInt8(ascii: "c"))

  /// Returns a capital's small letter, any other byte as it is.
  private static func small(_ byte: UInt8) -> UInt8 { (0x41...0x5A).contains(byte) ? byte | 0x20 : byte }

  /// Calls the closure for the files below a directory. Links to directories are not followed.
  ///
  /// A machine may have thousands of fonts, and their names are read before the first letter is drawn: no entry is
  /// looked up by itself, as Foundation's enumerator does, and no text is made of a name that is not looked for.
  private static func forEachFile(
    below directory: String, _ body: (_ folder: String, _ file: UnsafeBufferPointer<UInt8>) -> Void
  ) {
    var open = [directory]
    var rest = mostEntries
    while let folder = open.popLast(), rest > 0 {
      guard let stream = opendir(folder) else { continue }
      defer { closedir(stream) }
      while rest > 0, let entry = readdir(stream) {
        rest -= 1
        let kind = Int32(entry.pointee.d_type)
        withUnsafePointer(to: &entry.pointee.d_name) { name in
          let size = MemoryLayout.size(ofValue: name.pointee)
          name.withMemoryRebound(to: UInt8.self, capacity: size) { bytes in
            let file = UnsafeBufferPointer(rebasing: UnsafeBufferPointer(start: bytes, count: size).prefix { $0 != 0 })
            guard kind == directoryKind || kind == unknownKind else { return body(folder, file) }
            let name = String(decoding: file, as: UTF8.self)
            guard name != ".", name != ".." else { return }
            let path = "\(folder)/\(name)"
            if kind == directoryKind || isDirectory(path) { open.append(path) } else { body(folder, file) }
          }
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

  init(path: String, style: Style) {
    self.path = path
    (weight, isItalic) = (style.weight, style.isItalic)
  }

  /// Returns how far the file is from a style; the lesser, the better.
  func distance(to style: FontStyle) -> Int {
    (isItalic == style.isItalic ? 0 : 10_000) + (weight.map { abs($0 - style.weight) } ?? 0)
  }

  /// A style as a name tells it.
  struct Style {
    /// The weight; nil for all weights.
    var weight: Int? = 400
    var isItalic = false

    /// Reads the end of a name, in small letters; nil if it tells more than weight and slant.
    init?(_ end: ArraySlice<UInt8>) {
      var rest = end
      if let bracket = rest.firstIndex(of: UInt8(ascii: "[")), rest.last == UInt8(ascii: "]") {
        // The axes of a variable font, as in `[opsz,wght]`.
        if String(decoding: rest[bracket...], as: UTF8.self).contains("wght") { weight = nil }
        rest = rest[..<bracket]
      }
      while let first = rest.first {
        if let word = Self.words.first(where: { rest.starts(with: $0.word) }) {
          rest = rest.dropFirst(word.word.count)
          if let number = word.weight { weight = number }
        } else if let word = Self.slants.first(where: { rest.starts(with: $0) }) {
          rest = rest.dropFirst(word.count)
          isItalic = true
        } else if let word = Self.variables.first(where: { rest.starts(with: $0) }) {
          rest = rest.dropFirst(word.count)
          weight = nil
        } else if Self.separators.contains(first) {
          rest = rest.dropFirst()
        } else {
          return nil
        }
      }
    }

    private static let slants = ["italic", "oblique"].map { Array($0.utf8) }
    private static let variables = ["variablefont", "variable", "var", "vf", "wght", "opsz"].map { Array($0.utf8) }
    private static let separators = Array("-_., ".utf8)

    /// The words for weights, a word before those that it starts with.
    private static let words: [(word: [UInt8], weight: Int?)] = [
      ("thin", 100), ("hairline", 100), ("extralight", 200), ("ultralight", 200), ("light", 300), ("regular", nil),
      ("roman", nil), ("book", nil), ("medium", 500), ("semibold", 600), ("demibold", 600), ("extrabold", 800),
      ("ultrabold", 800), ("bold", 700), ("black", 900), ("heavy", 900),
    ].map { (Array($0.utf8), $1) }
  }
}
