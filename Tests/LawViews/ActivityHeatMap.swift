import SwiftUI

// entries: ActivityHeatMap

/// A small generator of numbers that repeat.
struct HeatNoise: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 29)
  }
}

struct HeatScale {
  let colors: [Color]
  let domain: ClosedRange<Double>

  subscript(value: Double) -> Color {
    let share = (value - domain.lowerBound) / (domain.upperBound - domain.lowerBound)
    let index = Int(share * Double(colors.count))
    return colors[max(0, min(colors.count - 1, index))]
  }

  static let greens = HeatScale(
    colors: [Color(white: 0.92)] + stride(from: 0.25, through: 1.0, by: 0.25).map { Color.green.opacity($0) },
    domain: 0...10)
}

struct ActivityHeatMap: View {
  var weeks = 18
  let scale = HeatScale.greens
  private let counts: [[Int]]

  init(weeks: Int = 18, seed: UInt64 = 42) {
    self.weeks = weeks
    var noise = HeatNoise(seed: seed)
    counts = (0..<weeks).map { week in
      (0..<7).map { day in
        let value = Int(noise.next() >> 33) % 12
        return day > 4 ? value / 3 : max(value - week % 4, 0)
      }
    }
  }

  private var total: Int { counts.joined().reduce(0, +) }

  private var streak: Int {
    var best = 0
    var run = 0
    for count in counts.joined() {
      run = count > 0 ? run + 1 : 0
      best = max(best, run)
    }
    return best
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      Text("\(total) contributions").font(.headline) + Text(" in \(weeks) weeks").font(.subheadline)
      HStack(alignment: .top, spacing: 4) {
        VStack(alignment: .trailing, spacing: 2) {
          ForEach(["Mon", "", "Wed", "", "Fri", "", ""].indices, id: \.self) { day in
            Text(["Mon", "", "Wed", "", "Fri", "", ""][day]).font(.system(size: 8)).frame(height: 12)
          }
        }
        ScrollView(.horizontal, showsIndicators: false) {
          HStack(spacing: 2) {
            ForEach(0..<weeks, id: \.self) { week in
              VStack(spacing: 2) {
                ForEach(0..<7) { day in
                  cell(counts[week][day])
                }
              }
            }
          }
        }
      }
      footer
    }
    .padding()
  }

  private func cell(_ count: Int) -> some View {
    RoundedRectangle(cornerRadius: 2)
      .fill(scale[Double(count)])
      .frame(width: 12, height: 12)
      .overlay(RoundedRectangle(cornerRadius: 2).stroke(Color.black.opacity(count == 0 ? 0.05 : 0.1), lineWidth: 0.5))
  }

  private var footer: some View {
    HStack(spacing: 3) {
      Text("Longest run: \(streak) days").font(.caption)
      Spacer()
      Text("Less").font(.caption2)
      ForEach(Array(stride(from: 0, through: 10, by: 2.5)), id: \.self) { value in
        RoundedRectangle(cornerRadius: 2).fill(scale[value]).frame(width: 10, height: 10)
      }
      Text("More").font(.caption2)
    }
  }
}
