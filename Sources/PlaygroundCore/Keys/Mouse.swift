/// An action of the mouse at a cell of the screen.
public struct Mouse: Hashable, Sendable {
  public enum Action: Hashable, Sendable, CaseIterable {
    /// The first button is pressed, moved while held, or released.
    case press, drag, release
    case wheelUp, wheelDown
  }

  public var action: Action
  /// The cell under the mouse, counted from 0 in the upper left corner.
  public var column: Int
  public var row: Int

  public init(_ action: Action, column: Int, row: Int) {
    self.action = action
    self.column = column
    self.row = row
  }

  /// The names of the actions in key scripts. Key scripts count columns and rows from 1, as terminals and editors do.
  static let names: [(name: String, action: Action)] = [
    ("press", .press), ("drag", .drag), ("release", .release), ("wheel-up", .wheelUp), ("wheel-down", .wheelDown),
  ]
}
