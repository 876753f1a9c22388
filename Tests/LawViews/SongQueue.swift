import SwiftUI

// entries: SongQueue

struct QueuedSong: Identifiable, Hashable {
  let id: Int
  let title: String
  let length: Int
}

@Observable final class SongPlayer {
  enum Mode: String, CaseIterable { case once, all, one }

  var queue: [QueuedSong]
  var mode = Mode.once
  private(set) var history: [QueuedSong] = []
  private(set) var elapsed = 0
  var isPlaying = false {
    didSet { if isPlaying, queue.isEmpty { isPlaying = false } }
  }
  @ObservationIgnored private var skips = 0

  init(queue: [QueuedSong]) { self.queue = queue }

  var current: QueuedSong? { queue.first }
  var left: Int { queue.map(\.length).reduce(0, +) - elapsed }

  func skip() {
    guard !queue.isEmpty else { return }
    elapsed = 0
    skips += 1
    if mode != .one {
      let song = queue.removeFirst()
      history.insert(song, at: 0)
      if mode == .all { queue.append(song) }
    }
    if queue.isEmpty { isPlaying = false }
  }

  func back() {
    defer { elapsed = 0 }
    guard elapsed <= 2, !history.isEmpty else { return }
    queue.insert(history.removeFirst(), at: 0)
  }

  func tick() {
    guard isPlaying, let current else { return }
    elapsed += 1
    if elapsed >= current.length { skip() }
  }

  func move(_ song: QueuedSong, by offset: Int) {
    guard let index = queue.firstIndex(of: song), queue.indices.contains(index + offset) else { return }
    queue.swapAt(index, index + offset)
  }
}

struct NowPlayingBar: View {
  @Bindable var player = SongPlayer(queue: [])

  var body: some View {
    VStack {
      if let song = player.current {
        Text(song.title).font(.title3).id(song.id).transition(.push(from: .trailing))
        ProgressView(value: Double(player.elapsed), total: Double(song.length))
      } else {
        ContentUnavailableView("Silence", systemImage: "speaker.slash")
      }
      HStack(spacing: 24) {
        Button {
          withAnimation { player.back() }
        } label: {
          Image(systemName: "backward.fill")
        }
        Button {
          player.isPlaying.toggle()
        } label: {
          Image(systemName: player.isPlaying ? "pause.fill" : "play.fill").font(.title)
        }
        Button {
          withAnimation { player.skip() }
        } label: {
          Image(systemName: "forward.fill")
        }
      }
      Picker("Repeat", selection: $player.mode) {
        ForEach(SongPlayer.Mode.allCases, id: \.self) { Text($0.rawValue) }
      }
      .pickerStyle(.segmented)
    }
  }
}

struct SongUpNext: View {
  var player = SongPlayer(queue: [])

  var body: some View {
    ForEach(player.queue.dropFirst()) { song in
      HStack {
        Text(song.title)
        Spacer()
        Button("Up") { withAnimation { player.move(song, by: -1) } }
        Button("Down") { withAnimation { player.move(song, by: 1) } }
      }
    }
    Text("\(player.left) s left, \(player.history.count) heard").font(.caption).monospacedDigit()
  }
}

struct SongQueue: View {
  @State private var player: SongPlayer?
  @State private var ticks = 0

  var body: some View {
    VStack {
      if let player {
        NowPlayingBar(player: player)
        SongUpNext(player: player)
      } else {
        ProgressView()
      }
    }
    .padding()
    .onAppear {
      let songs = zip(["Low tide", "Paper moon", "Nine lives"], [6, 4, 8])
      player = SongPlayer(
        queue: songs.enumerated().map { QueuedSong(id: $0.offset, title: $0.element.0, length: $0.element.1) })
    }
    .onReceive(Timer.publish(every: 1, on: .main, in: .common).autoconnect()) { _ in
      if ticks < 30 {
        ticks += 1
        withAnimation(.linear(duration: 1)) { player?.tick() }
      }
    }
  }
}
