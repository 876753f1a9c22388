import SwiftUI

// entries: GlowEffects

struct GlowEffects: View {
  private let modes: [BlendMode] = [.multiply, .screen, .plusLighter, .destinationOut]

  private var tilt: ProjectionTransform {
    var transform = CATransform3DIdentity
    transform.m34 = -1 / 300
    transform = CATransform3DRotate(transform, 0.4, 1, 0.5, 0)
    transform = CATransform3DTranslate(transform, -20, 0, 0)
    return ProjectionTransform(transform).concatenating(ProjectionTransform(CGAffineTransform(translationX: 20, y: 0)))
  }

  var body: some View {
    VStack(spacing: 12) {
      Text("Card")
        .padding()
        .background(Color.white)
        .cornerRadius(8)
        .shadow(radius: 6)
        .shadow(color: .black.opacity(0.2), radius: 20, x: 0, y: 10)
      Circle().fill(.orange).frame(width: 40).blur(radius: 5).blur(radius: 2, opaque: true)
      ZStack {
        ForEach(modes.indices, id: \.self) { index in
          Circle()
            .fill(Color(hue: Double(index) / 4, saturation: 0.8, brightness: 0.9))
            .frame(width: 30, height: 30)
            .offset(x: CGFloat(index) * 12 - 18)
            .blendMode(modes[index])
        }
      }
      .compositingGroup()
      .hueRotation(.degrees(45))
      HStack {
        Color.red.brightness(0.1).contrast(1.2)
        Color.green.saturation(0.5).grayscale(0.25)
        Color.blue.colorInvert().colorMultiply(.yellow)
        Color.gray.luminanceToAlpha()
      }
      .drawingGroup()
      Text("Turned").rotation3DEffect(.degrees(35), axis: (x: 1, y: 0, z: 0))
      Rectangle()
        .fill(.teal)
        .frame(width: 60, height: 20)
        .rotation3DEffect(.degrees(-60), axis: (x: 0, y: 1, z: 0.2), anchor: .leading, anchorZ: 4, perspective: 0.5)
      Rectangle().fill(.indigo).frame(width: 40, height: 20).projectionEffect(tilt)
    }
  }
}
