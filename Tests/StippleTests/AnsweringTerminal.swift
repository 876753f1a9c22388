import Foundation

/// A terminal that answers the questions about pixels, with the program in it.
final class AnsweringTerminal {
  /// The kinds of terminals, by what they say of themselves.
  enum Kind {
    /// One with kitty's protocol, and one with sixels.
    case kitty, sixels
    /// One that answers, but has no pixels.
    case plain
    /// The same with a white ground.
    case light

    fileprivate var answers: String {
      let ground = "\u{1B}]11;rgb:1010/2020/3030\u{1B}\\"
      let cell = "\u{1B}[6;20;10t"
      return switch self {
      case .kitty: "\u{1B}_Gi=31;OK\u{1B}\\" + ground + cell + "\u{1B}P>|kitty(0.26.5)\u{1B}\\\u{1B}[?62;c"
      case .sixels: ground + cell + "\u{1B}P>|XTerm(379)\u{1B}\\\u{1B}[?2;0;1000;1000S\u{1B}[?63;1;2;4;6c"
      case .plain: ground + "\u{1B}[?62;c"
      case .light: "\u{1B}]11;rgb:ffff/ffff/ffff\u{1B}\\\u{1B}[?62;c"
      }
    }
  }

  private let kind: Kind
  private let master: Int32
  /// The program's side, held open as a shell does.
  private let shell: Int32
  private let process: pid_t
  private let scratch: Folder
  private var hasAnswered = false
  /// Everything that the program has written.
  private(set) var output: [UInt8] = []

  /// The end of the last question.
  private static let lastQuestion = Array("\u{1B}[c".utf8)

  struct Failure: Error {
    var message: String
  }

  /// Starts the program in a terminal of 80 by 24 cells.
  init(_ kind: Kind, _ arguments: [String]) throws {
    self.kind = kind
    scratch = try Folder()
    master = open("/dev/ptmx", O_RDWR | O_NOCTTY)
    let path = Self.unlocked(master)
    shell = open(path, O_RDWR | O_NOCTTY)
    guard !path.isEmpty else { throw Failure(message: "there is no terminal to be had") }
    var size = winsize(ws_row: 24, ws_col: 80, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(master, UInt(TIOCSWINSZ), &size)
    _ = fcntl(master, F_SETFL, O_NONBLOCK)
    let environment = ["TERM=xterm-256color", "COLORTERM=truecolor", "LC_ALL=C.UTF-8", "HOME=\(scratch.url.path)"]
    let script = #"cd "$1" && shift && exec <"$1" >"$1" 2>"$1" && shift && exec "$@""#
    let words = ["sh", "-c", script, "sh", scratch.url.path, path, StippleProcess.executable.path] + arguments
    let pointers = words.map { strdup($0) } + [nil]
    let variables = environment.map { strdup($0) } + [nil]
    defer { for pointer in pointers + variables { free(pointer) } }
    var started = pid_t()
    let failure = posix_spawn(&started, "/bin/sh", nil, nil, pointers, variables)
    guard failure == 0 else { throw Failure(message: String(cString: strerror(failure))) }
    process = started
  }

  deinit {
    kill(process, SIGKILL)
    var status: Int32 = 0
    waitpid(process, &status, 0)
    close(shell)
    close(master)
  }

  /// Opens the program's side of a terminal, and returns its path; it is empty if there is none.
  private static func unlocked(_ master: Int32) -> String {
    #if canImport(Darwin)
      guard grantpt(master) == 0, unlockpt(master) == 0 else { return "" }
      return ptsname(master).map { String(cString: $0) } ?? ""
    #else
      // Swift's Glibc has neither unlockpt nor ptsname; this is what they do (TIOCSPTLCK, TIOCGPTN).
      var (lock, number): (Int32, UInt32) = (0, 0)
      guard ioctl(master, 0x4004_5431, &lock) == 0, ioctl(master, 0x8004_5430, &number) == 0 else { return "" }
      return "/dev/pts/\(number)"
    #endif
  }

  /// Sends keys.
  func type(_ keys: String) { _ = keys.utf8CString.withUnsafeBytes { write(master, $0.baseAddress, $0.count - 1) } }

  /// The number of bytes that were sent and that nobody has read: the shell would.
  var unread: Int32 {
    // Of a line that has no end, only a terminal without lines tells the bytes.
    var modes = termios()
    _ = tcgetattr(shell, &modes)
    cfmakeraw(&modes)
    _ = tcsetattr(shell, TCSANOW, &modes)
    var count: Int32 = 0
    _ = ioctl(shell, UInt(FIONREAD), &count)
    return count
  }

  /// Reads until the output since a place fulfils a condition, answering the questions; throws if it never does.
  func wait(from start: Int = 0, for what: String, until isDone: ([UInt8]) -> Bool) throws {
    let end = ContinuousClock.now + .seconds(60)
    var bytes = [UInt8](repeating: 0, count: 65_536)
    while !isDone(Array(output[start...])) {
      guard ContinuousClock.now < end else { throw Failure(message: "no \(what) came") }
      var waited = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
      _ = poll(&waited, 1, 100)
      let count = read(master, &bytes, bytes.count)
      if count > 0 { output += bytes[..<count] }
      if !hasAnswered, output.contains(Self.lastQuestion) {
        hasAnswered = true
        type(kind.answers)
      }
    }
  }

  /// Waits for a text in the output.
  func wait(from start: Int = 0, for text: String) throws {
    try wait(from: start, for: text) { $0.contains(Array(text.utf8)) }
  }

  /// Returns the program's exit status after its end.
  func status() throws -> Int32 {
    let end = ContinuousClock.now + .seconds(60)
    var status: Int32 = 0
    var bytes = [UInt8](repeating: 0, count: 65_536)
    while waitpid(process, &status, WNOHANG) == 0 {
      guard ContinuousClock.now < end else { throw Failure(message: "the program does not end") }
      let count = read(master, &bytes, bytes.count)
      if count > 0 { output += bytes[..<count] } else { usleep(5_000) }
    }
    let count = read(master, &bytes, bytes.count)
    if count > 0 { output += bytes[..<count] }
    return (status >> 8) & 0xFF
  }
}
