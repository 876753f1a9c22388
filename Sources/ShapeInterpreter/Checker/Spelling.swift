// The nearest name to a misspelled one, as a compiler offers it.

extension Checker {
  /// The complaints that are given a hint: looking for the nearest name takes as long as there are names.
  private static let mostHints = 100

  /// `; did you mean 'x'?` for the name nearest to a misspelled one, or nothing when none is near, or much else is wrong before it.
  func hint(for name: String, among candidates: @autoclosure () -> [String]) -> String {
    guard diagnostics.count < Self.mostHints else { return "" }
    return nearest(to: name, among: candidates()).map { "; did you mean '\($0)'?" } ?? ""
  }
}

extension Checker {
  /// What is said of a name that means nothing here.
  func unknown(
    _ name: String, _ kind: String = "", among candidates: @autoclosure () -> [String], at offset: Int
  ) -> CheckFailure {
    if let keyword = classes[name] {
      return failure("the \(keyword) '\(name)' is not supported; a struct can do the same in a shape", at: offset)
    }
    if name.first == "$", Int(name.dropFirst()) != nil {
      return failure("anonymous closure argument not contained in a closure", at: offset)
    }
    return failure("cannot find \(kind)'\(name)' in scope" + hint(for: name, among: candidates()), at: offset)
  }
}

/// The candidate with the fewest edits from `name`, at most a third of its length; ties go to the first in alphabetical order.
public func nearest(to name: String, among candidates: [String]) -> String? {
  // A name of one letter is like every other.
  let limit = name.count < 2 ? 0 : max(1, name.count / 3)
  let lowered = Array(name.lowercased())
  var best: (distance: Int, name: String)?
  for candidate in Set(candidates).sorted() where candidate != name {
    // A difference in case alone is the nearest of all.
    let distance = editDistance(lowered, Array(candidate.lowercased()), limit: limit)
    guard let distance, best.map({ distance < $0.distance }) ?? true else { continue }
    best = (distance, candidate)
  }
  return best?.name
}

/// The number of insertions, deletions, replacements and swaps of neighbours between two words; nil above `limit`.
///
/// Optimal string alignment distance (Damerau 1964).
private func editDistance(_ a: [Character], _ b: [Character], limit: Int) -> Int? {
  guard abs(a.count - b.count) <= limit else { return nil }
  var rows = [Array(0...b.count)]
  for (i, character) in a.enumerated() {
    var row = [i + 1]
    for (j, other) in b.enumerated() {
      var cost = min(row[j] + 1, rows[i][j + 1] + 1, rows[i][j] + (character == other ? 0 : 1))
      if i > 0, j > 0, character == b[j - 1], a[i - 1] == other { cost = min(cost, rows[i - 1][j - 1] + 1) }
      row.append(cost)
    }
    rows.append(row)
  }
  let distance = rows[a.count][b.count]
  return distance <= limit ? distance : nil
}
