import SwiftSyntax

/// The files of a module, parsed once: what each declares can be used by the others, unless it is private to its file.
///
/// A file is to be checked by itself first, by `ShapeChecker`; here one that did not come out whole is checked with the others in view.
public struct ShapeModule: Sendable {
  private let parsed: ParsedSource
  private let declarations: [FileDeclarations]
  /// Of the sources that the parser rejects, what is sound, and what the parser made of the whole.
  private let rejected: [String: (part: SoundPart, whole: ParsedSource)]
  private let stop: StopSignal

  /// The most text that is parsed, in UTF-8 bytes; files beyond it are left out.
  public static let largest = 4 << 20

  /// Parses the sources; of one that the parser rejects there is what is sound.
  ///
  /// `stop` ends checks that are under way.
  public init(_ sources: [ShapeSource], stop: StopSignal = .never) {
    self.stop = stop
    var room = Self.largest
    let sources = sources.filter { source in
      let size = source.text.utf8.count + 1
      guard size <= room, size <= ParsedSource.longestSource else { return false }
      room -= size
      return true
    }
    var parsed = Self.parsed(sources)
    var rejected: [String: (part: SoundPart, whole: ParsedSource)] = [:]
    if !parsed.complaints.isEmpty {
      var kept: [(source: ShapeSource, sound: ShapeSource)] = []
      for source in sources {
        let (own, part) = DeepStack.run {
          let own = ParsedSource(source)
          return (own, own.complaints.isEmpty ? nil : SoundPart(of: own).flatMap { $0.parsed == nil ? nil : $0 })
        }
        if let part { rejected[source.name] = (part, own) }
        if own.complaints.isEmpty || part != nil { kept.append((source, part?.source ?? source)) }
      }
      parsed = Self.parsed(kept.map(\.sound))
      parsed.places = SourcePlaces(kept.map(\.source))
    }
    self.parsed = parsed
    self.rejected = rejected
    var declarations = parsed.places.files.map { _ in [DeclSyntax]() }
    for declaration in parsed.file.statements.declarations {
      declarations[parsed.places.file(of: declaration.offset)].append(declaration)
    }
    self.declarations = declarations.map(FileDeclarations.init)
  }

  private static func parsed(_ sources: [ShapeSource]) -> ParsedSource {
    let text = sources.map(\.text).joined(separator: "\n")
    var parsed = DeepStack.run { ParsedSource(ShapeSource(name: "", text: text), longest: largest) }
    parsed.places = SourcePlaces(sources)
    return parsed
  }

  /// Checks one of the sources, told by its name, with the others in view; nil when it is none of them or the parser rejects it whole.
  ///
  /// Where several of the others declare a name, the one nearest to the file in the tree of directories counts.
  public func program(of name: String) -> ShapeProgram? {
    let files = parsed.places.files
    guard parsed.complaints.isEmpty, let own = files.firstIndex(where: { $0.source.name == name }) else { return nil }
    let rest = files.indices.filter { $0 != own }
    let distances = rest.map { Self.distance(from: name, to: files[$0].source.name) }
    let nearest = zip(distances, rest).sorted { $0 < $1 }.map(\.1)
    let others = nearest.map { declarations[$0] }
    let range = files[own].start..<(files[own].start + files[own].source.text.utf8.count + 1)
    return DeepStack.run {
      var checker = Checker.withPrelude
      checker.stop = stop
      checker.ownRange = range
      checker.collect(declarations[own], besides: others)
      let found = CheckedShapes(parsed, checker)
      guard let (part, whole) = rejected[name] else { return found.program(parsed.places) }
      let own = found.moved(by: -range.lowerBound, within: 0..<range.count)
      return CheckedShapes(rejected: whole, part: part, own).program(whole.places)
    }
  }

  /// How many steps lead from the directory of one path to that of another.
  private static func distance(from one: String, to other: String) -> Int {
    let (a, b) = (one.split(separator: "/").dropLast(), other.split(separator: "/").dropLast())
    let common = zip(a, b).prefix { $0 == $1 }.count
    return a.count + b.count - 2 * common
  }
}
