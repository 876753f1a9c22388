import PlainText
import ShapeInterpreter

// Typing a number or a text for the selected parameter, or a filter.

extension Playground {
  /// The maximum number of characters in a typed number.
  private static let longestNumber = 16

  /// Appends a character to the typed text, or starts typing.
  mutating func type(_ character: Character) {
    if case .touching = mode {
      if case .field? = touchedView?.touch { return typeTouched(character) }
      return character == " " ? pressTouched() : typeTouched(character)
    }
    if case .filtering = mode { return extendFilter(by: character) }
    guard case .typing(let text) = mode else { return startTyping(character) }
    if selectedParameter?.parameter.kind == .text {
      guard text.utf8.count + character.utf8.count <= Parameter.longestText else {
        notice = "a text has at most \(Parameter.longestText) bytes"
        return
      }
    } else {
      let isMisplaced = character == "-" && !text.isEmpty || character == "." && text.contains(".")
      guard !isMisplaced, text.count < Self.longestNumber else {
        notice = "'\(character)' cannot follow '\(text)'"
        return
      }
    }
    mode = .typing(text + String(character))
  }

  private mutating func startTyping(_ character: Character) {
    guard let (parameter, _) = selectedParameter else { return }
    let isNumber = parameter.initial.number != nil
    if character == "-", !isNumber || parameter.limits?.lowerBound ?? -1 >= 0 { return zoom(by: -1) }
    guard isNumber else {
      let key = parameter.kind == .text ? "enter types it" : "←→ change it"
      notice = "\(parameter.name) is no number; \(key)"
      return
    }
    mode = .typing(String(character))
  }

  /// Removes the last typed character. A number without characters and an empty filter are cancelled; an empty text
  /// stays open.
  mutating func erase() {
    if case .touching = mode { return typeTouched(nil) }
    if case .filtering = mode { return shortenFilter() }
    guard case .typing(let text) = mode else { return }
    if selectedParameter?.parameter.kind == .text {
      if text.isEmpty { notice = "the text is empty; esc cancels" }
      mode = .typing(String(text.dropLast()))
    } else {
      mode = text.count > 1 ? .typing(String(text.dropLast())) : .browsing
    }
  }

  /// Accepts the typed number, text or filter, or the selected frame of the contact sheet.
  mutating func accept() {
    if case .filtering = mode { return acceptFilter() }
    if case .sheet = mode { return acceptFrame() }
    if case .previews(let id) = mode { return acceptPreview(id) }
    guard case .typing(let text) = mode else { return }
    mode = .browsing
    guard let (parameter, _) = selectedParameter else { return }
    if parameter.kind == .text {
      set(.text(text), row: selectedRow)
    } else {
      accept(number: text, for: parameter)
    }
  }

  private mutating func accept(number text: String, for parameter: Parameter) {
    // The added zeros admit '.5' and '5.', which are not numbers in Swift but which people write.
    let isNegative = text.hasPrefix("-")
    let digits = isNegative ? String(text.dropFirst()) : text
    guard digits.contains(where: \.isNumber), let magnitude = Double("0" + digits + (digits.hasSuffix(".") ? "0" : "")),
      let value = parameter.nearestValue(to: isNegative ? -magnitude : magnitude)
    else {
      notice = "'\(text)' is no number"
      return
    }
    let number = isNegative ? -magnitude : magnitude
    if let limits = parameter.limits, !limits.contains(number) {
      let range = parameter.rangeText(holding: value) ?? ""
      notice = "outside \(range): set to \(parameter.text(of: value))"
    } else if value.number != number {
      let step = parameter.increment
      notice = "\(parameter.name) goes in steps of \(decimalText(step, decimals: decimals(of: step)))"
    }
    set(value, row: selectedRow)
  }
}
