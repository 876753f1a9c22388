import ShapeInterpreter

extension Playground {
  /// Returns the text for an entry in the list: its title and, if several files have an entry of that name, the part of
  /// the file's path that tells them apart.
  public func title(of entry: ListedEntry) -> String {
    let others = entries.filter { $0.id.name == entry.id.name && $0.id.file != entry.id.file }.map(\.id.file)
    guard !entry.id.name.isEmpty, !others.isEmpty else { return entry.title }
    func path(_ file: String) -> [Substring] {
      (file.hasSuffix(".swift") ? file.dropLast(".swift".count) : file[...]).split(separator: "/")
    }
    let own = path(entry.id.file)
    let paths = others.map(path)
    var count = 1
    while count < 8, paths.contains(where: { $0.suffix(count) == own.suffix(count) }) { count += 1 }
    // A common end of all paths tells nothing apart and wastes space.
    var common = 0
    while common < count, paths.allSatisfy({ $0.dropLast(common).last == own.dropLast(common).last }) { common += 1 }
    let part = own.suffix(count).dropLast(common).joined(separator: "/")
    return "\(entry.id.name) (\(part.isEmpty ? "." : part))"
  }
}
