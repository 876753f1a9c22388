import SwiftUI

/// Digits switched into strokes.
struct DigitStrokes: Shape {
  var number = 90_817
  /// 0...12
  var spacing: CGFloat = 4

  private enum Stroke { case top, middle, bottom, upperLeft, upperRight, lowerLeft, lowerRight }

  private func strokes(for digit: Int) -> [Stroke] {
    switch digit {
    case 0: return [.top, .upperLeft, .upperRight, .lowerLeft, .lowerRight, .bottom]
    case 1: return [.upperRight, .lowerRight]
    case 2: return [.top, .upperRight, .middle, .lowerLeft, .bottom]
    case 3: return [.top, .upperRight, .middle, .lowerRight, .bottom]
    case 4: return [.upperLeft, .upperRight, .middle, .lowerRight]
    case 5, 6:
      let five: [Stroke] = [.top, .upperLeft, .middle, .lowerRight, .bottom]
      return digit == 6 ? five + [.lowerLeft] : five
    case 7: return [.top, .upperRight, .lowerRight]
    case 8: return [.top, .middle, .bottom, .upperLeft, .upperRight, .lowerLeft, .lowerRight]
    case 9: return strokes(for: 8).filter { $0 != .lowerLeft }
    default: return [.middle]
    }
  }

  private func ends(of stroke: Stroke, in box: CGRect) -> (CGPoint, CGPoint) {
    let (l, r, t, m, b) = (box.minX, box.maxX, box.minY, box.midY, box.maxY)
    switch stroke {
    case .top: return (CGPoint(x: l, y: t), CGPoint(x: r, y: t))
    case .middle: return (CGPoint(x: l, y: m), CGPoint(x: r, y: m))
    case .bottom: return (CGPoint(x: l, y: b), CGPoint(x: r, y: b))
    case .upperLeft: return (CGPoint(x: l, y: t), CGPoint(x: l, y: m))
    case .upperRight: return (CGPoint(x: r, y: t), CGPoint(x: r, y: m))
    case .lowerLeft: return (CGPoint(x: l, y: m), CGPoint(x: l, y: b))
    case .lowerRight: return (CGPoint(x: r, y: m), CGPoint(x: r, y: b))
    }
  }

  func path(in rect: CGRect) -> Path {
    let digits = String(number).compactMap { $0.wholeNumberValue ?? ($0 == "-" ? -1 : nil) }
    let width = (rect.width - spacing * CGFloat(digits.count - 1)) / CGFloat(digits.count)
    return Path { path in
      for (i, digit) in digits.enumerated() {
        let box = CGRect(
          x: rect.minX + CGFloat(i) * (width + spacing), y: rect.minY, width: width, height: rect.height)
        for stroke in strokes(for: digit) {
          let (from, to) = ends(of: stroke, in: box)
          path.move(to: from)
          path.addLine(to: to)
        }
      }
    }
  }
}
