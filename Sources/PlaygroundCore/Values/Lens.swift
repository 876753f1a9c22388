import Foundation
import Rendering

/// The canvas's view of the drawing.
public struct Lens: Equatable, Sendable {
  /// The zoom level: two steps double the size, and 0 is the size at which the rectangle fits the canvas.
  public var zoomSteps = 0
  /// The offset of the drawing, in Braille dots.
  public var panColumns = 0
  public var panRows = 0
  /// The drawing that the camera is fitted to; nil for the rectangle.
  public internal(set) var target: Target?
  /// True if the frames of views are shown, or the rectangle of a shape is outlined.
  public var showsFrame = false
  /// True if lines at round coordinates and their numbers are shown over the drawing.
  public internal(set) var showsRuler = false
  /// The character set for the drawing; with ASCII, the whole screen uses it.
  public internal(set) var glyphs = GlyphSet.mixed
  /// True if the drawing is shown in pixels where the terminal has them.
  public internal(set) var showsPixels = false
  /// The colours that the screen can show.
  public internal(set) var colors = ColorDepth.truecolor
  /// True if views are shown in the dark scheme.
  public var isDark = false
  /// True if the drawing is compared with the bookmarked one.
  public var compares = false
  /// True if the moments before the present one are shown behind it.
  public internal(set) var showsGhosts = false

  static let zoomLimits = -6...12
  /// The greatest offset of the drawing, in Braille dots.
  static let reach = 8_192

  public init() {}

  /// True if the zoom, the offset and the target have their initial values.
  var isFitting: Bool { zoomSteps == 0 && panColumns == 0 && panRows == 0 && target == nil }

  /// The size relative to the one at which the rectangle fits the canvas.
  public var zoom: CGFloat {
    var zoom: CGFloat = zoomSteps % 2 == 0 ? 1 : zoomSteps > 0 ? 1.5 : 0.75
    for _ in 0..<abs(zoomSteps / 2) { zoom *= zoomSteps > 0 ? 2 : 0.5 }
    return zoom
  }
}
