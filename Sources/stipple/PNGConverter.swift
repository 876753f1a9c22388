import Foundation

/// A converter from SVG to PNG by `rsvg-convert`, the tool of librsvg.
struct PNGConverter {
  private let tool: URL

  /// The path of the tool.
  var path: String { tool.path }

  /// The search path for programs if the environment has none.
  private static let usualPath = "/usr/local/bin:/usr/bin:/bin"

  /// Finds the tool in `PATH`; nil if it is not installed.
  init?(environment: [String: String]) {
    let folders = (environment["PATH"] ?? Self.usualPath).split(separator: ":")
    let paths = folders.map { "\($0)/rsvg-convert" }
    guard let path = paths.first(where: FileManager.default.isExecutableFile) else { return nil }
    tool = URL(fileURLWithPath: path)
  }

  /// Returns the picture as PNG, with `zoom` pixels per unit.
  func png(of svg: String, zoom: Int = 2) throws(InputFailure) -> Data {
    let source = try temporaryFile(Data(svg.utf8))
    let complaints = try temporaryFile(Data())
    let output = Pipe()
    let process = Process()
    process.executableURL = tool
    process.arguments = ["--zoom", "\(zoom)"]
    process.standardInput = FileHandle(fileDescriptor: source.number, closeOnDealloc: false)
    process.standardError = FileHandle(fileDescriptor: complaints.number, closeOnDealloc: false)
    process.standardOutput = output
    guard (try? process.run()) != nil else { throw .unconvertible(reason: "'\(path)' cannot be run") }
    let data = (try? output.fileHandleForReading.readToEnd()) ?? Data()
    process.waitUntilExit()
    guard process.terminationStatus == 0, !data.isEmpty else {
      lseek(complaints.number, 0, SEEK_SET)
      let words = (try? complaints.read(upTo: 1_000)).map { String(decoding: $0, as: UTF8.self) } ?? ""
      let said = words.split(separator: "\n").first.map { ": \($0)" } ?? ""
      throw .unconvertible(reason: "rsvg-convert ended with status \(process.terminationStatus)\(said)")
    }
    return data
  }

  /// Returns a temporary file with this content, positioned at its start. It has no name, so that nothing stays behind
  /// however the program ends.
  private func temporaryFile(_ data: Data) throws(InputFailure) -> FileDescriptor {
    let folder = FileManager.default.temporaryDirectory.path
    do throws(SystemError) {
      let file = try FileDescriptor(temporaryIn: folder)
      try file.write(data)
      lseek(file.number, 0, SEEK_SET)
      return file
    } catch {
      throw .unconvertible(reason: "no temporary file can be made in '\(folder)': \(error.reason)")
    }
  }
}
