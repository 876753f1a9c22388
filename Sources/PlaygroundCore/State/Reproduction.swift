import Foundation
import PlainText
import ShapeInterpreter

/// The single command that reproduces a screen. A fresh session is driven to the state of the present one, and the
/// command is kept only if this succeeds.
struct Reproduction {
  /// The fresh session, which starts as the command does.
  private var twin: Playground
  private var keys: [String] = []
  /// The words of the command except for the keys.
  private var words: [String]

  /// The signal that ends the search.
  private let stop: StopSignal

  /// Searches for the command. Nil if no command of this form reproduces the screen: an offset within a cell, and
  /// shapes of an earlier text of a file, cannot be expressed. If `stop` is raised, the result is meaningless.
  init?(of playground: Playground, stop: StopSignal = .never) {
    self.stop = stop
    twin = Playground(
      files: playground.files, size: playground.size, proposal: playground.chosenProposal, budget: playground.budget)
    twin.texts = playground.texts
    words = ["stipple", "screenshot"] + playground.arguments
    select(playground)
    setBookmark(playground)
    setValues(playground)
    let size = playground.size
    if size != .usual { words += ["--size", size.description] }
    twin.settle(stop: stop)
    twin.update(.cells(playground.cellAspect))
    if playground.cellAspect != .standard { words += ["--cell-aspect", playground.cellAspect.description] }
    twin.draw(with: playground.lens.glyphs)
    twin.show(in: playground.lens.colors)
    if playground.lens.glyphs != .mixed { words += ["--glyphs", playground.lens.glyphs.rawValue] }
    let (moment, events) = (playground.viewClock.moment, playground.viewEvents)
    for event in events { words += ["--touch", event.text] }
    if let moment { words += ["--at", "\(shortest(moment))s"] }
    if moment != nil || !events.isEmpty {
      twin.show(at: moment, after: events)
      twin.settle(stop: stop)
    }
    drive(to: playground)
    var former = playground
    former.notice = nil
    // A screenshot shows characters.
    former.lens.showsPixels = false
    // A picture stands: its clock is stopped.
    if former.viewClock.moment != nil { former.viewClock = ViewClock(moment: former.viewClock.moment) }
    twin.notice = nil
    // Two states that agree in everything visible need not be drawn. Other states may still look alike, so they are
    // drawn.
    guard twin.agrees(with: former) || twin.view() == former.view() else { return nil }
    // An argument of a command cannot contain a null character.
    guard !(words + keys).contains(where: { $0.unicodeScalars.contains("\0") }) else { return nil }
  }

  /// The command in the syntax of a shell.
  var command: String {
    let all = keys.isEmpty ? words : words + ["--keys", keys.joined(separator: " ")]
    return all.map(quoted).joined(separator: " ")
  }

  private mutating func select(_ playground: Playground) {
    guard let id = playground.selectedEntry?.id else { return }
    if playground.entries.count > 1, !id.name.isEmpty {
      let namesakes = playground.entries.filter { $0.id.name == id.name }
      words += ["--shape", namesakes.count > 1 ? "\(id.file):\(id.name)" : id.name]
    }
    twin.select(id)
    twin.settle(stop: stop)
  }

  private mutating func setValues(_ playground: Playground) {
    let usual = Playground.standardProposal(of: playground.selectedEntry?.entryPoint)
    if let proposal = playground.chosenProposal, proposal != usual {
      words += ["--rect", "\(shortest(proposal.width))x\(shortest(proposal.height))"]
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
    // If two rows have the same name, the command line refers to the first one.
    let ownNames = Set(own.map(\.name))
    for (index, (parameter, value)) in zip(DrawingSettings.parameters, playground.tuning.settings).enumerated()
    where value != parameter.initial && !ownNames.contains(parameter.name) {
      twin.tuning.settings[index] = value
      add(parameter, value)
    }
    guard playground.drawsPath else { return }
    for (index, (parameter, value)) in zip(MotionSettings.parameters, playground.tuning.motion).enumerated()
    where value != parameter.initial && !ownNames.contains(parameter.name) {
      twin.tuning.motion[index] = value
      add(parameter, value)
    }
  }

  /// Bookmarks what the screen shows the difference to.
  private mutating func setBookmark(_ playground: Playground) {
    guard playground.showsMotion || playground.lens.compares, let entry = playground.selectedEntry,
      let shape = entry.entryPoint, let bookmark = playground.tuning.bookmarks[entry.id]
    else { return }
    twin.tuning.bookmarks[entry.id] = bookmark
    let own = shape.parameters(changing: bookmark.changes)
    let values = Tuning.values(of: shape, changes: bookmark.changes)
    let ownNames = Set(own.map(\.name))
    let settings = zip(DrawingSettings.parameters, bookmark.settings).filter { !ownNames.contains($0.0.name) }
    for (parameter, value) in Array(zip(own, values)) + settings
    where value != parameter.initial {
      words += ["--from", "\(parameter.name)=\(parameter.writtenText(of: value))"]
    }
  }
}

// States without an option of their own are reached by keys.
extension Reproduction {
  private mutating func drive(to playground: Playground) {
    let lens = playground.lens
    press("F", while: { $0.lens.target == nil && lens.target != nil })
    press("+", while: { $0.lens.zoomSteps < lens.zoomSteps })
    press("_", while: { $0.lens.zoomSteps > lens.zoomSteps })
    press("g", while: { $0.lens.showsFrame != lens.showsFrame })
    press("#", while: { $0.lens.showsRuler != lens.showsRuler })
    press("d", while: { $0.lens.isDark != lens.isDark })
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
    press("O", while: { $0.lens.showsGhosts != lens.showsGhosts })
    if let view = playground.selectedView { press("n", while: { ($0.selectedView ?? -1) < view }) }
    focus(playground.focus)
    play(playground)
    open(playground)
  }

