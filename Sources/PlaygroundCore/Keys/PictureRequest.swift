/// A request to write the selected entry's picture to a file.
public struct PictureRequest: Equatable, Sendable {
  /// The format of the file, and its ending.
  public enum Format: String, Hashable, Sendable {
    case svg, png
  }

  public var format: Format
  /// The number of the request; it tells repeated requests apart.
  public var number: Int
}
