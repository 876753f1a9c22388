// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

// The C functions of CoreGraphics for transforms, which Swift code still uses.

#if !canImport(CoreGraphics)
  /// Returns the transform with the given coefficients.
  public func CGAffineTransformMake(
    _ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat
  ) -> CGAffineTransform {
    CGAffineTransform(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
  }

  /// Returns the transform that translates by a vector.
  public func CGAffineTransformMakeTranslation(_ tx: CGFloat, _ ty: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: tx, y: ty)
  }

  /// Returns the transform that scales about the origin.
  public func CGAffineTransformMakeScale(_ sx: CGFloat, _ sy: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: sx, y: sy)
  }

  /// Returns the transform that rotates about the origin by an angle in radians.
  public func CGAffineTransformMakeRotation(_ angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle)
  }

  /// Returns the transform that translates by a vector and then applies `t`.
  public func CGAffineTransformTranslate(
    _ t: CGAffineTransform, _ tx: CGFloat, _ ty: CGFloat
  ) -> CGAffineTransform {
    t.translatedBy(x: tx, y: ty)
  }

  /// Returns the transform that scales about the origin and then applies `t`.
  public func CGAffineTransformScale(
    _ t: CGAffineTransform, _ sx: CGFloat, _ sy: CGFloat
  ) -> CGAffineTransform {
    t.scaledBy(x: sx, y: sy)
  }

  /// Returns the transform that rotates about the origin by an angle in radians and then applies `t`.
  public func CGAffineTransformRotate(_ t: CGAffineTransform, _ angle: CGFloat) -> CGAffineTransform {
    t.rotated(by: angle)
  }

  /// Returns the transform that applies `t1` and then `t2`.
  public func CGAffineTransformConcat(_ t1: CGAffineTransform, _ t2: CGAffineTransform) -> CGAffineTransform {
    t1.concatenating(t2)
  }

  /// Returns the inverse of `t`, or `t` itself if it is singular.
  public func CGAffineTransformInvert(_ t: CGAffineTransform) -> CGAffineTransform {
    t.inverted()
  }

  /// Returns true if `t` leaves every point unchanged.
  public func CGAffineTransformIsIdentity(_ t: CGAffineTransform) -> Bool {
    t.isIdentity
  }

  /// Returns true if all coefficients are equal.
  public func CGAffineTransformEqualToTransform(_ t1: CGAffineTransform, _ t2: CGAffineTransform) -> Bool {
    t1 == t2
  }

  /// Returns the transform that scales, shears, rotates and translates, in this order.
  public func CGAffineTransformMakeWithComponents(_ components: CGAffineTransformComponents) -> CGAffineTransform {
    CGAffineTransform(components)
  }

  /// Returns the components of `transform`, as `CGAffineTransform.decomposed()` does.
  public func CGAffineTransformDecompose(_ transform: CGAffineTransform) -> CGAffineTransformComponents {
    transform.decomposed()
  }

  /// Returns the image of `point`.
  public func CGPointApplyAffineTransform(_ point: CGPoint, _ t: CGAffineTransform) -> CGPoint {
    point.applying(t)
  }

  /// Returns the image of a vector under the linear part of `t`; its components may be negative.
  public func CGSizeApplyAffineTransform(_ size: CGSize, _ t: CGAffineTransform) -> CGSize {
    size.applying(t)
  }

  /// Returns the smallest rectangle around the image of `rect`; the null and the infinite rectangle stay unchanged.
  public func CGRectApplyAffineTransform(_ rect: CGRect, _ t: CGAffineTransform) -> CGRect {
    rect.applying(t)
  }
#endif
