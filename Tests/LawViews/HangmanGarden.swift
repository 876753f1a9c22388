import SwiftUI

// entries: HangmanGarden, HangmanGarden_Previews

/// The figure grows by a stroke with each wrong letter.
struct GallowsShape: Shape {
  var strokes: Double

  var animatableData: Double {
    get { strokes }
    set { strokes = newValue }
  }

  func path(in rect: CGRect) -> Path {
    let (w, h) = (rect.width, rect.height)
    func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: rect.minX + x * w, y: rect.minY + y * h) }
    let lines: [(CGPoint, CGPoint)] = [
      (at(0, 1), at(0.6, 1)), (at(0.2, 1), at(0.2, 0)), (at(0.2, 0), at(0.7, 0)), (at(0.7, 0), at(0.7, 0.2)),
      (at(0.7, 0.35), at(0.7, 0.7)), (at(0.5, 0.5), at(0.9, 0.5)), (at(0.7, 0.7), at(0.55, 0.9)),
    ]
    return Path { path in
      for (index, line) in lines.enumerated() {
        let part = min(max(strokes - Double(index), 0), 1)
        guard part > 0 else { continue }
        path.move(to: line.0)
        path.addLine(
          to: CGPoint(x: line.0.x + (line.1.x - line.0.x) * part, y: line.0.y + (line.1.y - line.0.y) * part))
      }
      if strokes > 4 {
        path.addEllipse(in: CGRect(x: rect.minX + 0.62 * w, y: rect.minY + 0.2 * h, width: 0.16 * w, height: 0.15 * h))
      }
    }
  }
}

class HangmanModel: ObservableObject {
  static let words = ["tulip", "dandelion", "moss"]
  @Published private(set) var guessed: Set<Character> = []
  @Published var round = 0 { didSet { guessed.removeAll() } }

  var word: String { Self.words[round % Self.words.count] }
  var misses: Int { guessed.subtracting(word).count }
  var isSolved: Bool { Set(word).isSubset(of: guessed) }
  var masked: String { word.map { guessed.contains($0) ? String($0) : "_" }.joined(separator: " ") }

  func guess(_ letter: Character) {
    guard misses < 7, !isSolved else { return }
    guessed.insert(letter)
  }
}

struct LetterKeys: View {
  @ObservedObject var model: HangmanModel
  private let letters: [[Character]] = ["aeiou", "tlpdns", "mrkghb"].map(Array.init)

  var body: some View {
    Grid(horizontalSpacing: 4, verticalSpacing: 4) {
      ForEach(letters, id: \.self) { row in
        GridRow {
          ForEach(row, id: \.self) { letter in
            Button(letter.uppercased()) {
              withAnimation(.linear(duration: 0.4)) { model.guess(letter) }
            }
            .frame(width: 30, height: 30)
            .background(background(of: letter), in: Circle())
            .disabled(model.guessed.contains(letter))
          }
        }
      }
    }
  }

  private func background(of letter: Character) -> Color {
    guard model.guessed.contains(letter) else { return .gray.opacity(0.2) }
    return model.word.contains(letter) ? .green : .red
  }
}

struct HangmanGarden: View {
  @StateObject private var model = HangmanModel()

  var body: some View {
    VStack(spacing: 20) {
      GallowsShape(strokes: Double(model.misses))
        .stroke(.primary, style: .init(lineWidth: 4, lineCap: .round))
        .frame(width: 120, height: 140)
      Text(model.masked).font(.title2.monospaced())
      if model.isSolved {
        Label("Grown", systemImage: "leaf.fill").foregroundStyle(.green).transition(.move(edge: .leading))
      } else if model.misses == 7 {
        Text("It was \(model.word.capitalized)").transition(.opacity)
      }
      LetterKeys(model: model)
      Button("Next word") { model.round += 1 }
    }
  }
}

struct HangmanGarden_Previews: PreviewProvider {
  static var previews: some View {
    ForEach([2.5, 7], id: \.self) { strokes in
      GallowsShape(strokes: strokes).stroke(lineWidth: 2).frame(width: 60, height: 70)
    }
  }
}
