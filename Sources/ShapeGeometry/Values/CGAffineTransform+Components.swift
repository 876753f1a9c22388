import Foundation

#if !canImport(CoreGraphics)
  /// The components of an affine transform, in the order of their application.
  public struct CGAffineTransformComponents: Hashable, Sendable {
    /// The factors along x and y, applied first; a negative factor mirrors.
    public var scale: CGSize
    /// The displacement along x for each unit of y, applied second.
    public var horizontalShear: CGFloat
    /// The angle of rotation in radians, applied third; a positive angle turns clockwise on a y-down screen.
    public var rotation: CGFloat
    /// The displacement, applied last.
    public var translation: CGVector

    /// Creates components that are all 0. They map every point to the origin; this is not the identity.
    public init() {
      self.init(scale: .zero, horizontalShear: 0, rotation: 0, translation: .zero)
    }

    /// Creates the components of a transform; the angle is in radians.
    public init(scale: CGSize, horizontalShear: CGFloat, rotation: CGFloat, translation: CGVector) {
      self.scale = scale
      self.horizontalShear = horizontalShear
      self.rotation = rotation
      self.translation = translation
    }
  }

  extension CGAffineTransform {
    /// Creates the transform that scales, shears, rotates and translates, in this order.
    public init(_ components: CGAffineTransformComponents) {
      let shear = CGAffineTransform(a: 1, b: 0, c: components.horizontalShear, d: 1, tx: 0, ty: 0)
      let translation = CGAffineTransform(translationX: components.translation.dx, y: components.translation.dy)
      self = CGAffineTransform(scaleX: components.scale.width, y: components.scale.height)
        .concatenating(shear)
        .concatenating(CGAffineTransform(rotationAngle: components.rotation))
        .concatenating(translation)
    }

    /// Returns the components of the transform: scale, shear, rotation and translation.
    ///
    /// A transform that mirrors has a negative height and a positive width; Apple's choice between the two is not
    /// known. A singular transform that maps both axes to vectors other than 0 has no such components; its shear is
    /// left out.
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
    /// Creates a transform from its six coefficients in turn, the format of CoreGraphics.
    public init(from decoder: any Decoder) throws {
      var values = try decoder.unkeyedContainer()
      self.init(
        a: try values.decode(CGFloat.self), b: try values.decode(CGFloat.self), c: try values.decode(CGFloat.self),
        d: try values.decode(CGFloat.self), tx: try values.decode(CGFloat.self), ty: try values.decode(CGFloat.self))
    }

    /// Encodes the six coefficients in turn, the format of CoreGraphics.
    public func encode(to encoder: any Encoder) throws {
      var values = encoder.unkeyedContainer()
      for coefficient in [a, b, c, d, tx, ty] { try values.encode(coefficient) }
    }
  }
#endif
