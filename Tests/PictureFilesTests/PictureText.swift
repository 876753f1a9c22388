import PictureFiles

// Small pictures as text, a character for each pixel and a line for each row.

/// The colours of the characters.
private let characters: [(Character, Picture.Pixel)] = [
  (".", .clear),
  ("#", Picture.Pixel(red: 0, green: 0, blue: 0)),
  ("o", Picture.Pixel(red: 255, green: 255, blue: 255)),
  ("r", Picture.Pixel(red: 255, green: 0, blue: 0)),
  ("g", Picture.Pixel(red: 0, green: 128, blue: 0)),
  ("b", Picture.Pixel(red: 0, green: 0, blue: 255)),
  ("-", Picture.Pixel(red: 255, green: 0, blue: 0, alpha: 127)),
  ("+", Picture.Pixel(red: 255, green: 0, blue: 0, alpha: 128)),
]

extension Picture {
  /// Creates the picture of a text.
  init(_ text: String) {
    let lines = text.split(separator: "\n")
    self.init(width: lines.first?.count ?? 0, height: lines.count)
    for (row, line) in lines.enumerated() {
      for (column, character) in line.enumerated() {
        self[column, row] = characters.first { $0.0 == character }?.1 ?? .clear
      }
    }
  }

  /// The picture's text, with a question mark for a colour without a character.
  var text: String {
    (0..<height).map { row in
      String((0..<width).map { column in characters.first { $0.1 == self[column, row] }?.0 ?? "?" })
    }.joined(separator: "\n")
  }

  /// Creates a picture of random pixels, each one of some colours.
  init(width: Int, height: Int, of colors: [Pixel], using generator: inout some RandomNumberGenerator) {
    self.init(width: width, height: height)
    for row in 0..<height {
      for column in 0..<width { self[column, row] = colors.randomElement(using: &generator) ?? .clear }
    }
  }
}

extension Picture.Pixel {
  /// Returns a random pixel of any opacity.
  static func random(using generator: inout some RandomNumberGenerator) -> Self {
    let bits = UInt32.random(in: 0 ... .max, using: &generator)
    return Self(
      red: UInt8(bits >> 24), green: UInt8(bits >> 16 & 0xff), blue: UInt8(bits >> 8 & 0xff), alpha: UInt8(bits & 0xff))
  }
}
