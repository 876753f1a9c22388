/// The words that the lists are filtered by. A filtered list keeps its order, so that the same keys always lead to the
/// same place.
public struct Filter: Equatable, Sendable {
  /// The words that must be in the shapes' titles and in the parameters' names; empty for no filter.
  public var shapes = ""
  public var parameters = ""

  public var isEmpty: Bool { shapes.isEmpty && parameters.isEmpty }

  /// Returns true if the text contains every word of `wanted`, regardless of case.
  static func admits(_ text: String, wanted: String) -> Bool {
    guard !wanted.isEmpty else { return true }
    let text = text.lowercased()
    return wanted.lowercased().split(separator: " ").allSatisfy { text.contains($0) }
  }
}

extension Playground {
  /// The selection and the filter that a cancelled filter restores.
  public struct Place: Equatable, Sendable {
    var shape: EntryID?
    var row: Int
    var filter: Filter
  }

  /// The indices of the entries that pass the filter, in order.
  public var visibleShapes: [Int] {
    guard !filter.shapes.isEmpty else { return Array(entries.indices) }
    let namesakes = Dictionary(entries.map { ($0.id.name, 1) }, uniquingKeysWith: +)
    return entries.indices.filter { index in
      let entry = entries[index]
      let title = namesakes[entry.id.name] == 1 ? entry.title : title(of: entry)
      return Filter.admits(title, wanted: filter.shapes)
    }
  }

  /// The rows of the parameter pane that pass the filter, in order.
  public var visibleRows: [Int] {
    let parameters = parameters
    guard !filter.parameters.isEmpty else { return Array(parameters.indices) }
    return parameters.indices.filter { Filter.admits(parameters[$0].name, wanted: filter.parameters) }
  }

  /// The maximum length of a filter, in characters.
  private static let longestFilter = 64

  /// Starts typing a filter for the present list. The canvas has no list, so the parameters are filtered there.
  mutating func startFiltering() {
    if focus == .canvas { focus = .parameters }
    history.endRun()
    mode = .filtering(from: Place(shape: tuning.selection, row: selectedRow, filter: filter))
    if !filterText.isEmpty { filterText = "" }
  }

  /// The filter of the present list.
  var filterText: String {
    get { focus == .shapes ? filter.shapes : filter.parameters }
    set { if focus == .shapes { filter.shapes = newValue } else { filter.parameters = newValue } }
  }

  /// Appends a character and selects the first match.
  mutating func extendFilter(by character: Character) {
    guard filterText.count < Self.longestFilter else {
      notice = "a filter has at most \(Self.longestFilter) characters"
      return
    }
    filterText.append(character)
    selectFirstVisible()
  }

  /// Removes the last character; cancels an empty filter.
  mutating func shortenFilter() {
    guard !filterText.isEmpty else { return cancelFilter() }
    filterText.removeLast()
    selectFirstVisible()
  }

  /// Ends the typing and keeps the filter; clears a filter without matches.
  mutating func acceptFilter() {
    mode = .browsing
    if focus == .shapes ? visibleShapes.isEmpty : visibleRows.isEmpty {
      notice = "nothing contains '\(filterText)'"
      filterText = ""
    }
  }

  /// Restores the state before the filter was typed.
  mutating func cancelFilter() {
    guard case .filtering(let place) = mode else { return }
    mode = .browsing
    filter = place.filter
    tuning.selection = place.shape
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

  /// Selects a row of the shape list, and the first of its parameters that passes the filter.
  mutating func select(entry index: Int) {
    guard entries[index].id != tuning.selection else { return }
    tuning.selection = entries[index].id
    selectedRow = visibleRows.first ?? 0
    playbackStart = nil
  }
}

/// Returns the item of a list that is `count` items after `present`, or the last or first item if the list ends before;
/// nil for an empty list.
///
/// If `present` is not in the list, counting begins with the next item in the direction.
func item(_ count: Int, from present: Int, in list: [Int]) -> Int? {
  guard let last = list.indices.last else { return nil }
  if let index = list.firstIndex(of: present) { return list[min(max(index + count, 0), last)] }
  let next = list.firstIndex { $0 > present } ?? list.endIndex
  return list[min(max(count > 0 ? next + count - 1 : next + count, 0), last)]
}
