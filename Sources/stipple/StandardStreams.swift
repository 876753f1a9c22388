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
  private var stream = FileHandle.standardOutput

  init(path: String? = nil) {
    self.path = path
  }

  static var standardError: Destination {
    var destination = Destination()
    destination.stream = .standardError
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
    do {
      if let path {
        try data.write(to: URL(fileURLWithPath: path), options: isReplaceable(path) ? .atomic : [])
      } else {
        try stream.write(contentsOf: data)
      }
    } catch {
      throw .unwritable(path ?? "standard output", reason: error.reason)
    }
  }

  /// Whether a new file may be renamed to the path: a link, a pipe or a device there would be lost by that, and is written through instead.
  private func isReplaceable(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) != 0 || status.st_mode & S_IFMT == S_IFREG
  }
}

extension Error {
  /// The system's own words for what went wrong, without Foundation's sentence around them.
  var reason: String {
    let error = self as NSError
    let underlying = error.userInfo[NSUnderlyingErrorKey] as? NSError ?? error
    if underlying.domain == NSPOSIXErrorDomain { return String(cString: strerror(Int32(underlying.code))).lowercased() }
    return switch (self as? CocoaError)?.code {
    case .fileNoSuchFile, .fileReadNoSuchFile: "no such file or directory"
    case .fileReadNoPermission, .fileWriteNoPermission: "permission denied"
    case .fileWriteOutOfSpace: "no space left on device"
    default: error.localizedDescription
    }
  }
}
