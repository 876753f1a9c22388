import SwiftUI

struct PointAlgorithms: Shape {
  enum Kind: String, CaseIterable { case a, b, c }
  var data: [Kind: [CGFloat]] = Dictionary(uniqueKeysWithValues: Kind.allCases.map { ($0, [1, 2]) })
  var lookup = ["x": 1.0, "y": 2.0]
  var tags: Set<String> = ["p", "q"]
  private var slices: [ArraySlice<Int>] { [1, 2, 3, 4].split(separator: 3) }

  func path(in rect: CGRect) -> Path {
    var p = Path()
    let pts = (0...5).map { CGPoint(x: Double($0), y: Double($0 * $0)) }
    var hull = [CGPoint]()
    for pt in pts.sorted(by: { ($0.x, $0.y) < ($1.x, $1.y) }) {
      while hull.count >= 2, cross(hull[hull.count - 2], hull[hull.count - 1], pt) <= 0 { hull.removeLast() }
      hull.append(pt)
    }
    p.addLines(hull)
    let (evens, odds) = pts.enumerated().reduce(into: ([CGPoint](), [CGPoint]())) { acc, item in
      if item.offset % 2 == 0 { acc.0.append(item.element) } else { acc.1.append(item.element) }
    }
    p.addLines(evens + odds)
    for kind in Kind.allCases {
      if let values = data[kind], let total = values.max() {
        p.addLine(to: CGPoint(x: total, y: CGFloat(kind.rawValue.count)))
      }
      switch (kind, data[kind]?.isEmpty) {
      case (.a, false?): p.addLine(to: .zero)
      case (_, .some(true)), (_, nil): break
      default: p.addLine(to: CGPoint(x: 1, y: 1))
      }
    }
    for case (let key, let value?) in [("a", 1.5), ("b", nil)] as [(String, Double?)] {
      p.addLine(to: CGPoint(x: value, y: Double(key.count)))
    }
    for case .some(let v) in [1, nil, 3] as [CGFloat?] { p.addLine(to: CGPoint(x: v, y: v)) }
    for i in stride(from: pts.count - 1, through: 0, by: -2) { p.addLine(to: pts[i]) }
    let grouped = Dictionary(grouping: pts, by: { Int($0.x) % 2 == 0 })
    p.addLines(grouped[true, default: []])
    let sum = pts.lazy.map(\.x).filter { $0 > 1 }.reduce(0, +)
    p.addLine(to: CGPoint(x: sum, y: CGFloat(tags.contains("p") ? 1 : 0)))
    let w = lookup.keys.sorted().map { lookup[$0]! }
    p.addLine(to: CGPoint(x: w[0], y: w[1]))
    let matrix = (0..<3).map { r in (0..<3).map { c in CGFloat(r * 3 + c) } }
    let transposed = (0..<3).map { c in matrix.map { $0[c] } }
    p.addLine(to: CGPoint(x: transposed[0][2], y: matrix[0][2]))
    var counts = [Int](repeating: 0, count: 4)
    for x in [1, 2, 1, 3] { counts[x] += 1 }
    p.addLine(to: CGPoint(x: counts[1], y: counts.firstIndex(of: 1) ?? -1))
    let joined = [[pts[0]], [pts[1], pts[2]]].reduce([], +)
    p.addLines(joined)
    let best = pts.max(by: { a, b in a.y < b.y })!
    p.addLine(to: best)
    p.addLine(to: pts[pts.count / 2..<pts.count].first!)
    if let idx = pts.firstIndex(where: { $0.x > 2 }) { p.addLines(Array(pts[idx...])) }
    let interleaved = zip(evens, odds).flatMap { [$0.0, $0.1] }
    p.addLines(interleaved)
    var it = pts.makeIterator()
    while let q = it.next() { p.addLine(to: q) }
    var rng = pts[...]
    while let f = rng.popFirst(), let l = rng.popLast() {
      p.addLine(to: f)
      p.addLine(to: l)
    }
    let text = "M 10 20 L 30 40"
    var numbers: [Double] = []
    for token in text.components(separatedBy: " ") { if let n = Double(token) { numbers.append(n) } }
    p.addLine(to: CGPoint(x: numbers[0], y: numbers[numbers.endIndex - 1]))
    let hex = "FF8000"
    if let v = Int(hex, radix: 16) { p.addLine(to: CGPoint(x: (v >> 16) & 0xFF, y: (v >> 8) & 0xFF)) }
    let half = hex.prefix(2)
    p.addLine(to: CGPoint(x: half.count, y: hex.suffix(3).count))
    for (i, ch) in hex.reversed().enumerated() where ch.isLetter {
      p.addLine(to: CGPoint(x: i, y: Int(ch.asciiValue ?? 0)))
    }
    p.addLine(to: CGPoint(x: slices.count, y: slices[1].startIndex))
    let isSorted = zip(numbers, numbers.dropFirst()).allSatisfy { $0 <= $1 }
    p.addLine(to: CGPoint(x: isSorted ? 1 : 0, y: numbers.isEmpty ? 1 : 0))
    let unique = Array(Set([3, 1, 3, 2])).sorted()
    p.addLine(to: CGPoint(x: unique[0], y: unique.count))
    let rotated = Array(pts[2...] + pts[..<2])
    p.addLines(rotated)
    let windows = (0..<pts.count - 2).map { pts[$0..<$0 + 3] }
    for w in windows { p.addLine(to: w[w.startIndex + 1]) }
    return p
  }

  private func cross(_ o: CGPoint, _ a: CGPoint, _ b: CGPoint) -> CGFloat {
    (a.x - o.x) * (b.y - o.y) - (a.y - o.y) * (b.x - o.x)
  }
}
