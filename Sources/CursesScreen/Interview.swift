import CNcurses
import Foundation
import TerminalPixels

/// An input as ncurses reports it.
enum CursesInput: Equatable {
  case code(Int32)
  case character(UInt32)
}

/// The questions that the terminal is asked once its screen is open, and its answers whenever they come.
///
/// The answers arrive as input, from most terminals within milliseconds. ncurses is told their beginnings as if they
/// were keys, so that the rest is taken from it. Keys that are typed meanwhile are kept in order.
struct Interview {
  private(set) var answers = TerminalAnswers()
  /// The size of a cell in pixels that the system reported when the questions were asked; nil if it reported none.
  private(set) var measuredAtStart: (columns: Int32, rows: Int32)?
  /// The keys that were typed before ncurses read anything, or that looked like answers.
  private var waiting: [CursesInput] = []
  /// The time when the questions were asked; nil if they were not.
  private var start: ContinuousClock.Instant?
  /// The time when the present answer began.
  private var answerStart: ContinuousClock.Instant?
  /// True if an answer has come since the last call of `takeNews`.
  private(set) var hasNews = false

  /// The time in which a terminal nearby has answered.
  static let patience = Duration.milliseconds(150)
  /// The time after which an answer that is not complete is given up.
  private static let longestAnswer = Duration.milliseconds(500)
  /// The time after which an Esc is a key.
  private static let longestEscape = Duration.milliseconds(50)
  /// The time after which no answer comes any more.
  private static let longestSilence = Duration.seconds(2)
  /// The code of the first beginning of an answer; it is beyond those of ncurses.
  private static let firstCode: Int32 = 0x700
  /// The code that stands for keys without a meaning here.
  private static let unknownCode: Int32 = firstCode - 1
  /// The maximum length of a key's sequence.
  private static let longestKey = 12

  /// Asks the questions, and waits for the answers for a time. The terminal must be open.
  mutating func begin(within patience: Duration, _ send: (String) -> Void) {
    defineBeginnings()
    measuredAtStart = Self.measured()
    let start = ContinuousClock.now
    self.start = start
    send(TerminalAnswers.questions)
    waiting = Self.inputs(of: read(until: start + patience))
    hasNews = false
    answerStart = answers.isWithinAnswer ? .now : nil
  }

  /// Asks the questions of a terminal that is not open as a screen, and returns the answers that come within a time.
  static func answers(within patience: Duration) -> TerminalAnswers {
    var interview = Interview()
    let questions = Array(TerminalAnswers.questions.utf8)
    guard Foundation.write(STDOUT_FILENO, questions, questions.count) == questions.count else {
      return interview.answers
    }
    _ = interview.read(until: .now + patience)
    return interview.answers
  }

  /// Makes ncurses take the beginnings of answers for keys.
  private func defineBeginnings() {
    for (index, beginning) in TerminalAnswers.beginnings.enumerated() {
      define_key(beginning, Self.firstCode + Int32(index))
    }
  }

  /// True if the questions were asked.
  var hasBegun: Bool { start != nil }

  /// True if answers are still to come.
  private var expectsAnswers: Bool {
    guard let start, answers.attributes == nil else { return false }
    return ContinuousClock.now < start + Self.longestSilence
  }

  /// Waits for answers that have not come, so that they do not reach the shell.
  mutating func end() {
    guard expectsAnswers else { return }
    _ = read(until: .now + Self.patience)
  }

  /// Returns the size of a cell in pixels as the system reports it now; nil if it reports none.
  static func measured() -> (columns: Int32, rows: Int32)? {
    var measures = terminal_measures()
    guard terminal_measure(&measures), measures.cell_width > 0, measures.cell_height > 0 else { return nil }
    return (measures.cell_width, measures.cell_height)
  }

  /// True if keys are waiting.
  var hasInput: Bool { !waiting.isEmpty }

  /// Returns the next key that ncurses does not know of.
  mutating func next() -> CursesInput? { waiting.isEmpty ? nil : waiting.removeFirst() }

