import SwiftUI

// entries: SurveyForm

enum SurveyItem: Identifiable {
  case scale(id: String, question: String, labels: (low: String, high: String))
  case choice(id: String, question: String, options: [String], allowsMany: Bool)
  case text(id: String, question: String)

  var id: String {
    switch self {
    case .scale(let id, _, _), .choice(let id, _, _, _), .text(let id, _): return id
    }
  }

  var question: String {
    switch self {
    case .scale(_, let question, _): return question
    case .choice(_, let question, _, _): return question
    case .text(_, let question): return question
    }
  }
}

struct SurveyAnswers {
  var numbers: [String: Int] = ["ease": 4]
  var choices: [String: Set<String>] = ["device": ["Phone", "Tablet"]]
  var texts: [String: String] = [:]
  var stars: [String: Int] = [:]

  var count: Int { numbers.count + choices.filter { !$0.value.isEmpty }.count + texts.values.filter { $0 != "" }.count }
}

struct ScaleQuestion: View {
  @Binding var value: Int?
  let labels: (low: String, high: String)

  var body: some View {
    VStack(spacing: 4) {
      HStack {
        ForEach(1..<6) { step in
          Circle()
            .strokeBorder(Color.blue, lineWidth: 1.5)
            .background(Circle().fill(step == value ? Color.blue : .clear))
            .overlay(Text("\(step)").foregroundColor(step == value ? .white : .blue))
            .frame(height: 32)
            .onTapGesture { value = step }
        }
      }
      HStack {
        Text(labels.low)
        Spacer()
        Text(labels.high)
      }
      .font(.caption2)
      .foregroundColor(.secondary)
    }
  }
}

struct ChoiceQuestion: View {
  let options: [String]
  let allowsMany: Bool
  @Binding var chosen: Set<String>

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      ForEach(options, id: \.self) { option in
        let isOn = chosen.contains(option)
        Label(
          option, systemImage: allowsMany ? (isOn ? "checkmark.square" : "square") : isOn ? "circle.fill" : "circle"
        )
        .onTapGesture {
          if !allowsMany { chosen = [] }
          if isOn { chosen.remove(option) } else { chosen.insert(option) }
        }
      }
    }
  }
}

struct SurveyForm: View {
  @State private var answers = SurveyAnswers()

  private let items: [SurveyItem] = [
    .scale(id: "ease", question: "How easy was it?", labels: ("hard", "easy")),
    .choice(id: "device", question: "What do you use?", options: ["Phone", "Tablet", "Terminal"], allowsMany: true),
    .choice(id: "again", question: "Would you come again?", options: ["Yes", "No"], allowsMany: false),
    .text(id: "more", question: "Anything else?"),
  ]

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 20) {
        ForEach(items) { item in
          VStack(alignment: .leading, spacing: 8) {
            Text(item.question).font(.headline)
            field(for: item)
          }
          .padding()
          .background(Color.gray.opacity(0.1).cornerRadius(10))
        }
        Stepper("Stars", value: $answers.stars["all", default: 3], in: 0...5)
        Text("\(answers.count) of \(items.count) answered").font(.footnote)
        Button("Send") {}
          .frame(maxWidth: .infinity)
          .disabled(answers.count < items.count)
      }
      .padding()
    }
  }

  @ViewBuilder private func field(for item: SurveyItem) -> some View {
    switch item {
    case .scale(let id, _, let labels):
      ScaleQuestion(value: $answers.numbers[id], labels: labels)
    case .choice(let id, _, let options, let allowsMany):
      ChoiceQuestion(
        options: options, allowsMany: allowsMany,
        chosen: Binding(get: { answers.choices[id, default: []] }, set: { answers.choices[id] = $0 }))
    case .text(let id, _):
      TextField(
        "Your answer",
        text: Binding {
          answers.texts[id] ?? ""
        } set: {
          answers.texts[id] = $0
        })
    }
  }
}
