import Foundation
import ShapeInterpreter

/// Prints complaints to standard error, each as the compiler would.
func complain(_ diagnostics: [Diagnostic]) {
  let text = diagnostics.map { $0.description + "\n" }.joined()
  // Standard error is the last resort: where it cannot be written there is nobody to tell.
  try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
}

/// Where a command's result goes: a file, or standard output.
struct Destination {
  /// The file's path; nil for standard output.
  var path: String?

  /// Writes the whole result; a regular file gets it at once or not at all.
  func write(_ data: Data) throws(InputFailure) {
    guard let path else {
      do {
        try FileHandle.standardOutput.write(contentsOf: data)
      } catch {
        throw .unwritable("standard output", reason: error.reason)
      }
      return
    }
    do {
      // Renaming a new file over a device or a pipe would put it away.
      let isSpecial = FileManager.default.fileExists(atPath: path) && !isRegularFile(path)
      try data.write(to: URL(fileURLWithPath: path), options: isSpecial ? [] : .atomic)
    } catch {
      throw .unwritable(path, reason: error.reason)
    }
  }

  func write(_ text: String) throws(InputFailure) {
    try write(Data(text.utf8))
  }

  private func isRegularFile(_ path: String) -> Bool {
    let attributes = try? FileManager.default.attributesOfItem(atPath: URL(fileURLWithPath: path).resolvingSymlinksInPath().path)
    return attributes?[.type] as? FileAttributeType == .typeRegular
  }
}

extension Error {
  /// The system's own words for what went wrong, without Foundation's sentence around them.
  var reason: String {
    let error = self as NSError
    let underlying = error.userInfo[NSUnderlyingErrorKey] as? NSError ?? error
    if underlying.domain == NSPOSIXErrorDomain { return String(cString: strerror(Int32(underlying.code))).lowercased() }
    return error.localizedDescription
  }
}
