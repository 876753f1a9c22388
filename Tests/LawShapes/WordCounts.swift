import SwiftUI

/// Bars as high as words are frequent.
struct WordCounts: Shape {
  var text = "the cat and the hat and the bat"

  func path(in rect: CGRect) -> Path {
    var counts: [String: Int] = [:]
    for word in text.split(separator: " ") { counts[String(word), default: 0] += 1 }
    let ordered = counts.sorted { $0.value == $1.value ? $0.key < $1.key : $0.value > $1.value }
    let most = counts.values.max() ?? 1
    let width = rect.width / CGFloat(max(1, ordered.count))
    var path = Path()
    for (index, (word, count)) in ordered.enumerated() {
      let height = rect.height * CGFloat(count) / CGFloat(most)
      path.addRect(
        CGRect(
          x: rect.minX + CGFloat(index) * width, y: rect.maxY - height, width: width - CGFloat(word.count),
          height: height))
    }
    var merged = counts.merging(["dog": 2, "cat": 5]) { $0 + $1 }
    merged.removeValue(forKey: "the")
    merged["hat"] = nil
    if merged.updateValue(9, forKey: "bat") != nil { merged["sat"] = 1 }
    let doubled = merged.mapValues { $0 * 2 }
    for key in doubled.keys.sorted() {
      path.move(to: rect.origin)
      path.addLine(to: CGPoint(x: rect.minX + CGFloat(doubled[key]!), y: rect.minY + CGFloat(key.count)))
    }
    if merged.contains(where: { $0.key == "dog" && $0.value == 2 }), counts["none"] == nil { path.closeSubpath() }
    let positions: [CGFloat: [Int]] = [0.5: [1, 2], -0.0: [3]]
    path.addEllipse(
      in: CGRect(x: 0, y: 0, width: CGFloat(positions[0.0]?.first ?? 0), height: CGFloat(positions.count)))
    var lists: [Int: [CGPoint]] = [:]
    for i in 0..<6 { lists[i % 2, default: []].append(CGPoint(x: i, y: i * i)) }
    lists[1]?[0].x += 40
    lists[0]!.removeFirst()
    path.addLines(lists[0] ?? [])
    path.addLines(lists[1] ?? [])
    return path
  }
}
