import SwiftUI

// entries: DiceTray

struct DieFace: View {
  let value: Int
  var size: CGFloat = 80
  var pipColor: Color = .white

  /// The places of the pips on a grid of three by three.
  private static let pips: [Int: [(Int, Int)]] = [
    1: [(1, 1)],
    2: [(0, 2), (2, 0)],
    3: [(0, 2), (1, 1), (2, 0)],
    4: [(0, 0), (0, 2), (2, 0), (2, 2)],
    5: [(0, 0), (0, 2), (1, 1), (2, 0), (2, 2)],
    6: [(0, 0), (0, 1), (0, 2), (2, 0), (2, 1), (2, 2)],
  ]

  private func hasPip(_ column: Int, _ row: Int) -> Bool {
    (Self.pips[value] ?? []).contains { $0 == (column, row) }
  }

  var body: some View {
    VStack(spacing: size * 0.08) {
      ForEach(0..<3) { row in
        HStack(spacing: size * 0.08) {
          ForEach(0..<3) { column in
            Circle()
              .fill(hasPip(column, row) ? pipColor : .clear)
          }
        }
      }
    }
    .padding(size * 0.15)
    .frame(width: size, height: size)
    .background(
      RoundedRectangle(cornerRadius: size * 0.18, style: .continuous)
        .fill(
          RadialGradient(
            colors: [.red, Color(red: 0.6, green: 0, blue: 0)], center: .topLeading, startRadius: 0,
            endRadius: size * 1.4))
    )
  }
}

struct PipRow: Shape {
  var count: Int

  func path(in rect: CGRect) -> Path {
    guard count > 0 else { return Path() }
    let width = rect.width / CGFloat(count)
    let side = min(width, rect.height) * 0.7
    return (0..<count).reduce(into: Path()) { path, index in
      let x = rect.minX + (CGFloat(index) + 0.5) * width
      path.addEllipse(in: CGRect(x: x - side / 2, y: rect.midY - side / 2, width: side, height: side))
    }
  }
}

struct DiceTray: View {
  @State private var values = [5, 2, 6, 1, 3, 4]
  @State private var held: Set<Int> = [0, 2]

  private var sum: Int { values.reduce(0, +) }
  private var histogram: [(value: Int, count: Int)] {
    (1...6).map { face in (face, values.filter { $0 == face }.count) }
  }

  var body: some View {
    VStack(spacing: 24) {
      Text("Sum: \(sum), mean \(Double(sum) / Double(values.count), specifier: "%.2f")").font(.headline)
      VStack(spacing: 16) {
        ForEach([0, 3], id: \.self) { start in
          HStack(spacing: 16) {
            ForEach(start..<start + 3, id: \.self) { index in
              DieFace(value: values[index], size: held.contains(index) ? 72 : 80)
                .rotationEffect(held.contains(index) ? .zero : Angle(degrees: Double(index * 17 % 30) - 15))
                .overlay(alignment: .bottom) {
                  if held.contains(index) {
                    Text("HOLD").font(.caption2.bold()).offset(y: 14)
                  }
                }
                .onTapGesture { held.formSymmetricDifference([index]) }
            }
          }
        }
      }
      .padding()
      .background(Color.green.opacity(0.35))
      .cornerRadius(20)
      HStack(alignment: .bottom) {
        ForEach(histogram, id: \.value) { value, count in
          VStack {
            PipRow(count: count).frame(height: 10)
            DieFace(value: value, size: 30, pipColor: .yellow)
          }
        }
      }
      Button("Roll") { roll() }
        .buttonStyle(.borderedProminent)
    }
    .padding()
  }

  private func roll() {
    for index in values.indices where !held.contains(index) {
      values[index] = Int.random(in: 1...6)
    }
  }
}