  /// Returns an Esc that no answer has followed, after the time that it was waited for; nil if there is none.
  mutating func nextHeld() -> CursesInput? {
    guard answers.isWithinEscape, let answerStart, ContinuousClock.now > answerStart + Self.longestEscape else {
      return nil
    }
    _ = answers.takeHeld()
    return .character(0x1B)
  }

  /// Returns true once after an answer has come.
  mutating func takeNews() -> Bool {
    defer { hasNews = false }
    return hasNews
  }

  /// Takes an input from ncurses; returns false if it is not part of an answer.
  mutating func take(_ input: CursesInput) -> Bool {
    if let answerStart, answers.isWithinAnswer, ContinuousClock.now > answerStart + Self.longestAnswer {
      _ = answers.takeHeld()
    }
    switch input {
    case .code(let code):
      let index = Int(code - Self.firstCode)
      guard TerminalAnswers.beginnings.indices.contains(index) else {
        guard answers.isWithinEscape else { return false }
        waiting += [.character(UInt32(answers.takeHeld()[0])), input]
        return true
      }
      answerStart = .now
      take(Array(TerminalAnswers.beginnings[index].utf8))
    case .character(let character):
      // ncurses may not recognize a beginning that arrives in parts.
      guard answers.isWithinAnswer || expectsAnswers else { return false }
      if !answers.isWithinAnswer { answerStart = .now }
      take(Array(String(Unicode.Scalar(character) ?? "?").utf8))
    }
    return true
  }

  private mutating func take(_ bytes: [UInt8]) {
    let former = answers
    waiting += Self.inputs(of: answers.take(bytes))
    if !answers.isWithinAnswer, answers != former { hasNews = true }
  }

  /// Reads from the terminal until all answers are there, and returns the other bytes.
  private mutating func read(until end: ContinuousClock.Instant) -> [UInt8] {
    var keys: [UInt8] = []
    var bytes = [UInt8](repeating: 0, count: 4096)
    while answers.attributes == nil || answers.isWithinAnswer {
      let rest = Int32(max(0, (end - .now) / .milliseconds(1)))
      var waited = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
      let count = poll(&waited, 1, rest)
      // A signal ends the wait early.
      if count < 0, errno == EINTR, rest > 0 { continue }
      guard count > 0 else { break }
      let length = Foundation.read(STDIN_FILENO, &bytes, bytes.count)
      guard length > 0 else { break }
      keys += answers.take(Array(bytes[..<length]))
    }
    // A lone Esc is a key. A longer beginning is completed by ncurses' next characters.
    return keys + (answers.isWithinEscape ? answers.takeHeld() : [])
  }

  /// Returns the keys for bytes, as ncurses would find them.
  private static func inputs(of bytes: [UInt8]) -> [CursesInput] {
    var inputs: [CursesInput] = []
    var rest = bytes[...]
    while let first = rest.first {
      guard first == 0x1B else {
        let text = rest.prefix { $0 != 0x1B }
        inputs += String(decoding: text, as: UTF8.self).unicodeScalars.map { .character($0.value) }
        rest = rest.dropFirst(text.count)
        continue
      }
      let sequence = sequence(at: rest)
      inputs.append(sequence.input)
      rest = rest.dropFirst(sequence.length)
    }
    return inputs
  }

  /// Returns the key whose sequence stands at the beginning of bytes, and the length of the sequence.
  private static func sequence(at bytes: ArraySlice<UInt8>) -> (input: CursesInput, length: Int) {
    // A string that goes on after a key counts as defined, so that the shortest one is the key.
    for length in 2...longestKey where length <= bytes.count {
      let code = key_defined(String(decoding: bytes.prefix(length), as: UTF8.self))
      if code > 0, code < unknownCode { return (.code(code), length) }
    }
    // A control sequence that is no key: parameters, and one last byte (ECMA-48, 5.4).
    let body = bytes.dropFirst(2)
    let parameters = body.prefix { (0x20...0x3F).contains($0) }
    if bytes.dropFirst().first == UInt8(ascii: "["), parameters.endIndex < bytes.endIndex {
      return (.code(unknownCode), 2 + parameters.count + 1)
    }
    return (.character(0x1B), 1)
  }
}
