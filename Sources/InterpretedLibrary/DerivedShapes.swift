// The shapes that modifiers make from others: inset, trimmed, sized, stroked, moved, scaled, turned, transformed,
// combined.

struct _InsetShape<Base: _InsetOutline>: InsettableShape {
  var base: Base
  var amount: CGFloat
  func path(in rect: CGRect) -> Path { base._path(in: rect, insetBy: amount) }
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }
  func inset(by amount: CGFloat) -> _InsetShape<Base> { _InsetShape(base: base, amount: self.amount + amount) }
}

extension _InsetShape {
  var animatableData: AnimatablePair<Base.AnimatableData, CGFloat> {
    get { AnimatablePair(base.animatableData, amount) }
    set { (base.animatableData, amount) = (newValue.first, newValue.second) }
  }
}

struct _TrimmedShape<S: Shape>: Shape {
  var shape: S
  var startFraction: CGFloat = 0
  var endFraction: CGFloat = 1
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
  func path(in rect: CGRect) -> Path { shape.path(in: rect).trimmedPath(from: startFraction, to: endFraction) }
}

extension _TrimmedShape {
  var animatableData: AnimatablePair<S.AnimatableData, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(shape.animatableData, AnimatablePair(startFraction, endFraction)) }
    set {
      shape.animatableData = newValue.first
      (startFraction, endFraction) = (newValue.second.first, newValue.second.second)
    }
  }
}

struct _SizedShape<S: Shape>: Shape {
  var shape: S
  var size: CGSize
  var anchor: UnitPoint = .topLeading
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
  func path(in rect: CGRect) -> Path {
    let origin = CGPoint(
      x: rect.minX + (rect.width - size.width) * anchor.x, y: rect.minY + (rect.height - size.height) * anchor.y)
    return shape.path(in: CGRect(origin: origin, size: size))
  }
}

extension _SizedShape {
  var animatableData: AnimatablePair<S.AnimatableData, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(shape.animatableData, size.animatableData) }
    set { (shape.animatableData, size.animatableData) = (newValue.first, newValue.second) }
  }
}

struct _StrokedShape<S: Shape>: Shape {
  var shape: S
  var style: StrokeStyle
  static var role: ShapeRole { .stroke }
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
  func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }
}

extension _StrokedShape {
  var animatableData: AnimatablePair<S.AnimatableData, StrokeStyle.AnimatableData> {
    get { AnimatablePair(shape.animatableData, style.animatableData) }
    set { (shape.animatableData, style.animatableData) = (newValue.first, newValue.second) }
  }
}

struct OffsetShape<Content: Shape>: Shape {
  var shape: Content
  var offset: CGSize
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
  func path(in rect: CGRect) -> Path { shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height) }
}

extension OffsetShape {
  var animatableData: AnimatablePair<Content.AnimatableData, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(shape.animatableData, offset.animatableData) }
    set { (shape.animatableData, offset.animatableData) = (newValue.first, newValue.second) }
  }
}

extension OffsetShape: InsettableShape where Content: InsettableShape {
  func inset(by amount: CGFloat) -> OffsetShape<Content.InsetShape> {
    OffsetShape<Content.InsetShape>(shape: shape.inset(by: amount), offset: offset)
  }
}

extension Path {
  func _applying(_ transform: CGAffineTransform, about anchor: UnitPoint, in rect: CGRect) -> Path {
    let x = rect.minX + rect.width * anchor.x
    let y = rect.minY + rect.height * anchor.y
    return applying(
      CGAffineTransform(translationX: -x, y: -y).concatenating(transform)
        .concatenating(CGAffineTransform(translationX: x, y: y)))
  }
}

struct ScaledShape<Content: Shape>: Shape {
  var shape: Content
  var scale: CGSize
  var anchor: UnitPoint = .center
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
  func path(in rect: CGRect) -> Path {
    shape.path(in: rect)._applying(CGAffineTransform(scaleX: scale.width, y: scale.height), about: anchor, in: rect)
  }
}

extension ScaledShape {
  var animatableData:
    AnimatablePair<Content.AnimatableData, AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData>>
  {
    get { AnimatablePair(shape.animatableData, AnimatablePair(scale.animatableData, anchor.animatableData)) }
    set {
      shape.animatableData = newValue.first
      (scale.animatableData, anchor.animatableData) = (newValue.second.first, newValue.second.second)
    }
  }
}

struct RotatedShape<Content: Shape>: Shape {
  var shape: Content
  var angle: Angle
  var anchor: UnitPoint = .center
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
  func path(in rect: CGRect) -> Path {
    shape.path(in: rect)
      ._applying(CGAffineTransform(rotationAngle: CGFloat(angle.radians)), about: anchor, in: rect)
  }
}

extension RotatedShape {
  var animatableData: AnimatablePair<Content.AnimatableData, AnimatablePair<Double, UnitPoint.AnimatableData>> {
    get { AnimatablePair(shape.animatableData, AnimatablePair(angle.animatableData, anchor.animatableData)) }
    set {
      shape.animatableData = newValue.first
      (angle.animatableData, anchor.animatableData) = (newValue.second.first, newValue.second.second)
    }
  }
}

extension RotatedShape: InsettableShape where Content: InsettableShape {
  func inset(by amount: CGFloat) -> RotatedShape<Content.InsetShape> {
    RotatedShape<Content.InsetShape>(shape: shape.inset(by: amount), angle: angle, anchor: anchor)
  }
}

struct TransformedShape<Content: Shape>: Shape {
  var shape: Content
  var transform: CGAffineTransform
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
  func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }
}

extension TransformedShape {
  var animatableData: Content.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }
}

enum _PathOperation { case union, intersection, subtracting, symmetricDifference, lineIntersection, lineSubtraction }

struct _CombinedShape<First: Shape, Second: Shape>: Shape {
  var first: First
  var second: Second
  var operation: _PathOperation
  var eoFill: Bool
  func path(in rect: CGRect) -> Path {
    let a = first.path(in: rect)
    let b = second.path(in: rect)
    switch operation {
    case .union: return a.union(b, eoFill: eoFill)
    case .intersection: return a.intersection(b, eoFill: eoFill)
    case .subtracting: return a.subtracting(b, eoFill: eoFill)
    case .symmetricDifference: return a.symmetricDifference(b, eoFill: eoFill)
    case .lineIntersection: return a.lineIntersection(b, eoFill: eoFill)
    case .lineSubtraction: return a.lineSubtraction(b, eoFill: eoFill)
    }
  }
}

extension _CombinedShape {
  var animatableData: AnimatablePair<First.AnimatableData, Second.AnimatableData> {
    get { AnimatablePair(first.animatableData, second.animatableData) }
    set { (first.animatableData, second.animatableData) = (newValue.first, newValue.second) }
  }
}
