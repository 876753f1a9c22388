import SwiftUI

// entries: SafariScene, SafariScene_Previews

struct Dune: Shape {
  var heights: [CGFloat]

  func path(in rect: CGRect) -> Path {
    guard heights.count > 1 else { return Path() }
    let step = rect.width / CGFloat(heights.count - 1)
    func point(_ index: Int) -> CGPoint {
      CGPoint(x: rect.minX + CGFloat(index) * step, y: rect.maxY - heights[index] * rect.height)
    }
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
    path.addLine(to: point(0))
    for index in heights.indices.dropFirst() {
      let (from, to) = (point(index - 1), point(index))
      path.addCurve(
        to: to, control1: CGPoint(x: (from.x + to.x) / 2, y: from.y), control2: CGPoint(x: (from.x + to.x) / 2, y: to.y)
      )
    }
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.closeSubpath()
    return path
  }
}

struct Acacia: View {
  var height: CGFloat = 60

  var body: some View {
    VStack(spacing: -height / 10) {
      Ellipse()
        .fill(Color(red: 0.2, green: 0.35, blue: 0.1))
        .frame(width: height, height: height / 3)
      Path { path in
        path.move(to: CGPoint(x: 5, y: 0))
        path.addLine(to: CGPoint(x: 8, y: height * 0.7))
        path.addLine(to: CGPoint(x: 2, y: height * 0.7))
      }
      .fill(.brown)
      .frame(width: 10, height: height * 0.7)
    }
  }
}

struct SafariScene: View {
  var isNight = false

  private var sky: Gradient {
    isNight ? Gradient(colors: [.black, .indigo]) : Gradient(colors: [.orange, .yellow, Color(white: 0.95)])
  }

  @ViewBuilder private var sunOrMoon: some View {
    if isNight {
      Circle()
        .fill(.white)
        .frame(width: 40)
        .overlay(Circle().fill(.black).offset(x: 12))
        .clipShape(Circle())
    } else {
      Circle()
        .fill(
          RadialGradient(gradient: Gradient(colors: [.white, .yellow]), center: .center, startRadius: 5, endRadius: 40)
        )
        .frame(width: 80)
    }
  }

  var body: some View {
    GeometryReader { proxy in
      let size = proxy.size
      ZStack {
        LinearGradient(gradient: sky, startPoint: .top, endPoint: .bottom)
          .ignoresSafeArea(.all, edges: .top)
        sunOrMoon
          .position(x: size.width * 0.75, y: size.height * 0.2)
        VStack(spacing: 0) {
          Spacer()
          Dune(heights: [0.3, 0.8, 0.4, 0.9, 0.5])
            .fill(Color.orange.opacity(isNight ? 0.3 : 0.8))
            .frame(height: size.height * 0.3)
            .overlay(alignment: .bottom) {
              HStack(alignment: .bottom, spacing: size.width / 8) {
                Acacia()
                Acacia(height: 90)
                Acacia(height: 40)
              }
            }
          Dune(heights: [0.2, 0.5, 0.3])
            .fill(Color.brown)
            .frame(height: 30)
        }
        if isNight {
          ForEach(0..<12) { index in
            Circle()
              .fill(.white)
              .frame(width: 2, height: 2)
              .offset(x: CGFloat(index * 53 % 300) - 150, y: CGFloat(index * 31 % 120) - 160)
          }
        }
      }
      .clipped()
    }
  }
}

struct SafariScene_Previews: PreviewProvider {
  static var previews: some View {
    ForEach([false, true], id: \.self) { isNight in
      SafariScene(isNight: isNight)
        .previewDisplayName(isNight ? "Night" : "Day")
        .previewLayout(.fixed(width: 300, height: isNight ? 200 : 400))
    }
  }
}
