import Foundation
import Testing

/// The program in a real terminal: a tmux server of its own, whose only window runs a script that runs the program.
///
/// The script leaves the terminal's modes in the files `before` and `after`, the program's process number in `pid` and its exit status in
/// `status`; then it waits.
final class TmuxSession {
  let folder: Folder
  private let tmux: URL
  private let socket: String

  /// How long to wait for something that has to come; ample on a loaded machine.
  private static let patience: TimeInterval = 60

  /// Starts the program with arguments in a window of a size.
  ///
  /// `environment` adds to or replaces what is always there; `onStop` is what the script does when the program is suspended.
  init(
    _ arguments: [String], columns: Int = 80, rows: Int = 24, environment: [String: String] = [:],
    folder: Folder? = nil, onStop: String = ":"
  ) throws {
    self.folder = try folder ?? Folder()
    tmux = try Self.executable()
    socket = self.folder.url.appending(path: "tmux").path
    let variables = ["TERM": "screen-256color", "LC_ALL": "C.UTF-8", "PATH": "/usr/bin:/bin"]
      .merging(environment) { $1 }
    let settings = variables.map { "'\($0)=\($1)'" }.joined(separator: " ")
    let command = ([StippleProcess.executable.path] + arguments).map { "'\($0)'" }.joined(separator: " ")
    // No core files, since some tests crash the program; the script outlives a program that dies of SIGINT; job control, so that it can be
    // suspended.
    let script = try self.folder.write(
      """
      ulimit -c 0
      trap : INT
      set -m
      stty -a > before
      env -i \(settings) sh -c 'echo $$ > pid; exec "$@"' sh \(command)
      status=$?
      \(onStop)
      echo $status > status
      stty -a > after
      echo finished
      sleep 1000
      """, to: "script.sh")
    try run([
      "-f", "/dev/null", "new-session", "-d", "-x", "\(columns)", "-y", "\(rows)", "-c", self.folder.url.path,
      "bash '\(script.path)'",
    ])
  }

  deinit { _ = try? run(["kill-server"]) }

  private static func executable() throws -> URL {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let found = path.split(separator: ":").map { URL(fileURLWithPath: "\($0)/tmux") }.first {
      FileManager.default.isExecutableFile(atPath: $0.path)
    }
    return try #require(found, "these tests drive a real terminal with tmux: apt-get install tmux")
  }

  @discardableResult
  private func run(_ arguments: [String]) throws -> String {
    let scratch = try Folder()
    let output = scratch.url.appending(path: "output")
    _ = try spawn(
      [tmux.path, "-u", "-S", socket] + arguments, in: folder.url,
      environment: ["LC_ALL": "C.UTF-8", "PATH": "/usr/bin:/bin", "TERM": "xterm-256color", "SHELL": "/bin/sh"],
      output: output, errors: scratch.url.appending(path: "errors"))
    return try String(contentsOf: output, encoding: .utf8)
  }

  /// The characters on the screen, a line to each row, spaces at the ends of lines left out.
  func screen() throws -> String {
    let text = try run(["capture-pane", "-p"])
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      String(line.reversed().drop { $0 == " " }.reversed())
    }
    return lines.joined(separator: "\n")
  }

  /// Presses keys, by tmux's names for them.
  func press(_ keys: String...) throws {
    try run(["send-keys"] + keys)
  }

  /// Sends bytes as the terminal would, for what tmux has no name for.
  func send(_ bytes: String) throws {
    try run(["send-keys", "-H"] + bytes.utf8.map { String($0, radix: 16) })
  }

  func resize(columns: Int, rows: Int) throws {
    try run(["resize-window", "-x", "\(columns)", "-y", "\(rows)"])
  }

  /// What tmux knows of the window: whether the alternate screen is on, whether the cursor can be seen, whether the mouse is reported.
  func modes() throws -> String {
    try run(["display-message", "-p", "#{alternate_on} #{cursor_flag} #{mouse_any_flag}"]).trimmingCharacters(
      in: .whitespacesAndNewlines)
  }

  /// The modes of a terminal that no program has changed.
  static let untouchedModes = "0 1 0"

  /// A file that the script left, when it is there.
  func file(_ name: String) throws -> String {
    let url = folder.url.appending(path: name)
    try wait(for: "the file '\(name)'") {
      (try? String(contentsOf: url, encoding: .utf8))?.isEmpty == false
    }
    return try String(contentsOf: url, encoding: .utf8).trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Waits until something has come about; a failure shows the screen.
  func wait(
    for what: String, location: SourceLocation = #_sourceLocation, until condition: () throws -> Bool
  ) throws {
    let deadline = Date(timeIntervalSinceNow: Self.patience)
    while Date() < deadline {
      if try condition() { return }
      Thread.sleep(forTimeInterval: 0.05)
    }
    let screen = try screen()
    Issue.record("waited in vain for \(what); the screen is\n\(screen)", sourceLocation: location)
    throw Missing()
  }

  private struct Missing: Error {}

  /// Waits until the screen shows a text.
  func wait(forText text: String, location: SourceLocation = #_sourceLocation) throws {
    try wait(for: "'\(text)'", location: location) { try screen().contains(text) }
  }

  /// Waits until the screen is the one that the program prints for these arguments.
  func wait(forScreenshot arguments: [String], location: SourceLocation = #_sourceLocation) throws {
    let expected = try StippleProcess.run(["screenshot"] + arguments, in: folder).text
    try wait(for: "the screen\n\(expected)", location: location) { try screen() == expected }
  }
}
