import Foundation
import ShapeInterpreter

extension [SourceFile] {
  /// Returns the files after their check, on as many processors as there are. A file that lacks declarations or has no
  /// shapes is checked together with the other Swift files of its module, the others are checked by themselves.
  ///
  /// The module is the tree under `directory`. Without a directory, it consists of the files beside each file. `stop`
  /// ends the checks; the program of a file then records the location at which its check was.
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
    let module = urgent.count > 1 ? directory.flatMap { self.module(in: $0, stop: stop) } : nil
    var rest = checker.map { checker in
      urgent.concurrentMap { file in
        guard let module else { return CheckedFile(file, by: checker) }
        let checked = CheckedFile(file, by: checker, in: module)
        whenChecked(checked)
        return checked
      }
    }?.makeIterator()
    var result = deferred.compactMap { $0 ?? rest?.next() }
    guard module == nil else { return result }
    defer { result.forEach(whenChecked) }
    guard !stop.isRaised else { return result }
    let faulty = result.indices.filter { !result[$0].standsAlone && self[$0].path != nil }
    for (place, indices) in Dictionary(grouping: faulty, by: { directory ?? self[$0].directory }) {
      let module =
        directory.map { self.module(in: $0, stop: stop) }
        ?? self.module(of: Input.swiftFiles(beside: place), stop: stop)
      guard let module else { continue }
      let programs = indices.map { self[$0].source.name }
        .concurrentMap { module.program(of: $0, isOneOfMany: indices.count > 1) }
      for (index, program) in zip(indices, programs) {
        if let program { result[index].take(program) }
      }
    }
    return result
  }

  /// Returns the module of the tree under a directory; nil if there is only one file.
  private func module(in directory: String, stop: StopSignal) -> ShapeModule? {
    module(of: (try? Input.swiftFiles(in: directory)) ?? [], stop: stop)
  }

  /// Returns the module of the files at some paths, and reads the files that are not in this array. Returns nil if
  /// there is only one file.
  private func module(of paths: [String], stop: StopSignal) -> ShapeModule? {
    let known = Dictionary(map { ($0.source.name, $0) }, uniquingKeysWith: { first, _ in first })
    let sources = paths.compactMap { path in (known[path] ?? (try? SourceFile(reading: path)))?.source }
    return sources.count > 1 ? ShapeModule(sources, stop: stop) : nil
  }
}

extension SourceFile {
  /// The directory of the file according to its name, with its slash; empty for the current directory.
  var directory: String {
    source.name.lastIndex(of: "/").map { String(source.name[...$0]) } ?? ""
  }
}

extension Input {
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
