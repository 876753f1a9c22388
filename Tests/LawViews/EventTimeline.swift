import SwiftUI

// entries: EventTimeline

struct TimelineMoment: Identifiable {
  enum Kind {
    case talk(speaker: String)
    case pause(minutes: Int)
    case social
  }

  let id: Int
  let start: (hour: Int, minute: Int)
  let title: String
  let kind: Kind

  var clock: String { String(format: "%02d:%02d", start.hour, start.minute) }
  var minutes: Int { start.hour * 60 + start.minute }
}

extension TimelineMoment.Kind {
  var tint: Color {
    switch self {
    case .talk: return .indigo
    case .pause(let minutes) where minutes > 30: return .orange
    case .pause: return .yellow
    case .social: return .pink
    }
  }
}

private struct TimelineDot: View {
  var tint: Color
  var isFirst: Bool
  var isLast: Bool
  var isPast: Bool

  var body: some View {
    VStack(spacing: 0) {
      Rectangle().fill(isFirst ? Color.clear : Color.gray.opacity(0.4)).frame(width: 2, height: 10)
      Circle()
        .fill(isPast ? tint : .white)
        .overlay(Circle().stroke(tint, lineWidth: 2))
        .frame(width: 14, height: 14)
      Rectangle().fill(isLast ? Color.clear : Color.gray.opacity(0.4)).frame(width: 2)
    }
  }
}

struct EventTimeline: View {
  private let moments = [
    TimelineMoment(id: 0, start: (9, 0), title: "Doors", kind: .social),
    TimelineMoment(id: 1, start: (9, 30), title: "Drawing with dots", kind: .talk(speaker: "L. Braille")),
    TimelineMoment(id: 2, start: (10, 45), title: "Coffee", kind: .pause(minutes: 15)),
    TimelineMoment(id: 3, start: (12, 5), title: "Lunch", kind: .pause(minutes: 60)),
    TimelineMoment(id: 4, start: (18, 0), title: "Party", kind: .social),
  ]
  var now = 11 * 60

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 0) {
        ForEach(moments) { moment in
          HStack(alignment: .top, spacing: 12) {
            Text(moment.clock)
              .font(.footnote.monospacedDigit())
              .foregroundColor(.secondary)
              .frame(width: 44, alignment: .trailing)
              .padding(.top, 8)
            TimelineDot(
              tint: moment.kind.tint, isFirst: moment.id == moments.first?.id, isLast: moment.id == moments.last?.id,
              isPast: moment.minutes <= now)
            card(moment)
          }
          .fixedSize(horizontal: false, vertical: true)
        }
      }
      .padding()
    }
  }

  @ViewBuilder private func card(_ moment: TimelineMoment) -> some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(moment.title).font(.headline)
      switch moment.kind {
      case .talk(let speaker):
        Label(speaker, systemImage: "person")
          .font(.caption)
      case .pause(let minutes):
        Text("\(minutes) min").font(.caption)
      case .social:
        EmptyView()
      }
      if let gap = gap(after: moment), gap > 60 {
        Text("\(gap / 60) h \(gap % 60) min until the next").font(.caption2).foregroundStyle(.tertiary)
      }
    }
    .padding(10)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(moment.kind.tint.opacity(0.12), in: RoundedRectangle(cornerRadius: 8))
    .padding(.bottom, 10)
  }

  private func gap(after moment: TimelineMoment) -> Int? {
    guard let next = moments.first(where: { $0.minutes > moment.minutes }) else { return nil }
    return next.minutes - moment.minutes
  }
}
