import SwiftUI

// entries: HarvestChart, HarvestChart_Previews

struct Harvest: Identifiable {
  let year: Int
  let tons: Double
  var id: Int { year }
}

/// Columns with lines, labels and a note, as large as the space allows.
struct HarvestChart: View {
  var harvests = [
    Harvest(year: 2019, tons: 12.5), Harvest(year: 2020, tons: 18), Harvest(year: 2021, tons: 9.75),
    Harvest(year: 2022, tons: 21.25), Harvest(year: 2023, tons: 16),
  ]
  var barColor = Color.teal
  private let insets = EdgeInsets(top: 8, leading: 30, bottom: 20, trailing: 8)

  var body: some View {
    Canvas(renderer: { context, size in
      let plot = CGRect(
        x: insets.leading, y: insets.top, width: max(1, size.width - insets.leading - insets.trailing),
        height: max(1, size.height - insets.top - insets.bottom))
      drawGrid(context, plot)
      let width = plot.width / CGFloat(harvests.count)
      for (index, harvest) in harvests.enumerated() {
        let height = plot.height * CGFloat(harvest.tons / 25)
        let bar = CGRect(
          x: plot.minX + width * (CGFloat(index) + 0.2), y: plot.maxY - height, width: width * 0.6, height: height)
        context.fill(Path(bar), with: .style(barColor.gradient))
        if harvest.tons == harvests.map(\.tons).max() { mark(bar, context) }
        context.draw(
          Text(verbatim: "\(harvest.year)").font(.caption2).foregroundStyle(.secondary),
          at: CGPoint(x: bar.midX, y: plot.maxY + 3), anchor: .top)
      }
    })
    .frame(minHeight: 120)
  }

  private func drawGrid(_ context: GraphicsContext, _ plot: CGRect) {
    for tons in stride(from: 0.0, through: 25, by: 5) {
      let y = plot.maxY - plot.height * CGFloat(tons / 25)
      var line = Path()
      line.move(to: CGPoint(x: plot.minX, y: y))
      line.addLine(to: CGPoint(x: plot.maxX, y: y))
      context.stroke(line, with: .color(.gray.opacity(tons == 0 ? 1 : 0.3)), lineWidth: tons == 0 ? 1 : 0.5)
      context.draw(Text("\(Int(tons))").font(.caption2), at: CGPoint(x: plot.minX - 4, y: y), anchor: .trailing)
    }
  }

  private func mark(_ bar: CGRect, _ context: GraphicsContext) {
    context.drawLayer { layer in
      layer.opacity = 0.9
      layer.addFilter(.shadow(color: .black.opacity(0.4), radius: 3, x: 1, y: 2))
      let badge = context.resolve(Image(systemName: "star.fill"))
      layer.draw(badge, at: CGPoint(x: bar.midX, y: bar.minY + 10))
      layer.draw(
        Text("best\nyear").font(.system(size: 9)),
        in: CGRect(x: bar.minX, y: bar.minY + 22, width: bar.width, height: 40))
    }
  }
}

struct HarvestChart_Previews: PreviewProvider {
  static var previews: some View {
    HarvestChart().padding()
    HarvestChart(harvests: [Harvest(year: 1999, tons: 5)], barColor: .orange).frame(width: 120, height: 140)
  }
}
