// Places: slots in which an lvalue can be changed, and the code that stores the change back.

/// A slot that holds an lvalue's value while it is changed, and the steps that store it back.
struct Place {
  var slot: Slot
  /// The steps that store the changed value back. They run in reverse order.
  var returns: [Return] = []

  /// One step of storing a value back.
  enum Return {
    /// To a part of an object, or to the cell of a captured variable: the word with the reference, then the slot and
    /// the layout of the value, and its position in the object.
    case part(Int32, Slot, Layout, at: Layout)
    case global(Int, Slot, Layout)
    /// To an element of an array or slice, with the row that replaces it: the new element, the array, the index.
    case element(Native, Slot, Slot, Slot)
    /// With the setter of a library property or subscript: the slots of its row, and the index of
    /// the slot whose size is checked.
    case property(Native, [Slot], checkingSizeOf: Int?)
    /// With the setter of a property or subscript of the file: the new value, then the receiver and the indices.
    case setter(FunctionID, [GenericParameter: Type], Expression, on: [Expression])
    /// To a property or subscript of an existential: the requirement, the existential and the indices, the new value.
    case existential(Requirement, [Expression], Expression)
    /// With the setter of a key path: the setter, the root, the value.
    case keyPath(Expression, Expression, Expression)
    /// To an observed property or variable.
    case observed(ObservedChange)
  }
}

/// A pending change of an observed property or variable.
struct ObservedChange {
  var observers: Observers
  var types: [GenericParameter: Type]
  /// The observed property or variable. For a property, `receiver` is the value that contains it.
  var target: Expression
  var receiver: Expression?
  var old: Expression
  var new: Expression
}
