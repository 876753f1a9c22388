import Foundation
import PlaygroundCore

/// The file in which sessions are remembered, the latest first, each under the place that it was about.
///
/// It lies where the XDG Base Directory Specification wants state to be: `$XDG_STATE_HOME/stipple`, or `~/.local/state/stipple`.
struct SessionStore {
  /// The file's path.
  let path: String

  /// The file as it is written.
  private struct Document: Codable {
    struct Entry: Codable {
      var place: String
      var session: Session
    }

    var version: Int
    var sessions: [Entry]
  }

  /// The form of the file that is written, and the only one that is read.
  private static let version = 1
  /// How many places are remembered.
  private static let mostSessions = 50
  /// More than so many sessions take.
  private static let mostBytes = 4 << 20

  /// Nil where the environment names no place for it; a relative one does not count.
  init?(environment: [String: String]) {
    func absolute(_ name: String) -> String? {
      environment[name].flatMap { $0.hasPrefix("/") ? $0 : nil }
    }
    guard let folder = absolute("XDG_STATE_HOME") ?? absolute("HOME").map({ $0 + "/.local/state" }) else { return nil }
    path = folder + "/stipple/sessions.json"
  }

  /// The session that was about a place; nil when none is remembered.
  ///
  /// A file that cannot be understood is set aside under another name, for whoever wants to know what was in it.
  func session(of place: String) throws(SessionStoreFailure) -> Session? {
    try read().first { $0.place == place }?.session
  }

  /// Remembers the session that is about a place; the file is replaced at once or not at all.
  func save(_ session: Session, of place: String) throws(SessionStoreFailure) {
    var entries = try read().filter { $0.place != place }
    entries.insert(Document.Entry(place: place, session: session), at: 0)
    let document = Document(version: Self.version, sessions: Array(entries.prefix(Self.mostSessions)))
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do {
      let file = URL(fileURLWithPath: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      try encoder.encode(document).write(to: file, options: .atomic)
    } catch {
      throw .unwritable(path, reason: error.reason)
    }
  }

  private func read() throws(SessionStoreFailure) -> [Document.Entry] {
    guard fileType(of: path) != nil else { return [] }
    let data: Data
    do {
      let handle = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
      data = try handle.read(upToCount: Self.mostBytes + 1) ?? Data()
    } catch {
      throw .unreadable(path, reason: error.reason)
    }
    if data.count <= Self.mostBytes, let document = try? JSONDecoder().decode(Document.self, from: data),
      document.version == Self.version
    {
      return document.sessions
    }
    let aside = path + ".damaged"
    guard rename(path, aside) == 0 else { throw .unreadable(path, reason: "it is damaged") }
    throw .damaged(setAside: aside)
  }
}

/// Why sessions cannot be remembered.
enum SessionStoreFailure: Error {
  case unreadable(String, reason: String)
  case unwritable(String, reason: String)
  /// The file made no sense, and has another name now.
  case damaged(setAside: String)

  var sentence: String {
    switch self {
    case .unreadable(let path, let reason): "what was remembered in '\(path)' cannot be read: \(reason)"
    case .unwritable(let path, let reason): "the session cannot be remembered in '\(path)': \(reason)"
    case .damaged(let aside): "what was remembered is damaged, and set aside as '\(aside)'"
    }
  }
}

/// Remembers one place's session from time to time while it changes.
struct SessionKeeper {
  private let store: SessionStore
  private let place: String
  private var saved: Session
  private var lastSave: ContinuousClock.Instant
  /// Why the last attempt failed; there are no more then.
  private(set) var failure: SessionStoreFailure?

  /// The time between two savings, so that a program that is ended by force loses little.
  private static let interval = Duration.seconds(2)

  /// Begins with a session that need not be saved.
  init(_ store: SessionStore, place: String, session: Session) {
    self.store = store
    self.place = place
    saved = session
    lastSave = .now
  }

  /// Saves what has changed, if it is time again or `isLast`.
  mutating func save(_ session: @autoclosure () -> Session, isLast: Bool = false) {
    guard failure == nil, isLast || ContinuousClock.now - lastSave >= Self.interval else { return }
    lastSave = .now
    let session = session()
    guard session != saved else { return }
    do throws(SessionStoreFailure) {
      try store.save(session, of: place)
      saved = session
    } catch .damaged {
      // It has been set aside by now, so that there is room for another.
      do throws(SessionStoreFailure) { try store.save(session, of: place) } catch { failure = error }
    } catch {
      failure = error
    }
  }
}
