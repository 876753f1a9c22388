import SwiftUI

@propertyWrapper private struct Counted<Value> {
  private(set) var changes = 0
  private var value: Value
  init(wrappedValue: Value) { value = wrappedValue }
  var wrappedValue: Value {
    get { value }
    set {
      value = newValue
      changes += 1
    }
  }
}

@propertyWrapper private struct Seven {
  var wrappedValue: Int
  init() { wrappedValue = 7 }
}

private struct Watched {
  var log: [Int] = []
  @Counted var level: Int = 1 {
    willSet { log.append(newValue) }
    didSet {
      log.append(oldValue * 10)
      if level > 100 { level = 100 }
    }
  }
  @Counted var plain: Int
  @Seven var seven: Int
  var height: Int

  init(_ start: Int) {
    level = start
    plain = 2
    plain = 3
    height = 1
    level = start + 1
    level += 200
    plain = 4
    if start > 3 { plain += 1 }
  }

  var changes: [Int] { [_level.changes, _plain.changes, seven] }
}

struct ObservedWrappers: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: rect.origin)
    for start in [2, 5] {
      var watched = Watched(start)
      watched.level = 12
      watched.level -= 3
      watched.plain = 9
      for x in watched.log + watched.changes { path.addLine(to: CGPoint(x: CGFloat(x), y: rect.maxY)) }
      path.addLine(to: CGPoint(x: watched.level, y: watched.plain))
    }
    return path
  }
}
