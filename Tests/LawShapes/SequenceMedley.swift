// swift-format-ignore-file: ReplaceForEachWithForLoop

import SwiftUI

struct SequenceMedley: Shape {
  var seeds: [CGPoint] = [CGPoint(x: 0.2, y: 0.3), CGPoint(x: 0.7, y: 0.8)]
  let weights: [String: [CGFloat]] = ["a": [1, 2], "b": []]
  static let palette: Set<Int> = [1, 2, 3]
  var grid: [[Bool]] = [[true, false], [false, true]]

  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.addLines(seeds.sorted(by: { $0.x < $1.x }))
    let nearest = seeds.min { hypot($0.x, $0.y) < hypot($1.x, $1.y) }
    guard let nearest = nearest else { return path }
    path.move(to: nearest)
    for (row, cells) in grid.enumerated() {
      for (col, on) in cells.enumerated() where on {
        path.addRect(CGRect(x: CGFloat(col), y: CGFloat(row), width: 1, height: 1))
      }
    }
    for (key, values) in weights.sorted(by: { $0.key < $1.key }) {
      path.addLine(to: CGPoint(x: CGFloat(key.count), y: values.reduce(0, +)))
    }
    for (name, list) in weights where !list.isEmpty {
      path.addLine(to: CGPoint(x: name.count, y: list.count))
    }
    let pts = stride(from: 0.0, to: 360.0, by: 60.0).map { deg -> CGPoint in
      let r = deg * .pi / 180
      return CGPoint(x: rect.midX + cos(r) * 10, y: rect.midY + sin(r) * 10)
    }
    path.addLines(pts)
    let a = pts.enumerated().filter { $0.offset % 2 == 0 }.map { $0.element }
    let b = pts.enumerated().compactMap { $0.offset % 2 == 1 ? $0.element : nil }
    path.addLines(a + b)
    for i in pts.indices.dropLast() { path.addLine(to: pts[i + 1]) }
    for i in pts.indices.reversed() { path.addLine(to: pts[i]) }
    for i in (0..<pts.count).reversed() where i > 2 { path.addLine(to: pts[i]) }
    for (p, q) in zip(pts, pts.dropFirst() + [pts[0]]) {
      path.addLine(to: CGPoint(x: (p.x + q.x) / 2, y: (p.y + q.y) / 2))
    }
    pts.forEach { path.addLine(to: $0) }
    let xs = pts.map { $0.x }
    let total = xs.reduce(0) { $0 + $1 }
    let maxX = xs.max() ?? .zero
    path.addLine(to: CGPoint(x: total / CGFloat(xs.count), y: maxX))
    var queue = [(0, 0)]
    var seen = Set<[Int]>()
    while !queue.isEmpty {
      let (x, y) = queue.removeFirst()
      if seen.contains([x, y]) || x > 2 || y > 2 { continue }
      seen.insert([x, y])
      queue.append((x + 1, y))
      queue.append((x, y + 1))
    }
    path.addLine(to: CGPoint(x: seen.count, y: 0))
    let letters = "HELLO".map { String($0) }
    for (i, l) in letters.enumerated() { if l == "L" { path.addLine(to: CGPoint(x: i, y: i)) } }
    let codes = "AZ".unicodeScalars.map { CGFloat($0.value) }
    path.addLine(to: CGPoint(x: codes[0], y: codes[1]))
    let bytes = "az".utf8.map { Int($0) }
    path.addLine(to: CGPoint(x: bytes[0], y: bytes[1]))
    let flags = [true, false, true]
    let bits = flags.reduce(0) { ($0 << 1) | ($1 ? 1 : 0) }
    path.addLine(to: CGPoint(x: bits, y: 0))
    let nested = (0..<2).flatMap { i in (0..<2).map { j in (i, j) } }
    for (i, j) in nested { path.addLine(to: CGPoint(x: i, y: j)) }
    let s = String(format: "%.2f", 1.005)
    path.addLine(to: CGPoint(x: s.count, y: 0))
    let m = Dictionary(zip(["a", "b"], [1.0, 2.0]), uniquingKeysWith: { a, _ in a })
    path.addLine(to: CGPoint(x: m["a"]!, y: m["b"] ?? 0))
    let lookup: [Int: (CGFloat, CGFloat)] = [0: (1, 2), 1: (3, 4)]
    if let (x, y) = lookup[1] { path.addLine(to: CGPoint(x: x, y: y)) }
    let ordered = lookup.keys.sorted().compactMap { lookup[$0] }
    path.addLine(to: CGPoint(x: ordered[0].0, y: ordered[1].1))
    let first3 = Array(pts.prefix(3))
    let last2 = Array(pts.suffix(2))
    path.addLines(first3 + last2)
    let chunks = stride(from: 0, to: pts.count, by: 2).map { Array(pts[$0..<min($0 + 2, pts.count)]) }
    for c in chunks { path.addLines(c) }
    let plain: [Int] = [1, 2, 3]
    let triple: [Double] = plain.map(Double.init)
    path.addLine(to: CGPoint(x: triple[0], y: triple[1]))
    let trig = [sin, cos].map { $0(1.0) }
    path.addLine(to: CGPoint(x: trig[0], y: trig[1]))
    let shuffled = [3, 1, 2].sorted(by: <)
    path.addLine(to: CGPoint(x: shuffled[0], y: [1, 2, 3].last!))
    let lengths = [1.0, 2, 3].map { $0 * rect.width }
    path.addLine(to: CGPoint(x: lengths.reduce(0, +), y: 0))
    let pairs: [(CGFloat, CGFloat)] = [(0, 1), (2, 3)]
    for (i, pair) in pairs.enumerated() { path.addLine(to: CGPoint(x: pair.0 + CGFloat(i), y: pair.1)) }
    let cmds: [String: (CGFloat) -> CGPoint] = ["h": { CGPoint(x: $0, y: 0) }, "v": { .init(x: 0, y: $0) }]
    path.addLine(to: cmds["h"]!(4))
    path.addLine(to: cmds["v"]?(5) ?? .zero)
    return path
  }
}
