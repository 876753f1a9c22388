import SwiftUI

// entries: QuizCards

private struct Question: Identifiable {
  let id: Int
  let text: String
  let answers: [String]
  let right: Int
}

struct QuizCards: View {
  @State private var index = 0
  @State private var picked: Int?
  @State private var score = 0
  @State private var isOver = false

  private let questions = [
    Question(id: 0, text: "How many legs has a spider?", answers: ["6", "8", "10"], right: 1),
    Question(id: 1, text: "Which planet is the largest?", answers: ["Jupiter", "Mars", "Earth"], right: 0),
  ]

  private var question: Question { questions[index] }

  private func color(of answer: Int) -> Color {
    guard let picked else { return Color.gray.opacity(0.2) }
    if answer == question.right { return .green.opacity(0.4) }
    return answer == picked ? .red.opacity(0.4) : Color.gray.opacity(0.2)
  }

  private func pick(_ answer: Int) {
    guard picked == nil else { return }
    picked = answer
    if answer == question.right { score += 1 }
  }

  private func goOn() {
    if index + 1 < questions.count {
      index += 1
      picked = nil
    } else {
      isOver = true
    }
  }

  var body: some View {
    VStack(spacing: 16) {
      HStack {
        Text("Question \(index + 1) of \(questions.count)").font(.caption)
        Spacer()
        Text("\(score)").bold()
      }
      Text(question.text).font(.title2).multilineTextAlignment(.center)
      ForEach(question.answers.indices, id: \.self) { answer in
        Button {
          pick(answer)
        } label: {
          Text(question.answers[answer])
            .frame(maxWidth: .infinity)
            .padding()
            .background(color(of: answer), in: RoundedRectangle(cornerRadius: 12))
        }
        .buttonStyle(.plain)
      }
      Button("Next") { goOn() }
        .disabled(picked == nil)
    }
    .padding()
    .alert("Well done", isPresented: $isOver) {
      Button("Again") {
        index = 0
        score = 0
        picked = nil
      }
    } message: {
      Text("You have \(score) points.")
    }
  }
}
