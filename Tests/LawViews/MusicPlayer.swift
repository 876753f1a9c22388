import SwiftUI

// entries: MusicPlayer, MusicPlayer_Previews

struct MusicTrack: Identifiable, Equatable {
  let id: Int
  let title: String
  let artist: String
  let length: TimeInterval
}

extension TimeInterval {
  fileprivate var clock: String {
    let seconds = Int(self)
    return String(format: "%d:%02d", seconds / 60, seconds % 60)
  }
}

struct PlayerEqualizer: View {
  var levels: [CGFloat] = [0.3, 0.9, 0.55, 0.75]
  var isPlaying: Bool

  var body: some View {
    HStack(alignment: .bottom, spacing: 2) {
      ForEach(levels.indices, id: \.self) { index in
        RoundedRectangle(cornerRadius: 1)
          .frame(width: 3, height: isPlaying ? 16 * levels[index] : 3)
          .animation(.easeInOut(duration: 0.4).repeatForever().delay(Double(index) * 0.1), value: isPlaying)
      }
    }
    .frame(height: 16, alignment: .bottom)
  }
}

struct TransportButton: ButtonStyle {
  var isLarge = false

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(isLarge ? .system(size: 28) : .title3)
      .frame(width: isLarge ? 64 : 44, height: isLarge ? 64 : 44)
      .background(Circle().fill(Color.primary.opacity(isLarge ? 0.1 : 0)))
      .scaleEffect(configuration.isPressed ? 0.9 : 1)
  }
}

struct MusicPlayer: View {
  @State private var isPlaying = true
  @State private var elapsed: TimeInterval = 73
  @State private var volume: Double = 0.6
  @State private var index = 0
  let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

  static let queue = [
    MusicTrack(id: 1, title: "Night Drive", artist: "The Pixels", length: 214),
    MusicTrack(id: 2, title: "Blue Hour", artist: "Anna & the Arcs", length: 187.5),
    MusicTrack(id: 3, title: "Dots", artist: "Louis B.", length: 61),
  ]

  private var track: MusicTrack { Self.queue[index] }

  var body: some View {
    VStack(spacing: 22) {
      artwork
      VStack(spacing: 4) {
        Text(track.title).font(.title2).bold()
        Text(track.artist).foregroundColor(.secondary)
      }
      scrubber
      HStack(spacing: 20) {
        Button(action: previous) { Image(systemName: "backward.fill") }
        Button {
          isPlaying.toggle()
        } label: {
          Image(systemName: isPlaying ? "pause.fill" : "play.fill")
        }
        .buttonStyle(TransportButton(isLarge: true))
        Button(action: next) { Image(systemName: "forward.fill") }
      }
      .buttonStyle(TransportButton())
      HStack {
        Image(systemName: "speaker.fill").font(.caption)
        Slider(value: $volume)
        Image(systemName: "speaker.wave.3.fill").font(.caption)
      }
      upNext
    }
    .padding(24)
    .onReceive(timer) { _ in
      if isPlaying, elapsed < track.length { elapsed += 1 }
    }
  }

  private var artwork: some View {
    RoundedRectangle(cornerRadius: 20)
      .fill(AngularGradient(colors: [.purple, .blue, .teal, .purple], center: .center))
      .aspectRatio(1, contentMode: .fit)
      .frame(maxWidth: 220)
      .overlay(Circle().strokeBorder(.white.opacity(0.5), lineWidth: 24).padding(30))
      .scaleEffect(isPlaying ? 1 : 0.85)
  }

  private var scrubber: some View {
    VStack(spacing: 4) {
      GeometryReader { geo in
        let share = CGFloat(elapsed / track.length)
        Capsule().fill(.gray.opacity(0.3))
        Capsule().fill(.primary).frame(width: geo.size.width * share)
        Circle().frame(width: 12, height: 12).position(x: geo.size.width * share, y: geo.size.height / 2)
      }
      .frame(height: 4)
      HStack {
        Text(elapsed.clock)
        Spacer()
        Text("-" + (track.length - elapsed).clock)
      }
      .font(.caption2.monospacedDigit())
      .foregroundStyle(.secondary)
    }
  }

  private var upNext: some View {
    VStack(alignment: .leading) {
      ForEach(Self.queue) { item in
        HStack {
          if item == track {
            PlayerEqualizer(isPlaying: isPlaying).foregroundColor(.accentColor)
          } else {
            Text("\(item.id)").frame(width: 18)
          }
          Text(item.title)
          Spacer()
          Text(item.length.clock).foregroundColor(.gray)
        }
        .font(.footnote)
      }
    }
  }

  private func next() { index = (index + 1) % Self.queue.count }
  private func previous() { index = (index + Self.queue.count - 1) % Self.queue.count }
}

struct MusicPlayer_Previews: PreviewProvider {
  static var previews: some View { MusicPlayer().preferredColorScheme(.dark) }
}
