import Foundation
import Rendering
import ShapeInterpreter

// The diagnostics that concern the selection, and those of all files.

extension Playground {
  /// The diagnostic of the selected shape: an error in its source, else the failure of its evaluation; nil if there is
  /// neither. Without a selection, the first error of all files.
  public var trouble: Diagnostic? {
    guard let entry = selectedEntry else { return files.lazy.compactMap(\.firstError).first }
    if let error = entry.errors.first { return error }
    // During an overdue evaluation, the known failure is that of other values.
    return isOverdue && evaluation != nil ? nil : picture.failure
  }

  /// True if the selected shape cannot be drawn as its present source declares it.
  public var isSelectionUndrawable: Bool {
    guard let entry = selectedEntry else { return true }
    // A warning is about a picture that is whole.
    return entry.isStale || entry.entryPoint == nil || picture.failure.map { $0.severity != .warning } ?? false
  }

  /// The number of errors in the selected shape's file besides `trouble`.
  var furtherErrors: Int {
    guard let entry = selectedEntry, !entry.errors.isEmpty else { return 0 }
    return max(0, (files.first { $0.name == entry.id.file }?.count.errors ?? 0) - 1)
  }

  /// Returns the shape with the first error of a file; nil if there is no error, or none that belongs to a shape. The
  /// reason why a generic shape cannot be drawn alone is no error of the file.
  public func shapeWithFirstError(inFile name: String) -> EntryID? {
    func place(_ diagnostic: Diagnostic) -> (Int, Int) { (diagnostic.place?.line ?? 0, diagnostic.place?.column ?? 0) }
    let errors = files.first { $0.name == name }?.program.diagnostics ?? []
    let faulty = entries.lazy.compactMap { entry in
      entry.id.file == name ? entry.errors.first(where: errors.contains).map { (id: entry.id, error: $0) } : nil
    }
    return faulty.min { place($0.error) < place($1.error) }?.id
  }
}
