import SwiftUI

// entries: OwnShapes

struct Triangle: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.midX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    path.closeSubpath()
    return path
  }
}

struct Wave: InsettableShape {
  var amplitude: CGFloat = 0.2
  var insetAmount: CGFloat = 0

  func path(in rect: CGRect) -> Path {
    let rect = rect.insetBy(dx: insetAmount, dy: insetAmount)
    return Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.midY))
      for step in stride(from: 0, through: 1, by: 0.1) {
        let y = rect.midY + sin(CGFloat(step) * .pi * 2) * rect.height * amplitude
        path.addLine(to: CGPoint(x: rect.minX + rect.width * CGFloat(step), y: y))
      }
    }
  }

  func inset(by amount: CGFloat) -> some InsettableShape {
    var copy = self
    copy.insetAmount += amount
    return copy
  }
}

struct OwnShapes: View {
  var body: some View {
    VStack(spacing: 10) {
      HStack {
        Triangle()
        Triangle().fill(.orange)
        Triangle().stroke(lineWidth: 3)
        Triangle().stroke(.blue, style: StrokeStyle(lineWidth: 2, dash: [4, 2]))
      }
      .frame(height: 40)
      Wave().stroke(Color.purple, lineWidth: 2)
      Wave(amplitude: 0.4).strokeBorder(.green, lineWidth: 5)
      Wave().inset(by: 6).strokeBorder()
      Triangle().rotation(.degrees(180)).offset(x: 4, y: 2).fill(.red, style: FillStyle(eoFill: true))
      Circle().union(Rectangle().scale(0.5)).trim(from: 0.1, to: 0.8).stroke(.teal)
      Path { path in
        path.addEllipse(in: CGRect(x: 0, y: 0, width: 30, height: 10))
        path.addRect(CGRect(x: 5, y: 2, width: 10, height: 4))
      }
      .fill(.indigo)
      .frame(width: 30, height: 10)
      RoundedRectangle(cornerRadius: 8, style: .continuous).inset(by: 3).fill(.yellow).frame(height: 30)
      UnevenRoundedRectangle(topLeadingRadius: 12, bottomTrailingRadius: 4).size(width: 40, height: 20)
      Capsule().fill(.mint).stroke(.black, lineWidth: 1).frame(width: 50, height: 20)
      Text("clipped").padding().background(.yellow).clipShape(.capsule)
      Text("shape").padding(8).background(.cyan, in: RoundedRectangle(cornerRadius: 5))
    }
  }
}
