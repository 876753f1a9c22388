import Foundation
import Testing

/// The program in a real terminal: a tmux server of its own, whose only window runs a script that runs the program.
///
/// The script leaves the terminal's modes in the files `before` and `after`, the program's process number in `pid` and
/// its exit status in `status`; then it waits.
final class TmuxSession {
  let folder: Folder
  private let tmux: URL
  private let socket: String

  /// The time to wait for something that has to come; ample on a loaded machine.
  private static let patience: TimeInterval = 120

  /// Starts the program with arguments in a window of a size.
  ///
  /// `environment` adds to or replaces what is always there; `redirection` is written behind the command; `first` is
  /// what the script does before, and `onStop` when the program is suspended.
  /// The colours of the terminal, as `--colors` names them.
  private let colors: String

  init(
    _ arguments: [String], columns: Int = 80, rows: Int = 24, environment: [String: String] = [:],
    redirection: String = "", folder: Folder? = nil, first: String = ":", onStop: String = ":"
  ) throws {
    self.folder = try folder ?? Folder()
    tmux = try Self.executable()
    // A server of its own: that of an earlier session in the same folder may still be on its way out.
    socket = self.folder.url.appending(path: "tmux-\(UUID().uuidString.prefix(8))").path
    let variables = ["TERM": "screen-256color", "LC_ALL": "C.UTF-8", "PATH": "/usr/bin:/bin"]
      .merging(environment) { $1 }
    colors = Self.colors(of: variables)
    let settings = variables.map { "'\($0)=\($1)'" }.joined(separator: " ")
    let command = ([StippleProcess.executable.path] + arguments).map { "'\($0)'" }.joined(separator: " ")
    // No core files, since some tests crash the program; the script outlives a program that dies of SIGINT; job
    // control, so that it can be suspended.
    let script = try self.folder.write(
      """
      ulimit -c 0
      trap : INT
      set -m
      \(first)
      stty -a > before
      env -i \(settings) sh -c 'echo $$ > pid; exec "$@"' sh \(command) \(redirection)
      status=$?
      \(onStop)
      echo $status > status
      stty -a > after
      echo finished
      cat > /dev/null
      """, to: "script.sh")
    try run([
      "-f", "/dev/null", "new-session", "-d", "-x", "\(columns)", "-y", "\(rows)", "-c", self.folder.url.path,
      "bash '\(script.path)'",
    ])
  }

  deinit { _ = try? run(["kill-server"]) }

  /// Returns the colours of a terminal as `--colors` names them.
  private static func colors(of variables: [String: String]) -> String {
    if !(variables["NO_COLOR"] ?? "").isEmpty { return "none" }
    if ["truecolor", "24bit"].contains(variables["COLORTERM"] ?? ""), variables["STY"] == nil { return "truecolor" }
    return ["xterm", "screen", "linux"].contains(variables["TERM"] ?? "") ? "8" : "256"
  }

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
    try resize([(columns, rows)])
  }

  /// Gives the window one size after the other, as fast as tmux can.
  func resize(_ sizes: [(columns: Int, rows: Int)]) throws {
    let commands = sizes.map { ["resize-window", "-x", "\($0.columns)", "-y", "\($0.rows)"] }
    try run(Array(commands.joined(separator: [";"])))
  }

  /// Closes the terminal under the program, and everything else that is tmux's.
  func close() throws {
    try run(["kill-server"])
  }

  /// The screen with its colours and attributes.
  func styledScreen(columns: Int) throws -> StyledScreen {
    StyledScreen(ansi: try run(["capture-pane", "-p", "-e", "-N"]), columns: columns)
  }

  /// Returns tmux's state of the window: if the alternate screen is on, the cursor can be seen, the mouse is reported.
  func modes() throws -> String {
    try display("#{alternate_on} #{cursor_flag} #{mouse_any_flag}")
  }

  /// The modes of a terminal that no program has changed.
  static let untouchedModes = "0 1 0"

  private func display(_ format: String) throws -> String {
    try run(["display-message", "-p", format]).trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Checks that the program has ended and that the terminal is as it was before.
  func expectRestored(location: SourceLocation = #_sourceLocation) throws {
    let after = try file("after")
    #expect(after == (try file("before")), sourceLocation: location)
    try wait(forText: "finished", location: location)
    #expect(try modes() == Self.untouchedModes, sourceLocation: location)
    let further = "#{mouse_button_flag}#{mouse_sgr_flag}#{keypad_flag}#{keypad_cursor_flag}#{insert_flag}#{wrap_flag}"
    #expect(try display(further) == "000001", sourceLocation: location)
  }

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
    try wait(for: what, location: location, lacking: { try condition() ? nil : "it is not there" })
  }

  /// Waits until nothing is lacking any more; a failure says what was lacking last, and shows the screen.
  func wait(
    for what: String, location: SourceLocation = #_sourceLocation, lacking deficiency: () throws -> String?
  ) throws {
    let deadline = Date(timeIntervalSinceNow: Self.patience)
    var lack: String?
    repeat {
      lack = try deficiency()
      if lack == nil { return }
      Thread.sleep(forTimeInterval: 0.05)
    } while Date() < deadline
    let screen = try screen()
    Issue.record("waited in vain for \(what): \(lack ?? ""); the screen is\n\(screen)", sourceLocation: location)
    throw Missing()
  }

  private struct Missing: Error {}

  /// Waits until the screen shows a text.
  func wait(forText text: String, location: SourceLocation = #_sourceLocation) throws {
    try wait(for: "'\(text)'", location: location) { try screen().contains(text) }
  }

  /// Waits until the screen is the one that the program prints for these arguments.
  func wait(forScreenshot arguments: [String], location: SourceLocation = #_sourceLocation) throws {
    let words = ["screenshot"] + arguments + ["--colors", colors]
    let expected = try StippleProcess.run(words, in: folder).text
    try wait(for: "the screen\n\(expected)", location: location) { try screen() == expected }
  }

  /// Waits until the screen is, in text, colours and attributes, the one that the program writes in so many colours.
  func wait(
    forScreenshot arguments: [String], columns: Int, colors: String, location: SourceLocation = #_sourceLocation
  ) throws {
    let words = ["screenshot"] + arguments + ["--format", "ansi", "--colors", colors]
    let expected = StyledScreen(ansi: try StippleProcess.run(words, in: folder).text, columns: columns)
    try wait(
      for: "the screen of \(words)", location: location,
      lacking: { try styledScreen(columns: columns).difference(from: expected) })
  }
}
