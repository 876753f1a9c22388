/// Many colours divided into a few groups of similar ones.
///
/// The group with the greatest sum of squared distances is divided until there are enough, at the place along its
/// widest axis that leaves the least sum (after Xiaolin Wu, "Efficient statistical computations for optimal color
/// quantization", 1991).
struct ColorGroups {
  /// The groups' means.
  var means: [SIMD3<Float>] { groups.map { SIMD3<Float>($0.mean) } }

  private var colors: [WeightedColor]
  private var groups: [Group] = []

  private struct Group {
    var range: Range<Int>
    var mean: SIMD3<Double>
    /// The sum of the squared distances from the mean along each axis, weighted.
    var errors: SIMD3<Double>
  }

  /// The number of places along an axis at which a group may be divided.
  private static let places = 256

  init(_ colors: [WeightedColor], count: Int) {
    self.colors = colors
    guard !colors.isEmpty else { return }
    groups = [group(colors.indices)]
    while groups.count < count {
      let worst = groups.indices.max { groups[$0].errors.sum() < groups[$1].errors.sum() }
      guard let worst, let middle = divide(groups[worst]) else { return }
      let range = groups[worst].range
      groups[worst] = group(range.lowerBound..<middle)
      groups.append(group(middle..<range.upperBound))
    }
  }

  private func group(_ range: Range<Int>) -> Group {
    var weight = 0.0
    var sum = SIMD3<Double>.zero
    var squares = SIMD3<Double>.zero
    for color in colors[range] {
      let (point, share) = (SIMD3<Double>(color.point), Double(color.weight))
      weight += share
      sum += point * share
      squares += point * point * share
    }
    let errors = range.count > 1 ? squares - sum * sum / weight : .zero
    return Group(range: range, mean: sum / weight, errors: errors.clamped(lowerBound: .zero, upperBound: squares))
  }

  /// Moves the colours of a group so that its two parts are one behind the other, and returns the first index of the
  /// second part; nil if all its colours are the same.
  private mutating func divide(_ group: Group) -> Int? {
    let errors = group.errors
    let axis = errors.x >= errors.y && errors.x >= errors.z ? 0 : errors.y >= errors.z ? 1 : 2
    var (low, high) = (Float.infinity, -Float.infinity)
    for color in colors[group.range] {
      low = min(low, color.point[axis])
      high = max(high, color.point[axis])
    }
    guard low < high else { return nil }
    let scale = Float(Self.places) / (high - low)
    func place(_ color: WeightedColor) -> Int { min(Int((color.point[axis] - low) * scale), Self.places - 1) }

    var weights = [Double](repeating: 0, count: Self.places)
    var sums = weights
    for color in colors[group.range] {
      let place = place(color)
      weights[place] += Double(color.weight)
      sums[place] += Double(color.weight) * Double(color.point[axis] - low)
    }
    let last = Self.lastPlaceOfFirstPart(weights, sums)
    var middle = group.range.lowerBound
    for index in group.range where place(colors[index]) <= last {
      colors.swapAt(index, middle)
      middle += 1
    }
    return middle
  }

  /// Returns the place behind which the squared distances from the two parts' means are least in sum: the place where
  /// the squares of the parts' sums, each divided by its weight, are greatest.
  private static func lastPlaceOfFirstPart(_ weights: [Double], _ sums: [Double]) -> Int {
    let (weight, sum) = (weights.reduce(0, +), sums.reduce(0, +))
    var (lowWeight, lowSum, best, last) = (0.0, 0.0, -1.0, 0)
    for place in 0..<places - 1 {
      lowWeight += weights[place]
      lowSum += sums[place]
      let highSum = sum - lowSum
      let value = lowSum * lowSum / lowWeight + highSum * highSum / (weight - lowWeight)
      if value > best { (best, last) = (value, place) }
    }
    return last
  }
}
