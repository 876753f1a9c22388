import Foundation

#if !canImport(CoreGraphics)
  /// A displacement in the plane, with the interface of CoreGraphics.
  public struct CGVector: Hashable, Sendable {
    /// The displacement along x.
    public var dx: CGFloat
    /// The displacement along y.
    public var dy: CGFloat

    /// The displacement of length 0.
    public static let zero = CGVector(dx: 0, dy: 0)

    /// Creates the displacement of length 0.
    public init() {
      self.init(dx: CGFloat(0), dy: 0)
    }

    /// Creates a displacement from its components.
    public init(dx: CGFloat, dy: CGFloat) {
      self.dx = dx
      self.dy = dy
    }

    /// Creates a displacement from its components.
    public init(dx: Double, dy: Double) {
      self.init(dx: CGFloat(dx), dy: CGFloat(dy))
    }

    /// Creates a displacement from its components.
    public init(dx: Int, dy: Int) {
      self.init(dx: CGFloat(dx), dy: CGFloat(dy))
    }
  }

  extension CGVector: Codable {
    /// Creates a displacement from its two components in turn, the format of CoreGraphics.
    public init(from decoder: any Decoder) throws {
      var values = try decoder.unkeyedContainer()
      self.init(dx: try values.decode(CGFloat.self), dy: try values.decode(CGFloat.self))
    }

    /// Encodes both components in turn, the format of CoreGraphics.
    public func encode(to encoder: any Encoder) throws {
      var values = encoder.unkeyedContainer()
      try values.encode(dx)
      try values.encode(dy)
    }
  }
#endif
