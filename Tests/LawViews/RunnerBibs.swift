import SwiftUI

// entries: RunnerBibs

struct Runner: Identifiable, Equatable {
  var number: Int
  var name: String
  var id: Int { number }
}

enum Distance: Double, CaseIterable {
  case sprint = 0.1
  case mile = 1.609
  case half = 21.0975
  case full = 42.195
}

struct RunnerBibs: View {
  @State private var runners = [
    Runner(number: 261, name: "Kathrine"), Runner(number: 11, name: "Abebe"), Runner(number: 77, name: "Paavo"),
  ]
  private let splits = ["5 km": 17.5, "10 km": 35.2, "15 km": 53.9]
  private let laps: ClosedRange = 1...4

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      ForEach(runners) { runner in Text("\(runner.number) \(runner.name)") }
      ForEach(runners.sorted { $0.number < $1.number }) { Text($0.name).italic() }
      ForEach(runners, id: \.name) { runner in
        HStack {
          Text(verbatim: "\(runner.number)")
          Text(runner.name.uppercased())
        }
      }
      ForEach($runners) { $runner in
        TextField("Name", text: $runner.name)
      }
      ForEach(runners.indices, id: \.self) { i in
        Text("\(i + 1). \(runners[i].name)")
      }
      ForEach(Array(zip(runners, runners.dropFirst())), id: \.0.number) { first, second in
        Text("\(first.name) before \(second.name)")
      }
      ForEach(Distance.allCases, id: \.self) { distance in
        Text("\(distance.rawValue, specifier: "%.3f") km")
      }
      HStack {
        ForEach(laps, id: \.self) { lap in Text("lap \(lap)") }
        ForEach(0..<runners.count, id: \.self) { _ in Circle().frame(width: 6) }
        ForEach(Array(stride(from: 0.2, through: 1, by: 0.2)), id: \.self) { opacity in
          Rectangle().frame(width: 10, height: 10).opacity(opacity)
        }
        ForEach(["go", "set", "ready"].reversed(), id: \.self, content: { Text($0) })
      }
      ForEach(splits.keys.sorted(), id: \.self) { key in
        let minutes = splits[key] ?? 0
        Text("\(key): \(Int(minutes)):\(String(format: "%02d", Int(minutes.truncatingRemainder(dividingBy: 1) * 60)))")
      }
      ForEach(0..<3) { row in
        HStack(spacing: 2) {
          ForEach(0..<(row + 1) * 2, id: \.self) { column in
            if (row + column) % 2 == 0 {
              Color.red.frame(width: 12, height: 12)
            } else {
              Color.blue.frame(width: 12, height: 12)
            }
          }
        }
      }
      ForEach([Int](), id: \.self) { Text("never \($0)") }
    }
    .padding()
  }
}
