import Foundation
import PictureFiles
import ViewTree

/// The images that a source file can name: those of asset catalogs, and PNG and JPEG files beside the file.
struct ImageFiles {
  /// The images by their names.
  private(set) var images: [String: ImageAsset] = [:]
  /// The sentences about images that cannot be read, by name.
  private(set) var faults: [String: String] = [:]
  /// The number of pixels that may still be read.
  private var rest = Self.mostPixels

  /// The greatest number of pixels in all images of a file.
  private static let mostPixels = 24_000_000
  /// The greatest number of pixels in one image.
  private static let mostInOne = 16_000_000
  /// The greatest size of an image's file in bytes.
  private static let largest = 32 << 20
  /// The greatest number of images.
  private static let most = 1_000

  /// The endings of images that are known, but not read.
  private static let foreign: Set<String> = ["heic", "heif", "pdf", "svg", "gif", "tif", "tiff", "webp"]

  /// Reads the images for a source file that has this text. Those that the text names come before others, which are
  /// read as long as there is room.
  init(for path: String, text: String) {
    var sets: [(folder: URL, name: String, isNamed: Bool)] = []
    AssetCatalogs.forEachSet("imageset", for: path) { folder, name in
      sets.append(
        (folder, name, text.contains("\"\(name)\"") || text.contains(".\(AssetSymbol.name(of: name, .image))")))
      return sets.count < Self.most
    }
    for isNamed in [true, false] {
      for set in sets where set.isNamed == isNamed && images[set.name] == nil && faults[set.name] == nil {
        read(set.folder, named: set.name)
      }
    }
    readFiles(beside: path, text)
  }

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

  /// Reads an image set.
  private mutating func read(_ folder: URL, named name: String) {
    guard let data = AssetCatalogs.description(of: folder), let set = ImageSet(data) else { return }
    guard let light = set.best(isDark: false) else { return }
    do throws(Fault) {
      let bitmap = try bitmap(at: folder.appending(path: light.file))
      var asset = ImageAsset(bitmap, scale: light.scale, isTemplate: set.isTemplate)
      if let dark = set.best(isDark: true), dark.scale == light.scale {
        asset.dark = try self.bitmap(at: folder.appending(path: dark.file))
      }
      images[name] = asset
    } catch {
      faults[name] = error.sentence
    }
  }

  /// Reads the files beside a source file that its text names, with or without the ending, with the most pixels for a
  /// point.
  private mutating func readFiles(beside path: String, _ text: String) {
    let folder = URL(filePath: path).deletingLastPathComponent()
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
    for scale in [3, 2, 1] {
      for kind in [".png", ".jpg", ".jpeg"] {
        let ending = scale == 1 ? kind : "@\(scale)x\(kind)"
        for file in names.prefix(Self.most) where file.lowercased().hasSuffix(ending) {
          let plain = String(file.dropLast(ending.count))
          for name in [plain, plain + file.suffix(kind.count)] where text.contains("\"\(name)\"") {
            read(folder.appending(path: file), scale, named: name)
          }
        }
      }
    }
  }

  /// Reads a file beside the source, unless an image of this name is known.
  private mutating func read(_ file: URL, _ scale: Int, named name: String) {
    guard images[name] == nil, faults[name] == nil else { return }
    do throws(Fault) {
      images[name] = ImageAsset(try bitmap(at: file), scale: CGFloat(scale))
    } catch {
      faults[name] = error.sentence
    }
  }

  /// The reason why an image is not there.
  private struct Fault: Error {
    var sentence: String
  }

  private mutating func bitmap(at file: URL) throws(Fault) -> Bitmap {
    let name = file.lastPathComponent
    guard !Self.foreign.contains(file.pathExtension.lowercased()) else {
      throw Fault(sentence: "the image '\(name)' is not read: images must be PNG or JPEG files")
    }
    let data: Data
    do throws(SystemError) {
      data = try FileDescriptor(reading: file.path).read(upTo: Self.largest + 1)
    } catch {
      throw Fault(sentence: "the image '\(name)' cannot be read: \(error.reason)")
    }
    guard data.count <= Self.largest else {
      throw Fault(sentence: "the image '\(name)' is not read: it has more than \(Self.largest >> 20) megabytes")
    }
    let content: PictureFile
    do throws(PictureError) {
      content = try PictureFile([UInt8](data), limit: min(Self.mostInOne, rest))
    } catch {
      throw Fault(sentence: "the image '\(name)' cannot be read: \(error.sentence)")
    }
    let picture = content.picture
    let bitmap = Bitmap(
      width: picture.width, height: picture.height, pixels: picture.pixels,
      file: content.isPlain ? [UInt8](data) : [])
    guard let bitmap else { throw Fault(sentence: "the image '\(name)' has no pixels") }
    rest -= picture.width * picture.height
    return bitmap
  }
}

/// The content of an image set's file.
private struct ImageSet: Decodable {
  var images: [Entry]?
  var properties: Properties?

  struct Entry: Decodable {
    var filename: String?
    var idiom: String?
    var scale: String?
    var appearances: [Appearance]?
  }

  struct Appearance: Decodable {
    var appearance: String?
    var value: String?
  }

  struct Properties: Decodable {
    var intent: String?

    enum CodingKeys: String, CodingKey {
      case intent = "template-rendering-intent"
    }
  }

  init?(_ data: Data) {
    guard let set = try? JSONDecoder().decode(ImageSet.self, from: data) else { return nil }
    self = set
  }

  var isTemplate: Bool { properties?.intent == "template" }

  /// Returns the file with the most pixels for a point in a colour scheme; those for all devices come first.
  func best(isDark: Bool) -> (file: String, scale: CGFloat)? {
    for idiom in ["universal", "iphone"] {
      let fitting = (images ?? []).filter { entry in
        let appearances = entry.appearances ?? []
        let isPlain = appearances.allSatisfy { $0.appearance == "luminosity" }
        return (entry.idiom ?? "universal") == idiom && isPlain
          && appearances.contains { $0.value == "dark" } == isDark
      }
      let files = fitting.compactMap { entry -> (file: String, scale: CGFloat)? in
        // A file lies in the set's folder itself.
        guard let file = entry.filename, !file.contains("/") else { return nil }
        return (file, CGFloat(max(Int((entry.scale ?? "1x").dropLast()) ?? 1, 1)))
      }
      if let best = files.max(by: { $0.scale < $1.scale }) { return best }
    }
    return nil
  }
}
