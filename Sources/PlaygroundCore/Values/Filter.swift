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
