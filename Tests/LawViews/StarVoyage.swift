import SwiftUI

// entries: StarVoyage, QuietSky

/// A generator whose numbers are the same in every run.
struct SkyDice {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed }

  mutating func roll() -> Double {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Double(state >> 40) / Double(1 << 24)
  }
}

struct FarStar {
  var position: CGPoint
  var depth: Double
  var phase: Double

  static func sky(of count: Int, seed: UInt64 = 7) -> [FarStar] {
    var dice = SkyDice(seed)
    return (0..<count).map { _ in
      FarStar(
        position: CGPoint(x: dice.roll(), y: dice.roll()), depth: 0.2 + 0.8 * dice.roll(), phase: dice.roll() * 2 * .pi)
    }
  }
}

struct StarVoyage: View {
  private let stars = FarStar.sky(of: 120)

  var body: some View {
    TimelineView(.animation) { timeline in
      let seconds = timeline.date.timeIntervalSinceReferenceDate.truncatingRemainder(dividingBy: 60)
      Canvas { context, size in
        let sky = Path(CGRect(origin: .zero, size: size))
        context.fill(
          sky,
          with: .linearGradient(
            Gradient(colors: [.black, .indigo]), startPoint: .zero, endPoint: CGPoint(x: 0, y: size.height)))
        for star in stars { draw(star, at: seconds, in: &context, size) }
      }
    }
    .ignoresSafeArea()
  }

  private func draw(_ star: FarStar, at seconds: Double, in context: inout GraphicsContext, _ size: CGSize) {
    let drift = (Double(star.position.x) + seconds * 0.01 * star.depth).truncatingRemainder(dividingBy: 1)
    let center = CGPoint(x: drift * Double(size.width), y: Double(star.position.y) * Double(size.height))
    let radius = 0.5 + 1.5 * star.depth
    let glow = 0.6 + 0.4 * sin(seconds * 3 + star.phase)
    let rect = CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
    context.opacity = glow * star.depth
    context.fill(Path(ellipseIn: rect), with: .color(star.depth > 0.8 ? .yellow : .white))
    context.opacity = 1
  }
}

/// A sky that stands still, in its own frame and under modifiers of the view.
struct QuietSky: View {
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    VStack(spacing: 12) {
      Canvas(opaque: true, colorMode: .linear, rendersAsynchronously: true) { context, size in
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.sRGB, white: 0.1, opacity: 1))
        for (index, star) in FarStar.sky(of: 40, seed: 3).enumerated() {
          let point = CGPoint(x: star.position.x * size.width, y: star.position.y * size.height)
          let side = CGFloat(2 + index % 3)
          context.fill(
            Path(CGRect(x: point.x, y: point.y, width: side, height: side)),
            with: .color(red: 1, green: star.depth, blue: 0.5, opacity: 0.9))
        }
      }
      .frame(width: 160, height: 90)
      .clipShape(RoundedRectangle(cornerRadius: 12))
      .opacity(0.8)
      Canvas { context, size in
        let isDark = context.environment.colorScheme == .dark
        context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(isDark ? .white : .black))
      }
      .frame(width: 40, height: 40)
      .rotationEffect(.degrees(30))
      .shadow(radius: 4)
      Text(scheme == .dark ? "Night" : "Day")
    }
    .environment(\.colorScheme, .dark)
  }
}
