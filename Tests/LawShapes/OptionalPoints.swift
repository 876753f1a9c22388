import SwiftUI

/// Data with holes: a line is drawn wherever there are two neighbours.
struct OptionalPoints: Shape {
  var samples: [Double?] = [0.2, 0.5, nil, 0.9, 0.7, nil, nil, 0.3]
  var cursor: CGPoint?
  var anchor: UnitPoint? = .bottomTrailing

  private func point(_ index: Int, in rect: CGRect) -> CGPoint? {
    guard samples.indices.contains(index), let value = samples[index] else { return nil }
    return CGPoint(
      x: rect.minX + rect.width * CGFloat(index) / CGFloat(samples.count - 1), y: rect.maxY - value * rect.height)
  }

  func path(in rect: CGRect) -> Path {
    var path = Path()
    var previous: CGPoint?
    for i in samples.indices {
      let current = point(i, in: rect)
      switch (previous, current) {
      case (nil, let here?): path.move(to: here)
      case (_?, let here?): path.addLine(to: here)
      case (let last?, nil): path.addEllipse(in: CGRect(x: last.x - 2, y: last.y - 2, width: 4, height: 4))
      case (nil, nil): break
      }
      previous = current
    }
    let known = samples.compactMap { $0 }
    if let low = known.min(), let high = known.max(), low < high {
      path.addRect(CGRect(x: rect.minX, y: rect.minY, width: 3, height: rect.height * (high - low)))
    }
    let hit = cursor ?? point(0, in: rect) ?? rect.origin
    path.addLine(to: hit)
    if let anchor { path.addLine(to: CGPoint(x: rect.width * anchor.x, y: rect.height * anchor.y)) }
    let missing = point(2, in: rect)?.x
    path.addLine(to: CGPoint(x: missing ?? -1, y: point(3, in: rect)!.y))
    let doubled = point(4, in: rect).map { CGPoint(x: $0.x * 2, y: $0.y) }
    if let doubled, doubled != hit { path.addLine(to: doubled) }
    path.addLine(to: point(99, in: rect).flatMap { $0.x > 0 ? $0 : nil } ?? .zero)
    return path
  }
}
