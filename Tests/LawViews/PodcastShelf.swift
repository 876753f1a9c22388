import SwiftUI

// entries: PodcastShelf

struct PodcastEpisode: Identifiable {
  let number: Int
  let title: String
  let minutes: Int
  let played: Double

  var id: Int { number }
  var remaining: Int { Int((Double(minutes) * (1 - played)).rounded()) }
}

struct PodcastShow {
  let name: String
  let colors: (Color, Color)
  var episodes: [PodcastEpisode]
}

private struct CoverArt: View {
  let show: PodcastShow
  var side: CGFloat = 96

  var body: some View {
    ZStack(alignment: .bottomLeading) {
      LinearGradient(colors: [show.colors.0, show.colors.1], startPoint: .top, endPoint: .bottom)
      ForEach(1..<4) { ring in
        Circle()
          .trim(from: 0.5, to: 0.75)
          .stroke(Color.white.opacity(1 - 0.25 * Double(ring)), lineWidth: 4)
          .frame(width: side / 3 * CGFloat(ring), height: side / 3 * CGFloat(ring))
          .frame(width: side, height: side)
      }
      Text(show.name).font(.caption.bold()).foregroundColor(.white).padding(6)
    }
    .frame(width: side, height: side)
    .clipShape(RoundedRectangle(cornerRadius: 10))
  }
}

private struct EpisodeRow: View {
  let episode: PodcastEpisode

  var body: some View {
    HStack(alignment: .top, spacing: 12) {
      Text("\(episode.number)").font(.title3.weight(.light)).frame(width: 34, alignment: .trailing)
      VStack(alignment: .leading, spacing: 4) {
        Text(episode.title).font(.headline).lineLimit(2)
        status
      }
      Spacer(minLength: 0)
      Image(systemName: episode.played >= 1 ? "checkmark.circle" : "play.circle").font(.title2)
    }
    .opacity(episode.played >= 1 ? 0.5 : 1)
  }

  @ViewBuilder var status: some View {
    if episode.played >= 1 {
      Text("Played")
    } else if episode.played > 0 {
      HStack(spacing: 6) {
        Capsule().fill(.gray.opacity(0.3)).frame(width: 50, height: 4)
          .overlay(alignment: .leading) {
            Capsule().fill(.purple).frame(width: 50 * CGFloat(episode.played), height: 4)
          }
        Text("\(episode.remaining) min left")
      }
      .font(.caption)
    } else {
      Text("\(episode.minutes) min").font(.caption)
    }
  }
}

struct PodcastShelf: View {
  let shows: [PodcastShow] = [
    PodcastShow(
      name: "Swift Talk", colors: (.orange, .red),
      episodes: [
        PodcastEpisode(number: 101, title: "How a layout asks its children twice", minutes: 42, played: 0),
        PodcastEpisode(number: 100, title: "Hundred", minutes: 61, played: 0.35),
        PodcastEpisode(number: 99, title: "Almost", minutes: 30, played: 1),
      ]),
    PodcastShow(name: "Dots", colors: (.blue, .indigo), episodes: []),
    PodcastShow(name: "Cells", colors: (.mint, .green), episodes: []),
  ]
  @State private var showsPlayed = true

  private var visible: [PodcastEpisode] {
    shows.flatMap { $0.episodes }.filter { showsPlayed || $0.played < 1 }
  }

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        ScrollView(.horizontal, showsIndicators: false) {
          HStack(spacing: 12) {
            ForEach(shows, id: \.name) { show in
              CoverArt(show: show)
            }
          }
          .padding(.horizontal)
        }
        Toggle("Played episodes", isOn: $showsPlayed.animation()).padding(.horizontal)
        VStack(spacing: 14) {
          ForEach(visible) { episode in
            EpisodeRow(episode: episode)
            if episode.id != visible.last?.id { Divider() }
          }
        }
        .padding(.horizontal)
      }
    }
  }
}
