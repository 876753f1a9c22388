import SwiftUI

// entries: QuizScreen, QuizScreen_Previews

struct QuizQuestion: Identifiable {
  let id: Int
  let prompt: String
  let answers: [String]
  let correct: Int
}

struct QuizScore {
  var points = 3
  var streak = 2

  mutating func add(_ count: Int = 1) {
    points += count
    streak += 1
  }
}

enum AnswerState {
  case idle, chosen, right, wrong

  var fill: Color {
    switch self {
    case .idle: return Color.gray.opacity(0.12)
    case .chosen: return Color.blue.opacity(0.2)
    case .right: return Color.green.opacity(0.3)
    case .wrong: return Color.red.opacity(0.3)
    }
  }

  var symbol: String? {
    switch self {
    case .right: "checkmark.circle.fill"
    case .wrong: "xmark.circle.fill"
    case .idle, .chosen: nil
    }
  }
}

struct AnswerButtonStyle: ButtonStyle {
  var state: AnswerState

  func makeBody(configuration: Self.Configuration) -> some View {
    HStack {
      configuration.label
      Spacer()
      if let symbol = state.symbol {
        Image(systemName: symbol).foregroundColor(state == .right ? .green : .red)
      }
    }
    .padding()
    .background(RoundedRectangle(cornerRadius: 12).fill(state.fill))
    .opacity(configuration.isPressed ? 0.5 : 1)
  }
}

struct QuizScreen: View {
  @State private var index: Int
  @State private var chosen: Int?
  @State private var isRevealed: Bool
  @State private var score = QuizScore()

  private static let questions = [
    QuizQuestion(
      id: 0, prompt: "How many dots has a Braille cell?", answers: ["4", "6", "8 in computers"], correct: 2),
    QuizQuestion(
      id: 1, prompt: "Which of these shapes has its size from the smaller side of what is proposed to it?",
      answers: ["Rectangle", "Circle", "Ellipse", "Capsule"], correct: 1),
  ]

  init(index: Int = 1, chosen: Int? = 0, isRevealed: Bool = true) {
    _index = State(initialValue: index)
    _chosen = .init(initialValue: chosen)
    _isRevealed = State(initialValue: isRevealed)
  }

  private var question: QuizQuestion { Self.questions[index] }

  private func state(of answer: Int) -> AnswerState {
    guard isRevealed else { return answer == chosen ? .chosen : .idle }
    if answer == question.correct { return .right }
    return answer == chosen ? .wrong : .idle
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      HStack {
        Text("Question \(index + 1) of \(Self.questions.count)").font(.subheadline)
        Spacer()
        Label("\(score.points)", systemImage: "star.fill").foregroundColor(.orange)
        if score.streak > 1 { Text("×\(score.streak)").bold() }
      }
      ProgressView(value: Double(index + 1), total: Double(Self.questions.count))
      Text(question.prompt).font(.title2).bold().fixedSize(horizontal: false, vertical: true)
      ForEach(question.answers.indices, id: \.self) { answer in
        Button(question.answers[answer]) { choose(answer) }
          .buttonStyle(AnswerButtonStyle(state: state(of: answer)))
          .disabled(isRevealed)
      }
      Spacer()
      if isRevealed {
        Text(chosen == question.correct ? "Right!" : "The answer is \(question.answers[question.correct]).")
          .frame(maxWidth: .infinity)
      }
    }
    .padding()
  }

  private func choose(_ answer: Int) {
    chosen = answer
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.6) {
      isRevealed = true
      if answer == question.correct { score.add() }
    }
  }
}

struct QuizScreen_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      QuizScreen(index: 0, chosen: nil, isRevealed: false)
      QuizScreen(index: 0, chosen: 2, isRevealed: true)
    }
  }
}
