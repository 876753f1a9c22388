import SwiftUI

// entries: PollBooth, PollBooth_Previews

protocol PollChoice: Hashable, CaseIterable {
  var title: String { get }
  static var question: String { get }
}

enum PollSeason: PollChoice {
  case spring, summer, autumn, winter
  var title: String { "\(self)".capitalized }
  static let question = "Which season?"
}

enum PollPet: String, PollChoice {
  case cat = "Cats"
  case dog = "Dogs"
  case neither = "Neither"
  var title: String { rawValue }
  static var question: String { "Cats or dogs?" }
}

struct Poll<Choice: PollChoice> {
  var votes: [Choice: Int] = [:]
  var mine: Choice?

  var total: Int { votes.values.reduce(mine == nil ? 0 : 1, +) }
  func count(_ choice: Choice) -> Int { votes[choice, default: 0] + (mine == choice ? 1 : 0) }
  func share(_ choice: Choice) -> Double { total == 0 ? 0 : Double(count(choice)) / Double(total) }
  var leaders: [Choice] {
    let most = Choice.allCases.map { count($0) }.max() ?? 0
    return most == 0 ? [] : Choice.allCases.filter { count($0) == most }
  }
}

struct PollCard<Choice: PollChoice, Footer: View>: View {
  @Binding var poll: Poll<Choice>
  var tint: Color
  @ViewBuilder var footer: (Poll<Choice>) -> Footer

  var body: some View {
    GroupBox(Choice.question) {
      VStack(alignment: .leading, spacing: 8) {
        ForEach(Array(Choice.allCases), id: \.self) { choice in
          Button {
            withAnimation(.easeOut(duration: 0.6)) { poll.mine = poll.mine == choice ? nil : choice }
          } label: {
            row(choice)
          }
          .buttonStyle(.plain)
        }
        footer(poll)
      }
    }
  }

  private func row(_ choice: Choice) -> some View {
    ZStack(alignment: .leading) {
      GeometryReader { proxy in
        tint.opacity(poll.mine == choice ? 0.6 : 0.3)
          .frame(width: poll.mine == nil ? 0 : proxy.size.width * poll.share(choice))
      }
      HStack {
        Text(choice.title).fontWeight(poll.leaders.contains(choice) ? .bold : .regular)
        Spacer()
        if poll.mine != nil {
          Text(poll.share(choice), format: .percent.precision(.fractionLength(0)))
            .transition(.opacity.combined(with: .offset(x: 20)))
        }
      }
      .padding(.horizontal, 8)
    }
    .frame(height: 32)
    .clipShape(Capsule())
    .overlay(Capsule().stroke(tint))
  }
}

extension PollCard where Footer == EmptyView {
  init(poll: Binding<Poll<Choice>>, tint: Color = .blue) {
    self.init(poll: poll, tint: tint) { _ in EmptyView() }
  }
}

struct PollBooth: View {
  @State private var seasons = Poll<PollSeason>(votes: [.spring: 3, .autumn: 4])
  @State private var pets = Poll<PollPet>()

  var body: some View {
    ScrollView {
      VStack {
        PollCard(poll: $seasons, tint: .orange) { poll in
          Text("\(poll.total) votes, \(poll.leaders.map(\.title).joined(separator: " and ")) first").font(.caption)
        }
        PollCard(poll: $pets)
        Button("Take back both") {
          seasons.mine = nil
          pets.mine = nil
        }
      }
      .padding()
    }
  }
}

struct PollBooth_Previews: PreviewProvider {
  static var previews: some View {
    PollCard(poll: .constant(Poll<PollPet>(votes: [.cat: 1], mine: .neither))).padding()
  }
}
