import SwiftUI

// entries: SeedCatalog

struct Seed: Identifiable {
  let id: Int
  let name: String
  let days: Int
  let depth: Double
}

extension Seed {
  static let all = [
    Seed(id: 1, name: "Radish", days: 28, depth: 1),
    Seed(id: 2, name: "Lettuce", days: 55, depth: 0.5),
    Seed(id: 3, name: "Pumpkin", days: 110, depth: 2.5),
    Seed(id: 4, name: "Carrot", days: 75, depth: 0.75),
    Seed(id: 5, name: "Bean", days: 60, depth: 4),
  ]
}

struct SeedCatalog: View {
  private let fixed = [GridItem(.fixed(80)), GridItem(.fixed(50)), GridItem(.fixed(50))]
  private let flexible = [GridItem(.flexible()), GridItem(.flexible(minimum: 60, maximum: 120)), GridItem(.flexible())]
  private let adaptive = [GridItem(.adaptive(minimum: 70), spacing: 4)]

  var body: some View {
    ScrollView {
      VStack(spacing: 18) {
        Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 14, verticalSpacing: 6) {
          GridRow {
            Text("Seed")
            Text("Days")
            Text("Depth")
          }
          .font(.headline)
          Divider()
          ForEach(Seed.all) { seed in
            GridRow {
              Text(seed.name)
              Text("\(seed.days)").foregroundStyle(seed.days > 70 ? Color.red : .primary)
              Text("\(seed.depth, specifier: "%.2f") cm")
            }
          }
          Text("All depths are those of loose soil.").font(.footnote)
        }
        Grid {
          GridRow {
            Color.green.frame(width: 40, height: 40)
            Color.mint
          }
          GridRow {
            Color.teal
            Color.yellow.frame(width: 60, height: 20)
          }
        }
        .frame(height: 90)
        LazyVGrid(columns: fixed, spacing: 4) { beds(6, .brown) }
        LazyVGrid(columns: flexible) { beds(5, .green) }
        LazyVGrid(columns: adaptive, spacing: 4) { beds(9, .orange) }
        ScrollView(.horizontal, showsIndicators: false) {
          LazyHGrid(rows: [GridItem(.fixed(24)), GridItem(.fixed(24), spacing: 10), GridItem(.fixed(12))], spacing: 6) {
            ForEach(0..<12, id: \.self) { index in
              Capsule()
                .fill(index.isMultiple(of: 3) ? Color.red : .pink)
                .frame(width: CGFloat(20 + index * 3))
            }
          }
        }
        .frame(height: 90)
      }
      .padding()
    }
  }

  private func beds(_ count: Int, _ color: Color) -> some View {
    ForEach(1...count, id: \.self) { number in
      Text("\(number)")
        .frame(maxWidth: .infinity)
        .padding(.vertical, 3)
        .background(color.opacity(Double(number) / Double(count)))
    }
  }
}
