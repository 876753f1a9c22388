import CJPEG

extension Picture {
  /// Creates a picture from a JPEG file, turned and mirrored as its EXIF data tell.
  ///
  /// The file is baseline or progressive, in grey, in colours or in four printing inks, with 8 bits a component.
  /// Colours are taken for sRGB, and inks for their complements: colour profiles are ignored. It throws a
  /// `PictureError` if the file is damaged in the picture's data, or if the picture has more than `limit` pixels, in
  /// which case nothing is allocated for them.
  public init(jpeg bytes: [UInt8], limit: Int) throws(PictureError) {
    self = try JPEGContent(bytes, limit: limit).picture
  }
}

/// The content of a JPEG file.
struct JPEGContent {
  /// The picture as it is shown, opaque everywhere.
  let picture: Picture
  /// True if the colours are amounts of four printing inks.
  let hasInks: Bool
  /// The orientation of the picture as it is shown, seen from that in the file.
  let orientation: PictureOrientation

  /// Reads a file; `Picture.init(jpeg:limit:)` tells the errors.
  init(_ bytes: [UInt8], limit: Int) throws(PictureError) {
    let result = bytes.withUnsafeBufferPointer { Self.read($0, limit: limit) }
    let stored: Picture
    (stored, hasInks) = try result.get()
    orientation = PictureOrientation(jpeg: bytes)
    picture = stored.turned(orientation)
  }

  private static func read(
    _ bytes: UnsafeBufferPointer<UInt8>, limit: Int
  ) -> Result<(picture: Picture, hasInks: Bool), PictureError> {
    var status = jpeg_succeeded
    guard let file = jpeg_reader_open(bytes.baseAddress, bytes.count, &status) else {
      return .failure(PictureError(status))
    }
    defer { jpeg_reader_close(file) }
    let (width, height) = (Int(jpeg_reader_width(file)), Int(jpeg_reader_height(file)))
    guard width * height <= limit else { return .failure(.tooLarge(width: width, height: height, limit: limit)) }
    guard jpeg_reader_can_be_complete(file) else { return .failure(.cutJPEG) }
    let count = width * height * 4
    let pixels = [UInt8](unsafeUninitializedCapacity: count) { memory, initializedCount in
      status = jpeg_reader_read(file, memory.baseAddress)
      initializedCount = status == jpeg_succeeded ? count : 0
    }
    guard status == jpeg_succeeded else { return .failure(PictureError(status)) }
    return .success((Picture(width: width, height: height, pixels: pixels), jpeg_reader_has_inks(file)))
  }

  /// Returns the size of a file's picture as it is shown; `PictureFile.size` tells the errors.
  static func size(_ bytes: [UInt8]) throws(PictureError) -> (width: Int, height: Int) {
    var status = jpeg_succeeded
    let size = bytes.withUnsafeBufferPointer { bytes -> (Int, Int)? in
      guard let file = jpeg_reader_open(bytes.baseAddress, bytes.count, &status) else { return nil }
      defer { jpeg_reader_close(file) }
      return (Int(jpeg_reader_width(file)), Int(jpeg_reader_height(file)))
    }
    guard let size else { throw PictureError(status) }
    return PictureOrientation(jpeg: bytes).isOnSide ? (size.1, size.0) : size
  }
}
