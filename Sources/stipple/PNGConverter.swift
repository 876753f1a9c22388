import Foundation

/// Makes a PNG of an SVG by `rsvg-convert`, the tool of librsvg.
struct PNGConverter {
  private let tool: URL

  /// Where the tool lies.
  var path: String { tool.path }

  /// How many pixels a unit of the drawing takes each way.
  private static let zoom = 2

  /// Where programs are looked for when the environment does not say.
  private static let usualPath = "/usr/local/bin:/usr/bin:/bin"

  /// Looks the tool up in `PATH`; nil where it is not installed.
  init?(environment: [String: String]) {
    let folders = (environment["PATH"] ?? Self.usualPath).split(separator: ":")
    let paths = folders.map { "\($0)/rsvg-convert" }
    guard let path = paths.first(where: FileManager.default.isExecutableFile) else { return nil }
    tool = URL(fileURLWithPath: path)
  }

  /// The picture as PNG, two pixels to a unit.
  func png(of svg: String) throws(InputFailure) -> Data {
    let source = FileManager.default.temporaryDirectory.appending(path: "stipple-\(UUID().uuidString).svg")
    defer { try? FileManager.default.removeItem(at: source) }
    let process = Process()
    process.executableURL = tool
    process.arguments = ["--zoom", "\(Self.zoom)", source.path]
    let output = Pipe()
    process.standardOutput = output
    process.standardInput = FileHandle.nullDevice
    do {
      try Data(svg.utf8).write(to: source)
      try process.run()
      let data = try output.fileHandleForReading.readToEnd() ?? Data()
      process.waitUntilExit()
      guard process.terminationStatus == 0, !data.isEmpty else {
        throw InputFailure.unconvertible(reason: "rsvg-convert ended with status \(process.terminationStatus)")
      }
      return data
    } catch let failure as InputFailure {
      throw failure
    } catch {
      throw .unconvertible(reason: error.reason)
    }
  }
}
