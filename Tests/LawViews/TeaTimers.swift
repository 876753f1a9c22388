import SwiftUI

// entries: TeaTimers, TeaCard

final class TeaModel: ObservableObject {
  @Published var names = ["Assam", "Sencha"]
  @Published private(set) var minutes: [String: Int] = [:]
  @Published var isStrong = false {
    didSet { log.append(isStrong ? "strong" : "mild") }
  }
  private var log: [String] = []
  static let shared = TeaModel()

  init() {
    for (index, name) in names.enumerated() { minutes[name] = 3 + index }
  }

  var summary: String { "\(names.count) teas, \(log.count) changes" }

  func steep(_ name: String, for count: Int) {
    minutes[name, default: 0] += count
    if !names.contains(name) { names.append(name) }
    objectWillChange.send()
  }

  func time(of name: String) -> Int { minutes[name] ?? 0 }
}

final class KettleModel: ObservableObject {
  @Published var degrees = 80.0
  var boils: Bool { degrees >= 100 }
  init() {}
}

struct TeaRow: View {
  @ObservedObject var model: TeaModel
  let name: String

  var body: some View {
    HStack {
      Text(name)
      Spacer()
      Text("\(model.time(of: name)) min").bold(model.isStrong)
    }
  }
}

struct TeaCard: View {
  @StateObject private var model = TeaModel()
  @StateObject private var kettle = KettleModel()

  var body: some View {
    VStack(alignment: .leading) {
      Text(model.summary)
      ForEach(model.names, id: \.self) { TeaRow(model: model, name: $0) }
      Toggle("Strong", isOn: $model.isStrong)
      Slider(value: $kettle.degrees, in: 0...100)
      TeaShelf()
    }
    .padding()
    .environmentObject(model)
    .environmentObject(kettle)
  }
}

struct TeaShelf: View {
  @EnvironmentObject var model: TeaModel
  @EnvironmentObject private var kettle: KettleModel

  var body: some View {
    HStack {
      Image(systemName: kettle.boils ? "flame.fill" : "flame")
      TextField("First", text: $model.names[0])
      Text(kettle.degrees, format: .number)
    }
  }
}

struct TeaTimers: View {
  @ObservedObject var model: TeaModel = .shared

  private var prepared: TeaModel {
    let model = TeaModel()
    model.steep("Oolong", for: 4)
    model.steep("Assam", for: 2)
    model.isStrong = true
    return model
  }

  var body: some View {
    let other = prepared
    VStack {
      TeaRow(model: model, name: "Sencha")
      TeaRow(model: other, name: "Assam")
      TeaRow(model: other, name: other.names.last ?? "none")
      Text(other.summary)
      TeaShelf().environmentObject(other).environmentObject(KettleModel())
    }
  }
}
