import Foundation

extension TextValue {
  /// Makes the text of a localized string: Markdown's inline marks give its parts their styles.
  ///
  /// Understood are `**bold**`, `*italic*`, both with underscores, `~~struck through~~`, `` `code` `` and
  /// `[a link](address)`. A mark without its partner is text, as is one with a backslash before it.
  package static func _localized(_ text: String) -> TextValue {
    var reader = MarkdownReader(Array(text))
    return TextValue(reader.spans())
  }
}

/// Reads the inline marks of Markdown, as far as SwiftUI's texts take them.
private struct MarkdownReader {
  private let characters: [Character]
  private var place = 0
  private var text = ""
  private var style = Style()
  private var result: [TextSpan] = []

  private struct Style: Equatable {
    var isBold = false
    var isItalic = false
    var isStruck = false
    var isCode = false
    var isLink = false
  }

  init(_ characters: [Character]) {
    self.characters = characters
  }

  mutating func spans() -> [TextSpan] {
    read(upTo: characters.count)
    end()
    return result.isEmpty ? [TextSpan("")] : result
  }

  /// Ends the present span.
  private mutating func end() {
    guard !text.isEmpty else { return }
    var span = TextSpan(text)
    if style.isBold { span.weight = 0.4 }
    if style.isItalic { span.isItalic = true }
    if style.isCode { span.font = FontValue(.style(.body), design: .monospaced) }
    if style.isLink { span.style = .tint }
    if style.isStruck { span.strikethrough = TextLineStyle() }
    result.append(span)
    text = ""
  }

  private mutating func read(upTo limit: Int) {
    while place < limit {
      let character = characters[place]
      if character == "\\", place + 1 < limit, characters[place + 1].isASCII, characters[place + 1].isPunctuation {
        text.append(characters[place + 1])
        place += 2
      } else if let (mark, close) = closedMark(upTo: limit) {
        let outer = style
        end()
        place += mark.count
        switch mark {
        case "**", "__": style.isBold = true
        case "*", "_": style.isItalic = true
        case "~~": style.isStruck = true
        default: style.isCode = true
        }
        if style.isCode {
          text += String(characters[place..<close])
          place = close
        } else {
          read(upTo: close)
        }
        end()
        style = outer
        place = close + mark.count
      } else if character == "[", let (middle, close) = link(upTo: limit) {
        let outer = style
        end()
        place += 1
        style.isLink = true
        read(upTo: middle)
        end()
        style = outer
        place = close + 1
      } else {
        text.append(character)
        place += 1
      }
    }
  }

  /// Returns the mark that opens here, and the place of its partner; nil if there is none.
  private func closedMark(upTo limit: Int) -> (mark: String, close: Int)? {
    for mark in ["**", "__", "~~", "*", "_", "`"] where starts(mark, at: place, limit) {
      let first = place + mark.count
      guard first < limit, !characters[first].isWhitespace || mark == "`" else { continue }
      // An underscore within a word is none.
      if mark.hasPrefix("_"), place > 0, characters[place - 1].isLetter || characters[place - 1].isNumber { continue }
      var next = first + 1
      while next < limit {
        if starts(mark, at: next, limit), mark == "`" || !characters[next - 1].isWhitespace,
          mark.count == 2 || mark == "`" || !starts(mark + mark, at: next, limit)
        {
          return (mark, next)
        }
        next += starts(mark + mark, at: next, limit) && mark.count == 1 ? 2 : 1
      }
    }
    return nil
  }

  private func starts(_ mark: String, at place: Int, _ limit: Int) -> Bool {
    place + mark.count <= limit && zip(mark, characters[place...]).allSatisfy { $0 == $1 }
  }

  /// Returns the place of the bracket that ends a link's text and of the one that ends its address.
  private func link(upTo limit: Int) -> (middle: Int, close: Int)? {
    guard let middle = characters[place..<limit].firstIndex(of: "]"), middle + 1 < limit,
      characters[middle + 1] == "(", let close = characters[(middle + 1)..<limit].firstIndex(of: ")")
    else { return nil }
    return (middle, close)
  }
}
