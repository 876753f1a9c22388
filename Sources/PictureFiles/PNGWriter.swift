import CPNG

/// A PNG file that grows row by row, so that a large picture need not be in memory as a whole.
///
/// The file has 8 bits a component in sRGB. The same rows make the same bytes with the same release of zlib.
public struct PNGWriter: ~Copyable {
  private let file: OpaquePointer
  private let width: Int
  private let height: Int
  private var writtenRows = 0
  private var bytes: [UInt8] = []

  /// Begins a file.
  ///
  /// `pixelsPerMeter` is the size on paper, for programs that print. It throws `PictureError.unusableSize` unless the
  /// picture has pixels and is less than 2^31 pixels wide and high.
  public init(width: Int, height: Int, hasAlpha: Bool, pixelsPerMeter: Int? = nil) throws(PictureError) {
    let sides = 1...Int(Int32.max)
    guard sides.contains(width), sides.contains(height) else {
      throw .unusableSize(width: width, height: height, format: "PNG")
    }
    if let pixelsPerMeter { precondition(sides.contains(pixelsPerMeter), "pixels per meter are a positive number") }
    var status = png_succeeded
    let file = png_writer_open(UInt32(width), UInt32(height), hasAlpha, UInt32(pixelsPerMeter ?? 0), &status)
    guard let file else { throw PictureError(status) }
    self.file = file
    self.width = width
    self.height = height
  }

  deinit { png_writer_close(file) }

  /// Writes the next row from the top: red, green, blue and alpha for each pixel from the left. Alpha is left out of a
  /// file that has none.
  ///
  /// It stops the program if the number of components is wrong, or if all rows have been written.
  public mutating func write(row: some Collection<UInt8>) throws(PictureError) {
    precondition(writtenRows < height, "all rows have been written")
    precondition(row.count == width * 4, "a row has four components for each pixel")
    let status =
      row.withContiguousStorageIfAvailable { png_writer_write(file, $0.baseAddress) }
      ?? png_writer_write(file, Array(row))
    guard status == png_succeeded else { throw PictureError(status) }
    writtenRows += 1
    takeBytes()
  }

  /// Ends the file and returns it. It stops the program if rows are missing.
  public consuming func finish() throws(PictureError) -> [UInt8] {
    precondition(writtenRows == height, "rows are missing")
    let status = png_writer_end(file)
    guard status == png_succeeded else { throw PictureError(status) }
    takeBytes()
    return bytes
  }

  private mutating func takeBytes() {
    var count = 0
    let start = png_writer_take(file, &count)
    bytes.append(contentsOf: UnsafeBufferPointer(start: start, count: count))
  }
}
