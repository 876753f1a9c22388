import SwiftUI

// entries: PlaceEffects, VisualEffects

struct SkewEffect: GeometryEffect {
  var amount: CGFloat

  var animatableData: CGFloat {
    get { amount }
    set { amount = newValue }
  }

  func effectValue(size: CGSize) -> ProjectionTransform {
    let skew = CGAffineTransform(a: 1, b: 0, c: amount, d: 1, tx: -amount * size.height / 2, ty: 0)
    return ProjectionTransform(skew)
  }
}

struct TiltEffect: GeometryEffect {
  var angle = 0.6
  var axis: (x: CGFloat, y: CGFloat) = (1, 0)

  func effectValue(size: CGSize) -> ProjectionTransform {
    var transform = CATransform3DIdentity
    transform.m34 = -1 / max(size.width, size.height, 1)
    transform = CATransform3DRotate(transform, CGFloat(angle), axis.x, axis.y, 0)
    transform = CATransform3DTranslate(transform, -size.width / 2, -size.height / 2, 0)
    let back = ProjectionTransform(CGAffineTransform(translationX: size.width / 2, y: size.height / 2))
    return ProjectionTransform(transform).concatenating(back)
  }
}

struct ShiftEffect: GeometryEffect {
  let share: CGFloat
  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: size.width * share, y: 0))
  }
}

struct XLabel: View {
  var body: some View {
    GeometryReader { proxy in
      Text("\(Int(proxy.frame(in: .global).minX))").font(.caption2)
      Color.mint.opacity(0.4)
    }
    .frame(width: 60, height: 16)
  }
}

struct PlaceEffects: View {
  var body: some View {
    VStack(spacing: 12) {
      Color.red.frame(width: 60, height: 20).modifier(SkewEffect(amount: 0.5))
      Text("tilted").padding(6).background(.yellow).modifier(TiltEffect())
      HStack {
        Color.green.frame(width: 10, height: 10)
        Color.blue.frame(width: 40, height: 10).modifier(ShiftEffect(share: 0.5)).border(.gray)
      }
      XLabel().modifier(ShiftEffect(share: 0.5))
      XLabel().modifier(ShiftEffect(share: 0.5).ignoredByLayout())
      Rectangle().frame(width: 30, height: 8)
        .transformEffect(CGAffineTransform(translationX: 4, y: 2).rotated(by: 0.3))
        .projectionEffect(ProjectionTransform(CGAffineTransform(scaleX: 2, y: 1)))
    }
  }
}

struct VisualEffects: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      ForEach(0..<4, id: \.self) { index in
        Text("line \(index)")
          .frame(width: 80)
          .background(Color.yellow)
          .visualEffect { content, proxy in
            content
              .offset(x: proxy.frame(in: .global).minY / 4)
              .opacity(1 - Double(index) / 8)
          }
      }
      Capsule().frame(width: 40, height: 10)
        .visualEffect { content, proxy in
          content
            .scaleEffect(x: proxy.size.height / 20, y: 1.5, anchor: .leading)
            .rotationEffect(.degrees(proxy.size.width), anchor: .center)
            .blur(radius: 0)
            .hueRotation(.degrees(30))
        }
    }
    .padding(20)
  }
}
