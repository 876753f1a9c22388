import Foundation

/// The sharing of a length among views, as in a stack: by priority, then by flexibility.
struct LengthShares {
  /// One of those that share the length.
  struct Member {
    /// The lengths for a proposal of 0 and of infinity.
    var least: CGFloat
    var most: CGFloat
    var priority: Double

    var flexibility: CGFloat { most.isInfinite ? .infinity : most - least }
  }

  var members: [Member]

  /// The members in the order in which they are served: the highest priority first, among these the least flexible,
  /// and of two that are endlessly flexible the one with the larger minimum.
  private var order: [Int] {
    members.indices.sorted { one, other in
      let (a, b) = (members[one], members[other])
      if a.priority != b.priority { return a.priority > b.priority }
      if a.flexibility != b.flexibility { return a.flexibility < b.flexibility }
      if a.flexibility.isInfinite, a.least != b.least { return a.least > b.least }
      return one < other
    }
  }

  /// Returns the length that each member is offered. `length` is the whole without the gaps, and `take` returns what a
  /// member takes of its offer.
  func offers(of length: CGFloat, take: (Int, CGFloat) -> CGFloat) -> [CGFloat] {
    var offers = Array(repeating: CGFloat(0), count: members.count)
    let order = order
    guard let first = order.first else { return [] }
    var group = members[first].priority
    var end = order.firstIndex { members[$0].priority != group } ?? order.count
    // The others' minimum is kept for them until it is their turn.
    var left = length - members.filter { $0.priority != group }.map(\.least).reduce(0, +)
    for (position, index) in order.enumerated() {
      if position == end {
        group = members[index].priority
        end = order[position...].firstIndex { members[$0].priority != group } ?? order.count
        left += order[position..<end].map { members[$0].least }.reduce(0, +)
      }
      offers[index] = left.isNaN ? 0 : max(0, left / CGFloat(end - position))
      let taken = take(index, offers[index])
      left = left.isInfinite && taken.isInfinite ? left : left - taken
    }
    return offers
  }
}
