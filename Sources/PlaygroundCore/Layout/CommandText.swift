import PlainText
import Rendering

/// A command on as many lines as it takes.
///
/// The lines can be copied as they are: a shell reads them as the command. Lines are broken between words, with a
/// backslash at the end, and between the keys, without one, because the argument of `--keys` may have several lines.
/// Only a word that is longer than a line is cut.
struct CommandText {
  private var words: [Word]

  /// A word that stays in one piece, if it fits on a line.
  private struct Word {
    /// A word of the command, an option with its value, or a key.
    var text: String
    /// The text after the word if a line ends with it.
    var ending: String
  }

  /// The text by which a shell joins lines.
  private static let continuation = " \\"
  /// The indentation of the lines after the first one.
  private static let indent = "  "

  init(_ command: String) {
    words = []
    var isQuoted = false
    var isEscaped = false
    var isKeys = false
    var text = ""
    func word(_ ending: String) -> Word { Word(text: text, ending: ending) }
    for character in command {
      if character == "'", !isEscaped { isQuoted.toggle() }
      isEscaped = character == "\\" && !isQuoted
      // An option stays on the line of its value.
      let isOption = !isQuoted && text.hasPrefix("--") && !text.contains(" ")
      guard character == " ", !isOption, !isQuoted || isKeys else {
        if character == " ", isOption { isKeys = text == "--keys" }
        text.append(character)
        continue
      }
      words.append(word(isQuoted ? "" : Self.continuation))
      text = ""
    }
    words.append(word(""))
  }

  /// Returns the command's lines on a screen of the given size.
  func lines(on size: ScreenSize) -> [String] {
    let room = max(size.columns - 2, 4)
    var lines: [String] = []
    var line = ""
    for (index, word) in words.enumerated() {
      // The last word needs no room for an ending.
      let ending = index == words.count - 1 ? "" : word.ending
      let addition = (index == 0 ? "" : " ") + word.text
      if index == 0 || displayWidth(line + addition + ending) <= room, !isBetterApart(index, from: line, room: room) {
        line += addition
      } else {
        lines.append(line + words[index - 1].ending)
        line = Self.indent + word.text
      }
      while displayWidth(line + ending) > room {
        var head = ""
        while let next = line.first, displayWidth(head + String(next)) <= room { head.append(line.removeFirst()) }
        lines.append(head)
      }
    }
    return lines + [line]
  }

  /// Returns true if the keys, which end a command, fit as a whole on the next line but not on this one.
  private func isBetterApart(_ index: Int, from line: String, room: Int) -> Bool {
    guard words[index].text.hasPrefix("--keys ") else { return false }
    let width = displayWidth(words[index...].map(\.text).joined(separator: " "))
    return displayWidth(line) + 1 + width > room && Self.indent.count + width <= room
  }

  /// Returns the number of lines that a screen has room for.
  func visibleLines(on size: ScreenSize) -> Int {
    max(0, min(lines(on: size).count, size.rows - 3))
  }

  /// Returns the greatest possible first line.
  func lastFirstLine(on size: ScreenSize) -> Int {
    lines(on: size).count - visibleLines(on: size)
  }
}
