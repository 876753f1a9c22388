import Foundation
import ShapeInterpreter

/// The one command that makes a screen: found by driving a fresh session to where this one is, and kept only if it gets there.
struct Reproduction {
  /// The session that starts as the command does.
  private var twin: Playground
  private var keys: [String] = []
  /// The words of the command but for the keys.
  private var words: [String]

  /// Ends the search.
  private let stop: StopSignal

  /// Nil when no command of this form makes the screen: a bookmark's values and what only an earlier text of a file had are in none; nil
  /// also when it is told to stop.
  init?(of playground: Playground, stop: StopSignal = .never) {
    self.stop = stop
    twin = Playground(files: playground.files, size: playground.size, rect: playground.rect, budget: playground.budget)
    words = ["stipple", "screenshot"] + playground.arguments
    select(playground)
    setValues(playground)
    let size = playground.size
    if size != .usual { words += ["--size", size.description] }
    twin.settle(stop: stop)
    twin.update(.cells(playground.cellAspect))
    if playground.cellAspect != .standard { words += ["--cell-aspect", playground.cellAspect.description] }
    twin.draw(with: playground.lens.glyphs)
    if playground.lens.glyphs != .braille { words += ["--glyphs", playground.lens.glyphs.rawValue] }
    drive(to: playground)
    var former = playground
    former.notice = nil
    twin.notice = nil
    // Two states that agree in everything that is seen need not be drawn; others may look alike all the same.
    guard twin.agrees(with: former) || twin.view() == former.view() else { return nil }
    // No argument can hold the character that ends it.
    guard !(words + keys).contains(where: { $0.unicodeScalars.contains("\0") }) else { return nil }
  }

  /// The command as a shell reads it.
  var command: String {
    let all = keys.isEmpty ? words : words + ["--keys", keys.joined(separator: " ")]
    return all.map(quoted).joined(separator: " ")
  }

  private mutating func select(_ playground: Playground) {
    guard let id = playground.selectedEntry?.id else { return }
    if playground.entries.count > 1, !id.shape.isEmpty {
      let namesakes = playground.entries.filter { $0.id.shape == id.shape }
      words += ["--shape", namesakes.count > 1 ? "\(id.file):\(id.shape)" : id.shape]
    }
    twin.select(id)
    twin.settle(stop: stop)
  }

  private mutating func setValues(_ playground: Playground) {
    if playground.rect != Playground.standardRect {
      words += ["--rect", "\(shortest(playground.rect.width))x\(shortest(playground.rect.height))"]
    }
    var changes: [String: ParameterValue] = [:]
    let own = playground.shapeParameters
    func add(_ parameter: Parameter, _ value: ParameterValue) {
      words += ["--set", "\(parameter.name)=\(parameter.writtenText(of: value))"]
    }
    for (parameter, value) in zip(own, playground.shapeValues) where value != parameter.initial {
      changes[parameter.name] = value
      add(parameter, value)
    }
    twin.set(changes)
    // Of two rows with one name the command line means the first.
    let ownNames = Set(own.map(\.name))
    for (index, (parameter, value)) in zip(DrawingSettings.parameters, playground.tuning.drawing).enumerated()
    where value != parameter.initial && !ownNames.contains(parameter.name) {
      twin.tuning.drawing[index] = value
      add(parameter, value)
    }
  }
}

// What no option says is done by keys.
extension Reproduction {
  private mutating func drive(to playground: Playground) {
    let lens = playground.lens
    press("F", while: { $0.lens.target == nil && lens.target != nil })
    press("+", while: { $0.lens.zoomSteps < lens.zoomSteps })
    press("_", while: { $0.lens.zoomSteps > lens.zoomSteps })
    press("g", while: { $0.lens.showsFrame != lens.showsFrame })
    pan(to: lens)
    narrow(.shapes, to: playground.filter.shapes)
    if !playground.filter.shapes.isEmpty, let index = playground.selectedIndex {
      press("j", while: { ($0.selectedIndex ?? index) < index })
    }
    narrow(.parameters, to: playground.filter.parameters)
    if twin.selectedRow != playground.selectedRow { focus(.parameters) }
    press("J", while: { $0.selectedRow + 10 <= playground.selectedRow && playground.filter.parameters.isEmpty })
    press("j", while: { $0.selectedRow < playground.selectedRow })
    press("k", while: { $0.selectedRow > playground.selectedRow })
    press("v", while: { $0.lens.compares != lens.compares })
    focus(playground.focus)
    play(playground)
    open(playground)
  }

  private mutating func pan(to lens: Lens) {
    guard lens.panColumns != 0 || lens.panRows != 0 else { return }
    focus(.canvas)
    // A cell is two dots wide and four high; a drawing that was dragged into the middle of one cannot be got there by keys.
    press("L", while: { $0.lens.panColumns - 20 >= lens.panColumns })
    press("l", while: { $0.lens.panColumns - 2 >= lens.panColumns })
    press("H", while: { $0.lens.panColumns + 20 <= lens.panColumns })
    press("h", while: { $0.lens.panColumns + 2 <= lens.panColumns })
    press("J", while: { $0.lens.panRows - 40 >= lens.panRows })
    press("j", while: { $0.lens.panRows - 4 >= lens.panRows })
    press("K", while: { $0.lens.panRows + 40 <= lens.panRows })
    press("k", while: { $0.lens.panRows + 4 <= lens.panRows })
  }

