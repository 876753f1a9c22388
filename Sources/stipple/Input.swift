import Foundation
import Gallery
import ShapeInterpreter

/// What a command was asked to work on: one file, the files of a directory, or the gallery.
struct Input {
  /// How messages call the input.
  var title: String
  var files: [SourceFile]
  /// The Swift files of a directory that cannot be read, and why.
  var unreadable: [(path: String, failure: InputFailure)] = []
  /// The directory that the files lie in; nil for a single file and for what is built in.
  var directory: String?
  /// The file that was named within the gallery; nil when the whole input was meant.
  var named: Int?
  /// The path that the input was asked for by; nil for the gallery.
  var argument: String?
  /// The name by which a shape was asked for, where it is not its file's.
  var shapeName: String?

  /// Whether one file was named by its path.
  var isFile: Bool { directory == nil && argument != nil }

  /// The files that were meant.
  var chosenFiles: [SourceFile] { named.map { [files[$0]] } ?? files }

  /// The paths of all files that are read, those included that are read only when a shape needs what they declare.
  var paths: [String] {
    let sources = files.filter { $0.path != nil }
    let others =
      directory.map { (try? Self.swiftFiles(in: $0)) ?? [] }
      ?? Set(sources.map(\.directory)).flatMap(Self.swiftFiles(beside:))
    return sources.compactMap(\.path) + unreadable.map(\.path) + others
  }
}

extension Input {
  /// Finds what an argument means: a path if something lies there, else the name of a shape in the gallery; nothing is the gallery.
  init(_ argument: String?) throws(InputFailure) {
    guard let argument else {
      self = try .gallery()
      return
    }
    switch fileType(of: argument) {
    case .directory:
      self = try .directory(argument)
      self.argument = argument
    case .some:
      self.init(title: "'\(argument)'", files: [try SourceFile(reading: argument, waitsForWriter: true)])
      self.argument = argument
    case nil:
      // What looks like a path is not a name, nor is a link that leads nowhere.
      var status = stat()
      guard !argument.contains("/"), !argument.hasSuffix(".swift"), lstat(argument, &status) != 0 else {
        throw .absence(of: argument)
      }
      var gallery = try Self.gallery()
      let stems = gallery.files.map(\.stem)
      if let index = stems.firstIndex(where: { $0.lowercased() == argument.lowercased() }) {
        gallery.named = index
      } else {
        // A file may hold more shapes than the one it is called after.
        let names = gallery.files.map(\.shapeNames)
        let index = names.firstIndex { $0.contains { $0.lowercased() == argument.lowercased() } }
        guard let index else {
          throw .unknownShape(
            argument, in: "the gallery, nor a file of that name", candidates: names.flatMap { $0 })
        }
        gallery.named = index
        gallery.shapeName = argument
      }
      self = gallery
    }
  }

  /// The Swift files of `shapes` in the current directory, else those that are built in.
  private static func gallery() throws(InputFailure) -> Input {
    let folder = "shapes"
    if fileType(of: folder) == .directory, let paths = try? swiftFiles(in: folder), !paths.isEmpty {
      var input = try directory(folder)
      input.title = "the gallery"
      return input
    }
    let files = Gallery.files.map {
      SourceFile(source: ShapeSource(name: "\(folder)/\($0.name)", text: $0.text), path: nil)
    }
    return Input(title: "the gallery", files: files)
  }

  /// The files of a directory, and of those below it, that may declare shapes.
  private static func directory(_ path: String) throws(InputFailure) -> Input {
    let paths = try swiftFiles(in: path)
    guard !paths.isEmpty else { throw .noSwiftFile(directory: path) }
    var input = Input(title: "'\(path)'", files: [], directory: path)
    for path in paths {
      do throws(InputFailure) {
        let file = try SourceFile(reading: path)
        if file.mayDeclareShapes { input.files.append(file) }
      } catch {
        // One file that is none is no reason to show nothing of the others.
        input.unreadable.append((path, error))
      }
    }
    guard !input.files.isEmpty else {
      let failure = InputFailure.noShapeInFiles(of: input.title)
      throw .faulty((input.unreadable.map(\.failure) + [failure]).flatMap(\.diagnostics))
    }
    return input
  }

  /// More entries than this are not walked through: the directory was not meant.
  private static let mostEntries = 20_000

  /// The paths of all Swift files under a directory in alphabetical order, hidden ones and hidden directories left out.
  static func swiftFiles(in directory: String) throws(InputFailure) -> [String] {
    guard access(directory, R_OK | X_OK) == 0, let walk = FileManager.default.enumerator(atPath: directory) else {
      throw .unreadable(directory, reason: SystemError().reason)
    }
    // The current directory's files go by their names alone.
    let prefix = directory == "." ? "" : directory.hasSuffix("/") ? directory : directory + "/"
    var paths: [String] = []
    var count = 0
    while let entry = walk.nextObject() as? String {
      count += 1
      guard count <= mostEntries else { throw .tooManyFiles(directory: directory, limit: mostEntries) }
      if entry.split(separator: "/").last?.hasPrefix(".") ?? false {
        walk.skipDescendants()
      } else if entry.hasSuffix(".swift"), fileType(of: prefix + entry) == .regular {
        paths.append(prefix + entry)
      }
    }
    return paths.sorted()
  }
}

extension SourceFile {
  /// Whether a file among others is worth checking: most files of a project have nothing to do with shapes.
  var mayDeclareShapes: Bool { source.text.contains("Shape") }

  /// The names of the structs whose headers name Shape, read off the text.
  var shapeNames: [String] {
    source.text.split(separator: "struct ").dropFirst().compactMap { rest in
      let header = rest.prefix { $0 != "{" }
      return header.contains("Shape") ? String(header.prefix { $0.isLetter || $0.isNumber || $0 == "_" }) : nil
    }
  }

  /// The file's name without its directory and ending.
  var stem: String {
    URL(fileURLWithPath: source.name).deletingPathExtension().lastPathComponent
  }
}
