import Foundation
import SwiftUI

// entries: ScannedTextsView

// Texts that are read from their start on, compared with Foundation's.

private func scannedColor(_ hex: String) -> String {
  let digits = hex.trimmingCharacters(in: CharacterSet.alphanumerics.inverted)
  let number = Scanner(string: digits).scanUInt64(representation: .hexadecimal) ?? 0
  return "\(number >> 16) \(number >> 8 & 0xFF) \(number & 0xFF)"
}

private func scannedLines() -> [String] {
  let mixed = Scanner(string: "12 abc 3.5e2 -7 end")
  var lines = ["\(mixed.scanInt() ?? -1) \(mixed.scanUpToString("3") ?? "-") \(mixed.scanDouble() ?? -1)"]
  lines.append(
    "\(mixed.scanInt() ?? 0) \(mixed.isAtEnd) \(mixed.scanCharacter() ?? "?") \(mixed.scanString("x") ?? "-")")
  lines.append("\(mixed.scanString("nd") ?? "-") \(mixed.isAtEnd) \(mixed.scanInt() == nil)")
  let letters = Scanner(string: "  abc123, def")
  lines.append(
    "\(letters.scanCharacters(from: .letters) ?? "-") \(letters.scanCharacters(from: .decimalDigits) ?? "-")")
  lines.append("\(letters.scanUpToCharacters(from: .letters) ?? "-")|\(letters.scanString("DEF") ?? "-")|")
  let tight = Scanner(string: "a b")
  tight.charactersToBeSkipped = nil
  lines.append("\(tight.scanCharacter() ?? "?")\(tight.scanCharacter() ?? "?")|\(tight.isAtEnd)")
  let placed = Scanner(string: "#ff8000")
  placed.currentIndex = placed.string.index(after: placed.string.startIndex)
  lines.append("\(placed.scanInt(representation: .hexadecimal) ?? 0) \(placed.currentIndex == placed.string.endIndex)")
  for text in ["0xFF", "1.", ".5", "-.25x", "+3", "x", "99999999999999999999", "1e-2"] {
    let (whole, number) = (Scanner(string: text), Scanner(string: text))
    lines.append("\(whole.scanInt() ?? -1) \(number.scanDouble() ?? -1) \(number.isAtEnd)")
  }
  return lines + ["#FF8000", "00ff00", "(12ab)"].map(scannedColor)
}

private func decodedLines() -> [String] {
  let bytes: [UInt8] = [0x41, 0xFF, 0x42, 0xE2, 0x82]
  return [
    String(decoding: bytes, as: UTF8.self), String(decoding: Data(bytes), as: UTF8.self),
    "\(String(data: Data(bytes), encoding: .utf8) == nil)", String(decoding: Array("h\u{E9}".utf8), as: UTF8.self),
  ]
}

struct ScannedTextsView: View {
  var body: some View {
    VStack {
      ForEach(Array(scannedLines().enumerated()), id: \.offset) { Text(verbatim: $0.element) }
      ForEach(decodedLines(), id: \.self) { Text(verbatim: $0) }
    }
  }
}
