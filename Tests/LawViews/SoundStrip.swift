import SwiftUI

// entries: SoundStrip, ToneScope

struct SoundStrip: View {
  private let levels: [CGFloat] = (0..<48).map { step in
    let angle = Double(step) * 0.37
    return CGFloat(0.15 + 0.8 * abs(sin(angle) * cos(angle * 0.31)))
  }
  @State private var position: CGFloat = 0.4

  var body: some View {
    VStack {
      Canvas { context, size in
        let gap: CGFloat = 2
        let width = size.width / CGFloat(levels.count) - gap
        for (index, level) in levels.enumerated() {
          let height = max(2, level * size.height)
          let rect = CGRect(
            x: CGFloat(index) * (width + gap), y: (size.height - height) / 2, width: max(width, 0), height: height)
          let isPlayed = CGFloat(index) / CGFloat(levels.count) < position
          context.fill(
            RoundedRectangle(cornerRadius: 2).path(in: rect),
            with: isPlayed ? .color(.accentColor) : .foreground)
        }
        var marker = Path()
        marker.move(to: CGPoint(x: position * size.width, y: 0))
        marker.addLine(to: CGPoint(x: position * size.width, y: size.height))
        context.stroke(marker, with: .color(.red), style: StrokeStyle(lineWidth: 2, lineCap: .round, dash: [4, 3]))
      }
      .frame(height: 80)
      .foregroundStyle(.secondary)
      Button("Ahead") { position = min(1, position + 0.2) }
    }
    .padding()
  }
}

/// Two waves over each other, whose colours add.
struct ToneScope: View {
  private func wave(_ size: CGSize, _ turns: Double, _ phase: Double) -> Path {
    Path { path in
      for step in 0...60 {
        let share = Double(step) / 60
        let point = CGPoint(
          x: CGFloat(share) * size.width, y: size.height * CGFloat(0.5 - 0.4 * sin(share * turns * 2 * .pi + phase)))
        if step == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
    }
  }

  var body: some View {
    Canvas { context, size in
      context.blendMode = .plusLighter
      let colors = Gradient(stops: [
        .init(color: .blue, location: 0), .init(color: .green, location: 0.5), .init(color: .orange, location: 1),
      ])
      context.stroke(
        wave(size, 2, 0),
        with: .linearGradient(colors, startPoint: .zero, endPoint: CGPoint(x: size.width, y: 0)), lineWidth: 3)
      context.stroke(wave(size, 3, 1), with: .color(.purple.opacity(0.7)), lineWidth: 2)
      context.stroke(wave(size, 5, 2), with: .style(.tint))
    }
    .background(.black)
    .aspectRatio(2, contentMode: .fit)
    .tint(.pink)
  }
}
