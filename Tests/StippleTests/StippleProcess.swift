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
    _ arguments: [String], in folder: URL? = nil, environment: [String: String] = [:]
  ) throws -> Result {
    let scratch = try Folder()
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.environment = environment
    process.currentDirectoryURL = folder ?? scratch.url
    // Files, not pipes: nothing has to be read while the program runs.
    let outputFile = try scratch.write("", to: "output")
    let errorFile = try scratch.write("", to: "errors")
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: outputFile)
    process.standardError = try FileHandle(forWritingTo: errorFile)
    try process.run()
    process.waitUntilExit()
    return Result(
      status: process.terminationStatus, output: try Data(contentsOf: outputFile),
      errors: try String(contentsOf: errorFile, encoding: .utf8))
  }
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
