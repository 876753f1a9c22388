import SwiftUI

/// The face of a clock.
///
/// A source of a hundred lines with something of most things that shape files have.
struct Clock: Shape {
  /// The kind of marks at the hours.
  enum Marks {
    case dots, strokes, none
  }

  var marks: Marks = .strokes

  /// 0...23
  var hour = 10

  /// 0...59
  var minute = 9

  /// The breadth of the rim as a fraction of the radius, 0...0.3
  var rim: CGFloat = 0.06

  /// The length of the longer hand as a fraction of the radius, 0.3...0.9
  var reach: CGFloat = 0.75

  /// True if a third hand tells the seconds.
  var hasSeconds = false

  /// 0...59
  var second = 36

  func path(in rect: CGRect) -> Path {
    let radius = min(rect.width, rect.height) / 2
    let center = CGPoint(x: rect.midX, y: rect.midY)
    var path = ring(around: center, radius: radius)
    for mark in 0..<12 {
      addMark(mark, to: &path, around: center, radius: radius * (1 - rim))
    }
    let past = CGFloat(minute) / 60
    addHand(to: &path, from: center, turns: (CGFloat(hour % 12) + past) / 12, length: radius * reach * 0.65)
    addHand(to: &path, from: center, turns: past, length: radius * reach)
    if hasSeconds {
      addHand(to: &path, from: center, turns: CGFloat(second) / 60, length: radius * reach, breadth: 0.01)
    }
    return path
  }

  /// The rim: two circles, the inner one the other way round.
  private func ring(around center: CGPoint, radius: CGFloat) -> Path {
    Path { path in
      path.addArc(center: center, radius: radius, startAngle: .zero, endAngle: .degrees(360), clockwise: false)
      path.closeSubpath()
      guard rim > 0 else { return }
      let inner = radius * (1 - rim)
      path.move(to: CGPoint(x: center.x + inner, y: center.y))
      path.addArc(
        center: center, radius: inner, startAngle: .degrees(360), endAngle: .zero, clockwise: true)
      path.closeSubpath()
    }
  }

  /// Adds the mark at an hour; marks at quarters are longer.
  private func addMark(_ hour: Int, to path: inout Path, around center: CGPoint, radius: CGFloat) {
    let isQuarter = hour % 3 == 0
    let turns = CGFloat(hour) / 12
    switch marks {
    case .none:
      break
    case .dots:
      let size = radius * (isQuarter ? 0.1 : 0.06)
      let place = center.offset(by: radius * 0.88, turns: turns)
      path.addEllipse(in: CGRect(x: place.x - size / 2, y: place.y - size / 2, width: size, height: size))
    case .strokes:
      path.move(to: center.offset(by: radius * (isQuarter ? 0.8 : 0.88), turns: turns))
      path.addLine(to: center.offset(by: radius * 0.95, turns: turns))
    }
  }

  /// A hand as a slender kite that points to where it is after so many turns from the top.
  private func addHand(
    to path: inout Path, from center: CGPoint, turns: CGFloat, length: CGFloat, breadth: CGFloat = 0.05
  ) {
    let corners: [CGPoint] = [
      center.offset(by: -length * 0.15, turns: turns),
      center.offset(by: length * breadth, turns: turns + 0.25),
      center.offset(by: length, turns: turns),
      center.offset(by: length * breadth, turns: turns - 0.25),
    ]
    path.addLines(corners)
    path.closeSubpath()
  }
}

extension CGPoint {
  /// The point at a distance in a direction, in turns clockwise from the top.
  fileprivate func offset(by distance: CGFloat, turns: CGFloat) -> CGPoint {
    let angle = (turns - 0.25) * 2 * .pi
    return CGPoint(x: x + cos(angle) * distance, y: y + sin(angle) * distance)
  }
}
