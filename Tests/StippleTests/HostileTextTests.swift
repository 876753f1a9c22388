import Foundation
import PlainText
import TestSupport
import Testing

/// Whatever stands in sources, names, paths, arguments and the environment: no command writes anything but printable
/// text and line breaks, and no text makes a row of its own.
@Suite struct HostileTextTests {
  /// Texts that a terminal would obey, hide or break a row at, and harmless ones among them.
  private static let pieces =
    (1..<0x20).map { String(Unicode.Scalar(UInt8($0))) } + (0x7F...0x9F).map { String(Unicode.Scalar(UInt8($0))) }
    + [
      "\u{1B}]0;PWN\u{7}", "\u{1B}[31m", "\u{1B}[2J", "\u{9B}31m", "\u{90}q\u{9C}", "\u{202E}", "\u{2066}", "\u{200F}",
      "\u{200B}", "\u{200D}", "\u{FEFF}", "\u{AD}", "\u{2060}", "\u{180E}", "\u{3164}", "\u{E0041}", "\u{FE0F}",
      "\u{2028}FORGED", "\u{2029}FORGED", "\u{85}FORGED", "\nFORGED", "\rFORGED", "\u{B}FORGED", "\u{C}FORGED",
      "\r\nFORGED", "é", "日本", " ", "'", "\"", "\\", "$(x)", "`", "a", "error: ", "%s", "=", ",", ":",
    ]

  private struct Hostility {
    var generator: SeededGenerator

    /// A text of a few pieces.
    mutating func text() -> String {
      (0..<Int.random(in: 3...9, using: &generator))
        .map { _ in HostileTextTests.pieces.randomElement(using: &generator)! }.joined()
    }

    /// A text that a file can be called.
    mutating func name() -> String { text().replacing("/", with: "|") + "x" }

    /// A text without line breaks, quotes and backticks, which would end the place in the source that it stands in.
    mutating func inSource() -> String {
      String(text().unicodeScalars.filter { !"\n\r\"`\\".unicodeScalars.contains($0) })
    }

    /// A text as a string literal that is all ASCII.
    mutating func literal() -> String {
      text().unicodeScalars.map { "\\u{\(String($0.value, radix: 16))}" }.joined()
    }
  }