  private mutating func pan(to lens: Lens) {
    guard lens.panColumns != 0 || lens.panRows != 0 else { return }
    focus(.canvas)
    // A cell is two dots wide and four high. Keys cannot reach an offset within a cell, which zooming by the wheel may
    // leave.
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
    case .touching(let index):
      press("i")
      for _ in 0..<index { press(.tab) }
    case .typing(let text):
      for character in text { press(.character(character)) }
    case .filtering:
      press("/")
      for character in playground.filterText { press(.character(character)) }
    case .sheet(let sheet):
      press(sheet.showsMoments ? "C" : "c")
      func selected(_ playground: Playground) -> Int {
        guard case .sheet(let sheet) = playground.mode else { return 0 }
        return sheet.selected
      }
      press(.left, while: { selected($0) > sheet.selected })
      press(.right, while: { selected($0) < sheet.selected })
    case .previews(let id):
      press("p")
      let target = playground.previewIDs.firstIndex(of: id) ?? 0
      press(.left, while: { ($0.sheetSelection?.selected ?? 0) > target })
      press(.right, while: { ($0.sheetSelection?.selected ?? target) < target })
    case .problems(let line):
      press("w")
      press("j", while: { $0.mode != .problems(firstLine: line) })
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

  /// Presses a key while `isWanted` holds and the key has an effect.
  private mutating func press(_ key: Key, while isWanted: (Playground) -> Bool) {
    while isWanted(twin), !stop.isRaised {
      let former = twin
      press(key)
      let isMoved =
        twin.tuning != former.tuning || twin.mode != former.mode || twin.focus != former.focus
        || twin.selectedRow != former.selectedRow || twin.viewSelection != former.viewSelection
      guard isMoved else { return }
    }
  }
}

extension Playground {
  /// Returns true if two sessions over the same files agree in everything that their views depend on.
  ///
  /// Returns false if a plain comparison cannot tell: after a failed evaluation, for shapes of an earlier text, and in
  /// comparisons.
  fileprivate func agrees(with other: Playground) -> Bool {
    let isPlain = [self, other].allSatisfy { playground in
      playground.comparison == nil && playground.picture.failure == nil
        && !playground.entries.contains(where: \.isStale)
    }
    return isPlain && size == other.size && cellAspect == other.cellAspect && proposal == other.proposal
      && lens == other.lens && viewClock == other.viewClock && viewEvents == other.viewEvents
      && entries.map(\.id) == other.entries.map(\.id) && selectedIndex == other.selectedIndex && filter == other.filter
      && focus == other.focus && selectedView == other.selectedView
      && selectedRow == other.selectedRow && parameters == other.parameters
      && values == other.values && trouble == other.trouble && mode.agrees(with: other.mode)
  }
}

extension Playground.Mode {
  /// Returns true if two modes show the same. The pictures of a contact sheet follow from the values and are not
  /// compared.
  fileprivate func agrees(with other: Playground.Mode) -> Bool {
    guard case .sheet(let sheet) = self, case .sheet(let otherSheet) = other else { return self == other }
    return sheet.parameter == otherSheet.parameter && sheet.selected == otherSheet.selected
      && sheet.frames.map(\.value) == otherSheet.frames.map(\.value)
      && sheet.frames.map(\.settings) == otherSheet.frames.map(\.settings)
      && sheet.frames.map(\.hasFailed) == otherSheet.frames.map(\.hasFailed)
  }
}

/// Returns a word quoted for a shell. A word that is not printable is written in the quotes `$'…'` (POSIX.1-2024), with
/// octal escapes for its bytes.
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

/// Returns a character as written within `$'…'`.
private func escaped(_ scalar: Unicode.Scalar) -> String {
  if scalar.isPrintable, scalar != "'", scalar != "\\" { return String(scalar) }
  return scalar.utf8.map { byte in
    let digits = String(byte, radix: 8)
    return "\\" + String(repeating: "0", count: 3 - digits.count) + digits
  }.joined()
}

extension Playground {
  /// Requests the command that reproduces this screen.
  mutating func tellCommand() { commandRequest = commandCount + 1 }

  /// Shows the command that reproduces this screen: in the status line, or in an overlay if it is too long. Nil means
  /// that there is none.
  mutating func show(_ command: String?) {
    guard let text = command else {
      notice = "no one command makes this: something was dragged, or read from an earlier text"
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
