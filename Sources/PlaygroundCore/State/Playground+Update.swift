import ShapeInterpreter

extension Playground {
  /// Takes in one event. The same events from the same state always lead to the same state.
  public mutating func update(_ event: Event) {
    switch event {
    case .key(let key):
      notice = nil
      endDrag()
      press(key)
    case .mouse(let mouse): point(mouse)
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
    }
    selectedRow = min(max(selectedRow, 0), parameters.count - 1)
    evaluate()
  }

  /// What is open above the panes, but for a command that is shown over it.
  var ground: Mode { if case .command(_, let ground) = mode { ground } else { mode } }
}
