import Rendering

/// An event that changes a playground: input, time, a source or a result.
public enum Event: Sendable {
  case key(Key)
  case mouse(Mouse)
  /// The screen has a new size.
  case resize(ScreenSize)
  /// The screen's cells have other proportions.
  case cells(CellAspect)
  /// The terminal has told more about itself, or something of it has changed.
  case terminal(TerminalFacts)
  /// Time has passed. The value is the time since the start of the session; it never decreases.
  case tick(Duration)
  /// A file is new, or has a new text.
  case sourceChanged(ShapeFile)
  /// The file of this name was removed.
  case sourceRemoved(String)
  /// The files with these names have new texts, which are being checked; empty when the check is over.
  case checking([String])
  /// True if redrawing takes longer than a frame; false when the drawing is complete.
  case drawing(Bool)
  /// The result of an evaluation that the state requested.
  case evaluated(Evaluated)
  /// The requested picture has been written, or has not, as the sentence says.
  case pictureWritten(String)
}
