import PlainText
import Rendering
import ShapeInterpreter

/// The lines of a list of diagnostics, along the lower edge of the screen: each with its place, its sentence and its
/// source line.
struct ProblemText {
  /// A line of the list.
  struct Line: Equatable {
    var text: String
    /// True for a line of the source.
    var isSource: Bool
  }

  private var problems: [Diagnostic]
  /// The number of errors and warnings.
  var heading: String
  /// The file whose name is not repeated in each place.
  private var file: String?

  init(_ problems: [Diagnostic], heading: String, file: String?) {
    self.problems = problems
    self.heading = heading
    self.file = file
  }

  /// Returns all lines for a screen of the given size.
  func lines(on size: ScreenSize) -> [Line] {
    let room = max(size.columns - 2, 4)
    return problems.flatMap { problem in
      let severity = problem.severity == .error ? "error: " : ""
      let sentence = wrapped(place(of: problem) + severity + problem.message.printable, to: room - 2)
      let excerpt = SourceExcerpt(problem, columns: max(room - 4, 3), keepsIndentation: false)?.text
      return sentence.enumerated().map { Line(text: ($0 == 0 ? "" : "  ") + $1, isSource: false) }
        + [excerpt].compactMap { $0 }.map { Line(text: "    " + $0, isSource: true) }
    }
  }

  private func place(of problem: Diagnostic) -> String {
    guard let place = problem.place else { return "" }
    return (place.file == file ? "" : place.file.printable + ":") + "\(place.line):\(place.column): "
  }

  /// Returns the number of lines that a screen shows: at most half of it, so that the picture stays visible.
  func visibleLines(on size: ScreenSize) -> Int {
    max(0, min(lines(on: size).count, max(size.rows / 2 - 1, min(size.rows - 4, 3))))
  }

  /// Returns the greatest possible first line.
  func lastFirstLine(on size: ScreenSize) -> Int { lines(on: size).count - visibleLines(on: size) }

  /// Returns the area of the list with its heading.
  func area(on size: ScreenSize) -> CellArea {
    let room = visibleLines(on: size)
    return CellArea(column: 0, row: size.rows - 2 - room, columns: size.columns, rows: room + 1)
  }
}
