import ViewTree

/// A reader of the asset catalogs around source files that are read together: it reads each catalog once.
final class AssetReader {
  /// The folders whose catalogs belong to the files in a folder, by the latter.
  private var folders: [String: String?] = [:]
  /// The colours and images of the catalogs, by their folder.
  private var colors: [String: [String: ColorSurroundings.Asset]] = [:]
  private var images: [String: ImageFiles] = [:]
  /// The paths of the bundle's files by their names, by the directory of a source file.
  private var bundles: [String: [String: String]] = [:]

  /// Returns the colours for a source file, by name.
  func colors(for path: String) -> [String: ColorSurroundings.Asset] {
    guard let folder = folder(for: path) else { return [:] }
    return Self.value(for: folder, in: &colors) { AssetCatalogs.colors(in: folder) }
  }

  /// Returns the images for a source file with this text.
  func images(for path: String, text: String) -> ImageFiles {
    var found = ImageFiles()
    if let folder = folder(for: path) {
      found = Self.value(for: folder, in: &images) { ImageFiles(inCatalogsOf: folder) }
    }
    let directory = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    found.add(Self.value(for: directory, in: &bundles) { BundleFiles.paths(for: path) }, namedIn: text)
    return found
  }

  private func folder(for path: String) -> String? {
    let place = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    return Self.value(for: place, in: &folders) { AssetCatalogs.folder(for: path) }
  }

  /// Returns the value for a key, which is made the first time.
  private static func value<Value>(for key: String, in values: inout [String: Value], make: () -> Value) -> Value {
    if let known = values[key] { return known }
    let value = make()
    values[key] = value
    return value
  }
}
