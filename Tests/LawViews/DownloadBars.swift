import SwiftUI

// entries: DownloadBars

struct LinearBar: View {
  let value: Double
  var height: CGFloat = 8
  var colors: [Color] = [.blue]

  var body: some View {
    GeometryReader { geometry in
      ZStack(alignment: .leading) {
        RoundedRectangle(cornerRadius: height / 2)
          .foregroundColor(Color.gray.opacity(0.2))
        RoundedRectangle(cornerRadius: height / 2)
          .fill(LinearGradient(gradient: Gradient(colors: colors), startPoint: .leading, endPoint: .trailing))
          .frame(width: geometry.size.width * CGFloat(min(max(value, 0), 1)))
      }
    }
    .frame(height: height)
  }
}

struct StripedBar: View {
  var value: CGFloat
  let stripe: CGFloat = 6

  var body: some View {
    GeometryReader { geometry in
      Path { path in
        var x: CGFloat = -geometry.size.height
        while x < geometry.size.width {
          path.move(to: CGPoint(x: x, y: geometry.size.height))
          path.addLine(to: CGPoint(x: x + geometry.size.height, y: 0))
          path.addLine(to: CGPoint(x: x + geometry.size.height + stripe, y: 0))
          path.addLine(to: CGPoint(x: x + stripe, y: geometry.size.height))
          path.closeSubpath()
          x += stripe * 2
        }
      }
      .fill(Color.orange)
      .background(Color.yellow)
      .mask(Capsule().frame(width: geometry.size.width * value).frame(maxWidth: .infinity, alignment: .leading))
      .overlay(Capsule().stroke(.orange, lineWidth: 1))
    }
    .frame(height: 14)
  }
}

struct SegmentBar: View {
  var filled: Int, total = 8

  var body: some View {
    HStack(spacing: 3) {
      ForEach(0..<total, id: \.self) { i in
        Rectangle().fill(i < filled ? color : .gray.opacity(0.25))
      }
    }
    .frame(height: 10)
    .clipShape(Capsule())
  }

  private var color: Color {
    let share = Double(filled) / Double(total)
    return share < 0.34 ? .red : share < 0.67 ? .yellow : .green
  }
}

struct DownloadBars: View {
  @State private var progress = 0.42

  private let files: [(name: String, megabytes: Double, done: Double)] = [
    ("video.mov", 1204.6, 0.15), ("notes.pdf", 2, 1), ("photos.zip", 88.25, 0.6),
  ]

  var body: some View {
    VStack(alignment: .leading, spacing: 18) {
      ForEach(files, id: \.name) { file in
        VStack(alignment: .leading, spacing: 4) {
          HStack {
            Text(file.name).font(.subheadline)
            Spacer()
            Text(
              file.done == 1 ? "Done" : String(format: "%.1f of %.1f MB", file.done * file.megabytes, file.megabytes)
            )
            .font(.caption.monospacedDigit())
            .foregroundStyle(file.done == 1 ? Color.green : Color.secondary)
          }
          LinearBar(value: file.done, colors: file.done < 0.5 ? [.pink, .orange] : [.mint, .blue])
        }
      }
      StripedBar(value: CGFloat(progress))
      SegmentBar(filled: 2)
      SegmentBar(filled: 6, total: 10)
      ProgressView(value: progress)
      ProgressView("Loading", value: 3, total: 8).tint(.purple)
      Slider(value: $progress, in: 0...1)
    }
    .padding()
  }
}
