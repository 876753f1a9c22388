// The queries of CoreGraphics' paths that use blocks and pointers.

enum CGPathElementType: Int32 {
  case moveToPoint, addLineToPoint, addQuadCurveToPoint, addCurveToPoint, closeSubpath
}

struct CGPathElement {
  var type: CGPathElementType
  var points: [CGPoint]
}

// embed: also for CGMutablePath
extension CGPath {
  func isRect(_ rect: inout CGRect) -> Bool {
    if let found = _rect {
      rect = found
      return true
    }
    return false
  }
  func isRect(_ rect: CGRect?) -> Bool { _rect != nil }
  func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    for element in _elements._elements {
      var step = CGPathElement(type: .closeSubpath, points: [])
      switch element {
      case .move(let end): step = CGPathElement(type: .moveToPoint, points: [end])
      case .line(let end): step = CGPathElement(type: .addLineToPoint, points: [end])
      case .quadCurve(let end, let control):
        step = CGPathElement(type: .addQuadCurveToPoint, points: [control, end])
      case .curve(let end, let control1, let control2):
        step = CGPathElement(type: .addCurveToPoint, points: [control1, control2, end])
      case .closeSubpath: break
      }
      block(&step)
    }
  }
}
