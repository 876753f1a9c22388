import Foundation
import ShapeGeometry
import Testing

@testable import ViewTree

/// Meshes of colours: exact at their points, mixed between them, and with another colour around.
@Suite struct MeshGradientTests {
  private static let square: [CGFloat] = [0, 0, 1, 0, 0, 1, 1, 1]

  private func mesh(
    _ numbers: [CGFloat] = square, width: Int = 2, height: Int = 2,
    colors: [ViewTree.Color] = [.red, .blue, .green, .white], background: ViewTree.Color = .black,
    isSmooth: Bool = true, _ space: Gradient.ColorSpace = .device
  ) -> ResolvedMesh {
    MeshGradientValue(
      width: width, height: height, numbers: numbers, colors: colors, background: background, isSmooth: isSmooth,
      colorSpace: space
    ).resolved(in: CGRect(x: 10, y: 20, width: 100, height: 50), ColorSurroundings())
  }

  private func resolved(_ color: ViewTree.Color) -> ResolvedColor { color.resolve(in: ColorSurroundings()) }

  private func differ(_ one: ResolvedColor, _ other: ResolvedColor) -> Double {
    [one.red - other.red, one.green - other.green, one.blue - other.blue, one.opacity - other.opacity].map(abs).max()
      ?? 0
  }

  @Test func `the corners have their colours, and the middle is their mean`() {
    for isSmooth in [true, false] {
      let mesh = mesh(isSmooth: isSmooth)
      #expect(differ(mesh.color(at: CGPoint(x: 10, y: 20)), resolved(.red)) < 1e-9)
      #expect(differ(mesh.color(at: CGPoint(x: 110, y: 70)), resolved(.white)) < 1e-9)
      let colors = [ViewTree.Color.red, .blue, .green, .white].map(resolved)
      let mean = ResolvedColor(
        red: colors.reduce(0) { $0 + $1.red } / 4, green: colors.reduce(0) { $0 + $1.green } / 4,
        blue: colors.reduce(0) { $0 + $1.blue } / 4)
      #expect(differ(mesh.color(at: CGPoint(x: 60, y: 45)), mean) < 1e-9)
    }
  }

  @Test func `smooth colours are level at the points`() {
    let near = CGPoint(x: 12, y: 21)
    #expect(
      differ(mesh().color(at: near), resolved(.red)) < differ(mesh(isSmooth: false).color(at: near), resolved(.red)) / 2
    )
  }

  @Test func `the background is seen around the mesh and through it`() {
    let inner = mesh([0.25, 0.25, 0.75, 0.25, 0.25, 0.75, 0.75, 0.75], background: .yellow)
    #expect(inner.color(at: CGPoint(x: 12, y: 22)) == resolved(.yellow))
    #expect(inner.color(at: CGPoint(x: 500, y: -500)) == resolved(.yellow))
    let clear = mesh(colors: [.clear, .clear, .clear, .clear], background: .yellow)
    #expect(differ(clear.color(at: CGPoint(x: 60, y: 45)), resolved(.yellow)) < 1e-9)
  }

  @Test func `a moved point takes its colour along`() {
    var numbers: [CGFloat] = (0..<3).flatMap { row in (0..<3).flatMap { [CGFloat($0) / 2, CGFloat(row) / 2] } }
    (numbers[8], numbers[9]) = (0.75, 0.25)
    var colors = [ViewTree.Color](repeating: .white, count: 9)
    colors[4] = .black
    let mesh = mesh(numbers, width: 3, height: 3, colors: colors)
    #expect(differ(mesh.color(at: CGPoint(x: 85, y: 32.5)), resolved(.black)) < 1e-6)
    #expect(mesh.color(at: CGPoint(x: 35, y: 57.5)).red > 0.8)
  }

  @Test func `control points bend the sides`() {
    func point(_ x: CGFloat, _ y: CGFloat, trailing: CGFloat = 0, leading: CGFloat = 0) -> [CGFloat] {
      [x, y, x - 1 / 3, y + leading, x, y - 1 / 3, x + 1 / 3, y + trailing, x, y + 1 / 3]
    }
    let flat = point(0, 0) + point(1, 0) + point(0, 1) + point(1, 1)
    #expect(differ(mesh(flat).color(at: CGPoint(x: 60, y: 20)), mesh().color(at: CGPoint(x: 60, y: 20))) < 1e-9)
    let bent = point(0, 0, trailing: 0.4) + point(1, 0, leading: 0.4) + point(0, 1) + point(1, 1)
    #expect(mesh(bent).color(at: CGPoint(x: 60, y: 21)) == resolved(.black), "the upper side hangs down")
  }

  @Test func `numbers that fit no mesh leave the background`() {
    for mesh in [
      mesh([0, 0]), mesh(width: 1), mesh(width: Int.max, height: Int.max), mesh(colors: [.red]),
      mesh([0, 0, .nan, 0, 0, 1, 1, 1]), mesh([0, 0, .infinity, 0, 0, 1, 1, 1]),
    ] {
      #expect(mesh.color(at: CGPoint(x: 60, y: 45)) == resolved(.black))
      _ = mesh.color(at: CGPoint(x: CGFloat.nan, y: .infinity))
    }
    _ = mesh([CGFloat](repeating: 0, count: 8)).color(at: CGPoint(x: 10, y: 20))
  }

  @Test func `perceptual colours are mixed in Oklab`() {
    let colors: [ViewTree.Color] = [.black, .white, .black, .white]
    let gray = mesh(colors: colors, .perceptual).color(at: CGPoint(x: 60, y: 45))
    #expect(abs(gray.red * 255 - 99) < 1.5, "black and white meet at 99")
    #expect(abs(mesh(colors: colors).color(at: CGPoint(x: 60, y: 45)).red * 255 - 127.5) < 1)
  }
}
