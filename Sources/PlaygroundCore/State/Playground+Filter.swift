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
