import SwiftUI

/// A tree that halves its branches.
struct Recursion: Shape {
  var depth = 5
  var spread: Angle = .degrees(28)

  func path(in rect: CGRect) -> Path {
    var path = Path()
    branch(&path, from: CGPoint(x: rect.midX, y: rect.maxY), length: rect.height / 3, angle: -.pi / 2, depth: depth)
    path.move(to: CGPoint(x: gcd(48, 36), y: fibonacci(10)))
    path.addLine(to: rect.origin)
    return path
  }

  private func branch(_ path: inout Path, from start: CGPoint, length: CGFloat, angle: Double, depth: Int) {
    if depth == 0 { return }
    let end = CGPoint(x: start.x + length * cos(angle), y: start.y + length * sin(angle))
    path.move(to: start)
    path.addLine(to: end)
    branch(&path, from: end, length: length * 0.7, angle: angle - spread.radians, depth: depth - 1)
    branch(&path, from: end, length: length * 0.6, angle: angle + spread.radians, depth: depth - 1)
  }

  func gcd(_ a: Int, _ b: Int) -> Int { b == 0 ? a : gcd(b, a % b) }
}

private func fibonacci(_ n: Int) -> Int {
  n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2)
}
