import Foundation
import ShapeInterpreter

/// The shape files that are read at run time from where this file was compiled.
public enum Sources {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

  /// A file of this folder, among them links to some of the gallery.
  public static func subject(_ file: String) throws -> ShapeSource {
    try source(folder.appendingPathComponent(file))
  }

  /// A file with a view, which is interpreted alone.
  public static func view(_ file: String) throws -> ShapeSource {
    try source(folder.appendingPathComponent("../../Views").standardizedFileURL.appendingPathComponent(file))
  }

  /// All files of the gallery, by name.
  public static func gallery() throws -> [ShapeSource] {
    let shapes = folder.appendingPathComponent("../../../../shapes").standardizedFileURL
    return try FileManager.default.contentsOfDirectory(at: shapes, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "swift" }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
      .map(source)
  }

  private static func source(_ url: URL) throws -> ShapeSource {
    ShapeSource(name: url.lastPathComponent, text: try String(contentsOf: url, encoding: .utf8))
  }
}
