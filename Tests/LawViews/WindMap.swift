import SwiftUI

// entries: WindMap

private func + (a: CGPoint, b: CGVector) -> CGPoint { CGPoint(x: a.x + b.dx, y: a.y + b.dy) }
private func - (a: CGPoint, b: CGPoint) -> CGVector { CGVector(dx: a.x - b.x, dy: a.y - b.y) }
private func * (v: CGVector, factor: CGFloat) -> CGVector { CGVector(dx: v.dx * factor, dy: v.dy * factor) }
private prefix func - (v: CGVector) -> CGVector { v * -1 }

infix operator • : MultiplicationPrecedence
private func • (a: CGVector, b: CGVector) -> CGFloat { a.dx * b.dx + a.dy * b.dy }

extension CGVector {
  fileprivate var length: CGFloat { (self • self).squareRoot() }
  fileprivate var normal: CGVector { CGVector(dx: -dy, dy: dx) }
  fileprivate var angle: Angle { Angle(radians: Double(atan2(dy, dx))) }

  fileprivate init(angle: Angle, length: CGFloat) {
    self.init(dx: CGFloat(cos(angle.radians)) * length, dy: CGFloat(sin(angle.radians)) * length)
  }
}

struct WindArrow: Shape {
  var wind: CGVector

  func path(in rect: CGRect) -> Path {
    let center = CGPoint(x: rect.midX, y: rect.midY)
    let half = wind * (0.5 / max(1, wind.length)) * min(rect.width, rect.height)
    let head = half * 0.4
    var path = Path()
    path.move(to: center + -half)
    path.addLine(to: center + half)
    path.addLine(to: center + half + -head + head.normal)
    path.move(to: center + half)
    path.addLine(to: center + half + -head + -head.normal)
    return path
  }
}

struct WindMap: View {
  var storm = UnitPoint(x: 0.6, y: 0.4)
  private let columns = 8
  private let rows = 6

  private func wind(_ column: Int, _ row: Int, in size: CGSize) -> CGVector {
    let cell = CGPoint(
      x: (CGFloat(column) + 0.5) * size.width / CGFloat(columns), y: (CGFloat(row) + 0.5) * size.height / CGFloat(rows))
    let eye = CGPoint(x: storm.x * size.width, y: storm.y * size.height)
    let out = cell - eye
    return out.normal * (30 / max(out.length, 20))
  }

  var body: some View {
    GeometryReader { proxy in
      ZStack {
        Color.blue.opacity(0.1)
        ForEach(0..<rows * columns, id: \.self) { index in
          let (row, column) = index.quotientAndRemainder(dividingBy: columns)
          let wind = wind(column, row, in: proxy.size)
          WindArrow(wind: wind)
            .stroke(wind.length > 0.4 ? Color.red : .primary, lineWidth: 1.5)
            .frame(width: 20, height: 20)
            .position(
              x: (CGFloat(column) + 0.5) * proxy.size.width / CGFloat(columns),
              y: (CGFloat(row) + 0.5) * proxy.size.height / CGFloat(rows))
        }
        Text("Storm, \(CGVector(angle: .degrees(30), length: 12).angle.degrees, specifier: "%.0f")°")
          .position(x: storm.x * proxy.size.width, y: storm.y * proxy.size.height)
      }
    }
    .aspectRatio(4 / 3, contentMode: .fit)
  }
}
