import SwiftUI

@propertyWrapper struct Fenced {
  private var amount: CGFloat
  private let limits: ClosedRange<CGFloat>
  init(wrappedValue: CGFloat, _ limits: ClosedRange<CGFloat>) {
    self.limits = limits
    amount = min(max(wrappedValue, limits.lowerBound), limits.upperBound)
  }
  var wrappedValue: CGFloat {
    get { amount }
    set { amount = min(max(newValue, limits.lowerBound), limits.upperBound) }
  }
  var projectedValue: CGFloat { limits.upperBound - amount }
}

@propertyWrapper struct Tallied<Value> {
  var wrappedValue: Value { didSet { changes += 1 } }
  var changes = 0
  init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

/// Local variables with property wrappers: their values, their projections, their storage.
struct LocallyWrapped: Shape {
  var share: CGFloat = 0.7

  func path(in rect: CGRect) -> Path {
    @Fenced(0...1) var x = share * 2
    @Fenced(10...20) var height: CGFloat = 3
    @Tallied var points = [CGPoint]()
    var path = Path()
    for index in 0..<4 {
      x -= 0.3
      height += CGFloat(index) * 4
      points.append(CGPoint(x: rect.width * x, y: height + $height + $x))
      let x = CGFloat(index)
      points.append(CGPoint(x: x, y: height))
    }
    path.addLines(points)
    func widen() { height = 100 }
    widen()
    path.addRect(CGRect(x: x, y: $x, width: height, height: CGFloat(_points.changes)))
    return path
  }
}
