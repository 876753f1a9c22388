import Foundation
import PlainText
import PlaygroundCore
import Rendering
import ShapeInterpreter

/// The reason why an input cannot be used, or why a result cannot be written.
enum InputFailure: Error {
  case missing(String)
  case isDirectory(String)
  case notAFile(String)
  case unreadable(String, reason: String)
  case tooLarge(String, megabytes: Int)
  case notText(String)
  case empty(String)
  case noShape(String)
  case noSwiftFile(directory: String)
  case noShapeInFiles(of: String)
  case tooManyFiles(directory: String, limit: Int)
  case unknownShape(String, in: String, candidates: [String])
  case ambiguousShape(String, files: [String])
  case unknownParameter(String, shape: String, candidates: [String])
  case unusableValue(String, parameter: String, expected: String)
  case outOfRange(String, parameter: String, range: String)
  /// The entry is a view or a preview, which has no path.
  case noPath(String, kind: String)
  /// The path has coordinates that are not finite; the value is the effect on the format.
  case notFinite(String)
  case unwritable(String, reason: String)
  /// A picture would have too many pixels, or none.
  case pictureTooLarge(width: Double, height: Double)
  case unpaintable(reason: String)
  static let tooMuchToPaint = InputFailure.unpaintable(reason: "its lines, layers and blurs take too long")
  /// A recording has too many pictures of this size.
  case recordingTooLarge(pictures: Int, size: ScreenSize)
  /// The work was stopped. The values are its title, and the source location at which it was, if known.
  case stopped(String, at: Diagnostic?)
  /// The work was stopped because the time was over.
  case timeOver(String, seconds: Double, at: Diagnostic?)
  /// The diagnostics of the interpreter.
  case faulty([Diagnostic])
}

extension InputFailure {
  /// The diagnostics to print.
  var diagnostics: [Diagnostic] {
    switch self {
    case .faulty(let diagnostics): diagnostics
    case .stopped(_, let place), .timeOver(_, _, let place):
      [Diagnostic(.error, sentence, at: place?.place, sourceLine: place?.sourceLine)]
    default: [Diagnostic(.error, sentence)]
    }
  }

  /// Returns the reason why there is nothing at a path.
  static func absence(of path: String) -> InputFailure {
    var status = stat()
    guard stat(path, &status) != 0, errno != ENOENT, errno != ENOTDIR else { return .missing(path) }
    return .unreadable(path, reason: SystemError().reason)
  }

  /// The message without its location.
  var sentence: String {
    switch self {
    case .missing(let path): "no such file or directory: '\(path)'"
    case .isDirectory(let path): "'\(path)' is a directory where a file is needed"
    case .notAFile(let path): "'\(path)' is neither a file nor a directory"
    case .unreadable(let path, let reason): "'\(path)' cannot be read: \(reason)"
    case .tooLarge(let path, let megabytes): "'\(path)' is larger than \(megabytes) MB, too large for a shape's source"
    case .notText(let path): "'\(path)' is not text in UTF-8"
    case .empty(let path): "'\(path)' is empty"
    case .noShape(let path): "'\(path)' declares no Shape, View or preview"
    case .noSwiftFile(let directory): "no Swift file in directory '\(directory)'"
    case .noShapeInFiles(let input): "no Swift file in \(input) declares a Shape, a View or a preview"
    case .tooManyFiles(let directory, let limit):
      "directory '\(directory)' holds more than \(limit) entries; name one below it"
    case .unknownShape(let name, let place, let candidates):
      "no shape '\(name)' in \(place)" + Self.help(name, among: candidates, "it has")
    case .ambiguousShape(let name, let files):
      "'\(name)' is in \(files.joined(separator: " and in ")); write '--shape \(files[0]):\(name)'"
    case .noPath(let name, let kind): "'\(name)' is a \(kind) and has no path; 'stipple tree' prints its views"
    case .unknownParameter(let name, let shape, let candidates):
      "'\(shape)' has no parameter '\(name)'" + Self.help(name, among: candidates, "it has")
    case .unusableValue(let value, let parameter, let expected):
      "'\(value)' is no value for '\(parameter)', which takes \(expected)"
    case .outOfRange(let value, let parameter, let range):
      "'\(value)' is out of range for '\(parameter)', which takes \(range)"
    case .notFinite(let consequence): "the path has coordinates that are not finite, which \(consequence)"
    case .unwritable(let path, let reason): "'\(path)' cannot be written: \(reason)"
    case .pictureTooLarge(let width, let height):
      "a picture of \(shortest(width.rounded())) x \(shortest(height.rounded())) pixels cannot be made: at most "
        + "\(ScenePixels.mostAcross) in each direction and \(ScenePixels.mostPixels / 1_000_000) million in all; "
        + "'--scale' and '--rect' change it"
    case .unpaintable(let reason): "the picture cannot be painted: \(reason)"
    case .recordingTooLarge(let pictures, let size):
      "a recording of \(pictures) pictures of \(size) is too large; '--duration', '--fps' and '--size' make it smaller"
    case .stopped(let what, _): "\(what) was stopped"
    case .timeOver(let what, let seconds, _):
      "\(what) did not finish within \(shortest(seconds)) s; '--time-limit' gives more"
    case .faulty: ""
    }
  }

  /// Returns the nearest name and all existing names, as the end of a message.
  private static func help(_ name: String, among candidates: [String], _ lead: String) -> String {
    guard !candidates.isEmpty else { return "; there is none" }
    let hint = nearest(to: name, among: candidates).map { "; did you mean '\($0)'?" } ?? ""
    return "\(hint.isEmpty ? ";" : hint) \(lead) \(candidates.joined(separator: ", "))"
  }
}
