/// Everything that can happen to a playground; nothing else changes it.
public enum Event: Sendable {
  case key(Key)
  case mouse(Mouse)
  /// The screen has a new size.
  case resize(ScreenSize)
  /// The screen's cells have other proportions.
  case cells(CellAspect)
  /// Time has gone on; the time is counted from the start of the session and never goes back.
  case tick(Duration)
  /// A file is new, or has a new text.
  case sourceChanged(ShapeFile)
  /// A file of that name is no longer there.
  case sourceRemoved(String)
  /// Files of these names have new texts, which are being checked; none when that is over.
  case checking([String])
  /// The drawing takes longer than a frame to be drawn anew; false when it is there.
  case drawing(Bool)
  /// What the state asked for is there.
  case evaluated(Evaluated)
}
