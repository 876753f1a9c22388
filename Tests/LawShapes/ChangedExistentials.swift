import SwiftUI

/// A part that adds itself to a path, and changes on its way.
protocol Stamp {
  associatedtype Mark: StampMark
  var size: Double { get set }
  var mark: Mark { get }
  subscript(step: Int) -> Double { get set }
  func add(to path: inout Path, at offset: inout Double)
  mutating func grow(by amount: Double) -> Double
  func twin() -> Self
  func folded<Sum>(_ start: Sum, _ next: (Sum, Double) -> Sum) -> Sum
  func shifted(by amount: some StampMark) -> Double
}

protocol StampMark {
  var share: Double { get }
}

extension Double: StampMark {
  var share: Double { self / 10 }
}

extension String: StampMark {
  var share: Double { Double(count) }
}

extension Stamp {
  /// Not required: a value of the protocol's type has this one, whatever its own type declares.
  var width: Double { 1 }
  func height() -> Double { 1 + size / 10 }
  mutating func halve() { size /= 2 }
}

struct DotStamp: Stamp {
  var size = 2.0
  var steps = [0.5, 0.25, 0.125]
  var mark: Double { size }
  var width: Double { 50 }
  subscript(step: Int) -> Double {
    get { steps[step] }
    set { steps[step] = newValue }
  }
  func height() -> Double { 50 }
  mutating func halve() { size = 50 }
  func add(to path: inout Path, at offset: inout Double) {
    path.addRect(CGRect(x: offset, y: 0, width: size * width / 50, height: height() / 50))
    offset += size
  }
  mutating func grow(by amount: Double) -> Double {
    size += amount
    return size
  }
  func twin() -> DotStamp { DotStamp(size: size * 3) }
  func folded<Sum>(_ start: Sum, _ next: (Sum, Double) -> Sum) -> Sum { steps.reduce(start, next) }
  func shifted(by amount: some StampMark) -> Double { size + amount.share }
}

enum LineStamp: Stamp {
  case short
  case long(Double)
  var size: Double {
    get { if case .long(let size) = self { size } else { 1 } }
    set { self = newValue > 1 ? .long(newValue) : .short }
  }
  var mark: String { "line" }
  subscript(step: Int) -> Double {
    get { Double(step) * size }
    set { size = newValue + Double(step) }
  }
  func add(to path: inout Path, at offset: inout Double) {
    path.move(to: CGPoint(x: offset, y: 1))
    path.addLine(to: CGPoint(x: offset + size, y: 2))
    offset += 0.5
  }
  mutating func grow(by amount: Double) -> Double {
    size *= 1 + amount
    return size
  }
  func twin() -> LineStamp { .long(size + 7) }
  func folded<Sum>(_ start: Sum, _ next: (Sum, Double) -> Sum) -> Sum { next(start, size) }
  func shifted(by amount: some StampMark) -> Double { size - amount.share }
}

/// Values of a protocol's type are changed in place, passed by reference, and asked for members that the protocol does
/// not require.
struct ChangedExistentials: Shape {
  var grown = 3.0

  func path(in rect: CGRect) -> Path {
    var path = Path()
    var offset = 0.0
    var stamps: [any Stamp] = [DotStamp(), LineStamp.short, LineStamp.long(4)]
    let first = stamps[0]
    for index in stamps.indices {
      offset += stamps[index].grow(by: grown)
      stamps[index].size += 1
      stamps[index][1] += 2
      stamps[index].halve()
    }
    var alone: any Stamp = stamps[1]
    alone.size = 9
    alone[2] = 4
    for stamp in stamps + [first, alone] {
      stamp.add(to: &path, at: &offset)
      stamp.twin().add(to: &path, at: &offset)
      let sum = stamp.folded(1.5) { $0 + $1 } + Double(stamp.folded(0) { count, _ in count + 1 })
      path.addRect(CGRect(x: stamp.width, y: stamp.height(), width: stamp.mark.share, height: sum))
      path.addRect(CGRect(x: stamp[1], y: stamp.shifted(by: 2.5), width: stamp.shifted(by: "abc"), height: offset))
    }
    return path
  }
}
