import SwiftUI

// entries: CodeBreaker, CodeBreaker_Previews

enum PegColor: UInt8, CaseIterable {
  case red
  case blue
  case yellow
  case green

  var color: Color {
    let colors: [PegColor: Color] = [.red: .red, .blue: .blue, .yellow: .yellow, .green: .green]
    return colors[self]!
  }

  var following: PegColor { PegColor(rawValue: (rawValue + 1) & 3) ?? .red }
}

struct BreakerGuess: Identifiable {
  struct Verdict: Equatable {
    var black = 0, white = 0
  }

  let id: Int
  let pegs: [PegColor]
  let verdict: Verdict

  init(id: Int, pegs: [PegColor], secret: [PegColor]) {
    self.id = id
    self.pegs = pegs
    let black = zip(pegs, secret).lazy.filter { $0 == $1 }.count
    let common = PegColor.allCases.reduce(0) { sum, color in
      sum + min(pegs.filter { $0 == color }.count, secret.filter { $0 == color }.count)
    }
    verdict = Verdict(black: black, white: common - black)
  }
}

struct BreakerRow<Trailing: View>: View {
  let pegs: [PegColor?]
  var onTap: ((Int) -> Void)?
  @ViewBuilder var trailing: Trailing

  var body: some View {
    HStack(spacing: 10) {
      ForEach(Array(pegs.enumerated()), id: \.0) { index, peg in
        Group {
          if let peg {
            Circle().fill(peg.color.gradient).transition(.scale.animation(.bouncy))
          } else {
            Circle().strokeBorder(.secondary, style: StrokeStyle(lineWidth: 1, dash: [3]))
          }
        }
        .frame(width: 32, height: 32)
        .onTapGesture { onTap?(index) }
      }
      trailing
    }
  }
}

struct CodeBreaker: View {
  private let secret: [PegColor] = [.blue, .red, .red, .green]
  @State private var draft: [PegColor?] = Array(repeating: nil, count: 4)
  @State private var guesses: [BreakerGuess] = []

  private var complete: [PegColor]? {
    let pegs = draft.compactMap { $0 }
    return pegs.count == draft.count ? pegs : nil
  }
  private var isSolved: Bool { guesses.last?.verdict.black == secret.count }

  var body: some View {
    VStack(alignment: .leading, spacing: 14) {
      ForEach(guesses) { guess in
        BreakerRow(pegs: guess.pegs) {
          let (black, white) = (guess.verdict.black, guess.verdict.white)
          Text(String(repeating: "●", count: black) + String(repeating: "○", count: white))
        }
        .transition(.asymmetric(insertion: .move(edge: .bottom), removal: .opacity))
      }
      if isSolved {
        Text("Solved in ^[\(guesses.count) guess](inflect: true)").bold()
      } else {
        BreakerRow(pegs: draft) { index in
          draft[index] = draft[index].map(\.following) ?? .red
        } trailing: {
          Button("Try") {
            guard let pegs = complete else { return }
            withAnimation { guesses.append(BreakerGuess(id: guesses.count, pegs: pegs, secret: secret)) }
          }
          .disabled(complete == nil)
        }
      }
      HStack {
        Button("Fill") { draft = draft.map { $0 ?? .yellow } }
        Button("Turn") { draft = Array(draft.dropFirst() + draft.prefix(1)) }
        Button("Clear") { for index in draft.indices { draft[index] = nil } }
      }
    }
    .padding()
    .onChange(of: guesses.count) { draft = draft.enumerated().map { $0.offset < 2 ? $0.element : nil } }
  }
}

struct CodeBreaker_Previews: PreviewProvider {
  static var previews: some View {
    BreakerRow(pegs: [.red, nil, .green, nil]) { Text("?") }
  }
}
