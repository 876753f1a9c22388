import Foundation

/// An image that a program knows by its name: of an asset catalog, or a file.
public struct ImageAsset: Equatable, Sendable {
  /// The pixels, and those for the dark scheme if they are others.
  public var light: ImageContent
  public var dark: ImageContent?
  /// The number of pixels for a point: 2 for a file that is named `@2x`.
  public var scale: CGFloat
  /// True if the image's opacity alone counts, unless the program says otherwise.
  public var isTemplate: Bool

  public init(_ light: ImageContent, dark: ImageContent? = nil, scale: CGFloat = 1, isTemplate: Bool = false) {
    (self.light, self.dark, self.scale, self.isTemplate) = (light, dark, scale, isTemplate)
  }

  /// The reason why pixels of the image are not there; nil if they can all be read. To tell it reads them.
  public var fault: ImageFault? {
    for content in [light, dark] {
      if case .failure(let fault)? = content?.bitmap { return fault }
    }
    return nil
  }

  /// The size in points.
  public var size: CGSize {
    CGSize(width: CGFloat(light.width) / scale, height: CGFloat(light.height) / scale)
  }

  /// Returns the pixels for a colour scheme; nil if they cannot be read.
  func bitmap(isDark: Bool) -> Bitmap? { try? (isDark ? dark ?? light : light).bitmap.get() }
}
