import SwiftUI

struct ColoredShape: Shape {
  var color: Color = .blue.opacity(0.5)
  var rim = Color(red: 0.2, green: 0.4, blue: 0.6, opacity: 0.8)
  let gradient = Gradient(colors: [.red, Color.orange, .yellow])
  var fill = LinearGradient(gradient: Gradient(colors: [.white, .black]), startPoint: .top, endPoint: .bottom)
  var tints: [Color] = [.pink, .green, Color(white: 0.3)]
  var inset: CGFloat = 6

  func path(in rect: CGRect) -> Path {
    var path = Path(ellipseIn: rect.insetBy(dx: inset, dy: inset))
    let step = rect.width / CGFloat(gradient.stops.count)
    for (index, stop) in gradient.stops.enumerated() {
      path.addRect(CGRect(x: rect.minX + CGFloat(index) * step, y: rect.minY, width: step, height: stop.location * 9))
    }
    if color == .blue { path.addRect(rect) }
    if tints.count == 3 { path.addRect(rect.insetBy(dx: 1, dy: 1)) }
    return path
  }
}
