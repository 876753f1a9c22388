import Foundation

/// The native side of strings: joining and printing.
enum StringRows {
  /// result, string, string
  static let append: Native = { (frame, slots) throws(Fault) in
    let joined = String.load(from: frame, at: slots[1]) + String.load(from: frame, at: slots[2])
    joined.store(to: frame, at: slots[0])
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
  case cases([(name: String, parts: [(label: String?, place: Layout, form: PrintForm)])])
  /// A library type that native code prints.
  case native(@Sendable (Frame, Slot) -> String)

  /// The text of the value whose words and objects are given.
  func text(
    _ word: UnsafeMutablePointer<UInt64>, _ object: UnsafeMutablePointer<Object>, isNested: Bool = false
  ) -> String {
    switch self {
    case .integer: return "\(Int(bitPattern: UInt(word.pointee)))"
    case .double: return "\(Double(bitPattern: word.pointee))"
    case .float: return "\(Float(bitPattern: UInt32(truncatingIfNeeded: word.pointee)))"
    case .boolean: return word.pointee != 0 ? "true" : "false"
    case .text:
      guard case .string(let string) = object.pointee else { return "" }
      return isNested ? string.debugDescription : string
    case .optional(let wrapped):
      return word.pointee == 0 ? "nil" : "Optional(\(wrapped.text(word + 1, object, isNested: true)))"
    case .array(let element, let layout):
      guard case .array(let array) = object.pointee else { return "[]" }
      return "[" + Self.list(array, layout) { element.text($0, $1, isNested: true) } + "]"
    case .set(let element, let layout):
      guard case .table(let table) = object.pointee else { return "[]" }
      return "[" + Self.list(table.entries, layout) { element.text($0, $1, isNested: true) } + "]"
    case .dictionary(let key, let value, let first, let layout):
      guard case .table(let table) = object.pointee, table.entries.count > 0 else { return "[:]" }
      let list = Self.list(table.entries, layout) {
        key.text($0, $1, isNested: true) + ": " + value.text($0 + first.words, $1 + first.objects, isNested: true)
      }
      return "[" + list + "]"
    case .range(let kind, let bound):
      let low = bound.text(word, object, isNested: true)
      switch kind {
      case .range: return low + "..<" + bound.text(word + 1, object, isNested: true)
      case .closed: return low + "..." + bound.text(word + 1, object, isNested: true)
      case .from: return "PartialRangeFrom<\(bound.name)>(lowerBound: \(low))"
      case .upTo: return "PartialRangeUpTo<\(bound.name)>(upperBound: \(low))"
      case .through: return "PartialRangeThrough<\(bound.name)>(upperBound: \(low))"
      }
    case .parts(let name, let parts): return name + Self.list(parts, word, object)
    case .cases(let cases):
      let (name, parts) = cases[min(Int(word.pointee), cases.count - 1)]
      return parts.isEmpty ? name : name + Self.list(parts, word, object)
    case .native(let print): return print(Frame(words: word, objects: object), Slot(0, 0))
    }
  }

  private var name: String {
    switch self {
    case .integer: "Int"
    case .float: "Float"
    default: "Double"
    }
  }

  private static func list(
    _ parts: [(label: String?, place: Layout, form: PrintForm)], _ word: UnsafeMutablePointer<UInt64>,
    _ object: UnsafeMutablePointer<Object>
  ) -> String {
    let texts = parts.map { part in
      (part.label.map { $0 + ": " } ?? "")
        + part.form.text(word + part.place.words, object + part.place.objects, isNested: true)
    }
    return "(" + texts.joined(separator: ", ") + ")"
  }

  private static func list(
    _ array: ArrayValue, _ layout: Layout,
    _ text: (UnsafeMutablePointer<UInt64>, UnsafeMutablePointer<Object>) -> String
  ) -> String {
    var texts: [String] = []
    array.withParts(layout) { word, object in
      texts.append(text(UnsafeMutablePointer(mutating: word), UnsafeMutablePointer(mutating: object)))
    }
    return texts.joined(separator: ", ")
  }

  /// result, value
  var printing: Native {
    { (frame, slots) throws(Fault) in
      let text = text(frame.words + Int(slots[1].word), frame.objects + Int(slots[1].object))
      frame.objects[Int(slots[0].object)] = .string(text)
    }
  }
}
