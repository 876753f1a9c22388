/// A persistent array: copies share their unchanged parts, so that changing a copy takes a number of steps logarithmic
/// in its length.
///
/// The elements lie in a tree of small arrays. A change copies the nodes on the path to its element that another array
/// shares, and no others.
struct BranchedArray<Element: Sendable>: Sendable {
  private(set) var count = 0
  private var root = Node.leaf([])
  /// The number of branch nodes above each leaf.
  private var height = 0

  /// The number of index bits for one level; a node has at most `1 << bits` elements or child nodes.
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
      // Drops the enum's own reference, so that the array is changed in place unless another copy shares it.
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
