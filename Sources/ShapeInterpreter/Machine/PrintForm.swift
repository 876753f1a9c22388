/// The form in which values of a type are printed, as Swift's `print` does it.
indirect enum PrintForm: Sendable {
  case integer
  case double
  case float
  case boolean
  /// Strings and characters. Within other values they are quoted.
  case text
  case optional(PrintForm)
  case array(PrintForm, Layout)
  /// A slice, which has its type's name within other values; so has a set.
  case slice(PrintForm, Layout)
  case set(PrintForm, Layout)
  case dictionary(PrintForm, PrintForm, Layout, Layout)
  /// Ranges such as `0..<5`, with the form of their bounds.
  case range(RangeKind, PrintForm)
  /// The parts of a tuple or struct, after the struct's name: `Name(a: 1, b: 2)`.
  case parts(PrintedName, [(label: String?, place: Layout, form: PrintForm)])
  /// The cases of an enum: the name, and the form of the associated values if there are any.
  case cases(PrintedName, [(name: String, values: PrintForm?)])
  /// The content of the box of an indirect case.
  case boxed(PrintForm, Layout)
  /// A form that contains itself. Inner forms refer to it by its number.
  case recursive(Int, PrintForm)
  /// The enclosing form with this number.
  case again(Int)
  /// A type itself, which has no value at run time: its name.
  case type(String)
  /// A library type that native code prints.
  case native(@Sendable (Frame, Slot) -> String)
}

extension PrintForm {
  /// Slots: result, value.
  ///
  /// - Parameter isNested: true for the form that the value has within other values.
  func printing(isNested: Bool) -> Native {
    { (frame, slots) throws(Fault) in
      var writer = PrintWriter(frame)
      try writer.write(
        self, frame.words + Int(slots[1].word), frame.objects + Int(slots[1].object), isNested: isNested)
      frame.allot(Storage(writer.text).bytes)
      frame.objects[Int(slots[0].object)] = .string(writer.text)
    }
  }

  /// Returns the printed text of one element of an array.
  func text(
    of array: ArrayValue, at index: Int = 0, _ layout: Layout, _ frame: Frame, isNested: Bool = false
  ) throws(Fault) -> String {
    var writer = PrintWriter(frame)
    try array.elements(index..<(index + 1), layout).withParts(layout) { (word, object) throws(Fault) in
      try writer.write(
        self, UnsafeMutablePointer(mutating: word), UnsafeMutablePointer(mutating: object), isNested: isNested)
    }
    return writer.text
  }

  /// The name of the type of a range's bounds.
  fileprivate var name: String {
    switch self {
    case .integer: "Int"
    case .float: "Float"
    default: "Double"
    }
  }
}

/// Prints a value within the budget. Shared parts take little memory, but their text may be very long.
private struct PrintWriter {
  private(set) var text = ""
  private let frame: Frame
  private var enclosing: [(number: Int, form: PrintForm)] = []

  init(_ frame: Frame) { self.frame = frame }

