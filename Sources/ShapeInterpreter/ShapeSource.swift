/// A Swift source text and its file name for diagnostics.
public struct ShapeSource: Equatable, Sendable {
  /// The file's name as the user wrote it.
  public var name: String
  public var text: String

  public init(name: String, text: String) {
    self.name = name
    self.text = text
  }
}
