extension Playground {
  /// The key map's scope for the present mode and the focused pane.
  public var scope: KeyMap.Scope {
    switch mode {
    case .help: .help
    case .command: .command
    case .filtering: .filter
    case .sheet: .sheet
    case .previews: .previews
    case .problems: .problems
    case .touching: .touch
    case .typing: selectedParameter?.parameter.kind == .text ? .text : .number
    case .browsing:
      switch focus {
      case .shapes: .shapes
      case .parameters: .parameters
      case .canvas: .canvas
      }
    }
  }

  /// Performs the key map's action for a key. A key without an action closes what is open, or shows a notice.
  mutating func press(_ key: Key) {
    if let action = timeAction(of: key) ?? KeyMap.standard.action(for: key, in: scope) { return perform(action) }
    switch scope {
    case .number where key == "q" || key == "?": notice = "enter sets the value, esc cancels"
    case .number:
      // Any other key cancels the number, and then acts as usual.
      mode = .browsing
      press(key)
    case .text: notice = "enter sets the text, esc cancels"
    case .touch: notice = "esc leaves the view"
    case .filter: notice = "enter goes on in the narrowed list, esc leaves it as it was"
    case .sheet: notice = "enter takes what is selected, esc leaves it as it is"
    case .previews: notice = "enter opens the view, esc leaves"
    case .problems: notice = "esc closes the list"
    case .help: notice = "esc closes the help"
    case .command: close()
    case .shapes, .parameters, .canvas: notice = "'\(key.label)' does nothing here; ? shows the keys"
    }
  }

  /// Returns what a key does to the clock or in the history while the view is touched; nil if it does something else.
  /// In a field, a character is text.
  private func timeAction(of key: Key) -> Action? {
    guard scope == .touch, let action = KeyMap.standard.action(for: key, in: .canvas), action.isAboutTime else {
      return nil
    }
    if !key.control, case .field? = touchedView?.touch { return nil }
    return action
  }

  /// Performs an action and records the state before it as a step of the history.
  mutating func perform(_ action: Action) {
    // Moving between steps is not a step itself.
    guard action != .undo, action != .redo else { return carryOut(action) }
    // All selections made while a filter is typed are one step, however slowly it is typed.
    record(run(of: action), isHeld: scope == .filter) { $0.carryOut(action) }
  }

  /// Performs an action in the present mode and pane, without recording it.
  private mutating func carryOut(_ action: Action) {
    switch action {
    case .undo: undo()
    case .redo: redo()
    case .go(let rows): go(by: rows)
    case .goAcross(let columns): goInSheet(columns: columns)
    case .goToFirst: go(by: -Self.toTheEnd)
    case .goToLast: go(by: Self.toTheEnd)
    case .pan(let columns, let rows): pan(columns: columns, rows: rows)
    case .changePane(let count): changePane(by: count)
    case .open: open()
    case .filter: startFiltering()
    case .zoom(let count): zoom(by: count)
    case .fit: fit()
    case .fitDrawing: fitDrawing()
    case .change(let count): adjust(by: count)
    case .reset: resetSelected()
    case .resetAll: resetAll()
    case .cycleStyle: cycleStyle()
    case .play: if drawsPath, playbackStart != nil || wayTerms == nil { playTrim() } else { playClock() }
    case .stepClock(let count): stepClock(by: count)
    case .changePace(let count): changePace(by: count)
    case .restartClock: restartClock()
    case .toggleLoop: toggleLoop()
    case .toggleGhosts: toggleGhosts()
    case .touch: startTouching()
    case .moveTouch(let count): moveTouch(by: count)
    case .pressTouched: pressTouched()
    case .stepTouched(let count): stepTouched(by: count)
    case .swipeTouched(let steps): swipeTouched(by: steps)
    case .scrollTouched(let count): scrollTouched(by: count)
    case .toggleFrame: lens.showsFrame.toggle()
    case .toggleRuler: lens.showsRuler.toggle()
    case .goToView(let count): goToView(by: count)
    case .goToOuterView: goToOuterView()
    case .toggleScheme: toggleScheme()
    case .randomize: randomize()
    case .setBookmark: setBookmark()
    case .recallBookmark: recallBookmark()
    case .toggleComparison: toggleComparison()
    case .openContactSheet: openContactSheet()
    case .openFilmStrip: openFilmStrip()
    case .openPreviews: openPreviews()
    case .listProblems: listProblems()
    case .type(let character): type(character)
    case .erase: erase()
    case .accept: accept()
    case .cancel: cancel()
    case .toggleMouse: toggleMouse()
    case .changeGlyphs: changeGlyphs()
    case .writePicture(let format): writePicture(as: format)
    case .tellCommand: tellCommand()
    case .showHelp: mode = .help(firstLine: 0)
    case .quit: isFinished = true
    }
  }

