import Foundation

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// No data: nothing is animated, and setting it has no effect.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

extension Float: Animatable {}
extension Double: Animatable {}
extension CGFloat: Animatable {}
extension CGPoint: Animatable {}
extension CGSize: Animatable {}
extension CGRect: Animatable {}
extension Angle: Animatable {}
extension UnitPoint: Animatable {}
extension EdgeInsets: Animatable {}
extension RectangleCornerRadii: Animatable {}
extension StrokeStyle: Animatable {}
