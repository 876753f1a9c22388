import Foundation
import ShapeInterpreter

extension [SourceFile] {
  /// Returns the files after their check, on as many processors as there are. A file that lacks declarations or has no
  /// shapes is checked together with the other Swift files of its module, the others are checked by themselves.
  ///
  /// The module is the tree under the `ModuleFolder` of a file. Without one, it is the tree under `directory`, or
  /// without a directory the files beside each file. `stop` ends the checks; the program of a file then records the
  /// location at which its check was.
  ///
  /// If `defersKnown` is true, files with the text of a file of the gallery are checked when one of their shapes is
  /// needed: it is known that they have no diagnostics. `whenChecked` is called with each file as soon as its check is
  /// complete, from the thread that has done it.
  func checked(
    in directory: String? = nil, defersKnown: Bool = false, stop: StopSignal,
    whenChecked: @escaping @Sendable (CheckedFile) -> Void = { _ in }
  ) -> [CheckedFile] {
    guard !isEmpty else { return [] }
    let deferred = map { defersKnown ? CheckedFile(known: $0) : nil }
    let urgent = zip(self, deferred).filter { $1 == nil }.map(\.0)
    let checker = urgent.isEmpty ? nil : HeadStart.ofProcess.checker(for: urgent.map(\.source), stop: stop)
    // Most of many files need others.
    let areMany = directory != nil && urgent.count > 1
    let modules = areMany ? modules(of: urgent, in: directory, stop: stop) : [:]
    var rest = checker.map { checker in
      urgent.concurrentMap { file in
        let checked =
          modules[file.directory].map { CheckedFile(file, by: checker, in: $0) } ?? CheckedFile(file, by: checker)
        if areMany { whenChecked(checked) }
        return checked
      }
    }?.makeIterator()
    var result = deferred.compactMap { $0 ?? rest?.next() }
    guard !areMany else { return result }
    defer { result.forEach(whenChecked) }
    guard !stop.isRaised else { return result }
    let faulty = result.indices.filter { !result[$0].standsAlone && self[$0].path != nil }
    let needed = self.modules(of: faulty.map { self[$0] }, in: directory, stop: stop)
    for (place, indices) in Dictionary(grouping: faulty, by: { self[$0].directory }) {
      guard let module = needed[place] else { continue }
      let programs = indices.map { self[$0].source.name }
        .concurrentMap { module.program(of: $0, isOneOfMany: faulty.count > 1) }
      for (index, program) in zip(indices, programs) {
        if let program { result[index].take(program) }
      }
    }
    return result
  }

  /// Returns the modules of some files by their directories; none for a directory whose module has only one file.
  private func modules(
    of files: [SourceFile], in directory: String?, stop: StopSignal
  ) -> [String: ShapeModule] {
    var (places, modules): ([String: [String]], [[String]: ShapeModule]) = ([:], [:])
    for place in Set(files.lazy.filter { $0.path != nil }.map(\.directory)) {
      let paths = Input.moduleFiles(around: place, in: directory)
      places[place] = paths
      if modules[paths] == nil { modules[paths] = module(of: paths, around: place, stop: stop) }
    }
    return places.compactMapValues { modules[$0] }
  }

  /// Returns the module of the files at some paths and of the data models around them, and reads the files that are not
  /// in this array. Returns nil if there is only one file.
  private func module(of paths: [String], around place: String, stop: StopSignal) -> ShapeModule? {
    let known = Dictionary(map { ($0.source.name, $0) }, uniquingKeysWith: { first, _ in first })
    let assets = AssetReader()
    let sources = paths.compactMap { path in (known[path] ?? (try? SourceFile(reading: path, assets: assets)))?.source }
    let all = sources + (DataModels.source(around: place).map { [$0] } ?? [])
    return all.count > 1 ? ShapeModule(all, stop: stop) : nil
  }
}

extension SourceFile {
  /// The directory of the file according to its name, with its slash; empty for the current directory.
  var directory: String {
    source.name.lastIndex(of: "/").map { String(source.name[...$0]) } ?? ""
  }
}

extension ModuleFolder {
  /// The paths of the module's Swift files. Those in the directory and below it are written as it was.
  var files: [String] {
    let all = (try? Input.swiftFiles(in: path.isEmpty ? "." : path)) ?? []
    return all.map { $0.hasPrefix(path + way) ? directory + $0.dropFirst(path.count + way.count) : $0 }.sorted()
  }
}

extension Input {
  /// Returns the paths of the files that see each other's declarations with those at `place`: the files of the module's
  /// folder, else those under `directory`, or without one those beside each other.
  ///
  /// A playground is a module of its own, and so are the examples of a documentation.
  static func moduleFiles(around place: String, in directory: String?) -> [String] {
    let files =
      ModuleFolder(around: place)?.files ?? directory.map { (try? swiftFiles(in: $0)) ?? [] }
      ?? swiftFiles(beside: place)
    let own = enclave(of: place)
    return files.filter { enclave(of: $0) == own }
  }

  /// Returns the path of the playground or documentation that a path lies in; empty if it lies in none.
  private static func enclave(of path: String) -> Substring {
    var end = path.startIndex
    while let slash = path[end...].firstIndex(of: "/") {
      let folder = path[..<slash]
      if [".playground", ".playgroundbook", ".docc"].contains(where: folder.hasSuffix) { return folder }
      end = path.index(after: slash)
    }
    return ""
  }

  /// Returns the paths of the Swift files directly in a directory, in alphabetical order. `directory` is written with
  /// its slash, and is empty for the current directory.
  static func swiftFiles(beside directory: String) -> [String] {
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: directory.isEmpty ? "." : directory)) ?? []
    return entries.filter { $0.hasSuffix(".swift") && !$0.hasPrefix(".") }.sorted().map { directory + $0 }
      .filter { fileType(of: $0) == .regular }
  }
}

extension Array {
  /// Returns the same as `map`, but transforms the elements on as many processors as there are.
  fileprivate func concurrentMap<Result>(_ transform: @Sendable (Element) -> Result) -> [Result]
  where Element: Sendable {
    guard count > 1 else { return map(transform) }
    let elements = self
    return [Result?](unsafeUninitializedCapacity: count) { buffer, count in
      buffer.initialize(repeating: nil)
      nonisolated(unsafe) let slots = buffer
      DispatchQueue.concurrentPerform(iterations: elements.count) { slots[$0] = transform(elements[$0]) }
      count = elements.count
    }
    .compactMap { $0 }
  }
}
