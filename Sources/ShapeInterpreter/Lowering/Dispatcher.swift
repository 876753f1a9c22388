/// A function that does with the value in an existential what depends on its type.
struct Dispatcher: Hashable {
  enum Use: Hashable {
    /// Calls a member of the protocol.
    case call(Requirement)
    /// Assigns to a property or subscript of the protocol.
    case assignment(Requirement)
    /// Puts the value into a string, as it is printed by itself or within other values.
    case printing(isNested: Bool)
    /// Compares the value with the one in another AnyHashable.
    case equality
  }

  var existential: Type
  var use: Use
  /// The types of the arguments without the receiver; the last one is that of the assigned value.
  var parameters: [Type]
  /// For each argument, whether it is passed inout.
  var isInout: [Bool]
  var result: Type

  /// True if the value in the box may change, so that it is stored there again.
  var changesReceiver: Bool {
    switch use {
    case .call(let requirement): requirement.isMutating
    case .assignment: true
    case .printing, .equality: false
    }
  }
}
