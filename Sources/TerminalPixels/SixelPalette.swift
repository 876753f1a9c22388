/// The colours of a sixel picture in the order of their registers, chosen for one picture.
///
/// The same picture has the same palette everywhere. A picture with at most 256 colours keeps them all, apart from the
/// rounding to hundredths. For others, the set of colours is cut in two again and again where this saves the most error
/// (after Wan, Wong and Prusinkiewicz, "An algorithm for multidimensional data clustering", 1988).
struct SixelPalette: Equatable {
  /// Red, green and blue of each register, each from 0 to 100.
  private(set) var registers: [SIMD3<UInt8>] = []
  /// The mixture of two registers for each entry of the colour count.
  private(set) var mixtures: [Mixture] = []

  /// Two registers whose pixels together look like a colour.
  struct Mixture: Equatable {
    var base: UInt8
    var other: UInt8
    /// The pixels of 16 that have the other register, at most half of them.
    var share: UInt8

    /// Returns the register of a pixel: the same at the same place in each picture.
    func register(column: Int, row: Int) -> UInt8 {
      share > 0 && share > Self.order[(row & 3) * 4 + (column & 3)] ? other : base
    }

    /// The order in which the pixels of a block of 4 × 4 take the other register (Bayer, "An optimum method for
    /// two-level rendition of continuous-tone pictures", 1973).
    private static let order: [UInt8] = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5]
  }

  /// The number of registers that a terminal has at least (VT340 has 16, but no present terminal has fewer than 256).
  static let most = 256
  /// The value of a register's component for full intensity.
  private static let full = 100.0

  /// Chooses the palette. If it has to be smaller than the picture's colours, those between are mixtures, unless
  /// `dithers` is false.
  init(_ count: ColorCount, dithers: Bool = true) {
    mixtures = [Mixture](repeating: Mixture(base: 0, other: 0, share: 0), count: count.entries.count)
    for group in Self.groups(count.entries) {
      var sum = ColorCount.Entry(sums: .zero, pixels: 0)
      for index in group {
        sum.sums &+= count.entries[index].sums
        sum.pixels += count.entries[index].pixels
      }
      for index in group { mixtures[index].base = UInt8(registers.count) }
      let parts = (sum.mean * (Self.full / 255)).rounded(.toNearestOrAwayFromZero)
      registers.append(SIMD3(UInt8(parts.x), UInt8(parts.y), UInt8(parts.z)))
    }
    if dithers, count.entries.count > registers.count { mix(count.entries) }
  }

  /// Finds the mixture for each entry: the nearest register, and the one that brings the mean closest to the colour.
  private mutating func mix(_ entries: [ColorCount.Entry]) {
    let places = registers.map { SIMD3(Float($0.x), Float($0.y), Float($0.z)) * Float(255 / Self.full) }
    for (index, entry) in entries.enumerated() {
      let color = SIMD3<Float>(entry.mean)
      var (base, least) = (0, Float.infinity)
      for (register, place) in places.enumerated() {
        let distance = squaredLength(place - color)
        if distance < least { (base, least) = (register, distance) }
      }
      mixtures[index].base = UInt8(base)
      let offset = color - places[base]
      for (register, place) in places.enumerated() where register != base {
        let way = place - places[base]
        let length = squaredLength(way)
        // Far registers would be seen as dots.
        guard length > 0, length < Self.farthest * Self.farthest else { continue }
        let share = ((way * offset).sum() / length).clamped(to: 0...0.5)
        let distance = squaredLength(offset - way * share)
        guard distance < least else { continue }
        least = distance
        mixtures[index].other = UInt8(register)
        mixtures[index].share = UInt8((share * 16).rounded())
      }
    }
  }

  /// The greatest distance of two registers that are mixed, in steps of 255 for the whole range.
  private static let farthest: Float = 48

  /// Returns the indices of the entries in groups of similar colours.
  private static func groups(_ entries: [ColorCount.Entry]) -> [[Int]] {
    guard entries.count > most else { return entries.indices.map { [$0] } }
    let points = entries.map { WeightedPoint(place: $0.mean, weight: Double($0.pixels)) }
    var boxes = [ColorBox(Array(entries.indices), of: points)]
    while boxes.count < most {
      var worst = 0
      for index in boxes.indices where boxes[index].error > boxes[worst].error { worst = index }
      guard let (lower, upper) = boxes[worst].halves(of: points) else { break }
      boxes[worst] = lower
      boxes.append(upper)
    }
    return boxes.map(\.members)
  }
}

/// Returns the square of a vector's length.
@inline(__always)
private func squaredLength(_ vector: SIMD3<Float>) -> Float { (vector * vector).sum() }

extension Float {
  fileprivate func clamped(to range: ClosedRange<Float>) -> Float {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}

/// A colour as a point in the space of red, green and blue, with its number of pixels.
private struct WeightedPoint {
  var place: SIMD3<Double>
  var weight: Double
}

/// A group of colours that share a register.
private struct ColorBox {
  /// The indices of the colours.
  let members: [Int]
  /// The sum of the squared distances from the mean along the axis where it is greatest.
  let error: Double
  private let axis: Int
  private let mean: SIMD3<Double>

  init(_ members: [Int], of points: [WeightedPoint]) {
    self.members = members
    var (weight, sum, squares) = (0.0, SIMD3<Double>.zero, SIMD3<Double>.zero)
    for index in members {
      weight += points[index].weight
      sum += points[index].place * points[index].weight
      squares += points[index].place * points[index].place * points[index].weight
    }
    let mean = sum / weight
    let errors = squares - sum * mean
    var axis = 0
    for other in 1..<3 where errors[other] > errors[axis] { axis = other }
    (self.axis, self.mean) = (axis, mean)
    error = members.count > 1 ? errors[axis] : 0
  }

  /// Cuts the group at its mean; nil if all its colours are the same.
  func halves(of points: [WeightedPoint]) -> (ColorBox, ColorBox)? {
    let lower = members.filter { points[$0].place[axis] <= mean[axis] }
    guard error > 0, lower.count < members.count, !lower.isEmpty else { return nil }
    let upper = members.filter { points[$0].place[axis] > mean[axis] }
    return (ColorBox(lower, of: points), ColorBox(upper, of: points))
  }
}
