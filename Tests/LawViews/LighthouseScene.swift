import SwiftUI

// entries: LighthouseScene

struct Wavelet: Shape {
  var offset: Double
  var amplitude: CGFloat = 6

  var animatableData: Double {
    get { offset }
    set { offset = newValue }
  }

  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
    for x in stride(from: rect.minX, through: rect.maxX, by: 6) {
      let y = rect.minY + amplitude + amplitude * CGFloat(sin(Double(x) / 20 + offset))
      path.addLine(to: CGPoint(x: x, y: y))
    }
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.closeSubpath()
    return path
  }
}

struct Beam: Shape {
  let spread: Angle

  func path(in rect: CGRect) -> Path {
    let start = CGPoint(x: rect.minX, y: rect.midY)
    let end = CGPoint(x: rect.maxX, y: rect.midY)
    let rise = tan(CGFloat(spread.radians) / 2) * rect.width
    var path = Path()
    path.move(to: start)
    path.addLines([start, CGPoint(x: end.x, y: end.y - rise), CGPoint(x: end.x, y: end.y + rise)])
    path.closeSubpath()
    return path
  }
}

struct LighthouseScene: View {
  @State private var turn = Angle.degrees(-20)
  @State private var tide = 0.0

  private var tower: some View {
    VStack(spacing: 0) {
      Circle().trim(from: 0.5, to: 1).fill(.red).frame(width: 30, height: 30).padding(.bottom, -15)
      Rectangle().fill(.yellow).frame(width: 24, height: 18)
      ForEach(0..<5) { stripe in
        Rectangle()
          .fill(stripe.isMultiple(of: 2) ? Color.white : .red)
          .frame(width: 26 + CGFloat(stripe) * 4, height: 22)
      }
    }
  }

  private var stars: some View {
    GeometryReader { proxy in
      ForEach(0..<40, id: \.self) { star in
        let x = CGFloat((star * 73) % 100) / 100
        let y = CGFloat((star * star * 31 + 7) % 100) / 160
        Circle()
          .fill(.white.opacity(star % 3 == 0 ? 0.9 : 0.5))
          .frame(width: star % 5 == 0 ? 3 : 2)
          .position(x: x * proxy.size.width, y: y * proxy.size.height)
      }
    }
  }

  var body: some View {
    ZStack(alignment: .bottom) {
      LinearGradient(colors: [.black, .indigo, .purple], startPoint: .top, endPoint: .bottom)
        .edgesIgnoringSafeArea(.all)
      stars
      tower
        .background(alignment: .top) {
          Beam(spread: .degrees(16))
            .fill(LinearGradient(colors: [.yellow.opacity(0.8), .clear], startPoint: .leading, endPoint: .trailing))
            .frame(width: 200, height: 40)
            .rotationEffect(turn, anchor: .leading)
            .offset(x: 100, y: 4)
        }
        .padding(.bottom, 40)
      ForEach(0..<3) { layer in
        Wavelet(offset: tide + Double(layer) * 1.3)
          .fill(Color(red: 0, green: 0.2 + Double(layer) * 0.1, blue: 0.5))
          .frame(height: CGFloat(60 - layer * 16))
      }
    }
    .clipped()
    .onAppear {
      withAnimation(.linear(duration: 6).repeatForever(autoreverses: true)) { turn = .degrees(20) }
      withAnimation(Animation.linear(duration: 3).repeatForever(autoreverses: false)) { tide = .pi * 2 }
    }
  }
}
