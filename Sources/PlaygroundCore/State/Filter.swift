/// Words that the lists are narrowed to; what a list shows keeps its order, so that the same keys always lead to the same place.
public struct Filter: Equatable, Sendable {
  /// What is wanted of the shapes' titles and of the parameters' names; empty for all of them.
  public var shapes = ""
  public var parameters = ""

  public var isEmpty: Bool { shapes.isEmpty && parameters.isEmpty }

  /// Whether every word of `wanted` is in the text, capitals or not.
  static func admits(_ text: String, wanted: String) -> Bool {
    guard !wanted.isEmpty else { return true }
    let text = text.lowercased()
    return wanted.lowercased().split(separator: " ").allSatisfy { text.contains($0) }
  }
}

extension Playground {
  /// Where a person is: what a filter that is given up goes back to.
  public struct Place: Equatable, Sendable {
    var shape: ShapeID?
    var row: Int
    var filter: Filter
  }

  /// The lines of the shape list that the filter leaves, in order.
  public var visibleShapes: [Int] {
    guard !filter.shapes.isEmpty else { return Array(entries.indices) }
    let namesakes = Dictionary(entries.map { ($0.id.shape, 1) }, uniquingKeysWith: +)
    return entries.indices.filter { index in
      let entry = entries[index]
      let title = namesakes[entry.id.shape] == 1 ? entry.title : title(of: entry)
      return Filter.admits(title, wanted: filter.shapes)
    }
  }

  /// The rows of the parameter pane that the filter leaves, in order.
  public var visibleRows: [Int] {
    let parameters = parameters
    guard !filter.parameters.isEmpty else { return Array(parameters.indices) }
    return parameters.indices.filter { Filter.admits(parameters[$0].name, wanted: filter.parameters) }
  }

  /// The longest text that can be looked for, in characters.
  private static let longestFilter = 64

  /// Begins to type what the list at hand is to be narrowed to; the canvas has none, so there it is the parameters.
  mutating func startFiltering() {
    if focus == .canvas { focus = .parameters }
    history.endRun()
    mode = .filtering(from: Place(shape: tuning.shape, row: selectedRow, filter: filter))
    if !filterText.isEmpty { filterText = "" }
  }

  /// What the list at hand is narrowed to.
  var filterText: String {
    get { focus == .shapes ? filter.shapes : filter.parameters }
    set { if focus == .shapes { filter.shapes = newValue } else { filter.parameters = newValue } }
  }

  /// Goes on typing; the first that fits is selected.
  mutating func extendFilter(by character: Character) {
    guard filterText.count < Self.longestFilter else {
      notice = "a filter has at most \(Self.longestFilter) characters"
      return
    }
    filterText.append(character)
    selectFirstVisible()
  }

  /// Takes back the last character; without one the filter is given up.
  mutating func shortenFilter() {
    guard !filterText.isEmpty else { return cancelFilter() }
    filterText.removeLast()
    selectFirstVisible()
  }

  /// Leaves the list narrowed, and the keys to the list.
  mutating func acceptFilter() {
    mode = .browsing
    if focus == .shapes ? visibleShapes.isEmpty : visibleRows.isEmpty {
      notice = "nothing contains '\(filterText)'"
      filterText = ""
    }
  }

  /// Has everything as it was before the filter was typed.
  mutating func cancelFilter() {
    guard case .filtering(let place) = mode else { return }
    mode = .browsing
    filter = place.filter
    tuning.shape = place.shape
    selectedRow = place.row
  }

  private mutating func selectFirstVisible() {
    if focus == .shapes {
      if let first = visibleShapes.first {
        select(entry: first)
      } else {
        notice = "no shape contains '\(filterText)'"
      }
    } else if let first = visibleRows.first {
      selectedRow = first
    } else {
      notice = "no parameter contains '\(filterText)'"
    }
  }

  /// Selects a line of the shape list, and the first of its parameters that is shown.
  mutating func select(entry index: Int) {
    guard entries[index].id != tuning.shape else { return }
    tuning.shape = entries[index].id
    selectedRow = visibleRows.first ?? 0
    playbackStart = nil
  }
}

/// The item of a list that lies `count` items further on than `present`, the last or the first where the list ends before; nil for an
/// empty list.
///
/// Where `present` is not in the list itself, the way begins at the next item in the direction.
func item(_ count: Int, from present: Int, in list: [Int]) -> Int? {
  guard let last = list.indices.last else { return nil }
  if let index = list.firstIndex(of: present) { return list[min(max(index + count, 0), last)] }
  let next = list.firstIndex { $0 > present } ?? list.endIndex
  return list[min(max(count > 0 ? next + count - 1 : next + count, 0), last)]
}
