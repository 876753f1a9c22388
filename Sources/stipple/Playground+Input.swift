import Foundation
import PlaygroundCore
import ShapeInterpreter

extension Playground {
  /// A session over an input, with the shape selected that is meant.
  init(_ input: Input, shape: String?, size: ScreenSize, rect: CGRect) throws(InputFailure) {
    self.init(files: input.checkedFiles(), size: size, rect: rect)
    guard shape != nil || input.named != nil else { return }
    let files = input.chosenFiles.map(\.source.name)
    let candidates = entries.filter { files.contains($0.id.file) }
    let names = candidates.compactMap { $0.shape?.name }
    let wanted = shape ?? input.shapeName ?? input.chosenFiles[0].stem
    let found =
      candidates.first { $0.id.shape == wanted }
      ?? candidates.first { $0.id.shape.lowercased() == wanted.lowercased() }
      ?? (shape == nil ? candidates.first : nil)
    if let found {
      select(found.id)
    } else if !names.isEmpty {
      throw .unknownShape(wanted, in: input.title, candidates: names)
    }
  }

  /// Sets values by the names of parameters, the shape's own or the drawing's.
  mutating func set(_ assignments: [Assignment]) throws(InputFailure) {
    for assignment in assignments {
      guard let row = parameters.firstIndex(where: { $0.name == assignment.name }) else {
        let shape = selectedEntry?.title ?? "the input"
        throw .unknownParameter(assignment.name, shape: shape, candidates: parameters.map(\.name))
      }
      set(try parameters[row].value(from: assignment.value), row: row)
    }
  }
}

extension Input {
  /// All files checked, on as many processors as there are: a file knows nothing of the others.
  func checkedFiles() -> [ShapeFile] {
    let files = files
    return [ShapeFile?](unsafeUninitializedCapacity: files.count) { buffer, count in
      buffer.initialize(repeating: nil)
      nonisolated(unsafe) let slots = buffer
      DispatchQueue.concurrentPerform(iterations: files.count) { slots[$0] = ShapeFile(files[$0]) }
      count = files.count
    }
    .compactMap { $0 }
  }
}

extension ShapeFile {
  /// What the playground shows of a file: also that it is empty, or declares no shape.
  init(_ file: SourceFile) {
    let checked = CheckedFile(file)
    self.init(
      name: file.source.name, program: ShapeProgram(shapes: checked.shapes, diagnostics: checked.diagnostics))
  }

  /// A file that cannot be read for the time being.
  init(name: String, failure: InputFailure) {
    self.init(name: name, program: ShapeProgram(shapes: [], diagnostics: failure.diagnostics))
  }
}
