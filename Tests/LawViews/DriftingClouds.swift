import SwiftUI

// entries: DriftingClouds

struct CloudShape: Shape {
  let puffs: Int

  func path(in rect: CGRect) -> Path {
    var path = Path()
    for puff in 0..<puffs {
      let t = CGFloat(puff) / CGFloat(max(puffs - 1, 1))
      let height = rect.height * (0.5 + 0.5 * sin(t * .pi))
      let width = rect.width / CGFloat(puffs) * 1.6
      path.addEllipse(
        in: CGRect(
          x: rect.minX + t * (rect.width - width), y: rect.maxY - height, width: width, height: height))
    }
    return path
  }
}

private struct CloudSpec: Identifiable {
  let id: Int
  let x: UnitPoint
  let scale: CGFloat
  let isRaining: Bool
}

/// Transforms of views in all their forms, and their order.
struct DriftingClouds: View {
  @State private var drift: CGFloat = 12
  private let specs = [
    CloudSpec(id: 0, x: .topLeading, scale: 1, isRaining: false),
    CloudSpec(id: 1, x: .center, scale: 1.3, isRaining: true),
    CloudSpec(id: 2, x: UnitPoint(x: 0.9, y: 0.3), scale: 0.6, isRaining: false),
  ]

  private func rain(_ count: Int) -> some View {
    HStack(spacing: 6) {
      ForEach(0..<count, id: \.self) { drop in
        Capsule()
          .frame(width: 2, height: 10)
          .rotationEffect(.degrees(15))
          .offset(y: CGFloat(drop % 3) * 6)
      }
    }
    .foregroundColor(.blue)
  }

  var body: some View {
    VStack(spacing: 30) {
      GeometryReader { proxy in
        ForEach(specs) { spec in
          CloudShape(puffs: 4 + spec.id)
            .fill(.gray.opacity(0.5))
            .frame(width: 90, height: 40)
            .overlay(alignment: .bottom) { if spec.isRaining { rain(7).offset(y: 24) } }
            .scaleEffect(spec.scale, anchor: spec.x)
            .offset(x: drift)
            .position(x: spec.x.x * proxy.size.width, y: spec.x.y * proxy.size.height + 30)
        }
      }
      .frame(height: 160)
      HStack(spacing: 30) {
        Group {
          CloudShape(puffs: 3).rotationEffect(.degrees(30)).offset(x: 10)
          CloudShape(puffs: 3).offset(x: 10).rotationEffect(.degrees(30))
          CloudShape(puffs: 3).scaleEffect(x: 1, y: -1)
          CloudShape(puffs: 3).scaleEffect(0.5, anchor: .bottomTrailing)
          CloudShape(puffs: 3).rotationEffect(Angle(radians: -.pi / 8), anchor: UnitPoint(x: 0, y: 1))
          CloudShape(puffs: 3).transformEffect(.init(scaleX: 0.8, y: 1.2))
          CloudShape(puffs: 3).transformEffect(
            CGAffineTransform(translationX: 4, y: 4).rotated(by: 0.3).scaledBy(x: 0.5, y: 0.5))
        }
        .frame(width: 24, height: 16)
        .border(.red.opacity(0.3))
      }
      ZStack {
        ForEach(0..<4) { index in
          Text("wind")
            .font(.title)
            .opacity(1 / Double(index + 1))
            .offset(x: CGFloat(index) * drift, y: -CGFloat(index) * 4)
            .zIndex(Double(-index))
        }
      }
      Text("upside down").scaleEffect(CGSize(width: -1, height: -1)).border(.gray)
    }
    .onAppear { withAnimation(.easeInOut(duration: 8).repeatForever()) { drift = -12 } }
  }
}
