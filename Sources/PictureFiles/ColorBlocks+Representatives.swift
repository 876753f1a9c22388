extension ColorBlocks {
  /// The number of times that the points move to the means of the pixels near them. More change little.
  private static let improvements = 3

  /// Returns up to `count` points in Oklab, at most 256, that represent all colours well.
  ///
  /// A colour that has most of the pixels near its point, such as a ground, is taken as it is.
  func representatives(_ count: Int) -> [SIMD3<Float>] {
    var points = ColorGroups(colors, count: count).means
    for _ in 0..<Self.improvements { points = improved(points) }
    let nearest = nearest(of: points)
    var weights = [Float](repeating: 0, count: points.count)
    var heaviest = [Int?](repeating: nil, count: points.count)
    for (place, color) in colors.enumerated() {
      let index = Int(nearest[place])
      weights[index] += color.weight
      if let known = heaviest[index], colors[known].weight >= color.weight { continue }
      heaviest[index] = place
    }
    for index in points.indices {
      guard let place = heaviest[index], colors[place].weight > weights[index] / 2 else { continue }
      points[index] = colors[place].point
    }
    return points
  }

  /// Returns the mean of the colours near each point (Lloyd's algorithm).
  private func improved(_ points: [SIMD3<Float>]) -> [SIMD3<Float>] {
    let nearest = nearest(of: points)
    var sums = [SIMD3<Double>](repeating: .zero, count: points.count)
    var weights = [Double](repeating: 0, count: points.count)
    for (color, index) in zip(colors, nearest) {
      let weight = Double(color.weight)
      sums[Int(index)] += SIMD3<Double>(color.point) * weight
      weights[Int(index)] += weight
    }
    return points.indices.map { weights[$0] > 0 ? SIMD3<Float>(sums[$0] / weights[$0]) : points[$0] }
  }
}
