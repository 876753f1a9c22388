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
    let source = try temporaryFile(Data(svg.utf8))
    let complaints = try temporaryFile(Data())
    let output = Pipe()
    let process = Process()
    process.executableURL = tool
    process.arguments = ["--zoom", "\(Self.zoom)"]
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

  /// A temporary file to be read from its start; it has no name, so that nothing stays behind however the program ends.
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
