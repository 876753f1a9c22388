import Foundation
import PlainText
import Testing

@Suite struct JSONTests {
  @Test(arguments: [0, -0.0, 0.1, 1.0 / 3, 1e-7, .leastNonzeroMagnitude, 1e300, .greatestFiniteMagnitude, 12, -90.5])
  func numbersReadBackToTheSame(number: Double) {
    let text = JSON.number(number).text
    #expect(Double(text)?.bitPattern == number.bitPattern)
  }

  @Test func oddThingsAreWrittenAsJSONKnowsThem() {
    #expect(JSON.number(.nan).text == "null")
    #expect(JSON.array([.bool(true), .null, .integer(-3)]).text == "[true,null,-3]")
    #expect(JSON.object([("b", .string("\u{1}\n\\é")), ("a", .integer(1))]).text == #"{"b":"\u0001\n\\é","a":1}"#)
    #expect(JSON.string("\u{9B}\u{202E}\u{2028}\u{E0041}🦋").text == #""\u009b\u202e\u2028\udb40\udc41🦋""#)
  }

  @Test func `texts of all characters read back to the same`() throws {
    let scalars = (UInt32(0)...0x10FFFF).compactMap(Unicode.Scalar.init)
    for start in stride(from: 0, to: scalars.count, by: 4096) {
      let text = String(String.UnicodeScalarView(scalars[start..<min(start + 4096, scalars.count)]))
      let written = JSON.array([.string(text)]).text
      #expect(written.unicodeScalars.allSatisfy { $0.isPrintable })
      let back = try #require(try JSONDecoder().decode([String].self, from: Data(written.utf8)).first)
      #expect(back.unicodeScalars.elementsEqual(text.unicodeScalars))
    }
  }
}
