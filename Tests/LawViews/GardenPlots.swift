import SwiftUI

// entries: GardenPlots, PlotEditor

@Observable
final class Plot: Identifiable {
  let id: Int
  var crop: String
  var rows: Int
  var isWatered = false
  @ObservationIgnored var visits = 0

  init(id: Int, crop: String, rows: Int = 2) {
    self.id = id
    self.crop = crop
    self.rows = rows
  }

  var label: String { "\(crop) × \(rows)" }
  func water() { isWatered = true }
}

@Observable
class Garden {
  var plots: [Plot] = []
  var title = "Garden"
  var widest: Plot? { plots.max { $0.rows < $1.rows } }

  init(crops: String...) {
    for (index, crop) in crops.enumerated() { plots.append(Plot(id: index, crop: crop, rows: index + 1)) }
  }

  func tend() {
    for plot in plots where plot.rows.isMultiple(of: 2) { plot.water() }
    plots.first?.crop += "!"
  }
}

final class Greenhouse: Garden {
  var warmth = 20.0
  override init(crops: String...) {
    super.init(crops: "Tomato", "Melon")
    title = "Greenhouse"
    warmth += Double(crops.count)
  }
}

struct PlotRow: View {
  @Bindable var plot: Plot

  var body: some View {
    HStack {
      TextField("Crop", text: $plot.crop)
      Toggle(plot.label, isOn: $plot.isWatered)
    }
  }
}

struct PlotList: View {
  @Environment(Garden.self) private var garden
  @Environment(Plot.self) private var chosen: Plot?

  var body: some View {
    @Bindable var garden = garden
    VStack(alignment: .leading) {
      TextField("Title", text: $garden.title)
      ForEach(garden.plots) { plot in PlotRow(plot: plot) }
      Text(chosen?.label ?? "no plot").foregroundStyle(chosen == nil ? .red : .green)
      Text(garden.widest?.crop ?? "none")
    }
  }
}

struct PlotEditor: View {
  @State private var plot = Plot(id: 7, crop: "Pea")

  var body: some View {
    VStack {
      PlotRow(plot: plot)
      Stepper(plot.label, value: $plot.rows)
      Text("\(plot.id)")
    }
  }
}

struct GardenPlots: View {
  let garden: Garden
  let house = Greenhouse(crops: "ignored", "too")

  init() {
    garden = Garden(crops: "Kale", "Leek", "Bean")
    garden.tend()
  }

  var body: some View {
    VStack {
      PlotList().environment(garden)
      PlotList().environment(garden.plots[1]).environment(house as Garden)
      Text(house.warmth, format: .number)
    }
  }
}
