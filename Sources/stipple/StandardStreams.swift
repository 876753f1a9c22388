import Foundation
import ShapeInterpreter

/// Prints complaints to standard error, each as the compiler would.
func complain(_ diagnostics: [Diagnostic]) {
  let text = diagnostics.abridged.map { $0.description + "\n" }.joined()
  // Standard error is the last resort: where it cannot be written there is nobody to tell.
  try? Destination.standardError.write(text)
}

/// Where a command's result goes: a file, standard output, or standard error. All that the program writes goes through here, but for what
/// the playground paints.
struct Destination {
  /// The file's path; nil for a standard stream.
  var path: String?
  private var stream = STDOUT_FILENO

  init(path: String? = nil) {
    self.path = path
  }

  static var standardError: Destination {
    var destination = Destination()
    destination.stream = STDERR_FILENO
    return destination
  }

  /// Writes rows of text.
  ///
  /// What comes from outside the program has been made printable where the rows were made, since only there a line break within a name
  /// can be told from one after it; whatever else a terminal might take for a command is written by its number here.
  func write(_ text: String) throws(InputFailure) {
    try write(Data(text.printableRows.utf8))
  }

  /// Writes a whole file; a regular one gets it at once or not at all.
  func write(_ data: Data) throws(InputFailure) {
    do throws(SystemError) {
      guard let path else { return try FileDescriptor.write(data, to: stream) }
      guard !path.isEmpty else { throw SystemError(reason: "it has no name") }
      if isReplaceable(path) {
        try FileReplacement(of: path).write(data)
      } else {
        try FileDescriptor(path, O_WRONLY | O_CREAT | O_TRUNC).write(data)
      }
    } catch {
      if let path, fileType(of: path) == .directory { throw .isDirectory(path) }
      throw .unwritable(path ?? "standard output", reason: error.reason)
    }
  }

  /// Whether a new file may be renamed to the path: a link, a pipe or a device there would be lost by that, and is written through instead.
  private func isReplaceable(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) != 0 || status.st_mode & S_IFMT == S_IFREG
  }

  /// Refuses a file that the command reads, by whatever name or link it is called.
  func spare(_ input: Input) throws(InputFailure) {
    guard let path, let identity = FileIdentity(path) else { return }
    guard let source = input.paths.first(where: { FileIdentity($0) == identity }) else { return }
    throw .unwritable(path, reason: path == source ? "it is an input" : "it is the same file as the input '\(source)'")
  }
}

/// What is the same for all names of a file.
private struct FileIdentity: Equatable {
  var device: dev_t
  var number: ino_t

  /// Nil where there is no file.
  init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    device = status.st_dev
    number = status.st_ino
  }
}
