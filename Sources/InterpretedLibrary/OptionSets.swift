// The members of a file's own option sets. Each flag is a bit of a number.

extension OptionSet {
  var rawValue: RawValue { get }
  init(rawValue: RawValue)
  var isEmpty: Bool { self.rawValue == 0 }
  func contains(_ member: Self) -> Bool { self.rawValue & member.rawValue == member.rawValue }
  func union(_ other: Self) -> Self { Self(rawValue: self.rawValue | other.rawValue) }
  func intersection(_ other: Self) -> Self { Self(rawValue: self.rawValue & other.rawValue) }
  func subtracting(_ other: Self) -> Self { Self(rawValue: self.rawValue ^ intersection(other).rawValue) }
  func symmetricDifference(_ other: Self) -> Self { Self(rawValue: self.rawValue ^ other.rawValue) }
  func isSubset(of other: Self) -> Bool { other.contains(self) }
  func isSuperset(of other: Self) -> Bool { self.contains(other) }
  func isDisjoint(with other: Self) -> Bool { self.rawValue & other.rawValue == 0 }
  mutating func formUnion(_ other: Self) { self = union(other) }
  mutating func formIntersection(_ other: Self) { self = intersection(other) }
  mutating func formSymmetricDifference(_ other: Self) { self = symmetricDifference(other) }
  mutating func subtract(_ other: Self) { self = subtracting(other) }
  mutating func insert(_ newMember: Self) -> (inserted: Bool, memberAfterInsert: Self) {
    let isNew = !contains(newMember)
    self = union(newMember)
    return (isNew, newMember)
  }
  mutating func remove(_ member: Self) -> Self? {
    let common = intersection(member)
    self = subtracting(member)
    return common.isEmpty ? nil : common
  }
}

func unionOfFlags<Flags: OptionSet>(_ members: [Flags]) -> Flags {
  var bits: Flags.RawValue = 0
  for member in members { bits |= member.rawValue }
  return Flags(rawValue: bits)
}