  /// A number of rows greater than that of any list.
  private static let toTheEnd = 1_000_000

  private mutating func go(by count: Int) {
    switch mode {
    case .help(let line):
      mode = .help(firstLine: scrolled(line, by: count, upTo: helpText.lastFirstLine(on: size)))
    case .problems(let line):
      mode = .problems(firstLine: scrolled(line, by: count, upTo: problemText.lastFirstLine(on: size)))
    case .command(let line, let ground):
      let last = commandText.lastFirstLine(on: size)
      guard last > 0 else { return close() }
      mode = .command(firstLine: scrolled(line, by: count, upTo: last), over: ground)
    case .sheet, .previews:
      return abs(count) == Self.toTheEnd ? goInSheet(columns: count) : goInSheet(rows: count)
    case .touching: break
    case .browsing, .typing, .filtering:
      switch focus {
      case .shapes: moveShapeSelection(by: count)
      case .parameters, .canvas: moveRowSelection(by: count)
      }
    }
  }

  /// Returns the first line of a text after scrolling; reports an end of the text.
  private mutating func scrolled(_ line: Int, by count: Int, upTo last: Int) -> Int {
    let target = min(max(line + count, 0), last)
    if target == line { notice = count < 0 ? "first line" : "last line" }
    return target
  }

  private mutating func moveShapeSelection(by count: Int) {
    let list = visibleShapes
    guard let index = selectedIndex, let target = item(count, from: index, in: list) else {
      notice = entries.isEmpty ? "there is no shape" : "no shape contains '\(filter.shapes)'"
      return
    }
    guard target != index else {
      notice = list.count == 1 ? "there is one shape" : count < 0 ? "first shape" : "last shape"
      return
    }
    select(entry: target)
  }

  private mutating func moveRowSelection(by count: Int) {
    guard let target = item(count, from: selectedRow, in: visibleRows) else {
      notice = "no parameter contains '\(filter.parameters)'"
      return
    }
    if target == selectedRow { notice = count < 0 ? "first parameter" : "last parameter" }
    selectedRow = target
  }

  private mutating func changePane(by count: Int) {
    let panes = Pane.allCases
    let index = panes.firstIndex(of: focus) ?? 0
    focus = panes[(index + count + panes.count) % panes.count]
  }

  /// Performs the most obvious action for the selection: focuses the parameters, starts typing a text, or takes the
  /// next value of a choice or toggle.
  private mutating func open() {
    guard focus == .parameters else {
      focus = .parameters
      return
    }
    guard let (parameter, value) = selectedParameter else { return }
    if case .text(let text) = value {
      mode = .typing(text)
    } else if parameter.range == nil, parameter.initial.number == nil {
      adjust(by: 1)
    } else {
      notice = "type a number for \(parameter.name), then enter"
    }
  }

  private mutating func cancel() {
    if case .filtering = mode { return cancelFilter() }
    guard mode == .browsing else { return close() }
    guard evaluation == nil && checkedFiles.isEmpty || awaitsFrame && !isOverdue else { return interrupt() }
    guard !leaveView(), !leaveMotion() else { return }
    if playbackStart == nil, filter.isEmpty { notice = "there is nothing to leave; q quits" }
    playbackStart = nil
    filter = Filter()
  }

  /// Closes what is open above the panes. A closed command overlay reveals the mode under it.
  mutating func close() {
    if case .command(_, let ground) = mode { mode = ground } else { mode = .browsing }
  }

  // MARK: The canvas

  mutating func pan(columns: Int, rows: Int) {
    let reach = Lens.reach
    let former = lens
    lens.panColumns = min(max(lens.panColumns - 2 * columns, -reach), reach)
    lens.panRows = min(max(lens.panRows - 4 * rows, -reach), reach)
    if lens == former { notice = "this is as far as the canvas goes; 0 brings the drawing back" }
  }

  mutating func zoom(by count: Int) {
    let target = lens.zoomSteps + count
    guard Lens.zoomLimits.contains(target) else {
      notice = count > 0 ? "this is the greatest zoom" : "this is the least zoom"
      return
    }
    lens.zoomSteps = target
  }

  private mutating func fit() {
    if lens.isFitting { notice = "the drawing fits already" }
    lens.zoomSteps = 0
    lens.panColumns = 0
    lens.panRows = 0
    lens.target = nil
  }
}

extension Playground {
  /// Returns the key map's scope for a pane while nothing is open.
  func scope(of pane: Pane) -> KeyMap.Scope {
    switch pane {
    case .shapes: .shapes
    case .parameters: .parameters
    case .canvas: .canvas
    }
  }
}
