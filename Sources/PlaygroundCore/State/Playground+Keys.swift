import ShapeInterpreter

extension Playground {
  /// Does what a key means in the present mode and pane; `KeyMap` says the same in words.
  mutating func press(_ key: Key) {
    switch mode {
    case .help(let line): pressInHelp(key, firstLine: line)
    case .typing(let text) where selectedParameter?.parameter.kind == .text: pressWhileTypingText(key, text: text)
    case .typing(let text): pressWhileTyping(key, text: text)
    case .browsing: pressWhileBrowsing(key)
    }
  }

  private mutating func pressWhileBrowsing(_ key: Key) {
    if let move = Move(key) { return perform(move) }
    switch key.code {
    case .tab: moveFocus(by: key.shift ? -1 : 1)
    case .enter: pressEnter()
    case .escape: playbackStart = nil
    case .function(1): mode = .help(firstLine: 0)
    case .character(let character): type(character)
    default: notice = "this key does nothing here; ? shows the keys"
    }
  }

  private mutating func type(_ character: Character) {
    switch character {
    case "q": isFinished = true
    case "?": mode = .help(firstLine: 0)
    case "r": resetSelected()
    case "R": resetAll()
    case "f": cycleStyle()
    case "t": playbackStart = playbackStart == nil ? clock : nil
    case "g": lens.showsFrame.toggle()
    case "-" where focus == .parameters && selectedAdmitsNegative: startTyping("-")
    case "0" where focus == .parameters: startTyping("0")
    case "+", "=": zoom(by: 1)
    case "-", "_": zoom(by: -1)
    case "0":
      lens.zoomSteps = 0
      lens.panColumns = 0
      lens.panRows = 0
    case "1"..."9", ".": startTyping(String(character))
    case " ": pressEnter()
    default: notice = "'\(character)' does nothing here; ? shows the keys"
    }
  }

  // MARK: Moving

  /// A direction and how far.
  private struct Move {
    var columns = 0
    var rows = 0

    /// What arrows and the letters hjkl mean; with Shift or as capitals ten times as much.
    init?(_ key: Key) {
      let far = key.shift ? 10 : 1
      switch key.code {
      case .left: columns = -far
      case .right: columns = far
      case .up: rows = -far
      case .down: rows = far
      case .character("h"): columns = -1
      case .character("l"): columns = 1
      case .character("k"): rows = -1
      case .character("j"): rows = 1
      case .character("H"): columns = -10
      case .character("L"): columns = 10
      case .character("K"): rows = -10
      case .character("J"): rows = 10
      case .pageUp: rows = -10
      case .pageDown: rows = 10
      case .home: rows = -Move.toTheEnd
      case .end: rows = Move.toTheEnd
      default: return nil
      }
    }

    static let toTheEnd = 1_000_000
  }

  private mutating func perform(_ move: Move) {
    switch focus {
    case .canvas:
      guard abs(move.rows) < Move.toTheEnd else { return }
      let reach = 8_192
      lens.panColumns = min(max(lens.panColumns - 2 * move.columns, -reach), reach)
      lens.panRows = min(max(lens.panRows - 4 * move.rows, -reach), reach)
    case .shapes where move.rows != 0: moveShapeSelection(by: move.rows)
    case .parameters where move.rows != 0: moveRowSelection(by: move.rows)
    case .shapes, .parameters: adjust(by: move.columns)
    }
  }

  private mutating func moveFocus(by count: Int) {
    let panes = Pane.allCases
    let index = panes.firstIndex(of: focus) ?? 0
    focus = panes[(index + count + panes.count) % panes.count]
  }

  private mutating func moveShapeSelection(by count: Int) {
    guard let index = selectedIndex else { return }
    let target = min(max(index + count, 0), entries.count - 1)
    guard target != index else {
      notice = entries.count == 1 ? "there is one shape" : count < 0 ? "first shape" : "last shape"
      return
    }
    tuning.shape = entries[target].id
    selectedRow = 0
    playbackStart = nil
  }

  private mutating func moveRowSelection(by count: Int) {
    let target = min(max(selectedRow + count, 0), parameters.count - 1)
    if target == selectedRow { notice = count < 0 ? "first parameter" : "last parameter" }
    selectedRow = target
  }

  private mutating func zoom(by count: Int) {
    let target = lens.zoomSteps + count
    guard Lens.zoomLimits.contains(target) else {
      notice = count > 0 ? "this is the greatest zoom" : "this is the least zoom"
      return
    }
    lens.zoomSteps = target
  }

  // MARK: Changing values

  /// The selected row's parameter and value.
  var selectedParameter: (parameter: Parameter, value: ParameterValue)? {
    guard parameters.indices.contains(selectedRow) else { return nil }
    return (parameters[selectedRow], values[selectedRow])
  }

