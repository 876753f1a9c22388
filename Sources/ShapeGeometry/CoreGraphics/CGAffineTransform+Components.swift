import Foundation

#if !canImport(CoreGraphics)
  /// The steps that an affine transform is made of, in the order in which they are applied.
  public struct CGAffineTransformComponents: Hashable, Sendable {
    /// First, the factors along x and y; a negative one mirrors.
    public var scale: CGSize
    /// Then how far x moves with each unit of y.
    public var horizontalShear: CGFloat
    /// Then an angle in radians; a positive one turns clockwise on a y-down screen.
    public var rotation: CGFloat
    /// Last, a displacement.
    public var translation: CGVector

    /// All zeros, which sends every point to the origin; this is not the identity.
    public init() {
      self.init(scale: .zero, horizontalShear: 0, rotation: 0, translation: .zero)
    }

    public init(scale: CGSize, horizontalShear: CGFloat, rotation: CGFloat, translation: CGVector) {
      self.scale = scale
      self.horizontalShear = horizontalShear
      self.rotation = rotation
      self.translation = translation
    }
  }

  extension CGAffineTransform {
    /// Scales, shears, turns and moves, in this order.
    public init(_ components: CGAffineTransformComponents) {
      let shear = CGAffineTransform(a: 1, b: 0, c: components.horizontalShear, d: 1, tx: 0, ty: 0)
      let translation = CGAffineTransform(translationX: components.translation.dx, y: components.translation.dy)
      self = CGAffineTransform(scaleX: components.scale.width, y: components.scale.height)
        .concatenating(shear)
        .concatenating(CGAffineTransform(rotationAngle: components.rotation))
        .concatenating(translation)
    }

    /// The scale, shear, rotation and translation that the transform is made of.
    ///
    /// A transform that mirrors has a negative height and a positive width; which of the two Apple makes negative is not known. A singular
    /// transform that flattens the plane to a slanting line is made of no such steps: its shear is left out.
    public func decomposed() -> CGAffineTransformComponents {
      var components = CGAffineTransformComponents()
      components.translation = CGVector(dx: tx, dy: ty)
      let width = hypot(a, b)
      guard width > 0 else {
        components.rotation = c == 0 && d == 0 ? 0 : atan2(-c, d)
        components.scale.height = hypot(c, d)
        return components
      }
      components.rotation = atan2(b, a)
      components.scale = CGSize(width: width, height: (a * d - b * c) / width)
      if components.scale.height != 0 {
        components.horizontalShear = (a * c + b * d) / width / components.scale.height
      }
      return components
    }
  }

  extension CGAffineTransform: Codable {
    /// Reads the six coefficients in turn, as CoreGraphics writes them.
    public init(from decoder: any Decoder) throws {
      var values = try decoder.unkeyedContainer()
      self.init(
        a: try values.decode(CGFloat.self), b: try values.decode(CGFloat.self), c: try values.decode(CGFloat.self),
        d: try values.decode(CGFloat.self), tx: try values.decode(CGFloat.self), ty: try values.decode(CGFloat.self))
    }

    /// Writes the six coefficients in turn, as CoreGraphics does.
    public func encode(to encoder: any Encoder) throws {
      var values = encoder.unkeyedContainer()
      for coefficient in [a, b, c, d, tx, ty] { try values.encode(coefficient) }
    }
  }
#endif
