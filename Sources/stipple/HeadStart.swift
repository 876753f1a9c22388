import Foundation
import Rendering
import ShapeInterpreter

/// The work that nearly every command begins with, done on other processors while the command line is parsed: the
/// library is made, the sources that the arguments seem to name are parsed, with the library's functions that they may
/// call, and fonts are found for their texts.
///
/// It is a guess. A command reads its files itself, and uses what was parsed only if the texts are the same.
struct HeadStart: Sendable {
  /// The head start of this process.
  static let ofProcess = HeadStart(Array(CommandLine.arguments.dropFirst()))

  /// The checker that is being made; nil if the command line asks for help alone.
  private let checker: Errand<ShapeChecker?>?

  /// The size in bytes up to which a file is parsed although it may not be needed.
  private static let largestFile = 64 << 10

  /// False if the command line asks for help alone.
  var isUsed: Bool { checker != nil }

  /// Starts the work for a command line.
  init(_ arguments: [String]) {
    guard !Self.asksForHelp(arguments) else {
      checker = nil
      return
    }
    _ = Errand { _ in ShapeChecker.prepare() }
    checker = Errand { _ in
      let sources = Self.likelySources(arguments)
      guard !sources.isEmpty else { return nil }
      let checker = ShapeChecker(for: sources)
      // While the sources are checked. Large letters are drawn from fonts.
      let hasTexts = sources.contains { $0.text.contains("Text(") }
      _ = Errand { _ in
        checker.parseLibrary()
        if hasTexts { TextOutlines.openFonts() }
      }
      return checker
    }
  }

  /// Returns whether a command line asks for help or for the version.
  static func asksForHelp(_ arguments: [String]) -> Bool {
    arguments.contains { ["help", "-h", "--help", "--version"].contains($0) }
  }

  /// Returns the checker for some sources, which is stopped by `stop`: the one that was made ahead if it was made for
  /// them, else a new one.
  func checker(for sources: [ShapeSource], stop: StopSignal) -> ShapeChecker {
    guard var ahead = checker?.result(), sources.allSatisfy(ahead.serves) else {
      return ShapeChecker(for: sources, stop: stop)
    }
    ahead.stop = stop
    return ahead
  }

  /// The number of files of a directory up to which they are parsed.
  private static let mostFiles = 16

  /// Returns the source of the only Swift file among the arguments, or the sources directly in the only directory. If
  /// they name neither, it returns the sources of the gallery that the command probably checks first.
  static func likelySources(_ arguments: [String]) -> [ShapeSource] {
    let paths = arguments.filter {
      $0.hasSuffix(".swift") || $0.utf8.contains(UInt8(ascii: "/")) || fileType(of: $0) == .directory
    }
    if let path = paths.first {
      guard paths.count == 1 else { return [] }
      let isDirectory = fileType(of: path) == .directory
      let files = isDirectory ? Input.swiftFiles(beside: path.hasSuffix("/") ? path : path + "/") : [path]
      guard files.count <= mostFiles else { return [] }
      let assets = AssetReader()
      return files.compactMap { source($0, assets) }.filter { !isDirectory || $0.mayDeclareEntries }.map(\.source)
    }
    let gallery = (try? Input(nil))?.files ?? []
    let names = Set(arguments.map { $0.lowercased() })
    let named = gallery.filter { names.contains($0.stem.lowercased()) }
    switch arguments.first {
    case "path", "check", "doctor": return named.map(\.source)
    case "list": return gallery.map(\.source)
    default:
      // Known files are checked when they are selected; without a name, the first one is.
      let unknown = gallery.filter { $0.known == nil }
      return (unknown.isEmpty ? named.isEmpty ? Array(gallery.prefix(1)) : named : unknown).map(\.source)
    }
  }

  /// Returns a file that can be parsed ahead; nil for one that is no file of Swift source, or a large one.
  private static func source(_ path: String, _ assets: AssetReader) -> SourceFile? {
    guard path.hasSuffix(".swift"), fileType(of: path) == .regular,
      let file = try? SourceFile(reading: path, assets: assets),
      file.source.text.utf8.count <= largestFile
    else { return nil }
    return file
  }
}