  private mutating func adjust(by count: Int) {
    guard count != 0, let (parameter, value) = selectedParameter else { return }
    guard parameter.kind != .text else {
      notice = "press enter to type a text for \(parameter.name)"
      return
    }
    let moved = parameter.value(value, movedBy: count)
    guard moved != value else {
      let bound = count < 0 ? "lowest" : "highest"
      notice = "\(parameter.text(of: value)) is the \(bound) value"
      return
    }
    set(moved, row: selectedRow)
  }

  private mutating func pressEnter() {
    switch focus {
    case .shapes: focus = .parameters
    case .parameters:
      guard let (parameter, value) = selectedParameter else { return }
      if case .text(let text) = value {
        mode = .typing(text)
      } else if parameter.range == nil, parameter.initial.number == nil {
        adjust(by: 1)
      } else {
        notice = "type a number for \(parameter.name), then enter"
      }
    case .canvas: notice = "arrows move the picture; tab goes to the next pane"
    }
  }

  private mutating func cycleStyle() {
    let row = shapeParameters.count + DrawingSettings.Index.style
    set(
      DrawingSettings.parameters[DrawingSettings.Index.style].value(
        tuning.drawing[DrawingSettings.Index.style], movedBy: 1), row: row)
  }

  private mutating func resetSelected() {
    guard let (parameter, value) = selectedParameter else { return }
    if value == parameter.initial { notice = "\(parameter.name) has its start value" }
    set(parameter.initial, row: selectedRow)
  }

  private mutating func resetAll() {
    let isUntouched = zip(parameters, values).allSatisfy { $0.initial == $1 }
    if isUntouched { notice = "all values are start values" }
    playbackStart = nil
    if let id = selectedEntry?.id { tuning.changes[id] = nil }
    tuning.drawing = DrawingSettings.parameters.map(\.initial)
  }

  // MARK: Typing a number

  private var selectedAdmitsNegative: Bool {
    guard let (parameter, _) = selectedParameter, parameter.initial.number != nil else { return false }
    return (parameter.limits?.lowerBound ?? -1) < 0
  }

  /// The most characters that a typed number may have.
  private static let longestNumber = 16

  private mutating func startTyping(_ text: String) {
    guard focus != .canvas else {
      notice = "numbers are typed in the parameter pane; tab goes there"
      return
    }
    guard let (parameter, _) = selectedParameter else { return }
    guard parameter.initial.number != nil else {
      let key = parameter.kind == .text ? "enter types it" : "←→ change it"
      notice = "\(parameter.name) is no number; \(key)"
      return
    }
    mode = .typing(text)
  }

  private mutating func pressWhileTyping(_ key: Key, text: String) {
    switch key.code {
    case .escape: mode = .browsing
    case .enter: finishTyping(text)
    case .backspace: mode = text.count > 1 ? .typing(String(text.dropLast())) : .browsing
    case .character(let character) where "0123456789.-".contains(character):
      let isMisplaced = character == "-" && !text.isEmpty || character == "." && text.contains(".")
      guard !isMisplaced, text.count < Self.longestNumber else {
        notice = "'\(character)' cannot follow '\(text)'"
        return
      }
      mode = .typing(text + String(character))
    case .character("q"), .character("?"):
      notice = "enter sets the value, esc cancels"
    default:
      // Any other key means that the number was given up.
      mode = .browsing
      press(key)
    }
  }

  private mutating func finishTyping(_ text: String) {
    mode = .browsing
    guard let (parameter, _) = selectedParameter else { return }
    // Swift reads neither '.5' nor '5.' as a number; people write both.
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
      notice =
        "\(parameter.name) goes in steps of \(decimalText(parameter.increment, decimals: decimals(of: parameter.increment)))"
    }
    set(value, row: selectedRow)
  }

  /// Every character is part of a text; only enter and escape are keys.
  private mutating func pressWhileTypingText(_ key: Key, text: String) {
    switch key.code {
    case .escape: mode = .browsing
    case .enter:
      mode = .browsing
      set(.text(text), row: selectedRow)
    case .backspace: mode = .typing(String(text.dropLast()))
    case .character(let character):
      guard text.utf8.count + character.utf8.count <= Parameter.longestText else {
        notice = "a text has at most \(Parameter.longestText) bytes"
        return
      }
      mode = .typing(text + String(character))
    default: notice = "enter sets the text, esc cancels"
    }
  }

  // MARK: Help

  private mutating func pressInHelp(_ key: Key, firstLine: Int) {
    let last = HelpOverlay.lastFirstLine(on: size)
    if let move = Move(key), move.rows != 0 {
      mode = .help(firstLine: min(max(firstLine + move.rows, 0), last))
      return
    }
    switch key.code {
    case .character("q"): isFinished = true
    case .escape, .enter, .function, .character("?"), .character(" "): mode = .browsing
    default: notice = "esc closes the help"
    }
  }
}
