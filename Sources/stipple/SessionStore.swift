import Foundation
import PlaygroundCore

/// The file in which sessions are remembered, the latest first, each under the place that it was about.
///
/// It lies where the XDG Base Directory Specification wants state to be: `$XDG_STATE_HOME/stipple`, or `~/.local/state/stipple`. Programs
/// that run at the same time take turns in changing it, by a lock on a file beside it.
struct SessionStore {
  /// The file's path.
  let path: String
  private let folder: String

  /// The file as it is written.
  private struct Document: Codable {
    struct Entry: Codable {
      var place: String
      var session: Session
    }

    var version: Int
    var sessions: [Entry]
  }

  /// What is read of a file of any version.
  private struct Header: Decodable {
    var version: Int
  }

  /// The form of the file that is written, and the only one that is read.
  private static let version = 1
  /// How many places are remembered.
  private static let mostSessions = 50
  /// More than so many sessions take.
  private static let mostBytes = 4 << 20
  /// How long a change waits for that of another program before it is given up.
  private static let patience = Duration.seconds(2)

  /// Nil where the environment names no place for it; a relative one does not count.
  init?(environment: [String: String]) {
    func absolute(_ name: String) -> String? {
      environment[name].flatMap { $0.hasPrefix("/") ? $0 : nil }
    }
    guard let home = absolute("XDG_STATE_HOME") ?? absolute("HOME").map({ $0 + "/.local/state" }) else { return nil }
    folder = home + "/stipple"
    path = folder + "/sessions.json"
  }

  /// The session that was about a place; nil when none is remembered.
  ///
  /// A file that cannot be understood is set aside under another name, for whoever wants to know what was in it.
  func session(of place: String) throws(SessionStoreFailure) -> Session? {
    func session(_ entries: [Document.Entry]) -> Session? { entries.first { $0.place == place }?.session }
    if case .sessions(let entries) = try contents() { return session(entries) }
    return session(try locked(patience: Self.patience, entries))
  }

  /// Remembers what has changed of the session that is about a place since it was `base`, on top of what another program may have
  /// remembered of it meanwhile; the file is replaced at once or not at all.
  ///
  /// With `waits` another program's change is waited for; otherwise it is an error that it is not done.
  func save(
    _ session: Session, since base: Session, of place: String, waits: Bool
  ) throws(SessionStoreFailure) {
    try makeFolder()
    try locked(patience: waits ? Self.patience : .zero) { () throws(SessionStoreFailure) in
      var entries = try self.entries()
      let present = entries.firstIndex { $0.place == place }.map { entries.remove(at: $0).session }
      let merged = present.map { session.merged(onto: $0, since: base) } ?? session
      entries.insert(Document.Entry(place: place, session: merged), at: 0)
      try write(Document(version: Self.version, sessions: Array(entries.prefix(Self.mostSessions))))
    }
  }

  private func write(_ document: Document) throws(SessionStoreFailure) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    guard let text = try? encoder.encode(document) else {
      throw .unwritable(path, reason: "a value has no form in JSON")
    }
    let printable = JSON.printable(String(decoding: text, as: UTF8.self))
    do throws(SystemError) {
      removeFormerLeftovers()
      try FileReplacement(of: path).write(Data(printable.utf8))
    } catch {
      throw .unwritable(path, reason: error.reason)
    }
  }

  /// Removes what versions up to 0.4 left when they were killed while they wrote.
  private func removeFormerLeftovers() {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names where name.hasPrefix(".dat.nosync") { unlink(folder + "/" + name) }
  }

  /// Makes the folder and those above it, for the user alone.
  private func makeFolder() throws(SessionStoreFailure) {
    for end in folder.indices.dropFirst() where folder[end] == "/" { mkdir(String(folder[..<end]), 0o700) }
    guard mkdir(folder, 0o700) != 0 else { return }
    let error = SystemError()
    guard fileType(of: folder) == .directory else { throw .unwritable(path, reason: error.reason) }
  }

  /// Does something while no other program changes the file.
  private func locked<Result>(
    patience: Duration, _ body: () throws(SessionStoreFailure) -> Result
  ) throws(SessionStoreFailure) -> Result {
    let lock: FileLock?
    do throws(SystemError) {
      lock = try FileLock(path + ".lock", patience: patience)
    } catch {
      throw .unwritable(path, reason: error.reason)
    }
    guard let lock else { throw .busy(path) }
    return try lock.whileHeld(body)
  }
}

