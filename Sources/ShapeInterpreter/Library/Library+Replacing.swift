import Foundation

// Rows that replace parts of a text. What they make may be as large as the product of what they are given.

extension LibraryTable {
  /// Adds a method of strings with the text to find, the one in its place, and maybe the number of the options.
  mutating func addReplacing(
    _ name: String, _ parameters: [Type], cost: RowCost,
    _ replace:
      @escaping @Sendable (
        _ value: String, _ old: String, _ new: String, _ options: String.CompareOptions, _ frame: Frame
      ) throws(Fault) -> String
  ) {
    add(name, .method, of: .string, parameters, .string, [:], cost: cost) { (frame, slots) throws(Fault) in
      let (value, old) = (String.load(from: frame, at: slots[1]), String.load(from: frame, at: slots[2]))
      let new = String.load(from: frame, at: slots[3])
      let number = parameters.count > 2 ? frame[int: slots[4].word] : 0
      let options = String.CompareOptions(rawValue: UInt(bitPattern: number))
      try replace(value, old, new, options, frame).store(to: frame, at: slots[0])
    }
  }
}

extension Frame {
  /// Stops the run if there is no room for a text in which all parts like another text are replaced.
  func requireRoom(
    replacing old: String, in value: String, by new: String, _ options: String.CompareOptions
  ) throws(Fault) {
    let (most, isLarge) = new.utf8.count.multipliedReportingOverflow(by: value.utf8.count)
    guard isLarge || most > 1 << 20 else { return }
    let rest = value.replacingOccurrences(of: old, with: "", options: options).utf8.count
    // What is like the text may be shorter or longer than it: a byte in place of each part tells how many there are.
    let count = value.replacingOccurrences(of: old, with: "x", options: options).utf8.count - rest
    let (added, overflows) = new.utf8.count.multipliedReportingOverflow(by: count)
    let (size, exceeds) = rest.addingReportingOverflow(added)
    try require(size: overflows || exceeds ? .max : size, of: "characters in a string")
    try reserve(size)
  }
}
