import SwiftUI

// entries: HeartBeats

struct LoveHeart: Shape {
  func path(in rect: CGRect) -> Path {
    let w = rect.width
    let h = rect.height
    var path = Path()
    path.move(to: CGPoint(x: 0.5 * w, y: 0.25 * h))
    path.addCurve(
      to: CGPoint(x: 0, y: 0.35 * h), control1: CGPoint(x: 0.45 * w, y: 0.02 * h), control2: CGPoint(x: 0, y: 0))
    path.addCurve(
      to: CGPoint(x: 0.5 * w, y: h), control1: CGPoint(x: 0, y: 0.65 * h), control2: CGPoint(x: 0.4 * w, y: 0.8 * h))
    path.addCurve(
      to: CGPoint(x: w, y: 0.35 * h), control1: CGPoint(x: 0.6 * w, y: 0.8 * h), control2: CGPoint(x: w, y: 0.65 * h))
    path.addCurve(
      to: CGPoint(x: 0.5 * w, y: 0.25 * h), control1: CGPoint(x: w, y: 0), control2: CGPoint(x: 0.55 * w, y: 0.02 * h))
    path.closeSubpath()
    return path.offsetBy(dx: rect.minX, dy: rect.minY)
  }
}

/// A line of an electrocardiogram that repeats.
struct HeartLine: Shape {
  var beats: Int
  private static let beat: [(x: CGFloat, y: CGFloat)] = [
    (0, 0), (0.3, 0), (0.36, 0.12), (0.42, 0), (0.46, -0.15), (0.5, 1), (0.55, -0.4), (0.6, 0), (0.72, 0.2), (0.8, 0),
    (1, 0),
  ]

  func path(in rect: CGRect) -> Path {
    let width = rect.width / CGFloat(beats)
    let middle = rect.minY + rect.height * 0.7
    return Path { path in
      path.move(to: CGPoint(x: rect.minX, y: middle))
      for beat in 0..<beats {
        for case (let x, let y) in Self.beat {
          path.addLine(to: CGPoint(x: rect.minX + (CGFloat(beat) + x) * width, y: middle - y * rect.height * 0.6))
        }
      }
    }
  }
}

struct LikeButton: View {
  @Binding var isLiked: Bool
  var count: Int
  @State private var scale: CGFloat = 1

  var body: some View {
    Button {
      withAnimation(.spring(response: 0.2, dampingFraction: 0.4)) { isLiked.toggle() }
    } label: {
      HStack(spacing: 6) {
        ZStack {
          burst.opacity(isLiked ? 1 : 0)
          if isLiked {
            LoveHeart().fill(Color.red)
          } else {
            LoveHeart().stroke(Color.gray, lineWidth: 2)
          }
        }
        .frame(width: 28, height: 26)
        .scaleEffect(scale)
        Text("\(count + (isLiked ? 1 : 0))").foregroundColor(.primary)
      }
    }
  }

  private var burst: some View {
    ForEach(0..<6, id: \.self) { index in
      Circle()
        .fill([Color.red, .orange, .pink][index % 3])
        .frame(width: 4, height: 4)
        .offset(y: -22)
        .rotationEffect(.degrees(Double(index) / 6 * 360))
    }
  }
}

struct HeartBeats: View {
  @State private var liked = [true, false]
  let rates = [58, 72, 140]

  var body: some View {
    VStack(spacing: 24) {
      HStack(spacing: 40) {
        LikeButton(isLiked: $liked[0], count: 999)
        LikeButton(isLiked: $liked[1], count: 0)
      }
      ForEach(rates, id: \.self) { rate in
        VStack(alignment: .leading, spacing: 0) {
          HStack {
            LoveHeart().fill(rate > 100 ? Color.red : Color.green).frame(width: 16, height: 15)
            Text("\(rate) bpm").font(.footnote.monospacedDigit())
          }
          HeartLine(beats: max(rate / 25, 1))
            .trim(from: 0, to: 0.9)
            .stroke(rate > 100 ? Color.red : .green, style: StrokeStyle(lineWidth: 2, lineJoin: .round))
            .frame(height: 50)
        }
      }
      LoveHeart()
        .fill(
          RadialGradient(
            colors: [.white, .pink, .red], center: UnitPoint(x: 0.3, y: 0.3), startRadius: 2, endRadius: 120)
        )
        .overlay(LoveHeart().stroke(.red, style: StrokeStyle(lineWidth: 3, dash: [1, 6])).padding(8))
        .aspectRatio(1.1, contentMode: .fit)
        .frame(maxWidth: 160)
    }
    .padding()
  }
}
