/// The number of pixels of each colour, in cells of two neighbouring values of red, green and blue.
struct ColorCells: Sendable {
  /// The number of cells: 7 bits for each component.
  static let count = 1 << 21

  /// The cells with pixels, in the order of their first pixel.
  private(set) var used: [Int32] = []
  /// The number of pixels of each cell, and the sums of the lowest bits of their red, green and blue.
  private var sums = [SIMD4<UInt32>](repeating: .zero, count: count)

  /// Returns the cell of a colour.
  static func cell(of color: FlatColor) -> Int {
    let (red, green, blue) = (color.red >> 1, color.green >> 1, color.blue >> 1)
    return Int(red << 14 | green << 7 | blue)
  }

  /// Adds pixels of a colour. A cell with 2^32 pixels takes no more.
  mutating func add(_ color: FlatColor, times count: Int) {
    let cell = Self.cell(of: color)
    let sum = sums[cell]
    if sum.x == 0 { used.append(Int32(cell)) }
    guard let added = UInt32(exactly: count), added <= .max - sum.x else { return }
    sums[cell] = sum &+ SIMD4(1, color.red & 1, color.green & 1, color.blue & 1) &* added
  }

  func pixels(of cell: Int) -> UInt32 { sums[cell].x }

  /// Returns the rounded mean of a cell's colours.
  func mean(of cell: Int) -> FlatColor {
    let sum = sums[cell]
    let bits = UInt32(cell)
    func component(_ high: UInt32, _ low: UInt32) -> UInt32 { (high & 0x7f) << 1 | (low > sum.x / 2 ? 1 : 0) }
    return FlatColor(
      red: component(bits >> 14, sum.y), green: component(bits >> 7, sum.z), blue: component(bits, sum.w))
  }
}
