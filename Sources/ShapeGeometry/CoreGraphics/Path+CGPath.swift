import Foundation

#if canImport(CoreGraphics)
  import CoreGraphics

  extension Path {
    /// Creates a path with the elements of a CoreGraphics path.
    public init(_ path: CGPath) {
      var result = Path()
      path.applyWithBlock { element in
        let points = element.pointee.points
        switch element.pointee.type {
        case .moveToPoint: result.move(to: points[0])
        case .addLineToPoint: result.addLine(to: points[0])
        case .addQuadCurveToPoint: result.addQuadCurve(to: points[1], control: points[0])
        case .addCurveToPoint: result.addCurve(to: points[2], control1: points[0], control2: points[1])
        case .closeSubpath: result.closeSubpath()
        @unknown default: break
        }
      }
      self = result
    }

    /// The elements as a CoreGraphics path.
    public var cgPath: CGPath {
      let result = CGMutablePath()
      for element in elements {
        switch element {
        case .move(let end): result.move(to: end)
        case .line(let end): result.addLine(to: end)
        case .quadCurve(let end, let control): result.addQuadCurve(to: end, control: control)
        case .curve(let end, let control1, let control2):
          result.addCurve(to: end, control1: control1, control2: control2)
        case .closeSubpath: result.closeSubpath()
        }
      }
      return result
    }
  }
#else
  extension Path {
    /// Creates a path with the elements of a CoreGraphics path.
    public init(_ path: CGPath) {
      self = path._path
    }

    /// Creates a path with the current elements of a mutable CoreGraphics path.
    public init(_ path: CGMutablePath) {
      self = path._path
    }

    /// The elements as a CoreGraphics path.
    public var cgPath: CGPath { CGPath(path: self) }
  }
#endif
