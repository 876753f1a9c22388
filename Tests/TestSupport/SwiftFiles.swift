import Foundation

extension FileManager {
  /// The texts of the Swift files in a folder and the folders in it, in the order of their paths.
  public func swiftSources(under folder: URL) throws -> [String] {
    let paths = try subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }.sorted()
    return try paths.map { try String(contentsOf: folder.appending(path: $0), encoding: .utf8) }
  }
}
