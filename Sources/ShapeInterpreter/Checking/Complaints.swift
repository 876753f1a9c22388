/// The diagnostics emitted so far, and all failures.
struct Complaints {
  /// The diagnostics, at most one for each offset.
  private(set) var told: [Complaint] = []
  private var places: Set<Int> = []
  /// The offsets that have a warning alone, which stands for an error.
  private var forgiven: Set<Int> = []
  /// All failures; nil for one that follows from an error whose diagnostic was already emitted.
  private(set) var failures: [Complaint?] = []

  mutating func add(_ error: CheckFailure) {
    guard case .complaint(let complaint) = error else { return failures.append(nil) }
    failures.append(complaint)
    // What is forgiven to a view is an error of a shape.
    let isNew = places.insert(complaint.offset).inserted
    if forgiven.remove(complaint.offset) != nil || isNew { told.append(complaint) }
  }

  /// Takes back the warnings in a part of the source that came after the first `count` diagnostics.
  mutating func takeBackWarnings(after count: Int, in range: Range<Int>) {
    let isTakenBack = { (complaint: Complaint) in complaint.severity == .warning && range.contains(complaint.offset) }
    for complaint in told[count...] where isTakenBack(complaint) {
      places.remove(complaint.offset)
      forgiven.remove(complaint.offset)
    }
    told = Array(told[..<count]) + told[count...].filter { !isTakenBack($0) }
  }

  /// Adds a warning, unless the same offset has a diagnostic.
  mutating func warn(_ complaint: Complaint) {
    guard places.insert(complaint.offset).inserted else { return }
    told.append(complaint)
    if complaint.isForgiven { forgiven.insert(complaint.offset) }
  }
}
