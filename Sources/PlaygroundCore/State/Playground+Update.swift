import ShapeInterpreter

extension Playground {
  /// Takes in one event. The same events from the same state always lead to the same state.
  public mutating func update(_ event: Event) {
    switch event {
    case .key(let key):
      notice = nil
      // Esc ends what was asked for, and that is said.
      if key != .escape { forgetWishes() }
      endDrag()
      press(key)
    case .mouse(let mouse):
      forgetWishes()
      point(mouse)
    case .resize(let size):
      self.size = size
      // Nothing is where it was pressed any more.
      endDrag()
    case .cells(let aspect): cellAspect = aspect
    case .tick(let time):
      clock = max(clock, time)
      if let playbackStart, clock - playbackStart >= Self.playbackLength { self.playbackStart = nil }
    case .sourceChanged(let file):
      leaveContactSheet(of: file.name)
      replaceFile(file)
    case .sourceRemoved(let name):
      leaveContactSheet(of: name)
      removeFile(name)
    case .checking(let names):
      checkedFiles = names
      isInterrupted = false
    case .drawing(let isDrawing): self.isDrawing = isDrawing
    case .evaluated(let evaluated): take(evaluated)
    }
    selectedRow = min(max(selectedRow, 0), parameters.count - 1)
    ask()
  }

  /// Gives up what an earlier key asked for and what has not come yet.
  private mutating func forgetWishes() {
    sheetPlan = nil
    commandRequest = nil
  }

  /// What is open above the panes, but for a command that is shown over it.
  var ground: Mode { if case .command(_, let ground) = mode { ground } else { mode } }
}
