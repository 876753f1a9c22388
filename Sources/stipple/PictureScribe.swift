import Foundation
import PlainText
import PlaygroundCore
import Rendering
import ShapeInterpreter

/// A writer of the pictures that a playground requests, on another thread. A file that is there already is kept.
struct PictureScribe {
  private let alarm: Alarm
  private var last: PictureRequest?
  private var running: Errand<String>?

  /// Creates a writer; `alarm` rings when a file is written.
  init(alarm: Alarm) { self.alarm = alarm }

  /// Starts to write a new picture, and tells the playground about one that is written. Returns true if it did.
  mutating func serve(_ playground: inout Playground) -> Bool {
    if let request = playground.pictureRequest, request != last, running == nil {
      last = request
      let shown = playground
      running = Errand(whenDone: alarm.ring) { stop in Self.write(shown, as: request.format, stop) }
    }
    guard let sentence = running?.result(within: .zero) else { return false }
    running = nil
    playground.update(.pictureWritten(sentence))
    return true
  }

  /// Writes the picture into the working directory; returns a sentence about it.
  private static func write(
    _ playground: Playground, as format: PictureRequest.Format, _ stop: StopSignal
  ) -> String {
    let title = playground.selectedEntry?.title ?? "the picture"
    var work = DrawingWork { stop.isRaised }
    guard let drawing = playground.export(work: &work) else { return "'\(title)' takes too long to be drawn" }
    do throws(InputFailure) {
      let file = try DrawingFile(
        drawing, as: format == .svg ? .svg : .png, scale: format == .svg ? 1 : Self.pixelsPerPoint, title: "'\(title)'"
      ) { stop.isRaised }
      let name = unusedName(playground.selectedEntry?.id.name ?? "picture", format.rawValue)
      try Destination(path: name).write(file.data)
      return ["written to \(name)", file.sentences.first].compactMap { $0 }.joined(separator: "; ")
    } catch {
      return error.sentence
    }
  }

  /// The pixels for each point in a PNG.
  private static let pixelsPerPoint: CGFloat = 2

  /// Returns a name that no file of the working directory has.
  private static func unusedName(_ entry: String, _ ending: String) -> String {
    let stem = ExportPage.stem(entry)
    var (name, number) = ("\(stem).\(ending)", 1)
    while fileType(of: name) != nil {
      number += 1
      name = "\(stem)-\(number).\(ending)"
    }
    return name
  }
}
