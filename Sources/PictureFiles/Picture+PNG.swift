import CPNG

extension Picture {
  /// Returns the picture as a PNG file in sRGB, without alpha if it is opaque.
  ///
  /// `pixelsPerMeter` is the size on paper, for programs that print. It throws `PictureError.unusableSize` if the
  /// picture has no pixels.
  public func png(pixelsPerMeter: Int? = nil) throws(PictureError) -> [UInt8] {
    var writer = try PNGWriter(
      width: width, height: height, hasAlpha: !isOpaque, pixelsPerMeter: pixelsPerMeter)
    for row in 0..<height { try writer.write(row: pixels[row * width * 4..<(row + 1) * width * 4]) }
    return try writer.finish()
  }

  /// Creates a picture from a PNG file of any kind.
  ///
  /// Components of 16 bits are rounded to 8. Colours are taken for sRGB: chunks about gamma and colour profiles are
  /// ignored. It throws a `PictureError` if the file is damaged in the picture's data, or if the picture has more than
  /// `limit` pixels, in which case nothing is allocated for them.
  public init(png bytes: [UInt8], limit: Int) throws(PictureError) {
    let result = bytes.withUnsafeBufferPointer { Self.read($0, limit: limit) }
    self = try result.get()
  }

  private static func read(_ bytes: UnsafeBufferPointer<UInt8>, limit: Int) -> Result<Picture, PictureError> {
    var status = png_succeeded
    guard let file = png_reader_open(bytes.baseAddress, bytes.count, &status) else {
      return .failure(PictureError(status))
    }
    defer { png_reader_close(file) }
    let (width, height) = (Int(png_reader_width(file)), Int(png_reader_height(file)))
    guard width * height <= limit else { return .failure(.tooLarge(width: width, height: height, limit: limit)) }
    guard png_reader_can_be_complete(file) else { return .failure(.cutPNG) }
    let count = width * height * 4
    let pixels = [UInt8](unsafeUninitializedCapacity: count) { memory, initializedCount in
      status = png_reader_read(file, memory.baseAddress)
      initializedCount = status == png_succeeded ? count : 0
    }
    guard status == png_succeeded else { return .failure(PictureError(status)) }
    return .success(Picture(width: width, height: height, pixels: pixels))
  }

  /// Returns the size of a file's picture; `PictureFile.size` tells the errors.
  static func size(png bytes: [UInt8]) throws(PictureError) -> (width: Int, height: Int) {
    var status = png_succeeded
    let size = bytes.withUnsafeBufferPointer { bytes -> (Int, Int)? in
      guard let file = png_reader_open(bytes.baseAddress, bytes.count, &status) else { return nil }
      defer { png_reader_close(file) }
      return (Int(png_reader_width(file)), Int(png_reader_height(file)))
    }
    guard let size else { throw PictureError(status) }
    return size
  }
}
