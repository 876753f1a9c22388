import SwiftUI

struct Triangle: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.midX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.midX, y: rect.minY))
    return path
  }
}

struct Diamond: Shape {
  func path(in r: CGRect) -> Path {
    let (w, h) = (r.width, r.height)
    return Path {
      $0.move(to: CGPoint(x: r.minX + w / 2, y: r.minY))
      $0.addLine(to: CGPoint(x: r.maxX, y: r.minY + h / 2))
      $0.addLine(to: CGPoint(x: r.minX + w / 2, y: r.maxY))
      $0.addLine(to: CGPoint(x: r.minX, y: r.minY + h / 2))
      $0.closeSubpath()
    }
  }
}

struct Triangle_Previews: PreviewProvider {
  static var previews: some View {
    Triangle().fill(.red).frame(width: 100, height: 100)
  }
}
