import SwiftUI

// Defaults for some of a protocol's types alone, the most special of which counts.

private protocol Weighted { func weight() -> Double }
private protocol Titled { var title: String { get } }
extension Weighted where Self == Pebble { fileprivate func weight() -> Double { 5 } }
extension Weighted where Self: Titled { fileprivate func weight() -> Double { Double(title.count) } }

private struct Pebble: Weighted {}
private struct Boulder: Weighted, Titled { let title = "boulder" }

private func total<W: Weighted>(_ parts: W...) -> Double { parts.reduce(0) { $0 + $1.weight() } }

struct ConstrainedDefaults: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: Pebble().weight(), y: Boulder().weight()))
    path.addLine(to: CGPoint(x: total(Pebble(), Pebble()), y: total(Boulder())))
    return path
  }
}
