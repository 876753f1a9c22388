import SwiftUI

// entries: StockTable

struct StockLine: Identifiable {
  let ticker: String
  let open: Double
  let close: Double
  let high: Double
  let low: Double
  let volume: Int

  var id: String { ticker }
  var gain: Double { close - open }
}

enum StockColumn: String, CaseIterable, Identifiable {
  case ticker = "Ticker"
  case close = "Close"
  case gain = "Gain"
  case volume = "Volume"

  var id: String { rawValue }
  var alignment: Alignment { self == .ticker ? .leading : .trailing }

  func text(_ line: StockLine) -> String {
    switch self {
    case .ticker: return line.ticker
    case .close: return String(format: "%.2f", line.close)
    case .gain: return line.gain.formatted(.number.precision(.fractionLength(2)).sign(strategy: .always()))
    case .volume: return line.volume.formatted()
    }
  }

  func isBefore(_ a: StockLine, _ b: StockLine) -> Bool {
    switch self {
    case .ticker: return a.ticker < b.ticker
    case .close: return a.close < b.close
    case .gain: return a.gain < b.gain
    case .volume: return a.volume < b.volume
    }
  }
}

struct CandleStick: View {
  let line: StockLine
  let range: ClosedRange<Double>

  private func y(_ price: Double, _ height: CGFloat) -> CGFloat {
    height * CGFloat((range.upperBound - price) / (range.upperBound - range.lowerBound))
  }

  var body: some View {
    GeometryReader { geo in
      let height = geo.size.height
      let top = y(max(line.open, line.close), height)
      let bottom = y(min(line.open, line.close), height)
      let color = line.gain < 0 ? Color.red : Color.green
      Path { path in
        path.move(to: CGPoint(x: geo.size.width / 2, y: y(line.high, height)))
        path.addLine(to: CGPoint(x: geo.size.width / 2, y: y(line.low, height)))
      }
      .stroke(color, lineWidth: 1)
      Rectangle()
        .fill(color)
        .frame(width: geo.size.width * 0.6, height: max(bottom - top, 1))
        .position(x: geo.size.width / 2, y: (top + bottom) / 2)
    }
  }
}

struct StockTable: View {
  @State private var sort = (column: StockColumn.gain, isAscending: false)

  private let lines = [
    StockLine(ticker: "DOTS", open: 100, close: 112.5, high: 115, low: 99, volume: 1_204_000),
    StockLine(ticker: "CELL", open: 54.2, close: 51, high: 56, low: 49.5, volume: 88_120),
    StockLine(ticker: "ARC", open: 75, close: 75.0, high: 80, low: 70, volume: 999),
    StockLine(ticker: "TREE", open: 90, close: 104.75, high: 106, low: 88.5, volume: 3_000_000),
  ]

  private var sorted: [StockLine] {
    lines.sorted { sort.isAscending ? sort.column.isBefore($0, $1) : sort.column.isBefore($1, $0) }
  }

  private var range: ClosedRange<Double> {
    (lines.map(\.low).min() ?? 0)...(lines.map(\.high).max() ?? 1)
  }

  var body: some View {
    VStack(spacing: 16) {
      HStack(spacing: 4) {
        ForEach(sorted) { CandleStick(line: $0, range: range) }
      }
      .frame(height: 120)
      .background(Color.gray.opacity(0.08))
      VStack(spacing: 0) {
        row { column in
          Button {
            sort = (column, sort.column == column ? !sort.isAscending : true)
          } label: {
            HStack(spacing: 2) {
              Text(column.rawValue).bold()
              if sort.column == column { Image(systemName: sort.isAscending ? "chevron.up" : "chevron.down") }
            }
          }
          .buttonStyle(.plain)
        }
        ForEach(Array(sorted.enumerated()), id: \.element.id) { index, line in
          row { column in
            Text(column.text(line)).foregroundColor(column == .gain ? (line.gain < 0 ? .red : .green) : nil)
          }
          .background(index.isMultiple(of: 2) ? Color.gray.opacity(0.15) : Color.clear)
        }
      }
      .font(.footnote)
    }
    .padding()
  }

  private func row<Cell: View>(@ViewBuilder cell: @escaping (StockColumn) -> Cell) -> some View {
    HStack(spacing: 0) {
      ForEach(StockColumn.allCases) { column in
        cell(column).frame(maxWidth: .infinity, alignment: column.alignment)
      }
    }
    .padding(6)
  }
}
