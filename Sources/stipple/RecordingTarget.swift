import Foundation
import PlainText
import Rendering

/// The destination of a recording: one file that plays, or a file for each picture.
enum RecordingTarget {
  /// A file for asciinema.
  case cast(path: String)
  /// A drawing that plays.
  case svg(path: String)
  /// A file for each picture: the number stands between two parts of the path, with zeros before it.
  case pictures(prefix: String, digits: Int, suffix: String, ScreenFormat)

  /// Finds the destination that a path asks for: by its ending, and by `%d` or `%03d` in its last part. Nil if the path
  /// asks for none.
  init?(_ path: String) {
    let start = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    if path[start...].contains("%") {
      guard let range = path[start...].firstRange(of: /%(0[1-9])?d/) else { return nil }
      let digits = path[range].dropFirst(2).dropLast()
      let (prefix, suffix) = (String(path[..<range.lowerBound]), String(path[range.upperBound...]))
      guard !path[start..<range.lowerBound].contains("%"), !suffix.contains("%"),
        let format = suffix.hasSuffix(".txt") ? .text : ScreenFormat(ofFile: "picture" + suffix)
      else { return nil }
      self = .pictures(prefix: prefix, digits: Int(digits) ?? 1, suffix: suffix, format)
    } else if path[start...].hasSuffix(".cast") {
      self = .cast(path: path)
    } else if path[start...].hasSuffix(".svg") {
      self = .svg(path: path)
    } else {
      return nil
    }
  }

  /// Throws if the destination is a file that the command reads.
  func spare(_ input: Input) throws(InputFailure) {
    switch self {
    case .cast(let path), .svg(let path): try Destination(path: path).spare(input)
    // No source has the ending of a picture.
    case .pictures: break
    }
  }

  /// Writes a recording; each file at once or not at all.
  func write(_ recording: Recording, cellAspect: CellAspect, colors: ColorDepth) throws(InputFailure) {
    switch self {
    // A cast escapes what a terminal would obey, and so does an XML document by having none of it.
    case .cast(let path): try Destination(path: path).write(Data(recording.asciicast(depth: colors).utf8))
    case .svg(let path):
      try Destination(path: path).write(Data(recording.svg(cellAspect: cellAspect).printableRows.utf8))
    case .pictures(let prefix, let digits, let suffix, let format):
      try makeFolder(of: prefix)
      for picture in 0..<recording.count {
        let number = String(picture)
        let zeros = String(repeating: "0", count: max(0, digits - number.count))
        let data = try format.data(of: recording.screen(picture), cellAspect: cellAspect, colors: colors)
        try Destination(path: prefix + zeros + number + suffix).write(data)
      }
    }
  }

  /// Makes the last folder of a path, if it is missing.
  private func makeFolder(of path: String) throws(InputFailure) {
    guard let slash = path.lastIndex(of: "/"), slash > path.startIndex else { return }
    let folder = String(path[..<slash])
    guard fileType(of: folder) == nil, mkdir(folder, 0o777) != 0 else { return }
    throw .unwritable(folder, reason: SystemError().reason)
  }
}
