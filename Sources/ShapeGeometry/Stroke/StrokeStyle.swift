import Foundation

#if !canImport(CoreGraphics)
  /// The shape of an open line's ends.
  public enum CGLineCap: Int32, Hashable, Sendable {
    /// Cut off at the end point.
    case butt = 0
    /// A half circle around the end point.
    case round = 1
    /// Cut off half a line width beyond the end point.
    case square = 2
  }

  /// The shape of the corner where two segments meet.
  public enum CGLineJoin: Int32, Hashable, Sendable {
    /// Pointed, unless the miter limit makes it a bevel.
    case miter = 0
    /// A circle around the corner.
    case round = 1
    /// Cut off straight.
    case bevel = 2
  }
#endif

/// How a path is stroked; lengths are in shape space.
public struct StrokeStyle: Equatable, Sendable {
  /// The width of the line, half of it on either side of the path; nothing is drawn at 0 or below.
  public var lineWidth: CGFloat
  public var lineCap: CGLineCap
  public var lineJoin: CGLineJoin
  /// The greatest ratio of miter length to line width; beyond it a miter join becomes a bevel.
  public var miterLimit: CGFloat
  /// Lengths of dashes and gaps in turn; empty for a solid line.
  public var dash: [CGFloat]
  /// How far into the dash pattern each subpath starts.
  public var dashPhase: CGFloat

  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

/// How a path is filled.
public struct FillStyle: Equatable, Sendable {
  /// Whether the even-odd rule says what is inside; else the non-zero winding rule does.
  public var isEOFilled: Bool
  public var isAntialiased: Bool

  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}