  /// True if a scalar other than a line break may stand in a text that is written.
  private static func isFine(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F...0x9F, 0xAD, 0x34F, 0x61C, 0x115F...0x1160, 0x17B4...0x17B5, 0x180B...0x180F, 0x200B...0x200F,
      0x2028...0x202E, 0x2060...0x206F, 0x3164, 0xFDD0...0xFDEF, 0xFE00...0xFE0F, 0xFEFF, 0xFFA0, 0xFFF0...0xFFFB,
      0x1D173...0x1D17A, 0xE0000...0xE0FFF:
      false
    default: scalar.value & 0xFFFE != 0xFFFE
    }
  }

  private func expectHarmless(_ text: String, _ what: String) {
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      // An excerpt keeps the tabs of its source.
      let isExcerpt = line.prefix(while: { $0 == " " || $0.isNumber }).count > 0 && line.contains(" | ")
      let bad = line.unicodeScalars.filter { !Self.isFine($0) && !(isExcerpt && $0 == "\t") }
      #expect(bad.isEmpty, "\(what) writes \(bad.map { String($0.value, radix: 16) }) in \(line.debugDescription)")
      #expect(!line.hasPrefix("FORGED"), "\(what) lets a text make a row")
    }
  }

  private func expectHarmless(
    _ arguments: [String], in folder: Folder, environment: [String: String] = [:], isANSI: Bool = false
  ) throws {
    let result = try StippleProcess.run(arguments, in: folder, environment: environment)
    let what = "stipple \(arguments.map(\.debugDescription).joined(separator: " "))"
    #expect([0, 1, 64].contains(result.status), "\(what) ends with \(result.status)")
    let text = String(decoding: result.output, as: UTF8.self)
    expectHarmless(isANSI ? text.replacing(/\u{1B}\[[0-9;]*m/, with: "") : text, what)
    expectHarmless(result.errors, what)
  }

  /// Shapes whose names, values and mistakes hold hostile texts.
  private static func source(_ hostility: inout Hostility) -> String {
    """
    enum Kind { case `\(hostility.inSource())a`, plain }
    enum Wrong: Error { case bad(String) }
    /// \(hostility.inSource()) 0...1
    struct `\(hostility.inSource())A`: Shape {
      var label = "\(hostility.literal())"
      var `\(hostility.inSource())b` = 0.5
      var kind = Kind.plain
      var raw = "\(hostility.inSource())"
      func path(in rect: CGRect) -> Path { Path(rect) }
    }
    struct Fatal: Shape {
      func path(in rect: CGRect) -> Path { fatalError("\(hostility.literal())") }
    }
    struct Dictionaries: Shape {
      func path(in rect: CGRect) -> Path { let d = ["\(hostility.literal())": 1]; return Path { _ in _ = d["x"]! } }
    }
    struct Characters: Shape {
      func path(in rect: CGRect) -> Path { let c = Character("ab\(hostility.literal())"); return c == "a" ? Path() : Path(rect) }
    }
    struct Thrower: Shape {
      func path(in rect: CGRect) -> Path { try! fail(); return Path(rect) }
      func fail() throws { throw Wrong.bad("\(hostility.literal())") }
    }
    struct Preconditions: Shape {
      func path(in rect: CGRect) -> Path { precondition(rect.isEmpty, "\(hostility.literal())"); return Path(rect) }
    }
    """
  }

  /// A source with mistakes beside hostile texts.
  private static func faultySource(_ hostility: inout Hostility) -> String {
    """
    struct Broken: Shape {
      func path(in rect: CGRect) -> Path {
    \t/* \(hostility.inSource()) */ let a = "\(hostility.inSource())" + rect.midx // \(hostility.inSource())
        let `\(hostility.inSource())c` = `\(hostility.inSource())d`
        return Path(\(hostility.inSource()) rekt)
      }
    }
    struct `\(hostility.inSource())E`: Shape { let x: `\(hostility.inSource())F` }
    """
  }

  @Test(arguments: [1])
  func `sources and file names write nothing but text`(seed: UInt64) throws {
    var hostility = Hostility(generator: SeededGenerator(seed: seed))
    let folder = try Folder()
    let fine = hostility.name() + ".swift"
    let faulty = hostility.name() + ".swift"
    let directory = hostility.name()
    try folder.write(Self.source(&hostility), to: fine)
    try folder.write(Self.faultySource(&hostility), to: faulty)
    try folder.write(Self.source(&hostility), to: directory + "/" + fine)
    try folder.write(Self.faultySource(&hostility), to: directory + "/" + faulty)
    try folder.write(hostility.text(), to: directory + "/empty.swift")
    for input in [fine, faulty, directory] {
      try expectHarmless(["list", input], in: folder)
      try expectHarmless(["list", input, "--json"], in: folder)
      try expectHarmless(["path", input, "--format", "json"], in: folder)
      for format in ["text", "json", "svg", "html"] {
        try expectHarmless(["screenshot", input, "--format", format, "--size", "120x30"], in: folder)
      }
      try expectHarmless(["screenshot", input, "--format", "ansi", "--keys", "tab c"], in: folder, isANSI: true)
      try expectHarmless(["screenshot", input, "--size", "300x40", "--keys", "right y"], in: folder)
      try expectHarmless(["export", input, "-o", "-"], in: folder)
      try expectHarmless([input], in: folder)
    }
    for shape in ["Fatal", "Dictionaries", "Characters", "Thrower", "Preconditions", "Nothing"] {
      try expectHarmless(["path", fine, "--shape", shape], in: folder)
      try expectHarmless(["screenshot", fine, "--shape", shape], in: folder)
      try expectHarmless(["export", fine, "--shape", shape, "-o", "-"], in: folder)
    }
    try expectHarmless(["check", fine, faulty, directory, "\(directory)/empty.swift"], in: folder)
    try expectHarmless(["path", fine, "-o", hostility.name() + "/x"], in: folder)
  }

  @Test(arguments: [11])
  func `arguments write nothing but text`(seed: UInt64) throws {
    var hostility = Hostility(generator: SeededGenerator(seed: seed))
    let folder = try Folder()
    try folder.write(Sample.ticket, to: "Ticket.swift")
    for command in [[], ["list"], ["check"], ["path"], ["screenshot"], ["help"], ["doctor"]] {
      try expectHarmless(command + [hostility.text()], in: folder)
      try expectHarmless(command + ["--" + hostility.text()], in: folder)
      try expectHarmless(command + ["-" + hostility.text(), hostility.text()], in: folder)
    }
    let options = ["--shape", "--set", "--rect", "--format", "-o"]
    for option in options { try expectHarmless(["path", "Ticket.swift", option, hostility.name()], in: folder) }
    for option in ["--keys", "--size", "--glyphs", "--cell-aspect", "--seed", "--colors", "--rect"] {
      try expectHarmless(["screenshot", "Ticket.swift", option, hostility.text()], in: folder)
    }
    for parameter in ["fraction", "edge", "turn", hostility.text()] {
      try expectHarmless(["path", "Ticket.swift", "--set", "\(parameter)=\(hostility.text())"], in: folder)
    }
    try expectHarmless(["--generate-completion-script", hostility.text()], in: folder)
  }

  @Test(arguments: [21])
  func `the environment writes nothing but text`(seed: UInt64) throws {
    var hostility = Hostility(generator: SeededGenerator(seed: seed))
    let folder = try Folder()
    let environment = [
      "TERM": hostility.text(), "XDG_STATE_HOME": "/" + hostility.text(), "COLORTERM": hostility.text(),
      "LC_ALL": hostility.text(), "NO_COLOR": hostility.text(), "PATH": folder.url.path + "/" + hostility.text(),
      "TMPDIR": hostility.text(), "COLUMNS": hostility.text(), "TERMINFO": hostility.text(),
    ]
    for command in [
      ["doctor"], ["screenshot", "Petal", "--format", "png", "-o", "a.png"], ["Petal"], ["--help"],
      ["path", "--nothing"],
    ] {
      try expectHarmless(command, in: folder, environment: environment)
    }
  }
}
