import SwiftUI

@propertyWrapper
struct Kept<Value: Comparable & Sendable>: Sendable {
  private var value: Value
  private let range: ClosedRange<Value>

  init(wrappedValue: Value, in range: ClosedRange<Value>) {
    self.range = range
    value = min(max(wrappedValue, range.lowerBound), range.upperBound)
  }

  var wrappedValue: Value {
    get { value }
    set { value = min(max(newValue, range.lowerBound), range.upperBound) }
  }

  var projectedValue: ClosedRange<Value> { range }
}

@propertyWrapper
struct Doubling {
  var wrappedValue: CGFloat { didSet { changes += 1 } }
  private(set) var changes = 0

  init(wrappedValue: CGFloat) { self.wrappedValue = wrappedValue * 2 }
}

struct Wrappers: Shape {
  @Kept(in: 0...1) var share: CGFloat = 0.4
  @Kept(in: 1...5) var count = 9
  @Doubling private var gap: CGFloat = 3
  @Doubling var tilt: CGFloat

  init(tilt: CGFloat = 4) {
    self.tilt = tilt
    share = share / 2
  }

  func path(in rect: CGRect) -> Path {
    var copy = self
    copy.share += 0.9
    copy.gap -= 1
    var path = Path()
    path.move(to: CGPoint(x: rect.minX + rect.width * share, y: rect.minY))
    for index in 0..<count {
      path.addLine(to: CGPoint(x: rect.midX + CGFloat(index) * gap, y: rect.maxY + tilt))
    }
    path.addLine(to: CGPoint(x: rect.maxX * copy.share + $share.upperBound, y: copy.gap))
    return path
  }
}
