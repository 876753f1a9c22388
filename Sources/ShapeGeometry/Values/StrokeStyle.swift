import Foundation

#if !canImport(CoreGraphics)
  /// The shape of the ends of an open line.
  public enum CGLineCap: Int32, Hashable, Sendable {
    /// The line is cut off at the end point.
    case butt = 0
    /// The line ends in a half circle around the end point.
    case round = 1
    /// The line is cut off half a line width beyond the end point.
    case square = 2
  }

  /// The shape of the corner where two segments meet.
  public enum CGLineJoin: Int32, Hashable, Sendable {
    /// The outer edges are extended to a point, unless the miter limit makes the corner a bevel.
    case miter = 0
    /// The corner is rounded by a circle around the common point.
    case round = 1
    /// The corner is cut off straight.
    case bevel = 2
  }
#endif

/// The style of a stroked path; lengths are in shape space.
public struct StrokeStyle: Equatable, Sendable {
  /// The width of the line, half of it on either side of the path; nothing is drawn at 0 or below.
  public var lineWidth: CGFloat
  /// The shape of the ends of open subpaths and dashes.
  public var lineCap: CGLineCap
  /// The shape of the corners.
  public var lineJoin: CGLineJoin
  /// The greatest ratio of miter length to line width; a miter join beyond it becomes a bevel.
  public var miterLimit: CGFloat
  /// The alternating lengths of dashes and gaps; empty for a solid line.
  public var dash: [CGFloat]
  /// The distance from the start of the dash pattern at which each subpath starts; it may be negative.
  public var dashPhase: CGFloat

  /// Creates a style; by default a solid line of width 1 with butt caps and miter joins up to a limit of 10.
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

/// The style of a filled path.
public struct FillStyle: Equatable, Sendable {
  /// True if the even-odd rule determines the inside; else the non-zero winding rule does.
  public var isEOFilled: Bool
  /// True if edges are to be antialiased; paths do not depend on it.
  public var isAntialiased: Bool

  /// Creates a style; by default the non-zero winding rule and antialiased edges.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}
