import SwiftSyntax

extension CheckedShapes {
  /// Warns of what the data models of a module lack, where a file imports Core Data.
  mutating func tellModelFaults(_ parsed: ParsedSource, where isOwn: (Int) -> Bool) {
    let faults = parsed.places.files.flatMap(\.source.modelFaults)
    guard !faults.isEmpty else { return }
    let place = parsed.file.statements.lazy.compactMap { $0.item.as(ImportDeclSyntax.self) }.first {
      isOwn($0.offset) && $0.path.trimmedDescription == "CoreData"
    }
    guard let offset = place?.offset else { return }
    for fault in faults {
      var complaint = Complaint(DataModelProblem.told(fault), at: offset)
      complaint.severity = .warning
      complaints.append(complaint)
    }
    complaints.sort { $0.offset < $1.offset }
  }
}
