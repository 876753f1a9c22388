// Elements of a dictionary with a default: `counts[key, default: 0]`.

extension Lowerer {
  /// Returns whether a row is `table[key, default: …]` with a default that is evaluated only if the key is missing,
  /// because its evaluation may change something.
  func hasLazyDefault(_ row: NativeRow, _ arguments: [Expression]) -> Bool {
    row.name == Self.defaulted && arguments.count == 3 && arguments[2].mayChangeVariables
  }

  /// Returns `table[key] ?? default` for the table, the key and the default.
  func elementOrDefault(
    _ types: [GenericParameter: Type], _ arguments: [Expression]
  ) throws(CheckFailure) -> Expression {
    let (table, key, missing) = (arguments[0], arguments[1], arguments[2])
    guard let row = checker.library.members[.library("Dictionary")]?["subscript"]?.first(where: { $0.labels == [nil] })
    else { throw CheckFailure.silent }
    let found = Expression(.native(row, types, [table, key]), .optional(missing.type), at: missing.offset)
    return Expression(.coalesce(found, missing), missing.type, at: missing.offset)
  }

  /// Returns the index of the slot whose size is checked after a setter: the receiver's
  /// slot, if it has an object; else nil.
  mutating func sized(_ base: Expression, by setter: NativeRow) -> Int? {
    !setter.isLimited && (try? layout(of: base.type).objects) ?? 0 > 0 ? 1 : nil
  }
}
