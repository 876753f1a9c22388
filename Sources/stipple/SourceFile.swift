import Foundation
import ShapeInterpreter

/// A source that a command works on, and its file.
struct SourceFile {
  var source: ShapeSource
  /// The path of the file; nil for a built-in file, and for a pipe, which can be read only once.
  var path: String?

  /// The maximum size of a file in megabytes, more than any source written by hand has.
  static let megabytes = 4

  /// True if the file holds only white space.
  var isEmpty: Bool { source.text.allSatisfy(\.isWhitespace) }

  /// Reads a file of Swift source; an empty file is read like any other.
  ///
  /// A pipe is read only with `waitsForWriter`, and this may take for ever. Files that are read together have one
  /// reader of their assets.
  init(reading path: String, waitsForWriter: Bool = false, assets reader: AssetReader = AssetReader())
    throws(InputFailure)
  {
    let isPipe = fileType(of: path) == .pipe
    let text = try Self.text(of: path, waitsForWriter: waitsForWriter)
    // Catalogs are read only for a file that can show a colour of one: to look for them takes longer than to read it.
    let assets = !isPipe && AssetCatalogs.areShown(in: text) ? reader.colors(for: path) : nil
    var source = ShapeSource(name: path, text: text, assets: assets)
    if !isPipe, ImageFiles.areNamed(in: text) {
      let files = reader.images(for: path, text: text)
      (source.images, source.imageFaults) = (files.images, files.faults)
    }
    if !isPipe, BundleFiles.areRead(in: text) { source.files = BundleFiles.files(for: path, text: text) }
    self.init(source: source, path: isPipe ? nil : path)
  }

  init(source: ShapeSource, path: String?) {
    self.source = source
    self.path = path
  }

  private static func text(of path: String, waitsForWriter: Bool) throws(InputFailure) -> String {
    switch fileType(of: path) {
    case nil: throw .absence(of: path)
    case .directory: throw .isDirectory(path)
    case .pipe where !waitsForWriter, .other: throw .notAFile(path)
    case .regular, .pipe: break
    }
    let limit = megabytes << 20
    let data: Data
    do throws(SystemError) {
      data = try FileDescriptor(reading: path, waitsForWriter: waitsForWriter).read(upTo: limit + 1)
    } catch {
      throw .unreadable(path, reason: error.reason)
    }
    guard data.count <= limit else { throw .tooLarge(path, megabytes: megabytes) }
    guard let text = String(bytes: data, encoding: .utf8), text.withCString(strlen) == text.utf8.count else {
      throw .notText(path)
    }
    return text
  }
}
