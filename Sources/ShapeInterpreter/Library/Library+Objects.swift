// Objects: their identities.

extension LibraryTable {
  @inline(never)
  mutating func addObjects() {
    declare(ObjectIdentity.self, conforms: ["Hashable", "Comparable"])
    add(
      "init(_:)", .initializer, of: ObjectIdentity.type, [.library("AnyObject")], ObjectIdentity.type, [:],
      cost: .nothing
    ) { frame, slots in
      ObjectIdentity(reference: frame.reference(inBox: slots[1])).store(to: frame, at: slots[0])
    }
    operation("==(_:_:)") { (a: ObjectIdentity, b: ObjectIdentity) in a == b }
    operation("<(_:_:)") { (a: ObjectIdentity, b: ObjectIdentity) in a < b }
    operation("<=(_:_:)") { (a: ObjectIdentity, b: ObjectIdentity) in a <= b }
  }
}
