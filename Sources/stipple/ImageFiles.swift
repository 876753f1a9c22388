import Foundation
import ViewTree

/// The images that source files can name: those of asset catalogs, and PNG and JPEG files beside a file.
struct ImageFiles {
  /// The images by their names.
  private(set) var images: [String: ImageAsset] = [:]
  /// The sentences about images that cannot be read, by name.
  private(set) var faults: [String: String] = [:]

  /// The greatest number of images.
  private static let most = 1_000

  /// Finds the images in the catalogs of a folder.
  init(inCatalogsOf folder: String) {
    var count = 0
    AssetCatalogs.forEachSet("imageset", in: folder) { folder, name in
      if images[name] == nil, faults[name] == nil { read(folder, named: name) }
      count += 1
      return count < Self.most
    }
  }

  /// Finds no images.
  init() {}

  /// Returns whether a text can name an image that is no symbol.
  static func areNamed(in text: String) -> Bool {
    let words = ["Image(", "named:", "image:", "ImageResource"].map { Array($0.utf8) }
    let symbol = Array("systemName:".utf8)
    var text = text
    return text.withUTF8 { text in
      text.indices.contains { start in
        words.contains { word in
          // Only the few places with the word's first byte are looked at.
          guard text[start] == word[0], text[start...].starts(with: word) else { return false }
          return !text[(start + word.count)...].starts(with: symbol)
        }
      }
    }
  }

  /// Adds the files beside a source file that its text names, with or without the ending, with the most pixels for a
  /// point.
  mutating func addFiles(beside path: String, text: String) {
    let folder = URL(filePath: path).deletingLastPathComponent()
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
    for scale in [3, 2, 1] {
      for kind in [".png", ".jpg", ".jpeg"] {
        let ending = scale == 1 ? kind : "@\(scale)x\(kind)"
        for file in names.prefix(Self.most) where file.lowercased().hasSuffix(ending) {
          let plain = String(file.dropLast(ending.count))
          for name in [plain, plain + file.suffix(kind.count)] where text.contains("\"\(name)\"") {
            add(folder.appending(path: file), scale, named: name)
          }
        }
      }
    }
  }

  /// Adds a file beside the source, unless an image of this name is known.
  private mutating func add(_ file: URL, _ scale: Int, named name: String) {
    guard images[name] == nil, faults[name] == nil else { return }
    do throws(ImageFault) {
      images[name] = ImageAsset(try ImageReader.content(of: file), scale: CGFloat(scale))
    } catch {
      faults[name] = error.sentence
    }
  }

  /// Adds the image of a set.
  private mutating func read(_ folder: URL, named name: String) {
    guard let data = AssetCatalogs.description(of: folder), let set = ImageSet(data) else { return }
    guard let light = set.best(isDark: false) else { return }
    do throws(ImageFault) {
      let content = try ImageReader.content(of: folder.appending(path: light.file))
      var asset = ImageAsset(content, scale: light.scale, isTemplate: set.isTemplate)
      if let dark = set.best(isDark: true), dark.scale == light.scale {
        asset.dark = try ImageReader.content(of: folder.appending(path: dark.file))
      }
      images[name] = asset
    } catch {
      faults[name] = error.sentence
    }
  }
}
