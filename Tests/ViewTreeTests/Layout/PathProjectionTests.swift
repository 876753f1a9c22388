import Foundation
import ShapeGeometry
import Testing

@testable import ViewTree

/// Images of areas in perspective: how near their lines are to the image, and what they cost.
struct PathProjectionTests {
  private let circle = Path(ellipseIn: CGRect(x: -50, y: -50, width: 100, height: 100))

  /// A plane that is turned about its upright axis, with lengths multiplied.
  private func turned(by growth: CGFloat = 1, depth: CGFloat = 0.004) -> ProjectionTransform {
    var result = ProjectionTransform()
    (result.m11, result.m22, result.m13) = (0.6 * growth, growth, depth)
    return result
  }

  @Test(arguments: [0.01, 1, 100])
  func linesAreWithinTheToleranceOfTheImage(_ growth: CGFloat) {
    let transform = turned(by: growth)
    var parabola = Path()
    parabola.move(to: CGPoint(x: -50, y: 0))
    parabola.addQuadCurve(to: CGPoint(x: 50, y: 0), control: CGPoint(x: 0, y: 100))
    let corners = parabola.applying(transform, tolerance: 0.01).flattened(tolerance: 1).flatMap(\.points)
    let middles = zip(corners, corners.dropFirst()).map { CGPoint(x: ($0.x + $1.x) / 2, y: ($0.y + $1.y) / 2) }
    let back = transform.inverted()
    let errors = (corners + middles).map { point in
      let before = point.applying(back)
      return abs(50 * (1 - before.x * before.x / 2500) - before.y)
    }
    let greatest = errors.max() ?? .infinity
    #expect(greatest * transform.growth(at: .zero) < 0.01, "\(greatest)")
    // No finer than asked for either.
    #expect(greatest * transform.growth(at: .zero) > 0.001, "\(greatest)")
  }

  @Test func growthWithoutBoundsTakesAFewHundredLinesForACurve() {
    for growth in [1e8, 1e300, .infinity, .nan] as [CGFloat] {
      #expect(circle.applying(turned(by: growth), tolerance: 1e-4).elements.count < 4000, "\(growth)")
    }
    // An affine transform keeps the curves.
    #expect(circle.applying(turned(by: 1e8, depth: 0), tolerance: 1e-4).elements.count == circle.elements.count)
  }

  @Test func eachLineIsCharged() throws {
    var units = 0
    let image = circle.applying(turned(), tolerance: 1e-3) { units += $0 }
    #expect(units >= image.elements.count)
    struct Spent: Error {}
    #expect(throws: Spent.self) {
      try circle.applying(turned(), tolerance: 1e-3) { (_) throws(Spent) in throw Spent() }
    }
  }
}
