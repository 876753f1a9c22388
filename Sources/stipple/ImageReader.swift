import Foundation
import PictureFiles
import ShapeInterpreter
import ViewTree

/// The reader of images. The pixels are read when they are wanted, and kept as long as there is room for them.
enum ImageReader {
  /// The greatest number of pixels in all images that are kept.
  private static let mostPixels = 48_000_000
  /// The greatest number of pixels in one image.
  private static let mostInOne = 16_000_000
  /// The greatest size of an image's file in bytes.
  private static let largest = 32 << 20
  /// The number of bytes in which the size of most pictures stands.
  private static let start = 1 << 16

  /// The endings of images that are known, but not read.
  private static let foreign: Set<String> = ["heic", "heif", "pdf", "svg", "gif", "tif", "tiff", "webp"]

  private static let shelf = Guarded(BitmapShelf(mostPixels: mostPixels))
  /// The reasons why files could not be read.
  private static let faults = Guarded<[String: ImageFault]>([:])

  /// Returns the image of a file. Its size is read at once, the pixels when they are wanted.
  static func content(of file: URL) throws(ImageFault) -> ImageContent {
    let name = file.lastPathComponent
    guard !foreign.contains(file.pathExtension.lowercased()) else {
      throw ImageFault(sentence: "the image '\(name)' is not read: images must be PNG or JPEG files")
    }
    let (size, identity) = try headed(file)
    guard size.width * size.height <= mostInOne else {
      throw fault(name, .tooLarge(width: size.width, height: size.height, limit: mostInOne))
    }
    return ImageContent(width: size.width, height: size.height, name: identity) {
      Result { () throws(ImageFault) in try kept(file, size, identity) }
    }
  }

  /// Returns the pixels of a file, read unless they are on the shelf. A file that cannot be read is tried once.
  private static func kept(
    _ file: URL, _ size: (width: Int, height: Int), _ identity: String
  ) throws(ImageFault) -> Bitmap {
    if let image = shelf.access({ $0.take(identity) }) { return image }
    if let fault = faults.access({ $0[identity] }) { throw fault }
    let name = file.lastPathComponent
    let excess = ImageFault(
      sentence: "the image '\(name)' is not shown: those that are have \(mostPixels) pixels together")
    // An image without room is wanted again for each picture.
    guard shelf.access({ $0.makeRoom(for: size.width * size.height) }) else { throw excess }
    do throws(ImageFault) {
      let image = try bitmap(of: file)
      guard image.width == size.width, image.height == size.height else {
        throw ImageFault(sentence: "the image '\(name)' has changed since the source was read")
      }
      guard shelf.access({ $0.add(image, identity) }) else { throw excess }
      return image
    } catch {
      if error != excess { faults.access { $0[identity] = error } }
      throw error
    }
  }

  /// Returns the size of a file's picture, and the file's path with its state.
  private static func headed(_ file: URL) throws(ImageFault) -> (size: (width: Int, height: Int), identity: String) {
    let name = file.lastPathComponent
    let (bytes, fingerprint): ([UInt8], FileFingerprint)
    do throws(SystemError) {
      let open = try FileDescriptor(reading: file.path)
      (bytes, fingerprint) = ([UInt8](try open.read(upTo: start)), FileFingerprint(open.status))
    } catch {
      throw ImageFault(sentence: "the image '\(name)' cannot be read: \(error.reason)")
    }
    let identity = "\(fingerprint.word) \(file.path)"
    do throws(PictureError) {
      return (try PictureFile.size(bytes), identity)
    } catch .cutPNG, .cutJPEG {
      let all = try content(at: file)
      do throws(PictureError) { return (try PictureFile.size(all), identity) } catch { throw fault(name, error) }
    } catch {
      throw fault(name, error)
    }
  }

  /// Returns all bytes of a file.
  private static func content(at file: URL) throws(ImageFault) -> [UInt8] {
    let name = file.lastPathComponent
    let data: Data
    do throws(SystemError) {
      data = try FileDescriptor(reading: file.path).read(upTo: largest + 1)
    } catch {
      throw ImageFault(sentence: "the image '\(name)' cannot be read: \(error.reason)")
    }
    guard data.count <= largest else {
      throw ImageFault(sentence: "the image '\(name)' is not read: it has more than \(largest >> 20) megabytes")
    }
    return [UInt8](data)
  }

  private static func bitmap(of file: URL) throws(ImageFault) -> Bitmap {
    let name = file.lastPathComponent
    let bytes = try content(at: file)
    let content: PictureFile
    do throws(PictureError) {
      content = try PictureFile(bytes, limit: mostInOne)
    } catch {
      throw fault(name, error)
    }
    let picture = content.picture
    let bitmap = Bitmap(
      width: picture.width, height: picture.height, pixels: picture.pixels, file: content.isPlain ? bytes : [])
    guard let bitmap else { throw ImageFault(sentence: "the image '\(name)' has no pixels") }
    return bitmap
  }

  private static func fault(_ name: String, _ error: PictureError) -> ImageFault {
    ImageFault(sentence: "the image '\(name)' cannot be read: \(error.sentence)")
  }
}
