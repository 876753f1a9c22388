import Foundation
import Gallery
import ShapeInterpreter

/// The input of a command: one file, the files of a directory, or the gallery.
struct Input {
  /// The input's name in messages.
  var title: String
  var files: [SourceFile]
  /// The Swift files of a directory that cannot be read, and the reasons.
  var unreadable: [(path: String, failure: InputFailure)] = []
  /// The directory of the files; nil for a single file and for the built-in gallery.
  var directory: String?
  /// The index of the file that was named within the gallery; nil if the whole input was requested.
  var named: Int?
  /// The path by which the input was requested; nil for the gallery.
  var argument: String?
  /// The name by which a shape was requested, if it is not the name of its file.
  var shapeName: String?

  /// True if one file was named by its path.
  var isFile: Bool { directory == nil && argument != nil }

  /// The requested files.
  var chosenFiles: [SourceFile] { named.map { [files[$0]] } ?? files }

  /// The paths of all files that are read, including those that are read only if a shape needs their declarations.
  var paths: [String] {
    let sources = files.filter { $0.path != nil }
    let others =
      directory.map { (try? Self.swiftFiles(in: $0)) ?? [] }
      ?? Set(sources.map(\.directory)).flatMap { Self.moduleFiles(around: $0, in: nil) }
    return sources.compactMap(\.path) + unreadable.map(\.path) + others
  }
}

extension Input {
  /// Resolves an argument: a path if a file exists there, else the name of a shape in the gallery. Without an argument,
  /// the input is the gallery.
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
      // An argument that looks like a path is not a name. Neither is a link without a target.
      var status = stat()
      let isPath = argument.utf8.contains(UInt8(ascii: "/")) || argument.hasSuffix(".swift")
      guard !isPath, lstat(argument, &status) != 0 else { throw .absence(of: argument) }
      var gallery = try Self.gallery()
      let stems = gallery.files.map(\.stem)
      if let index = stems.firstIndex(where: { $0.lowercased() == argument.lowercased() }) {
        gallery.named = index
      } else {
        // A file may hold more shapes than the one with its name.
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

  /// Returns the Swift files of `shapes` in the current directory, else the built-in ones.
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

  /// Returns the files in a directory and below it that may declare shapes, views or previews.
  private static func directory(_ path: String) throws(InputFailure) -> Input {
    let paths = try swiftFiles(in: path)
    guard !paths.isEmpty else { throw .noSwiftFile(directory: path) }
    var input = Input(title: "'\(path)'", files: [], directory: path)
    let assets = AssetReader()
    for path in paths {
      do throws(InputFailure) {
        let file = try SourceFile(reading: path, assets: assets)
        if file.mayDeclareEntries { input.files.append(file) }
      } catch {
        // One unreadable file is no reason to hide the others.
        input.unreadable.append((path, error))
      }
    }
    guard !input.files.isEmpty else {
      let failure = InputFailure.noShapeInFiles(of: input.title)
      throw .faulty((input.unreadable.map(\.failure) + [failure]).flatMap(\.diagnostics))
    }
    return input
  }

  /// The maximum number of entries that are walked; a larger directory was probably not meant.
  private static let mostEntries = 20_000

  /// Returns the paths of all Swift files under a directory in alphabetical order, without hidden files and hidden
  /// directories.
  static func swiftFiles(in directory: String) throws(InputFailure) -> [String] {
    guard access(directory, R_OK | X_OK) == 0, let walk = FileManager.default.enumerator(atPath: directory) else {
      throw .unreadable(directory, reason: SystemError().reason)
    }
    // The files of the current directory are called by their names alone.
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
  /// True if the file should be checked among others: most files of a project show nothing.
  var mayDeclareEntries: Bool { ["Shape", "View", "Preview", "App", "Widget"].contains { source.text.contains($0) } }

  /// The names of the structs whose headers mention Shape, according to the text.
  var shapeNames: [String] {
    source.text.split(separator: "struct ").dropFirst().compactMap { rest in
      let header = rest.prefix { $0 != "{" }
      return header.contains("Shape") ? String(header.prefix { $0.isLetter || $0.isNumber || $0 == "_" }) : nil
    }
  }

  /// The file's name without its directory and extension.
  var stem: String {
    URL(fileURLWithPath: source.name).deletingPathExtension().lastPathComponent
  }
}
