/// A binary tree of slanted boxes that finds all pairs that meet without comparing all pairs.
///
/// The boxes are in Morton order of their centres. Each node of a level contains two neighbouring nodes of the level
/// below.
struct BoxTree {
  /// The index of the box at each position of the lowest level.
  private var order: [Int32]
  /// All levels, the lowest one first.
  private var nodes: [SlantedBox]
  /// The start of each level in `nodes`, and the end of the last one; empty if the boxes are compared one by one.
  private var levels: [Int]

  /// The greatest number of boxes for which no tree is built, because it would not pay.
  static let leafSize = 24

  init(_ boxes: [SlantedBox]) {
    if boxes.count <= Self.leafSize {
      order = []
      nodes = boxes
      levels = []
      return
    }
    var whole = boxes[0].upright
    for box in boxes { whole = whole.union(box.upright) }
    let extent = whole.high - whole.low
    let scale = 65535 / max(extent.x, extent.y, 1)
    var keys: [KeyedIndex] = []
    keys.reserveCapacity(boxes.count)
    for (index, box) in boxes.enumerated() {
      let centre = ((box.upright.low + box.upright.high) / 2 - whole.low) * scale
      let code = Self.spread(UInt64(centre.x)) | Self.spread(UInt64(centre.y)) << 1
      keys.append(KeyedIndex(key: code, index: Int32(index)))
    }
    keys.sortByKey()
    order = keys.map(\.index)
    nodes = []
    nodes.reserveCapacity(boxes.count * 2 + 64)
    for index in order { nodes.append(boxes[Int(index)]) }
    levels = [0]
    while nodes.count - levels[levels.count - 1] > 1 {
      let start = levels[levels.count - 1]
      let end = nodes.count
      levels.append(end)
      for index in stride(from: start, to: end, by: 2) {
        nodes.append(index + 1 < end ? nodes[index].union(nodes[index + 1]) : nodes[index])
      }
    }
    levels.append(nodes.count)
  }

  /// Inserts a zero bit above each of the 16 low bits.
  private static func spread(_ value: UInt64) -> UInt64 {
    var x = value & 0xFFFF
    x = (x | x << 8) & 0x00FF_00FF
    x = (x | x << 4) & 0x0F0F_0F0F
    x = (x | x << 2) & 0x3333_3333
    return (x | x << 1) & 0x5555_5555
  }

  /// Calls `body` once for each pair of boxes that meet, the lower index first, and counts the visited pairs of nodes.
  func forEachPair(
    charging meter: inout WorkMeter, _ body: (Int, Int, inout WorkMeter) throws(WorkInterruption) -> Void
  ) throws(WorkInterruption) {
    if levels.isEmpty {
      for i in nodes.indices {
        let box = nodes[i]
        for j in (i + 1)..<max(nodes.count, i + 1) where box.meets(nodes[j]) { try body(i, j, &meter) }
      }
      return
    }
    try nodes.withUnsafeBufferPointer { nodes throws(WorkInterruption) in
      try levels.withUnsafeBufferPointer { levels throws(WorkInterruption) in
        try pairs(level: levels.count - 2, 0, 0, nodes, levels, charging: &meter, body)
      }
    }
  }

  /// Visits the pairs of children of two nodes of a level above the lowest one, or of one node with itself.
  private func pairs(
    level: Int, _ i: Int, _ j: Int, _ nodes: UnsafeBufferPointer<SlantedBox>, _ levels: UnsafeBufferPointer<Int>,
    charging meter: inout WorkMeter, _ body: (Int, Int, inout WorkMeter) throws(WorkInterruption) -> Void
  ) throws(WorkInterruption) {
    try meter.count(1)
    let start = levels[level - 1]
    let count = levels[level] - start
    for p in (2 * i)..<min(2 * i + 2, count) {
      let box = nodes[start + p]
      for q in (i == j ? p : 2 * j)..<min(2 * j + 2, count) {
        if level > 1 {
          guard p == q || box.meets(nodes[start + q]) else { continue }
          try pairs(level: level - 1, p, q, nodes, levels, charging: &meter, body)
        } else if p != q, box.meets(nodes[start + q]) {
          let a = Int(order[p])
          let b = Int(order[q])
          try body(min(a, b), max(a, b), &meter)
        }
      }
    }
  }

  /// Calls `body` with the index of each box that meets `box`, and counts the visited nodes.
  func forEachBox(
    meeting box: SlantedBox, charging meter: inout WorkMeter, _ body: (Int) -> Void
  ) throws(WorkInterruption) {
    if levels.isEmpty {
      for i in nodes.indices where nodes[i].meets(box) { body(i) }
      return
    }
    try boxes(level: levels.count - 2, 0, box, charging: &meter, body)
  }

  private func boxes(
    level: Int, _ i: Int, _ box: SlantedBox, charging meter: inout WorkMeter, _ body: (Int) -> Void
  ) throws(WorkInterruption) {
    try meter.count(1)
    guard nodes[levels[level] + i].meets(box) else { return }
    if level == 0 {
      body(Int(order[i]))
      return
    }
    for child in (2 * i)..<min(2 * i + 2, levels[level] - levels[level - 1]) {
      try boxes(level: level - 1, child, box, charging: &meter, body)
    }
  }
}
