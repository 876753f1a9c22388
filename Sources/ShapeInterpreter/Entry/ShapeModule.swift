import SwiftSyntax

/// The files of a module, parsed once. A file can use the declarations of the others, unless
/// they are private to their file.
///
/// Most files are complete by themselves, and are checked alone with `ShapeChecker` in less time. `needsOthers(_:)`
/// tells which ones are probably not.
public struct ShapeModule: Sendable {
  private let parsed: ParsedSource
  private let declarations: [FileDeclarations]
  /// The intact part and the whole tree of each source that the parser rejects, by the source's name.
  private let rejected: [String: (part: SoundPart, whole: ParsedSource)]
  private let stop: StopSignal
  private let names: ModuleNames

  /// The most text that is parsed, in UTF-8 bytes. Files beyond it are left out.
  public static let largest = 4 << 20

  /// Parses the sources. Only the intact part of a source that the parser rejects is used.
  ///
  /// `stop` ends running checks.
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
    self.declarations = declarations.map { FileDeclarations($0) }
    names = ModuleNames(zip(self.declarations, parsed.places.files).map { ($0, $1.source.text) })
  }

  private static func parsed(_ sources: [ShapeSource]) -> ParsedSource {
    let text = sources.map(\.text).joined(separator: "\n")
    var parsed = DeepStack.run { ParsedSource(ShapeSource(name: "", text: text), longest: largest) }
    parsed.places = SourcePlaces(sources)
    return parsed
  }

  /// Returns whether the source with a name seems to use what other sources declare: a word of it is the name of a
  /// declaration at the top of another one, or in an extension there, and neither the source itself nor the library
  /// has that name.
  public func needsOthers(_ name: String) -> Bool { index(of: name).map(names.needsOthers) ?? false }

  private func index(of name: String) -> Int? {
    parsed.complaints.isEmpty ? parsed.places.files.firstIndex { $0.source.name == name } : nil
  }

  /// Checks the source with a name together with the others. Returns nil if there is no such source
  /// or the parser rejects all of it.
  ///
  /// If several of the others declare a name, the declaration in the file that is nearest in the directory tree counts.
  /// - Parameter isOneOfMany: True if other sources are checked at the same time; its entries are then made one after
  ///   the other, which takes less work in all.
  public func program(of name: String, isOneOfMany: Bool = false) -> ShapeProgram? {
    guard let own = index(of: name) else { return nil }
    let needed = names.needed(by: own)
    let program = program(of: own, besides: needed.sorted(), isOneOfMany: isOneOfMany)
    // The names may have missed something; and what is said about an unknown name depends on all that are known.
    guard program.lacksDeclarations, program.interruption == nil, needed.count + 1 < declarations.count else {
      return program
    }
    return self.program(of: own, besides: declarations.indices.filter { $0 != own }, isOneOfMany: isOneOfMany)
  }

  /// Checks a source together with some of the others.
  private func program(of own: Int, besides rest: [Int], isOneOfMany: Bool) -> ShapeProgram {
    let files = parsed.places.files
    let name = files[own].source.name
    let distances = rest.map { Self.distance(from: name, to: files[$0].source.name) }
    let nearest = zip(distances, rest).sorted { $0 < $1 }.map(\.1)
    let others = nearest.map { declarations[$0] }
    let range = files[own].start..<(files[own].start + files[own].source.text.utf8.count + 1)
    return DeepStack.run {
      var checker = Checker.withPrelude
      checker.stop = stop
      checker.declarations.ownRange = range
      checker.collect(declarations[own], besides: others)
      let found = CheckedShapes(parsed, checker, isOneOfMany: isOneOfMany)
      guard let (part, whole) = rejected[name] else { return found.program(parsed.places) }
      let own = found.moved(by: -range.lowerBound, within: 0..<range.count)
      return CheckedShapes(rejected: whole, part: part, own).program(whole.places)
    }
  }

  /// Returns the number of steps in the directory tree from the directory of one path to that of another.
  private static func distance(from one: String, to other: String) -> Int {
    let (a, b) = (one.split(separator: "/").dropLast(), other.split(separator: "/").dropLast())
    let common = zip(a, b).prefix { $0 == $1 }.count
    return a.count + b.count - 2 * common
  }
}
