import Foundation
import PlainText

// Texts of JSON for the library's decoders and encoders, which are interpreted. A value is known by its text and the
// offset of its first byte.

extension LibraryTable {
  @inline(never)
  mutating func addCoding() {
    addJSONReading()
    addBytes()
    addFiles()
  }

  private mutating func addJSONReading() {
    reading("_jsonFault(_:)", [.string], .int) { (text: inout JSONText, _, _) in text.fault() ?? -1 }
    reading("_jsonStart(_:)", [.string], .int) { (text: inout JSONText, _, _) in text.start() }
    reading("_jsonKind(_:_:)", [.string, .int], .int) { (text: inout JSONText, frame, slots) in
      text.kind(at: frame[int: slots[2].word]).rawValue
    }
    reading("_jsonText(_:_:)", [.string, .int], .string) { (text: inout JSONText, frame, slots) in
      text.text(at: frame[int: slots[2].word])
    }
    reading("_jsonMember(_:_:_:)", [.string, .int, .string], .int) { (text: inout JSONText, frame, slots) in
      text.member(.load(from: frame, at: slots[3]), at: frame[int: slots[2].word]) ?? -1
    }
    reading("_jsonNames(_:_:)", [.string, .int], .array(.string)) { (text: inout JSONText, frame, slots) in
      text.names(at: frame[int: slots[2].word])
    }
    reading("_jsonElements(_:_:)", [.string, .int], .array(.int)) { (text: inout JSONText, frame, slots) in
      text.elements(at: frame[int: slots[2].word])
    }
    function("_jsonQuoted(_:_:)", cost: .characters) { (text: String, escapesSlashes: Bool) in
      JSONText.quoted(text, escapesSlashes: escapesSlashes)
    }
  }

  /// Adds a function that reads a text of JSON. It costs what it reads, which is more than its result has.
  private mutating func reading<Result: MachineValue>(
    _ name: String, _ parameters: [Type], _ result: Type,
    _ body: @escaping @Sendable (inout JSONText, Frame, UnsafePointer<Slot>) -> Result
  ) {
    add(name, .function, of: nil, parameters, result, [:], cost: .own) { (frame, slots) throws(Fault) in
      let (result, work) = JSONText.read(String.load(from: frame, at: slots[1])) { (text: inout JSONText) in
        let result = body(&text, frame, slots)
        return (result, text.work)
      }
      try frame.charge(1 + work >> 4)
      frame.allot(work)
      result.store(to: frame, at: slots[0])
    }
  }

  @inline(never)
  private mutating func addBytes() {
    function("_bytesOf(_:)", cost: .characters) { (text: String) in Array(text.utf8) }
    function("_textOf(_:)", cost: .everything) { (bytes: [UInt8]) in String(bytes: bytes, encoding: .utf8) }
    function("_repairedTextOf(_:)", cost: .everything) { (bytes: [UInt8]) in String(decoding: bytes, as: UTF8.self) }
    function("_base64Of(_:)", cost: .everything) { (bytes: [UInt8]) in Data(bytes).base64EncodedString() }
    function("_base64Bytes(_:)", cost: .characters) { (text: String) in Data(base64Encoded: text).map(Array.init) }
    function("_uuid(_:)", cost: .characters) { (text: String) in UUID(uuidString: text) }
  }

  @inline(never)
  private mutating func addFiles() {
    add("_fileNames()", .function, of: nil, [], .array(.string), [:], cost: .everything) { frame, slots in
      (frame.allowance?.pointee.files.names ?? []).store(to: frame, at: slots[0])
    }
    add("_fileBytes(_:)", .function, of: nil, [.string], .optional(.array(UInt8.type)), [:], cost: .everything) {
      frame, slots in
      frame.allowance?.pointee.files.contents[.load(from: frame, at: slots[1])].store(to: frame, at: slots[0])
    }
  }
}
