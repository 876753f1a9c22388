import ShapeInterpreter

extension Playground {
  /// Handles one event. The same events from the same state always lead to the same state.
  public mutating func update(_ event: Event) {
    switch event {
    case .key(let key):
      notice = nil
      // Esc stops a requested sheet or command itself, and reports this.
      if key != .escape { forgetWishes() }
      endDrag()
      press(key)
    case .mouse(let mouse):
      forgetWishes()
      point(mouse)
    case .resize(let size):
      self.size = size
      // The layout changes, so the position of the press is obsolete.
      endDrag()
    case .cells(let aspect): cellAspect = aspect
    case .terminal(let facts): take(facts)
    case .tick(let time):
      advanceClock(by: max(.zero, time - clock))
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
    case .pictureWritten(let sentence): notice = sentence
    }
    keepPreviews()
    selectedRow = max(0, min(selectedRow, parameters.count - 1))
    ask()
  }

  /// Cancels the contact sheet and the command that an earlier key requested and that are not ready.
  private mutating func forgetWishes() {
    (sheetPlan, filmStrip) = (nil, nil)
    commandRequest = nil
  }

  /// The mode under a command overlay, or the mode itself if no command is shown.
  var ground: Mode { if case .command(_, let ground) = mode { ground } else { mode } }
}
