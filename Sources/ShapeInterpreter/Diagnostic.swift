import PlainText

/// A diagnostic about a shape's source, worded like the compiler's, with its source location.
public struct Diagnostic: Error, Equatable, Sendable {
  /// The severity of a diagnostic.
  public enum Severity: String, Sendable {
    case error, warning, note
  }

  /// A source location. Line and column count from 1; the column counts UTF-8 bytes, as in swiftc.
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
  /// One sentence in lower case without a full stop. Identifiers of the source are in single quotes.
  public var message: String
  /// The source location; nil if the diagnostic is about a file as a whole.
  public var place: Place?
  /// The text of the line at `place`, without its line break.
  public var sourceLine: String?
  /// Hints for a correction. Each has a source location of its own if it is about one.
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

extension Diagnostic: Hashable {
  /// Hashes location and message only. They nearly always differ between diagnostics, and the line may be long.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(place)
    hasher.combine(message)
  }
}

extension Diagnostic: CustomStringConvertible {
  /// The most columns of a source excerpt.
  private static let excerptColumns = 160
  /// The most characters of a message that are printed. The values in a message may be of any length.
  private static let longestMessage = 2_000

  /// The diagnostic in one printable line, as swiftc writes it: `file:line:column: error: message`.
  public var headline: String {
    let head = place.map { "\($0.file.printable):\($0.line):\($0.column): " } ?? ""
    let start = message.unicodeScalars.prefix(Self.longestMessage)
    return head + "\(severity.rawValue): \(Substring(start).printable)\(start.endIndex < message.endIndex ? "…" : "")"
  }

  /// The headline, the source line with a caret under the column, and then the notes in the same form.
  public var description: String {
    var lines = [headline]
    // A tab before the column stays a tab, so that the caret stands under its character.
    if let place, let excerpt = SourceExcerpt(self, columns: Self.excerptColumns, keepsIndentation: true) {
      let number = String(place.line)
      let margin = String(repeating: " ", count: number.count)
      lines.append(" \(number) | \(excerpt.text)")
      lines.append(" \(margin) | \(excerpt.padding)^")
    }
    lines += notes.map(\.description)
    return lines.joined(separator: "\n")
  }
}
