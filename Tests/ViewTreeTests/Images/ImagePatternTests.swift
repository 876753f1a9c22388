import Foundation
import ShapeGeometry
import Testing

@testable import ViewTree

/// Images fill places with their pixels: stretched, repeated, with edges that keep their size, and reduced to means.
@Suite struct ImagePatternTests {
  /// An image of opaque grays, a digit from 0 to 9 a pixel.
  private func image(_ rows: String...) throws -> Bitmap {
    let pixels = rows.joined().compactMap(\.wholeNumberValue).flatMap { digit -> [UInt8] in
      let gray = UInt8(digit * 25)
      return [gray, gray, gray, 255]
    }
    return try #require(Bitmap(width: rows[0].count, height: rows.count, pixels: pixels))
  }

  /// The digits of a pattern at points from left to right.
  private func digits(_ pattern: ImagePattern, at points: [CGFloat], y: CGFloat = 0.5, width: CGFloat = 0) -> [Double] {
    points.map { x in
      let color = pattern.color(at: CGPoint(x: x, y: y), width: width, height: width)
      return (Double(color.x) * 255 / 25 * 100).rounded() / 100
    }
  }

  @Test func `a pixel for a point is kept as it is`() throws {
    let pattern = ImagePattern(try image("0519", "9150"), scale: 1, in: CGRect(x: 0, y: 0, width: 4, height: 2))
    #expect(digits(pattern, at: [0.5, 1.5, 2.5, 3.5], width: 1) == [0, 5, 1, 9])
    #expect(digits(pattern, at: [0.5, 1.5, 2.5, 3.5], y: 1.5, width: 1) == [9, 1, 5, 0])
  }

  @Test func `enlarged pixels are mixed or squares`() throws {
    let bitmap = try image("08", "08")
    let frame = CGRect(x: 10, y: 0, width: 8, height: 8)
    let smooth = ImagePattern(bitmap, scale: 1, in: frame)
    #expect(digits(smooth, at: [11, 14, 17], y: 4, width: 1) == [0, 4, 8])
    let plain = ImagePattern(bitmap, scale: 1, in: frame, isSmooth: false)
    #expect(digits(plain, at: [11, 13.9, 14.1, 17], y: 4, width: 1) == [0, 0, 8, 8])
  }

  @Test func `reduced pixels are means`() throws {
    let pattern = ImagePattern(
      try image("0808", "0808", "0808", "0808"), scale: 1, in: CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(digits(pattern, at: [0.5], width: 1) == [4])
    let half = ImagePattern(try image("0426", "0426"), scale: 1, in: CGRect(x: 0, y: 0, width: 2, height: 1))
    #expect(digits(half, at: [0.5, 1.5], width: 1) == [2, 4])
  }

  @Test func `means weigh colours by their opacity`() throws {
    let bitmap = try #require(Bitmap(width: 2, height: 1, pixels: [255, 0, 0, 255, 0, 255, 0, 0]))
    let color = bitmap.mean(across: 0...2, down: 0...1)
    #expect(color == SIMD4(0.5, 0, 0, 0.5), "nothing of the invisible green is seen")
    #expect(bitmap.mean(across: 0...0.5, down: 0...1) == SIMD4(1, 0, 0, 1))
  }

  @Test func `edges within the insets keep their size`() throws {
    let insets = EdgeInsets(top: 0, leading: 1, bottom: 0, trailing: 1)
    let bitmap = try image("159")
    let pattern = ImagePattern(bitmap, scale: 1, in: CGRect(x: 0, y: 0, width: 30, height: 1), insets: insets)
    #expect(digits(pattern, at: [0.5, 1.5, 15, 28.5, 29.5], width: 1) == [1, 5, 5, 5, 9])
    let small = ImagePattern(bitmap, scale: 1, in: CGRect(x: 0, y: 0, width: 1, height: 1), insets: insets)
    #expect(small.columns.allSatisfy { $0.end <= 1 }, "insets that are too large give way")
  }

  @Test func `tiles are repeated from the upper left corner`() throws {
    let bitmap = try image("0123", "4567")
    let pattern = ImagePattern(bitmap, scale: 2, in: CGRect(x: 0, y: 0, width: 5, height: 5), isTiled: true)
    #expect(digits(pattern, at: [0.25, 0.75, 1.25, 2.25, 4.75], y: 0.25, width: 0.5) == [0, 1, 2, 0, 1])
    #expect(digits(pattern, at: [0.25, 2.25], y: 1.75, width: 0.5) == [4, 4])
  }

  @Test func `numbers that no place has stop nothing`() throws {
    let pattern = ImagePattern(try image("12"), scale: 1, in: CGRect(x: 0, y: 0, width: 2, height: 1))
    for point in [CGPoint(x: CGFloat.nan, y: 0), CGPoint(x: CGFloat.infinity, y: -.infinity), CGPoint(x: 1e300, y: 0)] {
      _ = pattern.color(at: point)
      _ = pattern.color(at: point, width: 1e300, height: .infinity)
      _ = pattern.color(at: point, width: .nan, height: .nan)
    }
    #expect(Bitmap(width: 2, height: 2, pixels: [0]) == nil && Bitmap(width: 0, height: 0, pixels: []) == nil)
  }

  @Test func `numbers that are no lengths draw something, or nothing`() throws {
    let bitmap = try image("0519", "9150")
    let numbers: [CGFloat] = [.nan, .infinity, -.infinity, 1e308, -1e308, 1e-308, -3, 0, 1.5, 40]
    for inset in numbers {
      for size in numbers {
        for (isTiled, isSmooth) in [(true, true), (false, true), (false, false)] {
          let insets = EdgeInsets(top: inset, leading: 1, bottom: 1, trailing: inset)
          let frame = CGRect(origin: CGPoint(x: -1, y: size), size: CGSize(width: size, height: inset))
          let pattern = ImagePattern(bitmap, scale: 2, in: frame, insets: insets, isTiled: isTiled, isSmooth: isSmooth)
          for place in numbers {
            for extent in numbers {
              let color = pattern.color(at: CGPoint(x: place, y: 0.5), width: extent, height: 0.1)
              #expect((0..<4).allSatisfy { (0...1.001).contains(color[$0]) }, "\(inset) \(size) \(place) \(extent)")
            }
          }
        }
      }
    }
  }
}
