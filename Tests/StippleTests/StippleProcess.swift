import Foundation

/// The built program, run as the shell runs it.
enum StippleProcess {
  struct Result {
    var status: Int32
    var output: Data
    var errors: String

    var text: String { String(decoding: output, as: UTF8.self) }
  }

  /// The directory in which the build left the program and the tests.
  static var buildDirectory: URL {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
    return (bundle ?? Bundle.main.executableURL ?? Bundle.main.bundleURL).deletingLastPathComponent()
  }

  static var executable: URL { buildDirectory.appending(path: "stipple") }

  /// Runs the program to its end, without a terminal and with no more environment than is given.
  static func run(
    _ arguments: [String], in folder: Folder? = nil, environment: [String: String] = [:]
  ) throws -> Result {
    try run(arguments, inDirectory: folder?.url, environment: environment)
  }

  /// The commands that end when their time is over: on a machine with much else to do, a test's time must not be.
  private static let limited = ["path", "screenshot", "record", "export", "list", "check"]

  /// The arguments without a limit of time, unless they say one.
  private static func unlimited(_ arguments: [String]) -> [String] {
    guard let command = arguments.first, limited.contains(command), !arguments.contains("--time-limit") else {
      return arguments
    }
    return [command, "--time-limit", "0"] + arguments.dropFirst()
  }

  /// Runs the program in a directory that somebody else looks after.
  static func run(
    _ arguments: [String], inDirectory folder: URL?, environment: [String: String] = [:]
  ) throws -> Result {
    let scratch = try Folder()
    let outputFile = scratch.url.appending(path: "output")
    let errorFile = scratch.url.appending(path: "errors")
    let status = try spawn(
      [executable.path] + unlimited(arguments), in: folder ?? scratch.url, environment: environment,
      output: outputFile, errors: errorFile)
    return Result(
      status: status, output: try Data(contentsOf: outputFile),
      errors: try String(contentsOf: errorFile, encoding: .utf8))
  }
}

/// Runs a command to its end and returns its exit status, as the shell counts it.
///
/// Output goes to files, so that nothing has to be read meanwhile. Foundation's Process is not used: it takes a process
/// for running as long as any descendant lives that inherited a descriptor, and tmux leaves a server behind.
func spawn(
  _ command: [String], in folder: URL, environment: [String: String], output: URL, errors: URL
) throws -> Int32 {
  let script = #"cd "$1" && exec </dev/null >"$2" 2>"$3" && shift 3 && exec "$@""#
  let words = ["sh", "-c", script, "sh", folder.path, output.path, errors.path] + command
  let arguments = words.map { strdup($0) } + [nil]
  let variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
  defer { for pointer in arguments + variables { free(pointer) } }
  #if canImport(Darwin)
    var attributes: posix_spawnattr_t?
  #else
    var attributes = posix_spawnattr_t()
  #endif
  posix_spawnattr_init(&attributes)
  defer { posix_spawnattr_destroy(&attributes) }
  // Tests run on threads that block signals, and a tmux server that inherits that could not be ended.
  var unblocked = sigset_t()
  sigemptyset(&unblocked)
  posix_spawnattr_setsigmask(&attributes, &unblocked)
  posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
  var process = pid_t()
  let failure = posix_spawn(&process, "/bin/sh", nil, &attributes, arguments, variables)
  guard failure == 0 else { throw POSIXError(POSIXErrorCode(rawValue: failure) ?? .ENOEXEC) }
  var status: Int32 = 0
  while waitpid(process, &status, 0) == -1 {
    guard errno == EINTR else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .ECHILD) }
  }
  let signal = status & 0x7F
  return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
}

/// A new directory that is removed when the last holder lets go of it.
final class Folder: Sendable {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "stipple-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// Writes a file, with the directories above it.
  @discardableResult
  func write(_ text: String, to name: String) throws -> URL {
    try write(Data(text.utf8), to: name)
  }

  @discardableResult
  func write(_ data: Data, to name: String) throws -> URL {
    let file = url.appending(path: name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
    return file
  }
}

/// Sources that several suites draw.
enum Sample {
  static let ticket = """
    import SwiftUI

    /// A box with a knob.
    struct Ticket: Shape {
      enum Edge { case top, bottom }

      /// How far the knob is along, 0...1
      var fraction: CGFloat = 0.25
      /// 0...12 step 1
      var count = 3
      var turn: Angle = .degrees(30)
      var isOpen = false
      var edge: Edge = .top
      let radius: CGFloat

      func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: rect.minX + rect.width / 3, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.height * fraction))
        path.addQuadCurve(to: CGPoint(x: 0.1, y: 0.2), control: CGPoint(x: radius / 7, y: 1e-7))
        path.addCurve(
          to: CGPoint(x: 1e21, y: -2.5), control1: CGPoint(x: 1, y: 2), control2: CGPoint(x: 3, y: edge == .top ? 4 : 5))
        path.closeSubpath()
        return path
      }
    }
    """
}
