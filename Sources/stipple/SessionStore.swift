import Foundation
import PlainText
import PlaygroundCore

/// The file that remembers sessions, the latest first, each under its place (see `Input.place`).
///
/// It lies where the XDG Base Directory Specification puts state: `$XDG_STATE_HOME/stipple`, or
/// `~/.local/state/stipple`. Programs that run at the same time change it in turns, by a lock on a file beside it.
struct SessionStore {
  /// The file's path.
  let path: String
  private let folder: String

  /// The content of the file.
  private struct Document: Codable {
    struct Entry: Codable {
      var place: String
      var session: Session
    }

    var version: Int
    var sessions: [Entry]
  }

  /// The part that is read of a file of any version.
  private struct Header: Decodable {
    var version: Int
  }

  /// The version of the format that is written, and the only one that is read.
  private static let version = 1
  /// The maximum number of places that are remembered.
  private static let mostSessions = 50
  /// The maximum size of the file in bytes, which is more than so many sessions take.
  private static let mostBytes = 4 << 20
  /// The time that a change waits for that of another program before it fails.
  private static let patience = Duration.seconds(2)

  /// Creates the store; nil if the environment has no absolute path for it.
  init?(environment: [String: String]) {
    func absolute(_ name: String) -> String? {
      environment[name].flatMap { $0.hasPrefix("/") ? $0 : nil }
    }
    guard let home = absolute("XDG_STATE_HOME") ?? absolute("HOME").map({ $0 + "/.local/state" }) else { return nil }
    folder = home + "/stipple"
    path = folder + "/sessions.json"
  }

  /// Returns the session of a place; nil if none is remembered.
  ///
  /// A file that cannot be understood is renamed, so that its content is not lost, and an error reports this.
  func session(of place: String) throws(SessionStoreFailure) -> Session? {
    func session(_ entries: [Document.Entry]) -> Session? { entries.first { $0.place == place }?.session }
    if case .sessions(let entries) = try contents() { return session(entries) }
    return session(try locked(patience: Self.patience, entries))
  }

  /// Saves the changes to the session of a place since `base`, merged with the changes that another program may have
  /// saved meanwhile. The file is replaced at once or not at all.
  ///
  /// With `waits`, a change in progress by another program is awaited; otherwise `busy` is thrown.
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

  /// Removes the temporary files of versions up to 0.4 that were killed while they wrote.
  private func removeFormerLeftovers() {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names where name.hasPrefix(".dat.nosync") { unlink(folder + "/" + name) }
  }

  /// Creates the folder and the folders above it, for the user alone.
  private func makeFolder() throws(SessionStoreFailure) {
    for end in folder.indices.dropFirst() where folder[end] == "/" { mkdir(String(folder[..<end]), 0o700) }
    guard mkdir(folder, 0o700) != 0 else { return }
    let error = SystemError()
    guard fileType(of: folder) == .directory else { throw .unwritable(path, reason: error.reason) }
  }

  /// Calls `body` while no other program changes the file.
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

// The content of the file.
extension SessionStore {
  private enum Contents {
    case sessions([Document.Entry])
    /// The content was written by another version.
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

  /// Returns the sessions; the caller must hold the lock. A file that cannot be understood is renamed, and an error
  /// reports this.
  private func entries() throws(SessionStoreFailure) -> [Document.Entry] {
    switch try contents() {
    case .sessions(let entries): return entries
    case .version(let version): throw .otherVersion(version, setAside: try setAside("version-\(version)"))
    case .damaged: throw .damaged(setAside: try setAside("damaged"))
    }
  }

  /// Renames the file to a name that does not exist yet; returns the new path.
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

/// The reason why sessions cannot be remembered.
enum SessionStoreFailure: Error {
  case unreadable(String, reason: String)
  case unwritable(String, reason: String)
  /// Another program held the lock all the time.
  case busy(String)
  /// The file could not be understood, and was renamed.
  case damaged(setAside: String)
  /// The file was written by another version, and was renamed.
  case otherVersion(Int, setAside: String)

  /// True if the file was renamed, so that a new one can be written.
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

/// A keeper that saves one place's session at intervals while it changes.
struct SessionKeeper {
  private let store: SessionStore
  private let place: String
  /// The remembered session as this program knew it last.
  private var base: Session
  private var saved: Session
  private var lastSave: ContinuousClock.Instant
  /// The reason why the last attempt failed; nil if it did not. There are no more attempts after a failure.
  private(set) var failure: SessionStoreFailure?

  /// The time between two saves, short enough that a killed program loses little.
  private static let interval = Duration.seconds(2)

  /// Starts with a session that need not be saved.
  init(_ store: SessionStore, place: String, session: Session) {
    self.store = store
    self.place = place
    // If nothing can be read, the first save reports the reason.
    base = (try? store.session(of: place)) ?? Session()
    saved = session
    lastSave = .now
  }

  /// Saves the changes if the interval has passed or if `isLast` is true.
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
      // The next save tries again.
    } catch {
      failure = error
    }
  }
}
