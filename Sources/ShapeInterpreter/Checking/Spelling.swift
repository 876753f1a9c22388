/// The spelling hints found so far. Overloads check the same argument many times, so that the same name may fail often.
struct SpellingHints {
  /// A name that is not declared where it is referenced.
  struct Misspelling: Hashable {
    var name: String
    var offset: Int
    /// The type whose member it would be, or nil for a name without a receiver.
    var owner: Type?
  }

  /// The nearest names; nil for a name that is near to no other.
  var known: [Misspelling: String?] = [:]
}

/// Returns the candidate with the fewest edits from `name`, or nil if none is near. The limit is a third of the name's
/// length, but one edit for names of two letters. Ties go to the first in alphabetical order.
public func nearest(to name: String, among candidates: [String]) -> String? {
  // A single letter is one edit away from every other, so it accepts only a difference in case.
  let limit = name.count < 2 ? 0 : max(1, name.count / 3)
  let lowered = Array(name.lowercased())
  var best: (distance: Int, name: String)?
  for candidate in Set(candidates).sorted() where candidate != name {
    // Names that differ in case alone have distance 0.
    let distance = editDistance(lowered, Array(candidate.lowercased()), limit: limit)
    guard let distance, best.map({ distance < $0.distance }) ?? true else { continue }
    best = (distance, candidate)
  }
  return best?.name
}

/// Returns the number of insertions, deletions, replacements and swaps of neighbours between two words, or nil if it
/// exceeds `limit`.
///
/// This is the optimal string alignment distance (Damerau 1964).
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
