/// How wide a cell is for its height, in twentieths.
///
/// That is near enough for circles to look round, and coarse enough for a pixel more or less to change no picture.
public struct CellAspect: Hashable, Sendable {
  private let twentieths: Int

  /// The least and the most that there can be, width over height.
  public static let limits = 0.25...1.0

  /// A cell that is twice as high as it is wide, as most are nearly.
  public static let standard = CellAspect(twentieths: 10)

  private init(twentieths: Int) {
    self.twentieths = twentieths
  }

  /// The nearest to a ratio of width to height; nil for one beyond the limits.
  public init?(_ ratio: Double) {
    guard Self.limits.contains(ratio) else { return nil }
    twentieths = Int((ratio * 20).rounded())
  }

  /// Width over height.
  public var ratio: Double { Double(twentieths) / 20 }
}

extension CellAspect: CustomStringConvertible {
  public var description: String { shortest(ratio) }
}
