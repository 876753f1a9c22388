import SwiftUI

// entries: CompanyLogos

struct LogoHexagon: Shape {
  var isPointy = true

  func path(in rect: CGRect) -> Path {
    let center = CGPoint(x: rect.midX, y: rect.midY)
    let radius = min(rect.width, rect.height) / 2
    let turn = isPointy ? CGFloat.pi / 6 : 0
    let corners = (0..<6).map { i -> CGPoint in
      let angle = CGFloat(i) * .pi / 3 + turn
      return CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    var path = Path()
    path.addLines(corners)
    path.closeSubpath()
    return path
  }
}

struct Petals: View {
  var count = 8
  var colors: [Color] = [.orange, .pink]

  var body: some View {
    ZStack {
      ForEach(0..<count, id: \.self) { i in
        Ellipse()
          .fill(colors[i % colors.count])
          .opacity(0.6)
          .frame(width: 22, height: 46)
          .offset(y: -24)
          .rotationEffect(.degrees(360 / Double(count) * Double(i)))
      }
      Circle().fill(.white).frame(width: 16, height: 16)
    }
    .frame(width: 100, height: 100)
  }
}

struct Monogram: View {
  let letters: String

  var body: some View {
    ZStack {
      LogoHexagon().stroke(style: StrokeStyle(lineWidth: 5, lineJoin: .round))
      LogoHexagon(isPointy: false).inset(12).stroke(lineWidth: 2)
      HStack(spacing: -4) {
        ForEach(Array(letters.enumerated()), id: \.offset) { index, letter in
          Text(String(letter))
            .font(.system(size: 34, weight: index.isMultiple(of: 2) ? .black : .light, design: .serif))
            .baselineShift(index % 2 == 0 ? 0 : 4)
        }
      }
    }
    .frame(width: 100, height: 100)
  }
}

extension View {
  fileprivate func baselineShift(_ amount: CGFloat) -> some View { offset(y: -amount) }
}

extension Shape {
  fileprivate func inset(_ amount: CGFloat) -> some Shape { ScaledInset(shape: self, amount: amount) }
}

private struct ScaledInset<S: Shape>: Shape {
  let shape: S
  let amount: CGFloat

  func path(in rect: CGRect) -> Path { shape.path(in: rect.insetBy(dx: amount, dy: amount)) }
}

struct RingsLogo: View {
  private let rings: [(color: Color, x: CGFloat, y: CGFloat)] = [
    (.blue, -44, 0), (.black, 0, 0), (.red, 44, 0), (.yellow, -22, 20), (.green, 22, 20),
  ]

  var body: some View {
    ZStack {
      ForEach(rings.indices, id: \.self) { i in
        Circle()
          .strokeBorder(rings[i].color, lineWidth: 4)
          .frame(width: 40, height: 40)
          .offset(x: rings[i].x, y: rings[i].y)
      }
    }
    .frame(width: 140, height: 70)
  }
}

struct WindowLogo: View {
  var gap: CGFloat = 4

  var body: some View {
    VStack(spacing: gap) {
      HStack(spacing: gap) {
        Color.red
        Color.green
      }
      HStack(spacing: gap) {
        Color.blue
        Color.yellow
      }
    }
    .frame(width: 70, height: 70)
    .transformEffect(CGAffineTransform(a: 1, b: -0.12, c: 0, d: 1, tx: 0, ty: 6))
  }
}

struct CompanyLogos: View {
  var body: some View {
    ScrollView {
      VStack(spacing: 26) {
        Petals()
        Petals(count: 12, colors: [.blue, .teal, .green])
        Monogram(letters: "ST").foregroundStyle(.indigo)
        RingsLogo()
        WindowLogo()
        crescent
        signal
      }
      .frame(maxWidth: .infinity)
      .padding()
    }
  }

  private var crescent: some View {
    Circle()
      .subtracting(Circle().scale(0.8).offset(x: 18, y: -8))
      .fill(.mint)
      .frame(width: 80, height: 80)
  }

  private var signal: some View {
    ZStack(alignment: .bottomLeading) {
      Circle().frame(width: 14, height: 14)
      ForEach([30, 50] as [CGFloat], id: \.self) { radius in
        Circle()
          .trim(from: 0.75, to: 1)
          .stroke(style: StrokeStyle(lineWidth: 8))
          .frame(width: radius * 2, height: radius * 2)
          .offset(x: -radius + 4, y: radius - 4)
      }
    }
    .frame(width: 70, height: 70, alignment: .bottomLeading)
    .foregroundColor(.orange)
    .clipped()
  }
}
