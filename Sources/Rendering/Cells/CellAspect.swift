import PlainText

/// The ratio of a cell's width to its height, in twentieths.
///
/// The steps are small enough for circles to look round, and large enough that a difference of one pixel changes no
/// picture.
public struct CellAspect: Hashable, Sendable {
  private let twentieths: Int

  /// The minimum and maximum ratio of width to height.
  public static let limits = 0.25...1.0

  /// A cell that is twice as high as it is wide; most cells are close to this.
  public static let standard = CellAspect(twentieths: 10)

  private init(twentieths: Int) {
    self.twentieths = twentieths
  }

  /// Creates the nearest aspect to a ratio of width to height; nil if the ratio is outside the limits.
  public init?(_ ratio: Double) {
    guard Self.limits.contains(ratio) else { return nil }
    twentieths = Int((ratio * 20).rounded())
  }

  /// The width divided by the height.
  public var ratio: Double { Double(twentieths) / 20 }
}

extension CellAspect: CustomStringConvertible {
  public var description: String { shortest(ratio) }
}
