import Foundation

/// The native side of strings: joining and printing.
enum StringRows {
  /// result, string, string: where the result takes the first string's place it is added to where it lies.
  static let append: Native = { (frame, slots) throws(Fault) in
    let added = String.load(from: frame, at: slots[2])
    try frame.charge(added.utf8.count >> 3)
    if slots[0].object != slots[1].object {
      frame.objects[Int(slots[0].object)] = frame.objects[Int(slots[1].object)]
    }
    try String.modify(in: frame, at: slots[0]) { (string) throws(Fault) in string += added }
  }
}

/// How a value of a type is printed, as Swift's own `print` does it.
indirect enum PrintForm: Sendable {
  case integer
  case double
  case float
  case boolean
  /// Strings and characters; quoted within collections.
  case text
  case optional(PrintForm)
  case array(PrintForm, Layout)
  case set(PrintForm, Layout)
  case dictionary(PrintForm, PrintForm, Layout, Layout)
  /// `0..<5` and its like: the signs between and around the limits.
  case range(RangeKind, PrintForm)
  /// A tuple's or struct's parts, after the struct's name: `Name(a: 1, b: 2)`.
  case parts(String, [(label: String?, place: Layout, form: PrintForm)])
  /// An enum's cases: the name, and how the case's values are printed if it has any.
  case cases([(name: String, values: PrintForm?)])
  /// What the box of an indirect case holds.
  case boxed(PrintForm, Layout)
  /// A form that goes by a number within itself.
  case recursive(Int, PrintForm)
  /// The form around of that number.
  case again(Int)
  /// A library type that native code prints.
  case native(@Sendable (Frame, Slot) -> String)
}

extension PrintForm {
  /// result, value
  var printing: Native {
    { (frame, slots) throws(Fault) in
      var writer = PrintWriter(frame)
      try writer.write(self, frame.words + Int(slots[1].word), frame.objects + Int(slots[1].object))
      frame.allot(Storage(writer.text).bytes)
      frame.objects[Int(slots[0].object)] = .string(writer.text)
    }
  }

  /// What one element of an array is printed as.
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

  /// The name of a range's bounds.
  fileprivate var name: String {
    switch self {
    case .integer: "Int"
    case .float: "Float"
    default: "Double"
    }
  }
}

/// Prints a value, within the budget: parts that are shared are few in memory and may be very many in print.
private struct PrintWriter {
  private(set) var text = ""
  private let frame: Frame
  private var enclosing: [(number: Int, form: PrintForm)] = []

  init(_ frame: Frame) { self.frame = frame }

  /// Prints the value whose words and objects are given.
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
    case .set(let element, let layout):
      guard case .table(let table) = object.pointee else {
        text += "[]"
        return
      }
      try writeList(table.entries, layout) { (writer, word, object) throws(Fault) in
        try writer.write(element, word, object, isNested: true)
      }
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
        try write(bound, word, object, isNested: true)
        text += kind == .range ? "..<" : "..."
        try write(bound, word + 1, object, isNested: true)
      case .from, .upTo, .through:
        text += "\(kind.rawValue)<\(bound.name)>(\(kind == .from ? "lowerBound" : "upperBound"): "
        try write(bound, word, object, isNested: true)
        text += ")"
      }
    case .parts(let name, let parts):
      text += name + "("
      for (index, part) in parts.enumerated() {
        text += (index > 0 ? ", " : "") + (part.label.map { $0 + ": " } ?? "")
        try write(part.form, word + part.place.words, object + part.place.objects, isNested: true)
      }
      text += ")"
    case .cases(let cases):
      let (name, values) = cases[min(Int(word.pointee), cases.count - 1)]
      text += name
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