  /// Prints the value whose words and objects start at the pointers.
  mutating func write(
    _ form: PrintForm, _ word: UnsafeMutablePointer<UInt64>, _ object: UnsafeMutablePointer<Object>,
    isNested: Bool = false
  ) throws(Fault) {
    try frame.charge(1)
    try frame.require(size: text.utf8.count, of: String.parts)
    switch form {
    case .integer: text += "\(Int(bitPattern: UInt(word.pointee)))"
    case .double: text += "\(Double(bitPattern: word.pointee))"
    case .float: text += "\(Float(bitPattern: UInt32(truncatingIfNeeded: word.pointee)))"
    case .boolean: text += word.pointee != 0 ? "true" : "false"
    case .text:
      guard case .string(let string) = object.pointee else { return }
      try frame.charge(string.utf8.count >> (isNested ? 0 : 3))
      text += isNested ? string.debugDescription : string
    case .optional(let wrapped):
      guard word.pointee != 0 else {
        text += "nil"
        return
      }
      text += "Optional("
      try write(wrapped, word + 1, object, isNested: true)
      text += ")"
    case .array(let element, let layout):
      guard case .array(let array) = object.pointee else {
        text += "[]"
        return
      }
      try writeList(array, layout) { (writer, word, object) throws(Fault) in
        try writer.write(element, word, object, isNested: true)
      }
    case .slice(let element, let layout):
      if isNested { text += "ArraySlice(" }
      try write(.array(element, layout), word, object)
      if isNested { text += ")" }
    case .set(let element, let layout):
      if isNested { text += "Set(" }
      if case .table(let table) = object.pointee {
        try writeList(table.entries, layout) { (writer, word, object) throws(Fault) in
          try writer.write(element, word, object, isNested: true)
        }
      } else {
        text += "[]"
      }
      if isNested { text += ")" }
    case .dictionary(let key, let value, let first, let layout):
      guard case .table(let table) = object.pointee, table.entries.count > 0 else {
        text += "[:]"
        return
      }
      try writeList(table.entries, layout) { (writer, word, object) throws(Fault) in
        try writer.write(key, word, object, isNested: true)
        writer.text += ": "
        try writer.write(value, word + first.words, object + first.objects, isNested: true)
      }
    case .range(let kind, let bound):
      switch kind {
      case .range, .closed:
        if isNested { text += kind.rawValue + "(" }
        try write(bound, word, object, isNested: true)
        text += kind == .range ? "..<" : "..."
        try write(bound, word + 1, object, isNested: true)
        if isNested { text += ")" }
      case .from, .upTo, .through:
        text += "\(kind.rawValue)<\(bound.name)>(\(kind == .from ? "lowerBound" : "upperBound"): "
        try write(bound, word, object, isNested: true)
        text += ")"
      }
    case .parts(let name, let parts):
      text += (isNested ? name.full : name.own) + "("
      for (index, part) in parts.enumerated() {
        text += (index > 0 ? ", " : "") + (part.label.map { $0 + ": " } ?? "")
        try write(part.form, word + part.place.words, object + part.place.objects, isNested: true)
      }
      text += ")"
    case .cases(let type, let cases):
      let (name, values) = cases[min(Int(word.pointee), cases.count - 1)]
      text += isNested && !type.full.isEmpty ? type.full + "." + name : name
      if let values { try write(values, word, object) }
    case .boxed(let content, let layout):
      guard case .array(let box) = object.pointee else { return }
      try box.withParts(layout) { (word, object) throws(Fault) in
        try write(content, UnsafeMutablePointer(mutating: word), UnsafeMutablePointer(mutating: object))
      }
    case .recursive(let number, let form):
      guard enclosing.count < Frame.deepestValue else { throw .tooNested(Frame.deepestValue) }
      enclosing.append((number, form))
      try write(form, word, object, isNested: isNested)
      enclosing.removeLast()
    case .again(let number):
      guard let form = enclosing.last(where: { $0.number == number })?.form else { return }
      try write(.recursive(number, form), word, object, isNested: isNested)
    case .type(let name):
      try frame.charge(name.utf8.count)
      text += name
    case .native(let print):
      let printed = print(Frame(words: word, objects: object), Slot(0, 0))
      try frame.charge(printed.utf8.count)
      text += printed
    }
  }

  private mutating func writeList(
    _ array: ArrayValue, _ layout: Layout,
    _ element: (inout PrintWriter, UnsafeMutablePointer<UInt64>, UnsafeMutablePointer<Object>) throws(Fault) -> Void
  ) throws(Fault) {
    text += "["
    var isFirst = true
    try array.withParts(layout) { (word, object) throws(Fault) in
      if !isFirst { text += ", " }
      isFirst = false
      try element(&self, UnsafeMutablePointer(mutating: word), UnsafeMutablePointer(mutating: object))
    }
    text += "]"
  }
}
