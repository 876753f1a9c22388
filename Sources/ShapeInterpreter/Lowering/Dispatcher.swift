/// A function that calls a member of a protocol on an existential, or assigns to a property of one.
struct Dispatcher: Hashable {
  enum Use: Hashable {
    case call
    case assignment
  }

  var existential: Type
  var requirement: Requirement
  var use: Use
  /// The types of the arguments without the receiver; the last one is that of the assigned value.
  var parameters: [Type]
  /// For each argument, whether it is passed inout.
  var isInout: [Bool]
  var result: Type

  /// True if the value in the box may change, so that it is stored there again.
  var changesReceiver: Bool { use == .assignment || requirement.isMutating }
}
