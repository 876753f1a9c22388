/// A picture as a grid of pixels.
///
/// The components are sRGB, 8 bits each, and not multiplied by their opacity.
public struct Picture: Equatable, Sendable {
  /// A pixel's components from 0 to 255. A pixel with an alpha of 0 is invisible, and may have any colour.
  public struct Pixel: Hashable, Sendable {
    public var red: UInt8
    public var green: UInt8
    public var blue: UInt8
    public var alpha: UInt8

    public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
      self.red = red
      self.green = green
      self.blue = blue
      self.alpha = alpha
    }

    /// Black without opacity.
    public static let clear = Pixel(red: 0, green: 0, blue: 0, alpha: 0)
  }

  /// The number of pixels in a row.
  public let width: Int
  /// The number of rows.
  public let height: Int
  /// Red, green, blue and alpha of each pixel: rows from the top, and each row from the left.
  public private(set) var pixels: [UInt8]

  /// Creates a picture of components in the order of `pixels`. It stops the program unless there are exactly four for
  /// each pixel.
  public init(width: Int, height: Int, pixels: [UInt8]) {
    precondition(width >= 0 && height >= 0, "a picture's size is not negative")
    precondition(pixels.count == width * height * 4, "a picture has four components for each pixel")
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// Creates a picture with the same pixel everywhere.
  public init(width: Int, height: Int, repeating pixel: Pixel = .clear) {
    self.init(width: width, height: height, pixels: [UInt8](repeating: 0, count: width * height * 4))
    guard pixel != .clear else { return }
    for place in stride(from: 0, to: pixels.count, by: 4) { store(pixel, at: place) }
  }

  /// The pixel in a column and a row, both from 0.
  public subscript(column: Int, row: Int) -> Pixel {
    get {
      let place = place(column, row)
      return Pixel(
        red: pixels[place], green: pixels[place + 1], blue: pixels[place + 2], alpha: pixels[place + 3])
    }
    set { store(newValue, at: place(column, row)) }
  }

  /// True if no pixel is transparent in any degree.
  public var isOpaque: Bool {
    pixels.withUnsafeBytes { $0.bindMemory(to: UInt32.self).allSatisfy { UInt32(littleEndian: $0) >= 0xff00_0000 } }
  }

  private func place(_ column: Int, _ row: Int) -> Int {
    precondition(0 <= column && column < width && 0 <= row && row < height, "the pixel is outside the picture")
    return (row * width + column) * 4
  }

  private mutating func store(_ pixel: Pixel, at place: Int) {
    pixels[place] = pixel.red
    pixels[place + 1] = pixel.green
    pixels[place + 2] = pixel.blue
    pixels[place + 3] = pixel.alpha
  }
}
