import Rendering
import ShapeInterpreter

/// A script of user input: words with white space between them, performed one after the other.
///
/// - A single character is the key that types it: `j`, `+`, `2`, `R`.
/// - A name is a key that types no character: `up down left right pgup pgdn home end tab enter esc backspace space f1`,
///   and with Shift `s-up s-down s-left s-right s-tab`; a letter with Control is written `c-r`.
/// - `wait:300ms` or `wait:2s` advances the session's own clock.
/// - `click:12,5` presses and releases the mouse in column 12 of row 5, counted from 1. `drag:12,5-20,5` drags it from
///   there to column 20. `wheel-up:12,5` and `wheel-down:12,5` turn its wheel. The single steps of a drag are
///   `press:12,5 drag:20,5 release:20,5`.
/// - `resize:100x30` gives the screen a new size.
public struct KeyScript: Equatable, Sendable {
  /// One step of a script.
  public enum Step: Equatable, Sendable {
    case key(Key)
    case mouse(Mouse)
    /// Time passes on the session's clock.
    case wait(Duration)
    case resize(ScreenSize)
  }

  public var steps: [Step]

  /// The reason why a text is not a key script.
  public enum Problem: Error, Equatable, CustomStringConvertible {
    case unknownKey(String)
    case badDuration(String)
    case badPlace(String)
    case badSize(String)

    public var description: String {
      switch self {
      case .unknownKey(let word):
        "no key is called '\(word)'; keys are single characters and \(Key.names.map(\.name).joined(separator: " "))"
      case .badDuration(let word):
        "'\(word)' names no time; write 'wait:300ms' or 'wait:2s', at most an hour"
      case .badPlace(let word):
        "'\(word)' names no place; write 'click:12,5' or 'drag:12,5-20,5', column and row counted from 1"
      case .badSize(let word):
        "'\(word)' names no size; write 'resize:100x30'"
      }
    }
  }

  /// The longest time that one step may wait, in milliseconds.
  private static let longestWait = 3_600_000

  /// Parses a script; names may be written in capitals.
  public init(_ text: String) throws(Problem) {
    steps = []
    for word in text.split(whereSeparator: \.isWhitespace) { steps += try Self.steps(String(word)) }
  }

  private static func steps(_ word: String) throws(Problem) -> [Step] {
    let parts = word.lowercased().split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, word.count > 2 else { return [try step(word)] }
    let places = parts[1].split(separator: "-", omittingEmptySubsequences: false).map(place)
    func mouse(_ actions: Mouse.Action...) throws(Problem) -> [Step] {
      guard places.count == 1, let place = places[0] else { throw .badPlace(word) }
      return actions.map { .mouse(Mouse($0, column: place.column, row: place.row)) }
    }
    if parts[0] == "click" { return try mouse(.press, .release) }
    if parts[0] == "drag", places.count == 2 {
      guard let start = places[0], let end = places[1] else { throw .badPlace(word) }
      return [
        .mouse(Mouse(.press, column: start.column, row: start.row)),
        .mouse(Mouse(.drag, column: end.column, row: end.row)),
        .mouse(Mouse(.release, column: end.column, row: end.row)),
      ]
    }
    if let row = Mouse.names.first(where: { $0.name == parts[0] }) { return try mouse(row.action) }
    return [try step(word)]
  }

  /// Parses a position as it is typed, `12,5`, counted from 1; nil for anything else. The result counts from 0.
  private static func place(_ text: Substring) -> (column: Int, row: Int)? {
    let numbers = text.split(separator: ",", omittingEmptySubsequences: false)
    guard numbers.count == 2, numbers.allSatisfy({ $0.allSatisfy { $0.isASCII && $0.isNumber } }),
      let column = Int(numbers[0]), let row = Int(numbers[1]),
      (1...ScreenSize.maximumExtent).contains(column), (1...ScreenSize.maximumExtent).contains(row)
    else { return nil }
    return (column - 1, row - 1)
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
