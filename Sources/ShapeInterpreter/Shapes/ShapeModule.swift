import SwiftSyntax

/// The files of a module, parsed once: what each declares can be used by the others, unless it is private to its file.
///
/// A file is to be checked by itself first, by `ShapeChecker`; here one that did not come out whole is checked with the others in view.
public struct ShapeModule: Sendable {
  private let parsed: ParsedSource
  private let declarations: [[DeclSyntax]]

  /// The most text that is parsed, in UTF-8 bytes; files beyond it are left out.
  public static let largest = 4 << 20

  /// Parses the sources; one that the parser rejects is left out.
  public init(_ sources: [ShapeSource]) {
    var room = Self.largest
    let sources = sources.filter { source in
      let size = source.text.utf8.count + 1
      guard size <= room, size <= ParsedSource.longestSource else { return false }
      room -= size
      return true
    }
    var parsed = Self.parsed(sources)
    if !parsed.complaints.isEmpty {
      parsed = Self.parsed(sources.filter { source in DeepStack.run { ParsedSource(source) }.complaints.isEmpty })
    }
    self.parsed = parsed
    var declarations = parsed.places.files.map { _ in [DeclSyntax]() }
    for declaration in parsed.file.statements.declarations {
      declarations[parsed.places.file(of: declaration.offset)].append(declaration)
    }
    self.declarations = declarations
  }

  private static func parsed(_ sources: [ShapeSource]) -> ParsedSource {
    let text = sources.map(\.text).joined(separator: "\n")
    var parsed = DeepStack.run { ParsedSource(ShapeSource(name: "", text: text), longest: largest) }
    parsed.places = SourcePlaces(sources)
    return parsed
  }

  /// Checks one of the sources, told by its name, with the others in view; nil when it is none of them or the parser rejects it.
  ///
  /// Where several of the others declare a name, the one nearest to the file in the tree of directories counts.
  public func program(of name: String) -> ShapeProgram? {
    let files = parsed.places.files
    guard parsed.complaints.isEmpty, let own = files.firstIndex(where: { $0.source.name == name }) else { return nil }
    let rest = files.indices.filter { $0 != own }
    let distances = rest.map { Self.distance(from: name, to: files[$0].source.name) }
    let nearest = zip(distances, rest).sorted { $0 < $1 }.map(\.1)
    let others = nearest.flatMap { declarations[$0] }
    let range = files[own].start..<(files[own].start + files[own].source.text.utf8.count + 1)
    return DeepStack.run {
      var checker = Checker.withPrelude
      checker.ownRange = range
      checker.collect(declarations[own], besides: others)
      return ShapeProgram.checked(parsed, checker).program
    }
  }

  /// How many steps lead from the directory of one path to that of another.
  private static func distance(from one: String, to other: String) -> Int {
    let (a, b) = (one.split(separator: "/").dropLast(), other.split(separator: "/").dropLast())
    let common = zip(a, b).prefix { $0 == $1 }.count
    return a.count + b.count - 2 * common
  }
}
