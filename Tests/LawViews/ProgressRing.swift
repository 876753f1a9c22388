import SwiftUI

// entries: ProgressRing, ProgressRing_Previews

struct ProgressRing: View {
  /// 0...1
  var progress: Double = 0.7
  var lineWidth: CGFloat = 14
  var tint = Color.blue

  var body: some View {
    ZStack {
      Circle()
        .stroke(tint.opacity(0.2), lineWidth: lineWidth)
      Circle()
        .trim(from: 0, to: CGFloat(min(progress, 1)))
        .stroke(tint, style: StrokeStyle(lineWidth: lineWidth, lineCap: .round, lineJoin: .round))
        .rotationEffect(.degrees(-90))
        .animation(.easeInOut(duration: 0.4), value: progress)
      VStack(spacing: 2) {
        Text("\(Int(progress * 100))%")
          .font(.system(size: 28, weight: .bold, design: .rounded))
        Text("complete")
          .font(.caption)
          .foregroundColor(.secondary)
      }
    }
    .padding(lineWidth / 2)
  }
}

struct ProgressRing_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      ProgressRing()
        .frame(width: 160, height: 160)
      ProgressRing(progress: 0.25, lineWidth: 6, tint: .green)
      HStack {
        ForEach(1..<4) { index in
          ProgressRing(progress: Double(index) / 3, lineWidth: 4, tint: .pink)
        }
      }
    }
  }
}