  private mutating func narrow(_ pane: Playground.Pane, to text: String) {
    guard !text.isEmpty else { return }
    focus(pane)
    press("/")
    for character in text { press(.character(character)) }
    press(.enter)
  }

  private mutating func play(_ playground: Playground) {
    guard let start = playground.playbackStart else { return }
    press("t")
    let time = (playground.clock - start) / .milliseconds(1)
    keys.append("wait:\(Int(time))ms")
    twin.settle(after: .tick(twin.clock + .milliseconds(Int(time))), stop: stop)
  }

  private mutating func open(_ playground: Playground) {
    switch playground.mode {
    case .browsing, .command: break
    case .typing(let text):
      for character in text { press(.character(character)) }
    case .filtering:
      press("/")
      for character in playground.filterText { press(.character(character)) }
    case .sheet(let sheet):
      press("c")
      func selected(_ playground: Playground) -> Int {
        guard case .sheet(let sheet) = playground.mode else { return 0 }
        return sheet.selected
      }
      press(.left, while: { selected($0) > sheet.selected })
      press(.right, while: { selected($0) < sheet.selected })
    case .help(let line):
      press("?")
      press("j", while: { $0.mode != .help(firstLine: line) })
    }
  }

  private mutating func focus(_ pane: Playground.Pane) {
    press(.tab, while: { $0.focus != pane })
  }

  private mutating func press(_ key: Key) {
    twin.settle(after: .key(key), stop: stop)
    keys.append(key.word)
  }

  /// Presses a key as long as it is wanted and does anything.
  private mutating func press(_ key: Key, while isWanted: (Playground) -> Bool) {
    while isWanted(twin), !stop.isRaised {
      let former = twin
      press(key)
      let isMoved =
        twin.tuning != former.tuning || twin.mode != former.mode || twin.focus != former.focus
        || twin.selectedRow != former.selectedRow
      guard isMoved else { return }
    }
  }
}

extension Playground {
  /// Whether two sessions over the same files are alike in all that their views are made of.
  ///
  /// It says no wherever that takes more than comparing: what was drawn before, what an earlier text had, and comparisons.
  fileprivate func agrees(with other: Playground) -> Bool {
    let isPlain = [self, other].allSatisfy { playground in
      playground.comparison == nil && playground.picture.failure == nil
        && !playground.entries.contains(where: \.isStale)
    }
    return isPlain && size == other.size && cellAspect == other.cellAspect && rect == other.rect && lens == other.lens
      && entries.map(\.id) == other.entries.map(\.id) && selectedIndex == other.selectedIndex && filter == other.filter
      && focus == other.focus && selectedRow == other.selectedRow && parameters == other.parameters
      && values == other.values && trouble == other.trouble && mode.agrees(with: other.mode)
  }
}

extension Playground.Mode {
  /// Whether two modes show the same; the pictures of a contact sheet follow from the values.
  fileprivate func agrees(with other: Playground.Mode) -> Bool {
    guard case .sheet(let sheet) = self, case .sheet(let otherSheet) = other else { return self == other }
    return sheet.parameter == otherSheet.parameter && sheet.selected == otherSheet.selected
      && sheet.frames.map(\.value) == otherSheet.frames.map(\.value)
      && sheet.frames.map(\.drawing) == otherSheet.frames.map(\.drawing)
      && sheet.frames.map(\.hasFailed) == otherSheet.frames.map(\.hasFailed)
  }
}

/// A word as a shell takes it for one; one that is not printable in the quotes `$'…'` (POSIX.1-2024), by the octal numbers of its bytes.
private func quoted(_ word: String) -> String {
  guard word.unicodeScalars.allSatisfy(\.isPrintable) else {
    return "$'" + word.unicodeScalars.map(escaped).joined() + "'"
  }
  let isPlain = word.unicodeScalars.allSatisfy { scalar in
    ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) || ("0"..."9").contains(scalar)
      || "-_./:=,+%@".unicodeScalars.contains(scalar)
  }
  return isPlain && !word.isEmpty ? word : "'" + word.replacing("'", with: "'\\''") + "'"
}

/// A character within `$'…'`.
private func escaped(_ scalar: Unicode.Scalar) -> String {
  if scalar.isPrintable, scalar != "'", scalar != "\\" { return String(scalar) }
  return scalar.utf8.map { byte in
    let digits = String(byte, radix: 8)
    return "\\" + String(repeating: "0", count: 3 - digits.count) + digits
  }.joined()
}

extension Playground {
  /// Asks for the command that makes this screen.
  mutating func tellCommand() { commandRequest = commandCount + 1 }

  /// Tells the command that makes this screen: in the status line, or above it where that is too short; nil where there is none.
  mutating func show(_ command: String?) {
    guard let text = command else {
      notice = "no one command makes this: something was dragged, bookmarked, or read from an earlier text"
      return
    }
    self.command = text
    commandCount += 1
    if displayWidth(text) <= size.columns - 2 {
      notice = text
    } else {
      mode = .command(firstLine: 0, over: mode)
    }
  }
}
