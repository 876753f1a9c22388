import SwiftUI

// entries: MineMeadow, MineMeadow_Previews

struct MeadowPoint: Hashable {
  let row: Int, column: Int

  func neighbours(in size: Int) -> [MeadowPoint] {
    (-1...1).flatMap { down in (-1...1).map { MeadowPoint(row: row + down, column: column + $0) } }
      .filter { $0 != self && (0..<size) ~= $0.row && (0..<size) ~= $0.column }
  }
}

struct MeadowField {
  enum Outcome {
    case playing, won
    case lost(at: MeadowPoint)
  }

  let size: Int
  let mines: Set<MeadowPoint>
  private(set) var opened = Set<MeadowPoint>()
  private(set) var flags: Set<MeadowPoint> = []
  private(set) var outcome = Outcome.playing

  init(size: Int, mines: Set<MeadowPoint>) {
    self.size = size
    self.mines = mines
  }

  func count(around point: MeadowPoint) -> Int { point.neighbours(in: size).filter(mines.contains).count }

  mutating func open(_ point: MeadowPoint) {
    guard case .playing = outcome, !flags.contains(point), opened.insert(point).inserted else { return }
    if mines.contains(point) {
      outcome = .lost(at: point)
      return
    }
    if count(around: point) == 0 {
      for other in point.neighbours(in: size) where !opened.contains(other) { open(other) }
    }
    if opened.count + mines.count == size * size { outcome = .won }
  }

  mutating func flag(_ point: MeadowPoint) {
    guard !opened.contains(point) else { return }
    flags.formSymmetricDifference([point])
  }
}

struct MeadowCell: View {
  let field: MeadowField
  let point: MeadowPoint

  private var glyph: (text: String, color: Color)? {
    switch (field.opened.contains(point), field.flags.contains(point), field.mines.contains(point)) {
    case (false, true, _): return ("⚑", Color.red)
    case (false, false, _): return nil
    case (true, _, true): return ("✹", Color.black)
    case (true, _, false):
      let count = field.count(around: point)
      guard count > 0 else { return nil }
      return ("\(count)", [Color.blue, .green, .red, .purple][min(count, 4) - 1])
    }
  }

  var body: some View {
    RoundedRectangle(cornerRadius: 4)
      .fill(field.opened.contains(point) ? Color.gray.opacity(0.15) : Color.green.opacity(0.6))
      .overlay {
        if let (text, color) = glyph {
          Text(text).bold().foregroundStyle(color).transition(.scale)
        }
      }
  }
}

struct MineMeadow: View {
  static let start = MeadowField(
    size: 6, mines: [.init(row: 0, column: 4), .init(row: 2, column: 2), .init(row: 5, column: 1)])

  @State private var field = Self.start
  @State private var isFlagging = false

  private var headline: LocalizedStringKey {
    switch field.outcome {
    case .playing: return "\(field.mines.count - field.flags.count) mines left"
    case .won: return "**Cleared!**"
    case .lost(let point): return "Boom at \(point.row + 1), \(point.column + 1)"
    }
  }

  var body: some View {
    VStack(spacing: 12) {
      Text(headline).font(.headline)
      Toggle("Flag", isOn: $isFlagging).fixedSize()
      VStack(spacing: 3) {
        ForEach(0..<field.size, id: \.self) { row in
          HStack(spacing: 3) {
            ForEach(0..<field.size, id: \.self) { column in
              let point = MeadowPoint(row: row, column: column)
              MeadowCell(field: field, point: point)
                .frame(width: 36, height: 36)
                .onTapGesture {
                  withAnimation(.easeOut(duration: 0.2)) { isFlagging ? field.flag(point) : field.open(point) }
                }
                .onLongPressGesture { field.flag(point) }
            }
          }
        }
      }
      Button("Again", role: .destructive) { field = Self.start }
    }
    .padding()
  }
}

struct MineMeadow_Previews: PreviewProvider {
  static var previews: some View {
    var opened = MineMeadow.start
    opened.open(MeadowPoint(row: 0, column: 0))
    return MeadowCell(field: opened, point: .init(row: 1, column: 1))
      .frame(width: 60, height: 60)
      .previewDisplayName("One cell")
  }
}
