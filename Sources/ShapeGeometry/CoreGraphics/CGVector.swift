import Foundation

#if !canImport(CoreGraphics)
  /// A displacement in the plane, as CoreGraphics has it.
  public struct CGVector: Hashable, Sendable {
    public var dx: CGFloat
    public var dy: CGFloat

    /// The displacement by nothing.
    public static let zero = CGVector(dx: 0, dy: 0)

    /// The displacement by nothing.
    public init() {
      self.init(dx: CGFloat(0), dy: 0)
    }

    public init(dx: CGFloat, dy: CGFloat) {
      self.dx = dx
      self.dy = dy
    }

    public init(dx: Double, dy: Double) {
      self.init(dx: CGFloat(dx), dy: CGFloat(dy))
    }

    public init(dx: Int, dy: Int) {
      self.init(dx: CGFloat(dx), dy: CGFloat(dy))
    }
  }

  extension CGVector: Codable {
    /// Reads both components in turn, as CoreGraphics writes them.
    public init(from decoder: any Decoder) throws {
      var values = try decoder.unkeyedContainer()
      self.init(dx: try values.decode(CGFloat.self), dy: try values.decode(CGFloat.self))
    }

    /// Writes both components in turn, as CoreGraphics does.
    public func encode(to encoder: any Encoder) throws {
      var values = encoder.unkeyedContainer()
      try values.encode(dx)
      try values.encode(dy)
    }
  }
#endif
