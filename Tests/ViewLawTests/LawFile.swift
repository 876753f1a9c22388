import Foundation
import LawViews
import ShapeGeometry
import Testing
import ViewTree

@testable import ShapeInterpreter

/// A file of Tests/LawViews with its views as the interpreter and as the compiler make them.
struct LawFile: Sendable, CustomTestStringConvertible {
  var source: ShapeSource

  var testDescription: String { source.name }

  /// All files, in the order of their names.
  static let all: [LawFile] = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "LawViews")
    let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    return files.filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }.compactMap { file in
      (try? String(contentsOf: file, encoding: .utf8)).map {
        LawFile(source: ShapeSource(name: file.lastPathComponent, text: $0))
      }
    }
  }()

  /// Knows what all files refer to.
  private static let checker = ShapeChecker(for: all.map(\.source))

  /// The file as the interpreter understands it by itself, with the part of the library that it refers to.
  var program: ShapeProgram { ShapeProgram(checking: source) }

  /// The file as the interpreter understands it among all others.
  var programAmongOthers: ShapeProgram { Self.checker.program(of: source) }

  /// The views as the compiler makes them: one, or one for each view at the top of a provider's previews.
  ///
  /// A preview has the name that it is shown under; the second of a name has a number behind it.
  var compiled: [(name: String, node: ViewNode)] {
    var counts: [String: Int] = [:]
    return compiledEntries.filter { $0.file == source.name }.flatMap { entry in
      let node = entry.node()
      guard entry.name.isProvider else { return [(entry.name, node)] }
      let parts = node.topViews
      return (parts.isEmpty ? [node] : parts).enumerated().map { index, part in
        let place = index > 0 ? "\(entry.name)[\(index + 1)]" : entry.name
        let name = PreviewSettings(of: part).name ?? place
        counts[name, default: 0] += 1
        let view = parts.count > 1 ? part : node
        return (counts[name].map { $0 > 1 ? "\(name)[\($0)]" : name } ?? name, view)
      }
    }
  }

  /// Returns whether a view of the file makes one of this type, or whether it is the name of a preview by a macro: the
  /// compiler has none here.
  func shows(_ name: String) -> Bool {
    let name = name.split(separator: ".").last ?? ""
    let forms = ["\(name)(", "\(name) {", "#Preview(\"\(name)\""]
    return forms.contains { source.text.contains($0) }
  }
}

extension String {
  /// True for the name of a provider of previews.
  var isProvider: Bool { hasSuffix("_Previews") }
}

extension EntryPoint {
  struct NoViews: Error {}

  /// Returns the interpreted view, laid out in a box at a moment after events.
  func views(
    in box: CGSize, at moment: Double = 0, after events: [ViewEvent] = [], _ memory: ViewMemory? = nil,
    budget: Budget = .standard
  ) throws -> LaidOutViews {
    let inputs = Inputs(
      proposal: CGRect(origin: .zero, size: box), values: parameters.map(\.initial), budget: budget, moment: moment,
      events: events, memory: memory)
    guard case .views(let views) = try evaluate(inputs) else { throw NoViews() }
    return views
  }

}

/// A compiled view that lives.
struct CompiledLife {
  private var host: any ViewHost = CompiledHost()
  private var session: ViewSession

  init(_ node: ViewNode, in box: CGSize) {
    session = ViewSession(node, in: box, host: &host)
  }

  mutating func send(_ event: ViewEvent) { session.send(event, &host) }

  /// Returns the view at a moment that is not before an earlier one.
  mutating func views(at moment: Double) throws -> LaidOutViews {
    session.advance(to: moment, &host)
    var failure: (any Error)?
    let views = session.picture(&host, failure: &failure)
    if let failure { throw failure }
    return views
  }
}

extension ViewNode {
  /// Returns the compiled view, laid out in a box.
  func views(in box: CGSize) throws -> LaidOutViews {
    var host: any ViewHost = CompiledHost()
    var failure: (any Error)?
    let views = LaidOutViews(self, in: box, host: &host, failure: &failure)
    if let failure { throw failure }
    return views
  }
}
