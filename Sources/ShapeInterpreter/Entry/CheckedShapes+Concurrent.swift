import SwiftSyntax

// The entries of a file that gives no reason for a diagnostic are made side by side.

extension CheckedShapes {
  /// A part of a file that is made by itself: an entry whose members are checked, or all previews.
  private enum Part: Sendable {
    case entry(Shared<TypeDeclaration>, EntryResult)
    case previews
  }

  /// The entries of a part, the diagnostics, and the budget before and after it.
  private struct MadePart: Sendable {
    var entries: [Entry] = []
    var complaints: [Complaint] = []
    var start: CheckingBudget
    var budget: CheckingBudget
    /// The state of the check of an entry when it was stopped.
    var interruption: Interruption?
  }

  /// Makes the entries and previews of a source on as many processors as there are: the members of an entry are checked
  /// while the code of the ones before is made. `checker` has collected the source's declarations.
  ///
  /// Returns nil if there is a diagnostic, if an entry cannot be drawn, or if the work comes near a limit: what is said
  /// then depends on the parts before, so that they are made again one after the other. Returns nil for a single part
  /// too.
  static func concurrent(_ parsed: ParsedSource, _ checker: Checker, where isOwn: (Int) -> Bool) -> CheckedShapes? {
    var checker = checker
    let found = checker.shapes.filter { isOwn(checker.types[$0]?.offset ?? 0) }
    let hasPreviews =
      parsed.file.previews.contains { isOwn($0.offset) }
      || checker.previewProviders.contains { isOwn(checker.types[$0]?.offset ?? 0) }
    guard found.count + (hasPreviews ? 1 : 0) > 1, !found.contains(where: checker.isGeneric),
      ShapeClaims(of: parsed).claims.allSatisfy({ $0.keyword == "struct" })
    else { return nil }
    let items: [CodeBlockItemSyntax] = parsed.file.statements.filter { isOwn($0.offset) }
    let queue = Self.queue(parsed, examples: Deferred { ShapeExamples(found: items) })
    for nominal in found {
      let entry = try? checker.checkEntry(nominal)
      guard !checker.stop.isRaised else {
        return stopped(found, checker, checker.interruption(of: nominal, parsed.places))
      }
      guard let (declared, result) = entry, checker.diagnostics.isEmpty, !checker.budget.isSpent else { return nil }
      queue.add((.entry(declared, result), checker))
    }
    if hasPreviews { queue.add((.previews, checker)) }
    let made = queue.finish()
    guard !checker.stop.isRaised else {
      return made.lazy.compactMap(\.interruption).first.map { stopped(found, checker, $0) }
    }
    guard let budget = checker.budget.spent(by: made.map { ($0.start, $0.budget) }),
      made.allSatisfy({ $0.complaints.isEmpty && $0.entries.allSatisfy { $0.entryPoint != nil } })
    else { return nil }
    var result = CheckedShapes(made.flatMap(\.entries), [])
    result.steps = budget.steps
    return result
  }

  /// Returns the result of a check that was stopped: the entries cannot be drawn.
  private static func stopped(_ found: [Nominal], _ checker: Checker, _ interruption: Interruption) -> CheckedShapes {
    let entries = found.map {
      Entry(name: $0.name, kind: checker.kind(of: $0), offset: checker.types[$0]?.offset ?? 0)
    }
    var result = CheckedShapes(entries, [])
    result.interruption = interruption
    return result
  }

  /// Makes the queue of the parts, each with the checker at the time when its members were checked.
  private static func queue(
    _ parsed: ParsedSource, examples: Deferred<ShapeExamples>
  ) -> DeepQueue<(Part, Checker), MadePart> {
    DeepQueue { part, checker in
      var checker = checker
      var made = MadePart(start: checker.budget, budget: checker.budget)
      switch part {
      case .entry(let declared, let result):
        var examples = examples.value
        var entry = Entry(
          name: declared.nominal.name, kind: checker.kind(of: declared.nominal), offset: declared.offset)
        entry.entryPoint = try? EntryPoint(declared, result, &checker, parsed, &examples)
        made.entries = [entry]
        if checker.stop.isRaised { made.interruption = checker.interruption(of: declared.nominal, parsed.places) }
      case .previews:
        let ownRange = checker.ownRange
        made.entries = Self.previews(of: parsed, &checker) { ownRange?.contains($0) ?? true }
      }
      (made.complaints, made.budget) = (checker.diagnostics, checker.budget)
      return made
    }
  }
}
