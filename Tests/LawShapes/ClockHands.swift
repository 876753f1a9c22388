import SwiftUI

struct ClockHands: Shape {
  /// 0...12
  var hour: Double = 10
  /// 0...60
  var minute: Double = 9

  func path(in rect: CGRect) -> Path {
    let center = CGPoint(x: rect.midX, y: rect.midY)
    let radius = min(rect.width, rect.height) / 2
    var face = Circle().inset(by: 4).path(in: rect)
    for tick in 0..<12 {
      let mark = Rectangle()
        .size(width: 2, height: radius * 0.1)
        .offset(x: center.x - 1 - rect.minX, y: rect.midY - radius - rect.minY)
      face.addPath(mark.rotation(.degrees(Double(tick) * 30)).path(in: rect))
    }
    let hand = Capsule()
      .size(CGSize(width: 4, height: radius * 0.5))
      .offset(CGSize(width: rect.width / 2 - 2, height: rect.height / 2 - radius * 0.5))
    face.addPath(hand.rotation(Angle(degrees: hour * 30), anchor: .center).path(in: rect))
    face.addPath(hand.scale(x: 0.6, y: 1.6, anchor: .center).rotation(Angle.degrees(minute * 6)).path(in: rect))
    return face
  }
}
