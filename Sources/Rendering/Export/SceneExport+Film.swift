import Foundation
import PlainText
import ShapeGeometry
import ViewTree

// Drawings that follow each other as one SVG document, which plays by SMIL's animations. Marks that stand in all
// drawings, and those that occur in several, are in it once.

extension SceneExport {
  /// Returns drawings as one SVG document that plays for ever, `scale` units wide for each point, and what it shows
  /// otherwise. The frame and the ground are those of the first drawing. A program that plays nothing shows the first.
  ///
  /// `work` is charged for the outlines of lines; if it is stopped, the document is not complete. `progress` is told
  /// the number of drawings that are written.
  public static func svg(
    film: [SceneExport], framesPerSecond: Double, scale: CGFloat = 1, texts: TextOutlines? = nil,
    work: inout DrawingWork, progress: (Int) -> Void = { _ in }
  ) -> (text: String, losses: [Loss]) {
    guard let first = film.first else { return ("", []) }
    var writer = SVGWriter(precision: precision(for: scale), texts: texts, work: work)
    var frames: [[String]] = []
    for (index, drawing) in film.enumerated() {
      frames.append(writer.elements(of: drawing.scene))
      progress(index + 1)
    }
    work = writer.account.work
    let body = SVGFilm(frames, framesPerSecond: framesPerSecond).elements { writer.define($0) }
    return (first.document(body, by: writer, scale: scale), writer.account.losses)
  }
}

/// The elements of drawings that follow each other.
struct SVGFilm {
  /// The elements that stand below and above all others in all drawings.
  private let below: [String]
  private let above: [String]
  /// The other elements of each different drawing, with the runs of numbers under which it is shown.
  private let showings: [(content: [String], runs: [Range<Int>])]
  private let timing: FrameTiming

  init(_ frames: [[String]], framesPerSecond: Double) {
    timing = FrameTiming(count: frames.count, framesPerSecond: framesPerSecond)
    let first = frames.first ?? []
    let least = frames.map(\.count).min() ?? 0
    let standing = (0..<least).prefix { place in frames.allSatisfy { $0[place] == first[place] } }.count
    let rest = least - standing
    let last = (0..<rest).prefix { place in
      frames.allSatisfy { $0[$0.count - 1 - place] == first[first.count - 1 - place] }
    }.count
    (below, above) = (Array(first.prefix(standing)), Array(first.suffix(last)))
    let rests = frames.map { Array($0.dropFirst(standing).dropLast(last)) }
    showings = FrameTiming.showings(of: rests)
  }

  /// Returns the elements of the document. `define` takes the making of a definition from its name, and returns the
  /// name.
  func elements(define: ((String) -> String) -> String) -> [String] {
    var counts: [String: Int] = [:]
    for element in showings.flatMap(\.content) { counts[element, default: 0] += 1 }
    let groups = showings.compactMap { elements, runs -> String? in
      guard !elements.isEmpty else { return nil }
      let shown = elements.map { element in
        guard counts[element, default: 0] > 1 else { return element }
        return "<use href=\"#\(define { "<g id=\"\($0)\">\(element)</g>" })\"/>"
      }
      guard runs != [0..<timing.count] else { return shown.joined() }
      let isFirst = runs[0].lowerBound == 0
      return "<g visibility=\"\(isFirst ? "visible" : "hidden")\">\(timing.animation(runs))\(shown.joined())</g>"
    }
    return below + groups + above
  }
}
