import Foundation

/// One complaint about a shape's source, at its place, in the compiler's voice.
public struct Diagnostic: Error, Equatable, Sendable {
  /// How bad it is.
  public enum Severity: String, Sendable {
    case error, warning, note
  }

  /// A place in a file: line and column count from 1, the column in UTF-8 bytes as swiftc counts it.
  public struct Place: Hashable, Sendable {
    public var file: String
    public var line: Int
    public var column: Int

    public init(file: String, line: Int, column: Int) {
      self.file = file
      self.line = line
      self.column = column
    }
  }

  public var severity: Severity
  /// One sentence in lower case without a full stop, the user's words in single quotes.
  public var message: String
  /// Nil when the complaint is about a file as a whole.
  public var place: Place?
  /// The text of the line at `place`, without its line break.
  public var sourceLine: String?
  /// What helps to mend it, each with a place of its own where it has one.
  public var notes: [Diagnostic]

  public init(
    _ severity: Severity, _ message: String, at place: Place? = nil, sourceLine: String? = nil,
    notes: [Diagnostic] = []
  ) {
    self.severity = severity
    self.message = message
    self.place = place
    self.sourceLine = sourceLine
    self.notes = notes
  }
}

extension Diagnostic: CustomStringConvertible {
  /// `file:line:column: error: message`, as swiftc heads it, in one line.
  public var headline: String {
    let head = place.map { "\($0.file):\($0.line):\($0.column): " } ?? ""
    return head + "\(severity.rawValue): \(message)"
  }

  /// The headline, then the source line with a caret under the column, then the notes in the same form.
  public var description: String {
    var lines = [headline]
    if let place, let sourceLine {
      let number = String(place.line)
      let margin = String(repeating: " ", count: number.count)
      let before = sourceLine.utf8.prefix(max(0, place.column - 1))
      // A tab before the column stays a tab, so that the caret stands under its character.
      let padding = String(decoding: before, as: UTF8.self).map { $0 == "\t" ? $0 : " " }
      lines.append(" \(number) | \(sourceLine)")
      lines.append(" \(margin) | \(String(padding))^")
    }
    lines += notes.map(\.description)
    return lines.joined(separator: "\n")
  }
}
