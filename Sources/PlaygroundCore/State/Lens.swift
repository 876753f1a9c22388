import Foundation

/// The canvas's view of the drawing.
public struct Lens: Equatable, Sendable {
  /// Half doublings of the size at which the rectangle fits the canvas.
  public var zoomSteps = 0
  /// How far the drawing is moved, in dots.
  public var panColumns = 0
  public var panRows = 0
  /// What the camera has been fitted to instead of the rectangle; nil for the rectangle.
  public internal(set) var target: Target?
  /// Whether the rectangle is outlined.
  public var showsFrame = false
  /// The characters that it is drawn with; with ASCII all of the screen is.
  public internal(set) var glyphs = GlyphSet.braille
  /// Whether the drawing is compared with the bookmarked one.
  public var compares = false

  static let zoomLimits = -6...12
  /// The farthest that the drawing can be moved.
  static let reach = 8_192

  public init() {}

  /// Whether the drawing is seen as it is at first.
  var isFitting: Bool { zoomSteps == 0 && panColumns == 0 && panRows == 0 && target == nil }

  /// The size relative to the fitting one.
  public var zoom: CGFloat {
    var zoom: CGFloat = zoomSteps % 2 == 0 ? 1 : zoomSteps > 0 ? 1.5 : 0.75
    for _ in 0..<abs(zoomSteps / 2) { zoom *= zoomSteps > 0 ? 2 : 0.5 }
    return zoom
  }
}
