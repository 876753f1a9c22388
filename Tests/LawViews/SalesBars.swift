import SwiftUI

// entries: SalesBars, SalesBars_Previews

struct SalesQuarter: Identifiable, Hashable {
  let label: String
  let amounts: [Double]
  var id: String { label }
  var total: Double { amounts.reduce(0, +) }
}

struct SalesBars: View {
  enum Mode { case grouped, stacked }

  var mode: Mode = .grouped
  var quarters = [
    SalesQuarter(label: "Q1", amounts: [12, 8, 3]),
    SalesQuarter(label: "Q2", amounts: [14, 10.5, 6]),
    SalesQuarter(label: "Q3", amounts: [9, 12, 7.25]),
    SalesQuarter(label: "Q4", amounts: [20, 15, 1]),
  ]
  static let palette: [Color] = [.blue, .green, .orange]

  private var top: Double {
    let values = mode == .stacked ? quarters.map(\.total) : quarters.flatMap(\.amounts)
    let most = values.max() ?? 1
    return (most / 5).rounded(.up) * 5
  }

  var body: some View {
    VStack(alignment: .leading) {
      Text("Sales").font(.headline)
      HStack(spacing: 4) {
        axis
        plot
      }
      .frame(height: 180)
      legend
    }
    .padding()
  }

  private var axis: some View {
    VStack(alignment: .trailing) {
      ForEach((0...4).reversed(), id: \.self) { step in
        Text((top * Double(step) / 4).formatted())
          .font(.system(size: 9).monospacedDigit())
          .foregroundColor(.secondary)
        if step > 0 { Spacer(minLength: 0) }
      }
    }
  }

  private var plot: some View {
    GeometryReader { geometry in
      ZStack(alignment: .bottom) {
        ForEach(0..<5) { line in
          Path { p in
            let y = geometry.size.height * CGFloat(line) / 4
            p.move(to: CGPoint(x: 0, y: y))
            p.addLine(to: CGPoint(x: geometry.size.width, y: y))
          }
          .stroke(Color.gray.opacity(0.4), style: StrokeStyle(lineWidth: 0.5, dash: line == 4 ? [] : [3]))
        }
        HStack(alignment: .bottom, spacing: 12) {
          ForEach(quarters) { quarter in
            VStack(spacing: 2) {
              bars(quarter, height: geometry.size.height - 14)
              Text(quarter.label).font(.caption2).frame(height: 12)
            }
            .frame(maxWidth: .infinity)
          }
        }
      }
    }
  }

  @ViewBuilder
  private func bars(_ quarter: SalesQuarter, height: CGFloat) -> some View {
    let unit = height / CGFloat(top)
    switch mode {
    case .grouped:
      HStack(alignment: .bottom, spacing: 1) {
        ForEach(0..<quarter.amounts.count, id: \.self) { i in
          Rectangle().fill(Self.palette[i]).frame(height: CGFloat(quarter.amounts[i]) * unit)
        }
      }
    case .stacked:
      VStack(spacing: 0) {
        ForEach(quarter.amounts.indices.reversed(), id: \.self) { i in
          Self.palette[i].frame(height: CGFloat(quarter.amounts[i]) * unit)
        }
      }
      .clipShape(RoundedRectangle(cornerRadius: 3))
    }
  }

  private var legend: some View {
    HStack(spacing: 14) {
      ForEach(Array(zip(Self.palette, ["Web", "Shop", "Phone"])), id: \.1) { color, name in
        HStack(spacing: 4) {
          RoundedRectangle(cornerRadius: 2).fill(color).frame(width: 10, height: 10)
          Text(name).font(.caption)
        }
      }
    }
  }
}

struct SalesBars_Previews: PreviewProvider {
  static var previews: some View {
    VStack {
      SalesBars()
      SalesBars(mode: .stacked)
    }
  }
}
