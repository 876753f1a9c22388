import Foundation
import PlaygroundCore
import Testing

@testable import stipple

@Suite struct SessionStoreTests {
  private let folder: Folder
  private let store: SessionStore

  init() throws {
    folder = try Folder()
    store = try #require(SessionStore(environment: ["XDG_STATE_HOME": folder.url.path]))
  }

  /// A session in which a shape has a value.
  private func session(_ shape: String, _ value: Int) -> Session {
    var session = Session()
    session.shape = shape
    session.drawing[shape] = .integer(value)
    return session
  }

  private func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.url.appending(path: "stipple").path).sorted()
  }

  @Test func `programs that save in the same instant lose nothing`() throws {
    DispatchQueue.concurrentPerform(iterations: 24) { index in
      let name = "shape \(index)"
      // Half of them are about one place, in which each changes something else.
      let place = index % 2 == 0 ? "shared" : name
      #expect(throws: Never.self) {
        try store.save(session(name, index), since: Session(), of: place, waits: true)
      }
    }
    let shared = try #require(try store.session(of: "shared"))
    #expect(shared.drawing.count == 12)
    for index in stride(from: 1, to: 24, by: 2) {
      #expect(try store.session(of: "shape \(index)") == session("shape \(index)", index))
    }
    #expect(try names() == ["sessions.json", "sessions.json.lock"])
  }

  @Test func `another version's file is kept under its version, every time`() throws {
    for (index, aside) in ["version-2", "version-2-2", "version-2-3"].enumerated() {
      let text = "{\"version\": 2, \"sessions\": \(index)}"
      try folder.write(text, to: "stipple/sessions.json")
      let error = #expect(throws: SessionStoreFailure.self) { try store.session(of: "a") }
      let path = store.path + "." + aside
      #expect(error?.sentence == "what was remembered is of another version (2), and kept as '\(path)'")
      try store.save(session("a", index), since: Session(), of: "a", waits: true)
      #expect(try String(contentsOfFile: path, encoding: .utf8) == text)
    }
  }

  @Test func `a damaged file does not take the place of an earlier one`() throws {
    for aside in ["damaged", "damaged-2"] {
      try folder.write("{ \(aside)", to: "stipple/sessions.json")
      #expect(throws: SessionStoreFailure.self) {
        try store.save(session("a", 1), since: Session(), of: "a", waits: true)
      }
      #expect(try String(contentsOfFile: store.path + "." + aside, encoding: .utf8) == "{ \(aside)")
    }
  }

  @Test func `what a killed program left in the folder is removed`() throws {
    try folder.write("half", to: "stipple/.dat.nosync12ab.x3Yz")
    try folder.write("half", to: "stipple/.stipple-0123456789abcdef")
    try store.save(session("a", 1), since: Session(), of: "a", waits: true)
    #expect(try names() == ["sessions.json", "sessions.json.lock"])
  }

  @Test func `a lock that another program holds is waited for, but not for ever`() throws {
    try store.save(session("a", 1), since: Session(), of: "a", waits: true)
    let descriptor = open(store.path + ".lock", O_RDWR)
    defer { close(descriptor) }
    try #require(flock(descriptor, LOCK_EX) == 0)
    for waits in [false, true] {
      let error = #expect(throws: SessionStoreFailure.self) {
        try store.save(session("a", 2), since: Session(), of: "a", waits: waits)
      }
      #expect(error?.sentence.hasSuffix("another program holds its lock") == true)
    }
    #expect(try store.session(of: "a") == session("a", 1), "to read needs no lock")
    flock(descriptor, LOCK_UN)
    try store.save(session("a", 2), since: Session(), of: "a", waits: false)
    #expect(try store.session(of: "a") == session("a", 2))
  }

  @Test(arguments: ["sessions.json", "sessions.json.lock"])
  func `a pipe in the place of a file holds nothing up`(name: String) throws {
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "stipple"), withIntermediateDirectories: true)
    try #require(mkfifo(folder.url.appending(path: "stipple/\(name)").path, 0o600) == 0)
    let error = #expect(throws: SessionStoreFailure.self) {
      try store.save(session("a", 1), since: Session(), of: "a", waits: true)
    }
    #expect(error?.sentence.hasSuffix(": it is no ordinary file") == true)
  }

  @Test func `names are written so that a terminal can show the file`() throws {
    let name = "a\u{1B}]0;x\u{7}\u{9B}\u{202E}\n\u{2028}b"
    try store.save(session(name, 1), since: Session(), of: name, waits: true)
    #expect(try store.session(of: name) == session(name, 1))
    let text = try String(contentsOfFile: store.path, encoding: .utf8)
    #expect(text.contains(#"a\u001b]0;x\u0007\u009b\u202e\n\u2028b"#), "\(text)")
  }
}
