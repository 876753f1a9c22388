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

extension Diagnostic: Hashable {
  /// Complaints at one place with one message are nearly always the same: the line, which may be long, is left out.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(place)
    hasher.combine(message)
  }
}

extension Diagnostic: CustomStringConvertible {
  /// The columns that an excerpt of a source takes at most.
  private static let excerptColumns = 160
  /// The characters that a message takes at most when it is printed; the values in it may be of any size.
  private static let longestMessage = 2_000

  /// `file:line:column: error: message`, as swiftc heads it, in one line: all of it is printable.
  public var headline: String {
    let head = place.map { "\($0.file.printable):\($0.line):\($0.column): " } ?? ""
    let start = message.unicodeScalars.prefix(Self.longestMessage)
    return head + "\(severity.rawValue): \(Substring(start).printable)\(start.endIndex < message.endIndex ? "…" : "")"
  }

  /// The headline, then the source line around the place with a caret under the column, then the notes in the same form.
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
