import SwiftUI

private struct Box {
  private var reads = 0
  var side = 3.0
  var counted: Int {
    mutating get {
      reads += 1
      return reads
    }
    set { reads = newValue * 10 }
  }
  let outline = UIBezierPath()
  var start: CGPoint {
    get { outline.currentPoint }
    nonmutating set { outline.move(to: newValue) }
  }
  var checked: Double {
    get throws {
      if side < 0 { throw Trouble.negative }
      return side
    }
  }
  enum Trouble: Error { case negative }
}

struct SetterForms: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    var base = 1.0
    var twice: Double {
      get { base * 2 }
      set { base = newValue / 2 }
    }
    twice = 9
    twice += 3
    func raise(_ value: inout Double) { value += 0.5 }
    raise(&twice)
    path.move(to: CGPoint(x: base, y: twice))

    var middle: CGPoint {
      get { CGPoint(x: base, y: rect.midY) }
      set(point) { base = Double(point.x) + 1 }
    }
    middle.x = 40
    let push = { middle.x += 2 }
    push()
    path.addLine(to: middle)

    let fixed = Box()
    fixed.start = CGPoint(x: 4, y: 5)
    path.addLine(to: fixed.start)
    var box = Box()
    _ = box.counted
    box.counted += 4
    path.addLine(to: CGPoint(x: Double(box.counted), y: (try? box.checked) ?? -1))
    box.side = -2
    path.addLine(to: CGPoint(x: (try? box.checked) ?? -1, y: rect.maxY))

    var made = 0
    lazy var costly: Int = {
      made += 1
      return made * 10
    }()
    path.addLine(to: CGPoint(x: made, y: 0))
    path.addLine(to: CGPoint(x: costly + costly, y: made))
    lazy var unused: Int = {
      made += 100
      return made
    }()
    lazy var given = made * 1000
    given = 6
    given += 1
    path.addLine(to: CGPoint(x: made, y: given))
    if made > 5 { made = unused }
    return path
  }
}
