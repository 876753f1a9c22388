// The cells of a lazy grid: a section's header and footer have lines of their own.

extension ViewResolver {
  /// Adds the cells of a lazy grid with the places of its sections, one after the other.
  func addCells(
    _ node: ViewNode, at place: Place, _ grid: inout LazyGridRule, _ cells: inout [Int], in pass: inout LayoutPass
  ) {
    guard pass.opens(at: place.depth, in: place.owner) else { return }
    let place = place.named(by: node)
    switch node.content {
    case .group(let nodes):
      for (index, child) in nodes.enumerated() {
        addCells(
          child, at: nodes.count == 1 ? place.nested : place.appending(.child(index)), &grid, &cells, in: &pass)
      }
    case .branch(let index, let child?):
      addCells(child, at: place.appending(.branch(index)), &grid, &cells, in: &pass)
    case .items(let items):
      for item in items { addCells(item.view, at: place.appending(.element(item.id)), &grid, &cells, in: &pass) }
    case .placed(let step, let child): addCells(child, at: place.appending(step), &grid, &cells, in: &pass)
    case .own(let view) where view.numbers.isEmpty:
      var inner = place.appending(.body(view.name))
      inner.owner = view.name
      addCells(body(of: view, at: inner, in: &pass), at: inner, &grid, &cells, in: &pass)
    case .modified(.trait(ViewNode.section, let value), let child):
      let inner = inside(.trait(ViewNode.section, value), at: place, in: &pass).named(by: child)
      guard case .group(let parts) = child.content, parts.count == 3 else {
        return addCells(child, at: inner, &grid, &cells, in: &pass)
      }
      addLines(parts[0], at: inner.appending(.child(0)), &grid, &cells, in: &pass)
      addCells(parts[1], at: inner.appending(.child(1)), &grid, &cells, in: &pass)
      addLines(parts[2], at: inner.appending(.child(2)), &grid, &cells, in: &pass)
    case .modified(let modifier, let child) where isPlain(modifier, node, at: place):
      addCells(child, at: inside(modifier, at: place, in: &pass), &grid, &cells, in: &pass)
    default: cells += views(of: node, at: place, in: &pass)
    }
  }

  /// Adds the header or the footer of a section, behind which a line begins in any case.
  private func addLines(
    _ node: ViewNode, at place: Place, _ grid: inout LazyGridRule, _ cells: inout [Int], in pass: inout LayoutPass
  ) {
    let first = cells.count
    cells += views(of: node, at: place, in: &pass)
    grid.whole.formUnion(first..<cells.count)
    grid.starts.insert(cells.count)
  }

  /// Returns whether a modifier changes the surroundings alone.
  private func isPlain(_ modifier: Modifier, _ node: ViewNode, at place: Place) -> Bool {
    if case .transition = modifier { return false }
    return rule(of: modifier, node, at: place) == nil
  }
}
