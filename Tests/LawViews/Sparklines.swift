import SwiftUI

// entries: Sparklines

/// A line through numbers, drawn without axes.
struct Sparkline<Values: RandomAccessCollection & Sendable>: Shape where Values.Element == Double {
  var values: Values

  init(_ values: Values) { self.values = values }

  func path(in rect: CGRect) -> Path {
    guard let low = values.min(), let high = values.max(), values.count > 1 else { return Path() }
    let scale = high == low ? 0 : rect.height / CGFloat(high - low)
    let step = rect.width / CGFloat(values.count - 1)
    var x = rect.minX
    var path = Path()
    for value in values {
      let point = CGPoint(x: x, y: rect.maxY - CGFloat(value - low) * scale)
      if path.isEmpty { path.move(to: point) } else { path.addLine(to: point) }
      x += step
    }
    return path
  }
}

struct SparkBars: Shape {
  let values: [Double]
  var spacing: CGFloat = 1

  func path(in rect: CGRect) -> Path {
    let most = values.map { abs($0) }.max() ?? 1
    let width = (rect.width - spacing * CGFloat(values.count - 1)) / CGFloat(values.count)
    var path = Path()
    for (i, value) in values.enumerated() {
      let height = CGFloat(abs(value) / most) * rect.height / 2
      let x = rect.minX + CGFloat(i) * (width + spacing)
      path.addRect(CGRect(x: x, y: value < 0 ? rect.midY : rect.midY - height, width: max(width, 0), height: height))
    }
    return path
  }
}

extension Shape {
  fileprivate func sparkStyle(_ color: Color) -> some View {
    stroke(color, style: StrokeStyle(lineWidth: 1.5, lineCap: .round, lineJoin: .round))
      .frame(width: 90, height: 24)
  }
}

struct Sparklines: View {
  private let series: [(name: String, values: [Double])] = [
    ("cpu", [0.2, 0.3, 0.25, 0.8, 0.6, 0.65, 0.3]),
    ("memory", [4.1, 4.2, 4.2, 4.4, 4.8, 5.0, 5.0, 5.1]),
    ("flat", [1, 1, 1]),
  ]
  private let wave = stride(from: 0.0, to: 12, by: 0.25).map { sin($0) * exp(-$0 / 6) }

  private func change(_ values: [Double]) -> Double {
    guard let first = values.first, let last = values.last, first != 0 else { return 0 }
    return (last - first) / first
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      ForEach(series, id: \.name) { item in
        HStack(spacing: 16) {
          Text(item.name).frame(width: 70, alignment: .leading)
          Sparkline(item.values).sparkStyle(change(item.values) >= 0 ? .green : .red)
          Text(change(item.values).formatted(.percent.precision(.fractionLength(1)).sign(strategy: .always())))
            .font(.caption.monospacedDigit())
        }
      }
      Sparkline(wave[4...]).sparkStyle(.purple)
      Sparkline((0..<20).map { Double($0 * $0 % 7) }).sparkStyle(.blue)
      SparkBars(values: [2, -1, 3, 4, -2.5, 0, 1]).fill(.teal).frame(width: 120, height: 40)
        .overlay(Divider())
      SparkBars(values: wave, spacing: 0).frame(height: 30)
    }
    .padding()
  }
}
