import Foundation

/// An open file, which is closed when the value is destroyed.
///
/// Only `waitsForWriter` and writing to a pipe ever wait for another program.
struct FileDescriptor: ~Copyable {
  let number: Int32

  deinit { close(number) }

  /// Opens a file with the flags of `open(2)`.
  init(_ path: String, _ flags: Int32, mode: mode_t = 0o666) throws(SystemError) {
    number = try Self.opened(path, flags, mode)
  }

  /// Opens a regular file for reading, and throws at once for anything else; with `waitsForWriter` a pipe is admitted
  /// too.
  init(reading path: String, waitsForWriter: Bool = false) throws(SystemError) {
    // Other files are not even opened: to open a device or a pipe may have side effects.
    guard let type = fileType(of: path) else { throw SystemError() }
    let isAwaitedPipe = type == .pipe && waitsForWriter
    guard type == .regular || isAwaitedPipe else { throw .notAFile }
    let number = try Self.opened(path, O_RDONLY | (isAwaitedPipe ? 0 : O_NONBLOCK), 0)
    // The file may have been replaced in the meantime.
    guard isAwaitedPipe || Self.status(of: number).st_mode & S_IFMT == S_IFREG else {
      close(number)
      throw .notAFile
    }
    self.number = number
  }

  /// Creates a temporary file without a name in a folder, for reading and writing. It disappears when no program holds
  /// it open.
  init(temporaryIn folder: String) throws(SystemError) {
    var template = Array("\(folder)/stipple-XXXXXX".utf8CString)
    let number = mkstemp(&template)
    guard number >= 0 else { throw SystemError() }
    unlink(template)
    self.number = number
  }

  private static func opened(_ path: String, _ flags: Int32, _ mode: mode_t) throws(SystemError) -> Int32 {
    let number = uninterrupted { open(path, flags | O_CLOEXEC | O_NOCTTY, mode) }
    guard number >= 0 else { throw SystemError() }
    return number
  }

  private static func status(of number: Int32) -> stat {
    var status = stat()
    fstat(number, &status)
    return status
  }

  /// The file's status according to `fstat(2)`.
  var status: stat { Self.status(of: number) }

  /// Writes all bytes.
  borrowing func write(_ data: Data) throws(SystemError) {
    try Self.write(data, to: number)
  }

  /// Writes all bytes to an open file with this descriptor, such as a standard stream.
  static func write(_ data: Data, to number: Int32) throws(SystemError) {
    var rest = data[...]
    while !rest.isEmpty {
      let count = uninterrupted { rest.withUnsafeBytes { Foundation.write(number, $0.baseAddress, $0.count) } }
      guard count >= 0 else { throw SystemError() }
      rest = rest.dropFirst(count)
    }
  }

  /// Reads to the end, or at most `limit` bytes.
  borrowing func read(upTo limit: Int) throws(SystemError) -> Data {
    var data = Data()
    // A piece has room for all of a small file; the first empty one is its end.
    let room = min(max(Int(status.st_size), 1 << 10), 1 << 16)
    while data.count < limit {
      var piece = Data(count: min(limit - data.count, room))
      let count = uninterrupted { piece.withUnsafeMutableBytes { Foundation.read(number, $0.baseAddress, $0.count) } }
      guard count >= 0 else { throw SystemError() }
      guard count > 0 else { break }
      data += piece.prefix(count)
    }
    return data
  }
}
