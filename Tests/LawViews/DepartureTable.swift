import SwiftUI

// entries: DepartureTable

/// Rows of tables: tuples, nested arrays, dictionaries, zip and stride.
struct FlapText: View {
  let text: String
  let width: Int

  var body: some View {
    let letters =
      Array(text.uppercased().prefix(width)) + [Character](repeating: " ", count: max(0, width - text.count))
    HStack(spacing: 1) {
      ForEach(Array(letters.enumerated()), id: \.offset) { _, letter in
        Text(String(letter))
          .font(.system(size: 12, weight: .bold, design: .monospaced))
          .foregroundColor(.yellow)
          .frame(width: 12, height: 18)
          .background(Color(white: 0.15))
          .overlay(Rectangle().fill(.black).frame(height: 1))
      }
    }
  }
}

struct DepartureTable: View {
  typealias Row = (time: Int, place: String, platform: Int?)

  private let rows: [Row] = [
    (time: 8 * 60 + 5, place: "Gent", platform: 4), (8 * 60 + 17, "Brugge", nil), (9 * 60, "Luxembourg", 11),
  ]
  private let delays = ["Gent": 5, "Luxembourg": 90]
  private let wagons = [[1, 1, 2], [2, 2, 2, 2], []]

  private func clock(_ minutes: Int) -> String {
    String(format: "%02d:%02d", minutes / 60, minutes % 60)
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      ForEach(rows.indices, id: \.self) { index in
        let row = rows[index]
        HStack {
          FlapText(text: clock(row.time), width: 5)
          FlapText(text: row.place, width: 9)
          if let platform = row.platform {
            FlapText(text: "\(platform)", width: 2)
          }
          if let delay = delays[row.place] {
            Text("+\(delay)").foregroundColor(delay > 60 ? .red : .orange)
          }
        }
      }
      ForEach(Array(zip(rows.map(\.place), wagons)), id: \.0) { place, wagons in
        HStack(spacing: 3) {
          Text(place).frame(width: 90, alignment: .leading)
          ForEach(wagons.indices, id: \.self) { index in
            Rectangle()
              .fill(wagons[index] == 1 ? .blue : .teal)
              .frame(width: 20, height: 10)
              .overlay(Text("\(wagons[index])").font(.system(size: 7)).foregroundColor(.white))
          }
          if wagons.isEmpty { Text("bus") }
        }
      }
      let grouped = Dictionary(grouping: rows) { $0.time / 60 }
      ForEach(grouped.keys.sorted(by: >), id: \.self) { hour in
        Text("\(hour) h: \(grouped[hour, default: []].map(\.place).joined(separator: ", "))")
      }
      HStack {
        ForEach(Array(stride(from: 60, to: 0, by: -15)), id: \.self) { Text("\($0)") }
      }
      let longest = rows.max { $0.place.count < $1.place.count }
      Text(longest?.place ?? "-")
      Text("\(rows.first!.time < rows.last!.time ? "in order" : "mixed")")
    }
    .padding()
    .background(Color.black.opacity(0.1))
  }
}
