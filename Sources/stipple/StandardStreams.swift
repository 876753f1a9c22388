import Foundation
import PlainText
import ShapeInterpreter

/// Prints diagnostics to standard error, in the format of the compiler.
func complain(_ diagnostics: [Diagnostic]) {
  let text = diagnostics.abridged.map { $0.description + "\n" }.joined()
  // Standard error is the last resort: if it cannot be written, nobody can be informed.
  try? Destination.standardError.write(text)
}

/// The destination of a command's result: a file, standard output, or standard error. All output of the program goes
/// through here, except for the painting of the playground.
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
  /// Texts from outside the program were made printable when the rows were made, because only there can a line break
  /// within a name be told from one after it. Any other character that a terminal might take for a command is replaced
  /// by its number here.
  func write(_ text: String) throws(InputFailure) {
    var text = text.printableRows
    try write(text.withUTF8 { Data(buffer: $0) })
  }

  /// Writes a whole file; a regular file is written at once or not at all.
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

  /// Returns true if a new file may be renamed to the path. A link, a pipe or a device would be lost by that, and is
  /// written to instead.
  private func isReplaceable(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) != 0 || status.st_mode & S_IFMT == S_IFREG
  }

  /// Throws if the destination is a file that the command reads, under any name or link.
  func spare(_ input: Input) throws(InputFailure) {
    guard let path, let identity = FileIdentity(path) else { return }
    guard let source = input.paths.first(where: { FileIdentity($0) == identity }) else { return }
    throw .unwritable(path, reason: path == source ? "it is an input" : "it is the same file as the input '\(source)'")
  }
}

/// The identity of a file, which is the same for all its names.
private struct FileIdentity: Equatable {
  var device: dev_t
  var number: ino_t

  /// Creates the identity of the file at a path; nil if there is none.
  init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    device = status.st_dev
    number = status.st_ino
  }
}
