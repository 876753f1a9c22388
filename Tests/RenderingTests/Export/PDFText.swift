import Foundation
import ShapeGeometry

/// A PDF file without compression, taken apart: each object as text by its number.
struct PDFText {
  /// A fault of the file's structure.
  struct Fault: Error {
    var message: String
  }

  private(set) var objects: [Int: String] = [:]
  private(set) var trailer = ""

  /// Reads a file by its table of offsets. It throws a fault if one of them, or a stream's length, is wrong.
  init(_ bytes: [UInt8]) throws {
    // Latin-1 has a character for each byte, and they are as many.
    let text = bytes.map { Character(Unicode.Scalar($0)) }
    func string(_ range: Range<Int>) -> String { String(text[range.clamped(to: 0..<text.count)]) }
    guard string(0..<9) == "%PDF-1.7\n" else { throw Fault(message: "the head is '\(string(0..<9))'") }
    let ends = string(text.count - 60..<text.count).split(separator: "\n", omittingEmptySubsequences: false)
    guard ends.suffix(2) == ["%%EOF", ""], let start = ends.dropLast(2).last.flatMap({ Int($0) }) else {
      throw Fault(message: "no table is named in \(ends)")
    }
    let table = string(start..<text.count).split(separator: "\n", omittingEmptySubsequences: false)
    guard table[0] == "xref", let size = Int(table[1].dropFirst(2)), table[2] == "0000000000 65535 f " else {
      throw Fault(message: "the table begins with \(table.prefix(3))")
    }
    trailer = table[(size + 3)...].joined(separator: "\n")
    guard table[size + 2] == "trailer" else { throw Fault(message: "the table has not \(size) entries") }
    var end = start
    for number in (1..<size).reversed() {
      let entry = table[number + 2]
      guard entry.count == 19, entry.hasSuffix(" 00000 n "), let offset = Int(entry.prefix(10)), offset < end else {
        throw Fault(message: "object \(number) has the entry '\(entry)'")
      }
      let object = string(offset..<end)
      guard object.hasPrefix("\(number) 0 obj\n"), object.hasSuffix("\nendobj\n") else {
        throw Fault(message: "object \(number) is '\(object.prefix(40))'")
      }
      objects[number] = String(object.dropFirst("\(number) 0 obj\n".count).dropLast("\nendobj\n".count))
      end = offset
    }
    for (number, object) in objects {
      guard let parts = Self.stream(in: object) else { continue }
      guard let length = parts.dictionary.firstMatch(of: #/\/Length ([0-9]+)/#).flatMap({ Int($0.1) }),
        parts.content.unicodeScalars.count == length
      else { throw Fault(message: "the stream \(number) has \(parts.content.unicodeScalars.count) bytes") }
    }
  }

  /// Returns the two parts of an object that is a stream; nil for another one.
  private static func stream(in object: String) -> (dictionary: String, content: String)? {
    // Bytes are scalars: a return and a new line after it are one character.
    let end = "\nendstream".unicodeScalars
    guard object.unicodeScalars.suffix(end.count).elementsEqual(end),
      let start = object.range(of: " >>\nstream\n")
    else { return nil }
    let content = object.unicodeScalars[start.upperBound...].dropLast(end.count)
    return (String(object[..<start.lowerBound]), String(Substring(content)))
  }

  /// Returns the content of the stream with a number; nil if it is none.
  func content(of number: Int) -> String? { objects[number].flatMap(Self.stream)?.content }

  /// Returns the dictionary of an object, that of a stream as well.
  func dictionary(of number: Int) -> String {
    let object = objects[number] ?? ""
    return Self.stream(in: object)?.dictionary ?? object
  }

  /// The form that the page draws: the whole drawing.
  var drawing: Int? {
    objects.values.first { $0.hasPrefix("<< /Type /Page ") }?.firstMatch(of: #/\/X([0-9]+) /#).flatMap { Int($0.1) }
  }

  /// The operators of the drawing.
  var operators: String { drawing.flatMap(content) ?? "" }

  /// The numbers of the objects that an object names and that are not there.
  var missing: [Int] {
    objects.keys.flatMap { number in
      dictionary(of: number).matches(of: #/([0-9]+) 0 R/#).compactMap { Int($0.1) }
    }
    .filter { objects[$0] == nil }
  }

  /// The faults of the operators: names that no resource has, states that are not restored, words that are no numbers.
  var faults: [String] {
    objects.keys.sorted().flatMap { number -> [String] in
      let dictionary = dictionary(of: number)
      guard let content = content(of: number), dictionary.contains("/Form") else {
        return []
      }
      let words = content.split { $0 == " " || $0 == "\n" }
      var faults: [String] = []
      if words.count(where: { $0 == "q" }) != words.count(where: { $0 == "Q" }) {
        faults.append("q and Q in \(number)")
      }
      for word in words {
        if word.hasPrefix("/"), word != "/Pattern", !dictionary.contains("\(word) ") {
          faults.append("\(word) in \(number)")
        }
        if !word.hasPrefix("/"), !Self.isSound(word.utf8) { faults.append("\(word) in \(number)") }
      }
      return faults
    }
  }

  /// Returns whether a word is an operator or a number, which may stand in brackets. Numbers have no exponents.
  private static func isSound(_ word: Substring.UTF8View) -> Bool {
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    guard word.contains(where: { digits.contains($0) }) else {
      return !["nan", "inf", "-inf"].contains(Substring(word))
    }
    var number = word[...]
    if number.first == UInt8(ascii: "[") { number.removeFirst() }
    if number.last == UInt8(ascii: "]") { number.removeLast() }
    if number.first == UInt8(ascii: "-") { number.removeFirst() }
    let parts = number.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    return parts.count <= 2 && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy { digits.contains($0) } }
  }
}
