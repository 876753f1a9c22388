/// What a person does, written down: words with white space between them, done one after the other.
///
/// - A single character is the key that types it: `j`, `+`, `2`, `R`.
/// - A name is a key that types none: `up down left right pgup pgdn home end tab enter esc backspace space f1`, and with Shift
///   `s-up s-down s-left s-right s-tab`; a letter with Control is written `c-r`.
/// - `wait:300ms` or `wait:2s` lets time pass on the session's own clock.
/// - `resize:100x30` gives the screen a new size.
public struct KeyScript: Equatable, Sendable {
  /// One thing that is done.
  public enum Step: Equatable, Sendable {
    case key(Key)
    /// How much time passes.
    case wait(Duration)
    case resize(ScreenSize)
  }

  public var steps: [Step]

  /// Why a text is no key script.
  public enum Problem: Error, Equatable, CustomStringConvertible {
    case unknownKey(String)
    case badDuration(String)
    case badSize(String)

    public var description: String {
      switch self {
      case .unknownKey(let word):
        "no key is called '\(word)'; keys are single characters and \(Key.names.map(\.name).joined(separator: " "))"
      case .badDuration(let word):
        "'\(word)' names no time; write 'wait:300ms' or 'wait:2s', at most an hour"
      case .badSize(let word):
        "'\(word)' names no size; write 'resize:100x30'"
      }
    }
  }

  /// The longest time that one step may wait, in milliseconds.
  private static let longestWait = 3_600_000

  /// Reads a script; names may be written in capitals.
  public init(_ text: String) throws(Problem) {
    steps = []
    for word in text.split(whereSeparator: \.isWhitespace) { steps.append(try Self.step(String(word))) }
  }

  private static func step(_ word: String) throws(Problem) -> Step {
    if word.count == 1, let character = word.first { return .key(.character(character)) }
    let name = word.lowercased()
    if let row = Key.names.first(where: { $0.name == name }) { return .key(row.key) }
    if name.hasPrefix("c-"), name.count == 3, let letter = name.last, ("a"..."z").contains(letter) {
      return .key(.control(letter))
    }
    if name.hasPrefix("wait:") {
      guard let duration = duration(name.dropFirst(5)) else { throw .badDuration(word) }
      return .wait(duration)
    }
    if name.hasPrefix("resize:") {
      guard let size = ScreenSize(name.dropFirst(7)) else { throw .badSize(word) }
      return .resize(size)
    }
    throw .unknownKey(word)
  }

  private static func duration(_ text: Substring) -> Duration? {
    let isMilliseconds = text.hasSuffix("ms")
    guard isMilliseconds || text.hasSuffix("s") else { return nil }
    let digits = text.dropLast(isMilliseconds ? 2 : 1)
    guard digits.allSatisfy({ $0.isASCII && $0.isNumber }), let count = Int(digits), count <= longestWait else {
      return nil
    }
    let milliseconds = isMilliseconds ? count : count * 1000
    return milliseconds <= longestWait ? .milliseconds(milliseconds) : nil
  }
}

extension Playground {
  /// Does what a script says, step by step, as if a person did it.
  public mutating func run(_ script: KeyScript) {
    for step in script.steps {
      switch step {
      case .key(let key): update(.key(key))
      case .wait(let duration): update(.tick(clock + duration))
      case .resize(let size): update(.resize(size))
      }
    }
  }
}
