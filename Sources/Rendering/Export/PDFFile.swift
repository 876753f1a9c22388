import Foundation

/// An object of a PDF file, by its number.
struct PDFReference: Hashable {
  let number: Int

  /// The reference as other objects contain it.
  var text: String { "\(number) 0 R" }
}

/// The objects of a PDF file, and its bytes in the end. Source: ISO 32000-1:2008 (PDF 1.7), 7.5.
struct PDFFile {
  /// The objects by their numbers from 1 on; empty ones are still to come.
  private var objects: [[UInt8]] = []
  /// The numbers of the objects by their content.
  private var known: [[UInt8]: PDFReference] = [:]
  private let deflate: ([UInt8]) -> [UInt8]?

  /// Creates an empty file. `deflate` returns some bytes in zlib's format; nil if they are to stay as they are.
  init(deflate: @escaping ([UInt8]) -> [UInt8]?) { self.deflate = deflate }

  /// Returns the number of an object that is added later.
  mutating func reserve() -> PDFReference {
    objects.append([])
    return PDFReference(number: objects.count)
  }

  /// Adds the object of a reserved number.
  mutating func set(_ reference: PDFReference, _ content: String) {
    objects[reference.number - 1] = Array(content.utf8)
  }

  /// Adds an object, unless one with the same content is there, and returns its number.
  mutating func add(_ content: String) -> PDFReference { add(Array(content.utf8)) }

  /// Adds a stream with the entries of its dictionary, unless the same one is there. `rows` are the bytes in a row of a
  /// picture, whose differences from the row above are compressed.
  mutating func addStream(_ entries: String, _ bytes: [UInt8], rows: PDFRows? = nil) -> PDFReference {
    var (data, entries) = (bytes, entries)
    if let short = deflate(rows?.differences(in: bytes) ?? bytes) {
      data = short
      entries += " /Filter /FlateDecode"
      if let rows {
        entries += " /DecodeParms << /Predictor 12 /Colors \(rows.components) /Columns \(rows.columns) >>"
      }
    }
    return add(Array("<< \(entries) /Length \(data.count) >>\nstream\n".utf8) + data + Array("\nendstream".utf8))
  }

  private mutating func add(_ content: [UInt8]) -> PDFReference {
    if let same = known[content] { return same }
    objects.append(content)
    let reference = PDFReference(number: objects.count)
    known[content] = reference
    return reference
  }

  /// The first bytes: the version, and a comment that shows that the file is not text.
  private static let head: [UInt8] = Array("%PDF-1.7\n%".utf8) + [0xE2, 0xE3, 0xCF, 0xD3, 0x0A]

  /// Returns the file with a catalog.
  func bytes(catalog: PDFReference) -> [UInt8] {
    var bytes = Self.head
    bytes.reserveCapacity(objects.reduce(1_000) { $0 + $1.count + 50 })
    var offsets: [Int] = []
    for (index, object) in objects.enumerated() {
      offsets.append(bytes.count)
      bytes += Array("\(index + 1) 0 obj\n".utf8) + object + Array("\nendobj\n".utf8)
    }
    let start = bytes.count
    // Each entry of the table has 20 bytes.
    var table = "xref\n0 \(objects.count + 1)\n0000000000 65535 f \n"
    for offset in offsets {
      let digits = String(offset)
      table += String(repeating: "0", count: max(0, 10 - digits.count)) + digits + " 00000 n \n"
    }
    table += "trailer\n<< /Size \(objects.count + 1) /Root \(catalog.text) >>\nstartxref\n\(start)\n%%EOF\n"
    return bytes + Array(table.utf8)
  }
}

/// The rows of a picture in a stream, 8 bits a component.
struct PDFRows {
  let columns: Int
  let components: Int

  /// Returns the rows with the differences from the row above, each after the byte that says so: PNG's filter "up".
  fileprivate func differences(in bytes: [UInt8]) -> [UInt8] {
    let width = columns * components
    let rows = bytes.count / max(1, width)
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + rows)
    for row in 0..<rows {
      result.append(2)
      for index in row * width..<(row + 1) * width {
        result.append(row == 0 ? bytes[index] : bytes[index] &- bytes[index - width])
      }
    }
    return result
  }
}
