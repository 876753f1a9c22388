import Foundation

/// A watch that polls files for changes: the only way that works with every editor's habit of saving.
///
/// Editors write in place, or rename a new file over the old one. Both change at least one of time, size and inode.
struct FileWatch: Sendable {
  /// A change of a file.
  enum Change: Equatable {
    case changed(String)
    case removed(String)

    var path: String {
      switch self {
      case .changed(let path), .removed(let path): path
      }
    }
  }

  /// The number of files up to which all of them are polled every time.
  private static let few = 200

  private let listed: @Sendable () -> [String]
  private var seen: [String: FileFingerprint?] = [:]

  /// Starts from the present state of the files; `listed` finds further files of interest.
  init(_ paths: [String], listed: @escaping @Sendable () -> [String]) {
    self.listed = listed
    for path in paths + listed() { seen[path] = .some(FileFingerprint(path)) }
  }

  /// The paths that are polled, in no order.
  var paths: [String] { Array(seen.keys) }

  /// Returns the changes of the files since the last look, in alphabetical order of their paths.
  ///
  /// `isThorough` also looks for new files, which costs more. Otherwise, if there are many files, only `paths` are
  /// polled.
  mutating func look(at paths: [String], isThorough: Bool) -> [Change] {
    var paths = Set(isThorough || seen.count <= Self.few ? Array(seen.keys) : paths)
    if isThorough { paths.formUnion(listed()) }
    return paths.sorted().compactMap { path in
      let present = FileFingerprint(path)
      guard let former = seen[path] else {
        seen[path] = .some(present)
        return .changed(path)
      }
      guard present != former else { return nil }
      seen[path] = .some(present)
      return present == nil ? .removed(path) : .changed(path)
    }
  }
}
