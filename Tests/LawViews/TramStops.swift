import SwiftUI

// entries: TramStops

private struct Stop: Hashable {
  var name: String
  var lines: [Int] = []
  var isTerminus: Bool { lines.count < 2 }
}

struct TramStops: View {
  private let stops: [Stop] = [
    Stop(name: "Harbour", lines: [4]), Stop(name: "Market Square", lines: [1, 4, 9]),
    Stop(name: "Old Brewery", lines: [1, 4]), Stop(name: "Zoo", lines: [9, 1, 12, 14, 3]), Stop(name: "Airport"),
  ]

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text("Line 4").font(.title2).bold().padding()
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          ForEach(stops, id: \.self) { stop in
            VStack(spacing: 6) {
              ZStack {
                Rectangle().frame(height: 4)
                Circle().fill(.white).frame(width: 14)
                Circle().stroke(lineWidth: 3).frame(width: 14)
              }
              .foregroundColor(.red)
              Text(stop.name).font(.caption).multilineTextAlignment(.center)
            }
            .frame(width: 80)
          }
        }
      }
      ScrollView(.vertical, showsIndicators: true) {
        ForEach(Array(stops.enumerated()), id: \.element) { index, stop in
          HStack {
            Text("\(index * 4) min").font(.footnote.monospacedDigit()).frame(width: 56, alignment: .trailing)
            VStack(alignment: .leading) {
              Text(stop.name).fontWeight(stop.isTerminus ? .bold : .regular)
              if !stop.lines.isEmpty {
                HStack(spacing: 3) {
                  ForEach(stop.lines.sorted(), id: \.self) { line in
                    Text(String(line))
                      .font(.system(size: 10, weight: .bold))
                      .padding(.horizontal, 4)
                      .background(Color(hue: Double(line) / 16, saturation: 0.5, brightness: 0.9))
                      .cornerRadius(3)
                  }
                }
              }
            }
            Spacer()
          }
          .padding(.horizontal)
          .padding(.vertical, 4)
          Divider()
        }
      }
      ScrollView([.horizontal, .vertical]) {
        LazyVStack(alignment: .leading, spacing: 2) {
          ForEach(0..<4) { Text("Notice \($0 + 1): mind the gap between the tram and the platform.") }
        }
        .frame(width: 480)
      }
      .frame(height: 60)
      .background(Color.yellow.opacity(0.3))
    }
  }
}
