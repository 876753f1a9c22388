import SwiftUI

/// A number as a seven-segment display shows it.
struct SegmentDigits: Shape {
  var text = "3.14-A"

  private enum Segment: String, CaseIterable {
    case top, topLeft, topRight, middle, bottomLeft, bottomRight, bottom
  }

  private func segments(of digit: Int) -> Set<Segment> {
    switch digit {
    case 0: return Set(Segment.allCases).subtracting([.middle])
    case 1: return [.topRight, .bottomRight]
    case 2: return [.top, .topRight, .middle, .bottomLeft, .bottom]
    case 3: return [.top, .topRight, .middle, .bottomRight, .bottom]
    case 4: return [.topLeft, .topRight, .middle, .bottomRight]
    case 5, 6:
      var result: Set<Segment> = [.top, .topLeft, .middle, .bottomRight, .bottom]
      if digit == 6 { result.insert(.bottomLeft) }
      return result
    case 7: return [.top, .topRight, .bottomRight]
    default:
      var result = Set(Segment.allCases)
      if digit == 9 { result.remove(.bottomLeft) }
      return result
    }
  }

  private func line(_ segment: Segment, in box: CGRect) -> (CGPoint, CGPoint) {
    let (l, r, t, m, b) = (box.minX, box.maxX, box.minY, box.midY, box.maxY)
    switch segment {
    case .top: return (CGPoint(x: l, y: t), CGPoint(x: r, y: t))
    case .topLeft: return (CGPoint(x: l, y: t), CGPoint(x: l, y: m))
    case .topRight: return (CGPoint(x: r, y: t), CGPoint(x: r, y: m))
    case .middle: return (CGPoint(x: l, y: m), CGPoint(x: r, y: m))
    case .bottomLeft: return (CGPoint(x: l, y: m), CGPoint(x: l, y: b))
    case .bottomRight: return (CGPoint(x: r, y: m), CGPoint(x: r, y: b))
    case .bottom: return (CGPoint(x: l, y: b), CGPoint(x: r, y: b))
    }
  }

  func path(in rect: CGRect) -> Path {
    var path = Path()
    let width = rect.width / CGFloat(text.count)
    for (column, character) in text.enumerated() {
      let box = CGRect(x: rect.minX + CGFloat(column) * width, y: rect.minY, width: width * 0.7, height: rect.height)
      if let digit = character.wholeNumberValue {
        let lit = segments(of: digit)
        for segment in Segment.allCases where lit.contains(segment) {
          let (start, end) = line(segment, in: box)
          path.move(to: start)
          path.addLine(to: end)
        }
      } else if character == "." || character.isPunctuation {
        path.addEllipse(in: CGRect(x: box.minX, y: box.maxY - 2, width: 2, height: 2))
      } else if character.isLetter, let code = character.asciiValue {
        path.addRect(box.insetBy(dx: CGFloat(code % 7), dy: 1))
      }
    }
    return path
  }
}
