import ArgumentParser
import Foundation
import PlainText
import Rendering

/// The destination of a recording: one file that plays, or a file for each picture.
enum RecordingTarget {
  /// A file for asciinema.
  case cast(path: String)
  /// A drawing that plays.
  case svg(path: String)
  /// A film.
  case gif(path: String)
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
    } else if path[start...].hasSuffix(".gif") {
      self = .gif(path: path)
    } else {
      return nil
    }
  }

  /// Throws if the destination is a file that the command reads.
  func spare(_ input: Input) throws(InputFailure) {
    switch self {
    case .cast(let path), .svg(let path), .gif(let path): try Destination(path: path).spare(input)
    // No source has the ending of a picture.
    case .pictures: break
    }
  }

  /// Returns the colours that the destination shows, if at most `colors` are wanted.
  func depth(_ colors: ColorDepth) -> ColorDepth {
    switch self {
    case .cast: colors
    case .svg, .gif: .truecolor
    case .pictures(_, _, _, let format): format == .ansi ? colors : format.usualDepth
    }
  }

  /// The subject of a recording: the cells of the canvas, or the drawing itself.
  enum Subject: String, ExpressibleByArgument, CaseIterable {
    case cells, drawing
  }

  /// The subject where none is asked for.
  var usualSubject: Subject {
    if case .gif = self { return .drawing }
    return .cells
  }

  /// True if the destination can hold the subject.
  func takes(_ subject: Subject) -> Bool {
    switch self {
    case .cast: subject == .cells
    case .gif, .svg: true
    case .pictures(_, _, _, let format): subject == .cells || format == .png || format == .svg
    }
  }

  /// Writes the cells of a recording; each file at once or not at all.
  func write(_ recording: Recording, cellAspect: CellAspect, colors: ColorDepth) throws(InputFailure) {
    switch self {
    // A cast escapes what a terminal would obey, and so does an XML document by having none of it.
    case .cast(let path): try Destination(path: path).write(Data(recording.asciicast(depth: colors).utf8))
    case .svg(let path):
      try Destination(path: path).write(Data(recording.svg(cellAspect: cellAspect).printableRows.utf8))
    case .gif(let path):
      let film = (0..<recording.count).map { recording.screen($0).export(cellAspect: cellAspect) }
      let file = try FilmFile(film, framesPerSecond: recording.framesPerSecond, scale: 1) { _ in }
      try Destination(path: path).write(try file.gif())
    case .pictures(_, _, _, let format):
      try write(recording.count) { (picture) throws(InputFailure) in
        try format.data(of: recording.screen(picture), cellAspect: cellAspect, colors: colors)
      }
    }
  }

  /// Writes the drawings of a film; each file at once or not at all. `progress` is told the frames that are drawn.
  /// Returns what the files show otherwise, in sentences.
  func write(
    _ film: [SceneExport], framesPerSecond: Double, scale: CGFloat, progress: @escaping (Int) -> Void
  ) throws(InputFailure) -> [String] {
    switch self {
    case .svg(let path):
      var work = DrawingWork(DrawingWork.usual * max(1, film.count)) { false }
      let (text, losses) = SceneExport.svg(
        film: film, framesPerSecond: framesPerSecond, scale: scale, texts: .fonts, work: &work, progress: progress)
      try Destination(path: path).write(Data(text.printableRows.utf8))
      return losses.map { $0.sentence(on: .svg) }
    case .gif(let path):
      let file = try FilmFile(film, framesPerSecond: framesPerSecond, scale: scale, progress: progress)
      try Destination(path: path).write(try file.gif())
      return []
    case .pictures(_, _, _, let format):
      var sentences: [String] = []
      try write(film.count) { (picture) throws(InputFailure) in
        progress(picture)
        let file = try DrawingFile(film[picture], as: format == .svg ? .svg : .png, scale: scale, title: "the film")
        sentences += file.sentences.filter { !sentences.contains($0) }
        return file.data
      }
      return sentences
    case .cast: preconditionFailure("a film of drawings has no such file")
    }
  }

  /// Writes a file for each picture.
  private func write(_ count: Int, _ data: (Int) throws(InputFailure) -> Data) throws(InputFailure) {
    guard case .pictures(let prefix, let digits, let suffix, _) = self else { return }
    try Self.makeFolder(of: prefix)
    for picture in 0..<count {
      let number = String(picture)
      let zeros = String(repeating: "0", count: max(0, digits - number.count))
      try Destination(path: prefix + zeros + number + suffix).write(try data(picture))
    }
  }

  /// Makes the last folder of a path, if it is missing.
  static func makeFolder(of path: String) throws(InputFailure) {
    guard let slash = path.lastIndex(of: "/"), slash > path.startIndex else { return }
    let folder = String(path[..<slash])
    guard fileType(of: folder) == nil, mkdir(folder, 0o777) != 0 else { return }
    throw .unwritable(folder, reason: SystemError().reason)
  }
}
