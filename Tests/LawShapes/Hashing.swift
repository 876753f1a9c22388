import SwiftUI

/// A shape and a key that hash themselves.
struct Hashing: Shape, Hashable {
  var sides: CGFloat = 3

  private struct Key: Hashable {
    var number: Int
    func hash(into hasher: inout Hasher) { hasher.combine(number) }
  }

  static func == (one: Hashing, other: Hashing) -> Bool { one.sides == other.sides }
  func hash(into hasher: inout Hasher) { hasher.combine(sides) }

  private func hash(of values: [Int]) -> Int {
    var hasher = Hasher()
    for value in values { hasher.combine(value) }
    return hasher.finalize()
  }

  func path(in rect: CGRect) -> Path {
    let keys: Set<Key> = [Key(number: 1), Key(number: 2), Key(number: 1)]
    let isSame = hash(of: [1, 2]) == hash(of: [1, 2])
    let isOther = hash(of: [1, 2]) == hash(of: [12])
    var path = Path()
    path.move(to: CGPoint(x: CGFloat(keys.count), y: isSame ? 1 : 0))
    path.addLine(to: CGPoint(x: isOther ? 1 : 0, y: self == Hashing(sides: 3) ? 1 : 0))
    path.addLine(to: CGPoint(x: 7.hashValue == 7.hashValue ? 1 : 0, y: sides))
    return path
  }
}
