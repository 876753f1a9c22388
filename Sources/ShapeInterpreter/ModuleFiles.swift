/// The files beside the sources of an app that its code can read: those of its bundle.
public struct ModuleFiles: Equatable, Sendable {
  /// The names of all files, in the order in which they are searched.
  public var names: [String]
  /// The bytes of the files that were read, by name.
  public var contents: [String: [UInt8]]

  public init(names: [String] = [], contents: [String: [UInt8]] = [:]) {
    self.names = names
    self.contents = contents
  }

  /// Adds the files of others; a name that is known keeps its file.
  mutating func merge(_ others: ModuleFiles) {
    let known = Set(names)
    names += others.names.filter { !known.contains($0) }
    contents.merge(others.contents) { first, _ in first }
  }
}
