import CZlib
import Foundation
import TerminalPixels

/// A reader of kitty's graphics protocol, which collects the parts of a picture.
struct KittyReader {
  /// The effect of a command on a terminal.
  enum Effect: Equatable {
    /// More parts follow.
    case none
    case show(id: UInt32, PixelPicture, columns: Int, rows: Int)
    case remove(id: UInt32)
    case removeAll
  }

  private var keys: [String: String] = [:]
  private var data: [UInt8] = []
  private var isWithinPicture = false

  /// Reads what stands between `ESC _` and `ESC \`; nil if it breaks a rule of the protocol.
  mutating func read(_ body: some Collection<UInt8>) -> Effect? {
    guard body.first == UInt8(ascii: "G") else { return nil }
    let parts = body.dropFirst().split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
    var present: [String: String] = [:]
    for pair in String(decoding: parts[0], as: UTF8.self).split(separator: ",") {
      let halves = pair.split(separator: "=")
      guard halves.count == 2, present.updateValue(String(halves[1]), forKey: String(halves[0])) == nil else {
        return nil
      }
    }
    guard present["q"] == "2" else { return nil }
    if present["a"] == "d" { return isWithinPicture ? nil : removal(present) }
    guard parts.count == 2, parts[1].count <= 4096, let more = present["m"] else { return nil }
    if isWithinPicture {
      guard Set(present.keys) == ["q", "m"] else { return nil }
    } else {
      (keys, data) = (present, [])
    }
    data += parts[1]
    isWithinPicture = more == "1"
    // All parts but the last are whole groups of four.
    guard !isWithinPicture || parts[1].count % 4 == 0 else { return nil }
    return isWithinPicture ? Effect.none : shown()
  }

  private func removal(_ keys: [String: String]) -> Effect? {
    switch keys["d"] {
    case "I": keys["i"].flatMap(UInt32.init).map { .remove(id: $0) }
    case "A": .removeAll
    default: nil
    }
  }

  private func shown() -> Effect? {
    func number(_ key: String) -> Int? { keys[key].flatMap { Int($0) } }
    guard keys["a"] == "T", keys["C"] == "1", let id = number("i"), let width = number("s"), let height = number("v"),
      let columns = number("c"), let rows = number("r"), let layer = number("z"), layer == 0,
      let format = number("f"), [24, 32].contains(format), let packed = Data(base64Encoded: Data(data))
    else { return nil }
    let depth = format / 8
    var length = uLong(width * height * depth)
    var raw = [UInt8](repeating: 0, count: Int(length))
    guard keys["o"] == "z", uncompress(&raw, &length, Array(packed), uLong(packed.count)) == Z_OK,
      length == raw.count
    else { return nil }
    let pixels = (0..<width * height).flatMap { index in
      raw[index * depth..<(index + 1) * depth] + (depth == 3 ? [255] : [])
    }
    return .show(
      id: UInt32(id), PixelPicture(width: width, height: height, pixels: pixels), columns: columns, rows: rows)
  }
}
