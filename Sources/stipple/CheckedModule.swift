import Foundation
import ShapeInterpreter

extension [SourceFile] {
  /// The files checked, on as many processors as there are: each by itself, and those that did not come out whole with the other
  /// Swift files of their module in view.
  ///
  /// The module is the tree under `directory`; without one it is, for each file, what lies beside it in its own directory. `stop` ends the
  /// checks: the program of a file then says where it was.
  func checked(in directory: String? = nil, stop: StopSignal) -> [CheckedFile] {
    guard !isEmpty else { return [] }
    let checker = ShapeChecker(for: map(\.source), stop: stop)
    var result = concurrentMap { CheckedFile($0, by: checker) }
    guard !stop.isRaised else { return result }
    let faulty = result.indices.filter { !result[$0].standsAlone && self[$0].path != nil }
    for (place, indices) in Dictionary(grouping: faulty, by: { directory ?? self[$0].directory }) {
      let paths = directory == nil ? Input.swiftFiles(beside: place) : (try? Input.swiftFiles(in: place)) ?? []
      guard let module = module(of: paths, stop: stop) else { continue }
      let programs = indices.map { self[$0].source.name }.concurrentMap(module.program)
      for (index, program) in zip(indices, programs) {
        if let program { result[index].program = program }
      }
    }
    return result
  }

  /// The module of the files at some paths, read where they are not among these; nil when there is but one.
  private func module(of paths: [String], stop: StopSignal) -> ShapeModule? {
    let known = Dictionary(map { ($0.source.name, $0) }, uniquingKeysWith: { first, _ in first })
    let sources = paths.compactMap { path in (known[path] ?? (try? SourceFile(reading: path)))?.source }
    return sources.count > 1 ? ShapeModule(sources, stop: stop) : nil
  }
}

extension SourceFile {
  /// The directory that the file lies in, as its name says it: empty for the current one.
  var directory: String {
    source.name.lastIndex(of: "/").map { String(source.name[...$0]) } ?? ""
  }
}

extension Input {
  /// The paths of the Swift files right in a directory, which is written with its slash, in alphabetical order.
  static func swiftFiles(beside directory: String) -> [String] {
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: directory.isEmpty ? "." : directory)) ?? []
    return entries.filter { $0.hasSuffix(".swift") && !$0.hasPrefix(".") }.sorted().map { directory + $0 }
      .filter { fileType(of: $0) == .regular }
  }
}

extension Array {
  /// As `map`, the elements' results made on as many processors as there are.
  fileprivate func concurrentMap<Result>(_ transform: @Sendable (Element) -> Result) -> [Result]
  where Element: Sendable {
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
