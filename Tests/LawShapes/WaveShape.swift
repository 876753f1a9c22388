import Foundation
import SwiftUI

struct WaveShape: Shape {
  var strength: Double = 12
  var frequency: Double = 3
  var phase: CGFloat = 0.4

  var animatableData: CGFloat {
    get { phase }
    set { self.phase = newValue }
  }

  func path(in rect: CGRect) -> Path {
    var path = Path()
    let width = Double(rect.width)
    let height = Double(rect.height)
    let midWidth = width / 2
    let midHeight = height / 2
    let oneOverMidWidth = 1 / midWidth
    let wavelength = width / frequency

    path.move(to: CGPoint(x: 0, y: midHeight))
    for x in stride(from: 0, through: width, by: 5) {
      let relativeX = x / wavelength
      let distanceFromMidWidth = x - midWidth
      let normalDistance = oneOverMidWidth * distanceFromMidWidth
      let parabola = -(normalDistance * normalDistance) + 1
      let sine = sin(relativeX + phase)
      let y = parabola * strength * sine + midHeight
      path.addLine(to: CGPoint(x: x, y: y))
    }
    return path
  }
}
