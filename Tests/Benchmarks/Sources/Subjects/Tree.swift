import SwiftUI

/// A tree whose every branch forks in two: 511 segments, drawn by a method that calls itself.
struct Tree: Shape {
  /// The number of times that branches fork, 1...10
  var depth = 9

  /// The length of a branch as a fraction of the one that it grows from, 0.5...0.8
  var taper: CGFloat = 0.7

  func path(in rect: CGRect) -> Path {
    var path = Path()
    let foot = CGPoint(x: rect.midX, y: rect.maxY)
    addBranch(to: &path, from: foot, length: rect.height / 3, angle: -.pi / 2, depth: depth)
    return path
  }

  private func addBranch(to path: inout Path, from start: CGPoint, length: CGFloat, angle: CGFloat, depth: Int) {
    guard depth > 0 else { return }
    let end = CGPoint(x: start.x + cos(angle) * length, y: start.y + sin(angle) * length)
    path.move(to: start)
    path.addLine(to: end)
    addBranch(to: &path, from: end, length: length * taper, angle: angle - 0.5, depth: depth - 1)
    addBranch(to: &path, from: end, length: length * taper, angle: angle + 0.4, depth: depth - 1)
  }
}
