/// A file of a picture, of the kind that its bytes tell.
public struct PictureFile: Sendable {
  /// The picture as it is shown.
  public let picture: Picture
  /// True if all programs show the file as this picture. About a JPEG that is to be turned or has printing inks they
  /// disagree.
  public let isPlain: Bool

  /// Reads a PNG or a JPEG. It throws a `PictureError` if the file is of another kind or damaged, or if the picture has
  /// more than `limit` pixels, in which case nothing is allocated for them.
  public init(_ bytes: [UInt8], limit: Int) throws(PictureError) {
    guard !bytes.starts(with: [0xff, 0xd8]) else {
      let content = try JPEGContent(bytes, limit: limit)
      (picture, isPlain) = (content.picture, content.orientation == .up && !content.hasInks)
      return
    }
    do throws(PictureError) {
      (picture, isPlain) = (try Picture(png: bytes, limit: limit), true)
    } catch .notPNG {
      throw .unknownFormat
    }
  }

  /// Returns the size in pixels of the picture in a PNG or JPEG file as it is shown, of which these are the first bytes
  /// or all. It throws a `PictureError` if the file is of another kind or damaged before the picture's data, or
  /// `cutPNG` or `cutJPEG` if the bytes end before these begin.
  public static func size(_ bytes: [UInt8]) throws(PictureError) -> (width: Int, height: Int) {
    guard !bytes.starts(with: [0xff, 0xd8]) else { return try JPEGContent.size(bytes) }
    do throws(PictureError) {
      return try Picture.size(png: bytes)
    } catch .notPNG {
      throw .unknownFormat
    }
  }
}
