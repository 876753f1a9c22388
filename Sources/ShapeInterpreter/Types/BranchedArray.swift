/// An array whose copies share what they have in common, so that a copy of a long one is changed in as few steps as of a short one.
///
/// A tree of small arrays: a change copies those on the way to its element, where another array has them too, and no others.
struct BranchedArray<Element: Sendable>: Sendable {
  private(set) var count = 0
  private var root = Node.leaf([])
  /// How many branches are above each leaf.
  private var height = 0

  /// A node has as many elements or nodes at most as so many bits of an index tell apart.
  fileprivate static var bits: Int { 4 }

  fileprivate enum Node: Sendable {
    case leaf([Element])
    case branch([Node])
  }

  subscript(index: Int) -> Element {
    get { root.element(at: index, height: height) }
    set { root.replace(at: index, by: newValue, height: height) }
  }

  mutating func append(_ element: Element) {
    if count == 1 << (Self.bits * (height + 1)) {
      root = .branch([root])
      height += 1
    }
    root.append(element, at: count, height: height)
    count += 1
  }
}

extension BranchedArray.Node {
  private static func place(of index: Int, height: Int) -> Int {
    let bits = BranchedArray.bits
    return index >> (bits * height) & (1 << bits - 1)
  }

  func element(at index: Int, height: Int) -> Element {
    var (node, height) = (self, height)
    while true {
      switch node {
      case .leaf(let elements): return elements[Self.place(of: index, height: 0)]
      case .branch(let nodes): node = nodes[Self.place(of: index, height: height)]
      }
      height -= 1
    }
  }

  mutating func replace(at index: Int, by element: Element, height: Int) {
    let place = Self.place(of: index, height: height)
    switch self {
    case .leaf(var elements):
      // Let go of, so that it is changed where it lies unless another array has it.
      self = .leaf([])
      elements[place] = element
      self = .leaf(elements)
    case .branch(var nodes):
      self = .leaf([])
      nodes[place].replace(at: index, by: element, height: height - 1)
      self = .branch(nodes)
    }
  }

  mutating func append(_ element: Element, at index: Int, height: Int) {
    let place = Self.place(of: index, height: height)
    switch self {
    case .leaf(var elements):
      self = .leaf([])
      elements.append(element)
      self = .leaf(elements)
    case .branch(var nodes):
      self = .leaf([])
      if place == nodes.count { nodes.append(height > 1 ? .branch([]) : .leaf([])) }
      nodes[place].append(element, at: index, height: height - 1)
      self = .branch(nodes)
    }
  }
}
