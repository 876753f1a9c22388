import Foundation
import ViewTree

/// The images that source files can name: those of asset catalogs, and the PNG and JPEG files of their bundle.
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

  /// Adds the files of the bundle that a text names, with or without the ending, with the most pixels for a point; all
  /// images of the bundle if the text computes names. `paths` are those of the files by their names.
  mutating func add(_ paths: [String: String], namedIn text: String) {
    let names = paths.keys.sorted()
    let takesAll = Self.areComputed(in: text)
    let pieces = takesAll ? [] : Set(text.split(separator: "\"", omittingEmptySubsequences: false))
    for scale in [3, 2, 1] {
      for kind in [".png", ".jpg", ".jpeg"] {
        let ending = scale == 1 ? kind : "@\(scale)x\(kind)"
        for file in names where file.lowercased().hasSuffix(ending) && images.count < Self.most {
          let plain = String(file.dropLast(ending.count))
          for name in [plain, plain + file.suffix(kind.count)] where takesAll || pieces.contains(name[...]) {
            add(URL(filePath: paths[file] ?? file), scale, named: name)
          }
        }
      }
    }
  }

  /// Returns whether a text makes names of images while it runs: it reads files of images, or the name in the call of
  /// an image is no literal.
  static func areComputed(in text: String) -> Bool {
    if text.holds("CGImageSource") || text.holds("contentsOfFile:") { return true }
    let words = ["Image(", "named:", "decorative:"].map { Array($0.utf8) }
    var text = text
    return text.withUTF8 { text in
      text.indices.contains { start in
        words.contains { word in
          guard text[start] == word[0], text[start...].starts(with: word) else { return false }
          let rest = text[(start + word.count)...].drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }
          if rest.first == UInt8(ascii: "\"") {
            return rest.dropFirst().prefix { $0 != UInt8(ascii: "\"") }.contains(UInt8(ascii: "\\"))
          }
          // A label is followed by what is looked at by itself.
          let next = rest.first { !isLetter($0) }
          return next != UInt8(ascii: ":") && rest.first != UInt8(ascii: ")")
        }
      }
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20 }

  /// Adds a file, unless an image of this name is known.
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
