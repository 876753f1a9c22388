import SwiftUI

// entries: TrendLines

struct TrendLine: Shape {
  var values: [CGFloat]
  var isSmooth = false
  var isClosed = false

  private func points(in rect: CGRect) -> [CGPoint] {
    guard values.count > 1, let low = values.min(), let high = values.max() else { return [] }
    let span = max(high - low, 0.001)
    let step = rect.width / CGFloat(values.count - 1)
    return values.enumerated().map { index, value in
      CGPoint(x: rect.minX + CGFloat(index) * step, y: rect.maxY - (value - low) / span * rect.height)
    }
  }

  func path(in rect: CGRect) -> Path {
    let points = self.points(in: rect)
    guard let first = points.first, let last = points.last else { return Path() }
    var path = Path()
    path.move(to: first)
    for (previous, point) in zip(points, points.dropFirst()) {
      if isSmooth {
        let middle = (previous.x + point.x) / 2
        path.addCurve(
          to: point, control1: CGPoint(x: middle, y: previous.y), control2: CGPoint(x: middle, y: point.y))
      } else {
        path.addLine(to: point)
      }
    }
    if isClosed {
      path.addLine(to: CGPoint(x: last.x, y: rect.maxY))
      path.addLine(to: CGPoint(x: first.x, y: rect.maxY))
      path.closeSubpath()
    }
    return path
  }
}

private struct TrendGrid: Shape {
  let rows: Int, columns: Int

  func path(in rect: CGRect) -> Path {
    var path = Path()
    for row in 0...rows {
      let y = rect.minY + rect.height * CGFloat(row) / CGFloat(rows)
      path.addLines([CGPoint(x: rect.minX, y: y), CGPoint(x: rect.maxX, y: y)])
    }
    for column in 0...columns {
      let x = rect.minX + rect.width * CGFloat(column) / CGFloat(columns)
      path.addLines([CGPoint(x: x, y: rect.minY), CGPoint(x: x, y: rect.maxY)])
    }
    return path
  }
}

struct TrendLines: View {
  @State private var progress: CGFloat = 0.75
  @State private var selected: Int? = 4

  let visits: [CGFloat] = [3, 5, 4, 8, 12, 9, 14, 13]
  let orders: [CGFloat] = [1, 1.5, 0.5, 2, 4, 3, 3.5, 6]

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack {
        Text("Traffic").font(.title3).bold()
        Spacer()
        if let selected, visits.indices.contains(selected) {
          Text("\(Int(visits[selected])) visits").font(.caption).foregroundColor(.blue)
        }
      }
      ZStack {
        TrendGrid(rows: 4, columns: 7).stroke(Color.gray.opacity(0.25), lineWidth: 0.5)
        TrendLine(values: visits, isSmooth: true, isClosed: true)
          .fill(LinearGradient(colors: [.blue.opacity(0.4), .blue.opacity(0)], startPoint: .top, endPoint: .bottom))
        TrendLine(values: visits, isSmooth: true)
          .trim(from: 0, to: progress)
          .stroke(Color.blue, style: StrokeStyle(lineWidth: 2.5, lineCap: .round, lineJoin: .round))
        TrendLine(values: orders)
          .stroke(.orange, style: StrokeStyle(lineWidth: 1.5, dash: [5, 3]))
        marker
      }
      .frame(height: 160)
      .onAppear { withAnimation(.easeOut(duration: 1.2)) { progress = 1 } }
      days
    }
    .padding()
  }

  private var marker: some View {
    GeometryReader { proxy in
      if let selected {
        let x = proxy.size.width * CGFloat(selected) / CGFloat(visits.count - 1)
        let low = visits.min()!
        let high = visits.max()!
        let y = proxy.size.height * (1 - (visits[selected] - low) / (high - low))
        Rectangle().fill(.blue.opacity(0.3)).frame(width: 1, height: proxy.size.height).offset(x: x)
        Circle().strokeBorder(.blue, lineWidth: 2).background(Circle().fill(.white))
          .frame(width: 10, height: 10).position(x: x, y: y)
      }
    }
  }

  private var days: some View {
    HStack {
      ForEach(0..<visits.count, id: \.self) { day in
        if day > 0 { Spacer() }
        Text("\(day + 1)").font(.caption2).foregroundColor(day == selected ? .blue : .secondary)
      }
    }
  }
}