// What is in the file.
extension SessionStore {
  private enum Contents {
    case sessions([Document.Entry])
    /// What another version wrote.
    case version(Int)
    case damaged
  }

  private func contents() throws(SessionStoreFailure) -> Contents {
    guard fileType(of: path) != nil else { return .sessions([]) }
    let data: Data
    do throws(SystemError) {
      data = try FileDescriptor(reading: path).read(upTo: Self.mostBytes + 1)
    } catch {
      throw .unreadable(path, reason: error.reason)
    }
    guard data.count <= Self.mostBytes, let header = try? JSONDecoder().decode(Header.self, from: data) else {
      return .damaged
    }
    guard header.version == Self.version else { return .version(header.version) }
    return (try? JSONDecoder().decode(Document.self, from: data)).map { .sessions($0.sessions) } ?? .damaged
  }

  /// The sessions, for who holds the lock; a file that cannot be understood is set aside, which is told by an error.
  private func entries() throws(SessionStoreFailure) -> [Document.Entry] {
    switch try contents() {
    case .sessions(let entries): return entries
    case .version(let version): throw .otherVersion(version, setAside: try setAside("version-\(version)"))
    case .damaged: throw .damaged(setAside: try setAside("damaged"))
    }
  }

  /// Gives the file another name, which no file has; returns its path.
  private func setAside(_ suffix: String) throws(SessionStoreFailure) -> String {
    var aside = path + "." + suffix
    var count = 1
    var status = stat()
    while lstat(aside, &status) == 0 {
      count += 1
      aside = path + ".\(suffix)-\(count)"
    }
    guard rename(path, aside) == 0 else {
      throw .unreadable(path, reason: "it cannot be understood, nor set aside: " + SystemError().reason)
    }
    return aside
  }
}

/// Why sessions cannot be remembered.
enum SessionStoreFailure: Error {
  case unreadable(String, reason: String)
  case unwritable(String, reason: String)
  /// Another program was changing the file all the while.
  case busy(String)
  /// The file made no sense, and has another name now.
  case damaged(setAside: String)
  /// The file was another version's, and has another name now.
  case otherVersion(Int, setAside: String)

  /// Whether the file has got another name, so that there is room for a new one.
  var hasMadeRoom: Bool {
    switch self {
    case .damaged, .otherVersion: true
    case .unreadable, .unwritable, .busy: false
    }
  }

  var sentence: String {
    switch self {
    case .unreadable(let path, let reason): "what was remembered in '\(path)' cannot be read: \(reason)"
    case .unwritable(let path, let reason): "the session cannot be remembered in '\(path)': \(reason)"
    case .busy(let path): "the session cannot be remembered in '\(path)': another program holds its lock"
    case .damaged(let aside): "what was remembered is damaged, and set aside as '\(aside)'"
    case .otherVersion(let version, let aside):
      "what was remembered is of another version (\(version)), and kept as '\(aside)'"
    }
  }
}

/// Remembers one place's session from time to time while it changes.
struct SessionKeeper {
  private let store: SessionStore
  private let place: String
  /// What was remembered when this program last knew.
  private var base: Session
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
    // Where nothing can be read, the first saving says why.
    base = (try? store.session(of: place)) ?? Session()
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
      do throws(SessionStoreFailure) {
        try store.save(session, since: base, of: place, waits: isLast)
      } catch  where error.hasMadeRoom {
        try store.save(session, since: base, of: place, waits: isLast)
      }
      saved = session
      base = session
    } catch .busy where !isLast {
      // There will be another time.
    } catch {
      failure = error
    }
  }
}
