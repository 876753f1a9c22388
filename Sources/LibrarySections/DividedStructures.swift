// Structures of the library whose members are cut out, so that a source can need them one by one.

/// Returns the lines of declarations with some members of structures at the top level in extensions behind them: the
/// initializers of views that call others, and the projections of property wrappers. A compiler needs these in the
/// structure itself.
///
/// The lines must be formatted as the library is, without empty lines.
package func dividingStructures(_ lines: [Substring]) -> [Substring] {
  var result: [Substring] = []
  /// The lines of the structure that is read, from its first one on.
  var structure: [Substring] = []
  for line in lines {
    if structure.isEmpty, StructureHead(line) == nil {
      result.append(line)
      continue
    }
    structure.append(line)
    guard line == "}", let head = StructureHead(structure[0]) else { continue }
    let members = members(of: structure.dropFirst().dropLast())
    let apart = members.filter(head.isApart)
    result.append(structure[0])
    result += members.filter { !head.isApart($0) }.joined()
    result.append(line)
    if !apart.isEmpty { result += ["extension \(head.name) {"] + apart.joined() + [line] }
    structure = []
  }
  return result + structure
}

/// The first line of a structure with members.
private struct StructureHead {
  var name: Substring
  var isView: Bool
  var isWrapper: Bool

  init?(_ line: Substring) {
    let words = line.split(separator: " ")
    guard !line.hasPrefix(" "), line.hasSuffix(" {"), let index = words.firstIndex(of: "struct") else { return nil }
    name = words[index + 1].prefix { $0.isLetter || $0 == "_" }
    isView = line.split { ":, ".contains($0) }.contains("View")
    isWrapper = words.contains("@propertyWrapper")
  }

  /// Returns whether a member stands apart.
  func isApart(_ member: [Substring]) -> Bool {
    let text = member.filter { !$0.hasPrefix("  //") }.joined(separator: "\n")
    if text.hasPrefix("  var projectedValue: ") { return isWrapper }
    let isInitializer = text.split(separator: " ").prefix(3).contains { $0.hasPrefix("init(") || $0.hasPrefix("init<") }
    return isView && isInitializer && (text.contains("self.init(") || text.contains(" self = "))
  }
}

/// Returns the lines of each member of a structure, with the comments and attributes above it.
private func members(of lines: ArraySlice<Substring>) -> [[Substring]] {
  var members: [[Substring]] = []
  /// True behind a line that belongs to the next one.
  var isIncomplete = false
  for line in lines {
    let text = line.dropFirst(2)
    let isFirst = text.first.map { $0.isLetter || "@/_".contains($0) } ?? false
    if isIncomplete || !isFirst || text.hasPrefix("where"), !members.isEmpty {
      members[members.count - 1].append(line)
    } else {
      members.append([line])
    }
    if isFirst { isIncomplete = text.hasPrefix("/") || text.hasPrefix("@") && !text.contains(" ") }
  }
  return members
}
