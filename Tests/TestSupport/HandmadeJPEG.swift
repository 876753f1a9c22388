/// A JPEG file that is put together here (ITU-T T.81): blocks of 8 x 8 pixels, each of one colour.
public struct HandmadeJPEG: Sendable {
  /// The meaning of a block's components.
  public enum Kind: CaseIterable, Sendable {
    case gray
    /// Luminance, and the differences to blue and red.
    case luminance
    /// Red, green and blue, which Adobe's marker tells.
    case color
    /// Cyan, magenta, yellow and black, 255 for no light.
    case inks
    /// Inks with Adobe's marker, 255 for all light.
    case lightOfInks
    /// Luminance, two differences and black, the light that inks let through.
    case luminanceOfInks

    public var components: Int {
      switch self {
      case .gray: 1
      case .luminance, .color: 3
      case .inks, .lightOfInks, .luminanceOfInks: 4
      }
    }

    /// The transform in Adobe's marker; nil if there is no marker.
    fileprivate var transform: UInt8? {
      switch self {
      case .gray, .luminance, .inks: nil
      case .color, .lightOfInks: 0
      case .luminanceOfInks: 2
      }
    }
  }

  public var kind: Kind
  public var isProgressive = false
  /// The number of columns and of rows that the file tells; the blocks may be other ones.
  public var size: (width: Int, height: Int)
  /// The components of each block, row by row.
  public var blocks: [[[UInt8]]]
  /// The components in each scan; one scan has all of them at first.
  public var scans: [[Int]]
  /// The number of scans of a progressive file that add nothing.
  public var emptyScans = 0
  /// The bytes between the file's first marker and its tables.
  public var head: [UInt8] = []

  /// Creates a file of whole blocks.
  public init(_ kind: Kind, _ blocks: [[[UInt8]]]) {
    (self.kind, self.blocks) = (kind, blocks)
    size = (blocks[0].count * 8, blocks.count * 8)
    scans = [Array(0..<kind.components)]
  }

  public var bytes: [UInt8] {
    var bytes: [UInt8] = [0xff, 0xd8] + head
    if let transform = kind.transform {
      bytes += Self.segment(0xee, Array("Adobe".utf8) + [0, 100, 0, 0, 0, 0, transform])
    }
    // All steps of quantization are 8: a block's first coefficient is eight times its difference to 128.
    bytes += Self.segment(0xdb, [0] + [UInt8](repeating: 8, count: 64))
    let frame = [8] + Self.number(size.height) + Self.number(size.width) + [UInt8(kind.components)]
    let components = (0..<kind.components).flatMap { index -> [UInt8] in [UInt8(index + 1), 0x11, 0] }
    bytes += Self.segment(isProgressive ? 0xc2 : 0xc0, frame + components)
    // The code of a first coefficient's length is the length in four bits, that of an end of a block is 0.
    bytes += Self.segment(0xc4, [0, 0, 0, 0, 9] + [UInt8](repeating: 0, count: 12) + Array(0...8))
    bytes += Self.segment(0xc4, [0x10, 1] + [UInt8](repeating: 0, count: 15) + [0])
    for scan in scans {
      bytes += header(of: scan, isProgressive ? 0...0 : 0...63) + content(of: scan)
    }
    if isProgressive {
      for _ in 0..<emptyScans {
        bytes += header(of: [0], 1...63) + Self.packed([Bool](repeating: false, count: blocks.joined().count))
      }
    }
    return bytes + [0xff, 0xd9]
  }

  private func header(of scan: [Int], _ coefficients: ClosedRange<UInt8>) -> [UInt8] {
    let tables = scan.flatMap { index -> [UInt8] in [UInt8(index + 1), 0] }
    return Self.segment(0xda, [UInt8(scan.count)] + tables + [coefficients.lowerBound, coefficients.upperBound, 0])
  }

  /// Returns the codes of the blocks.
  private func content(of scan: [Int]) -> [UInt8] {
    var bits: [Bool] = []
    var last = [Int](repeating: 128, count: kind.components)
    for block in blocks.joined() {
      for component in scan {
        let difference = Int(block[component]) - last[component]
        last[component] = Int(block[component])
        let length = Int.bitWidth - difference.magnitude.leadingZeroBitCount
        // A negative difference is stored less one.
        let stored = difference < 0 ? difference - 1 : difference
        bits += Self.bits(of: length, 4) + Self.bits(of: stored, length)
        if !isProgressive { bits.append(false) }
      }
    }
    return Self.packed(bits)
  }

  private static func bits(of value: Int, _ count: Int) -> [Bool] {
    (0..<count).reversed().map { value >> $0 & 1 == 1 }
  }

  /// Returns bits as bytes, the last one filled with ones, and a zero after each byte that a marker begins with.
  private static func packed(_ bits: [Bool]) -> [UInt8] {
    stride(from: 0, to: bits.count, by: 8).flatMap { start -> [UInt8] in
      let byte = (start..<start + 8).reduce(UInt8(0)) { $0 << 1 | ($1 >= bits.count || bits[$1] ? 1 : 0) }
      return byte == 0xff ? [byte, 0] : [byte]
    }
  }

  private static func number(_ value: Int) -> [UInt8] { [UInt8(value >> 8 & 0xff), UInt8(value & 0xff)] }

  /// Returns a segment with its marker and its length.
  public static func segment(_ marker: UInt8, _ content: [UInt8]) -> [UInt8] {
    [0xff, marker] + number(content.count + 2) + content
  }
}

extension HandmadeJPEG {
  /// Returns a segment of EXIF data with a directory of two entries, the second of which is the orientation.
  public static func exif(orientation: UInt8, isBigEndian: Bool = false) -> [UInt8] {
    func number(_ value: Int, _ count: Int) -> [UInt8] {
      let bytes = (0..<count).map { UInt8(value >> ($0 * 8) & 0xff) }
      return isBigEndian ? bytes.reversed() : bytes
    }
    func entry(_ tag: Int, _ value: Int) -> [UInt8] {
      number(tag, 2) + number(3, 2) + number(1, 4) + number(value, 2) + [0, 0]
    }
    let head = Array((isBigEndian ? "MM" : "II").utf8) + number(42, 2) + number(8, 4)
    let directory = number(2, 2) + entry(0x0103, 6) + entry(0x0112, Int(orientation)) + number(0, 4)
    return segment(0xe1, Array("Exif\0\0".utf8) + head + directory)
  }
}

extension HandmadeJPEG {
  /// Creates a file of a random kind, of up to 40 x 40 pixels.
  public init(using generator: inout some RandomNumberGenerator) {
    let kind = Kind.allCases.randomElement(using: &generator) ?? .gray
    let (columns, rows) = (Int.random(in: 1...5, using: &generator), Int.random(in: 1...5, using: &generator))
    var blocks: [[[UInt8]]] = []
    for _ in 0..<rows {
      blocks.append(
        (0..<columns).map { _ in (0..<kind.components).map { _ in UInt8.random(in: 0...255, using: &generator) } })
    }
    self.init(kind, blocks)
    size.width -= Int.random(in: 0..<8, using: &generator)
    size.height -= Int.random(in: 0..<8, using: &generator)
    isProgressive = Bool.random(using: &generator)
    if isProgressive { emptyScans = Int.random(in: 0...3, using: &generator) }
    if Bool.random(using: &generator) { scans = (0..<kind.components).map { [$0] } }
  }

  /// Returns red, green and blue of a block, as they are shown.
  public func color(column: Int, row: Int) -> [Double] {
    let parts = blocks[row][column].map(Double.init)
    // The equations of JFIF 1.02.
    func mixed() -> [Double] {
      let (blue, red) = (parts[1] - 128, parts[2] - 128)
      let colors = [
        parts[0] + 1.402 * red, parts[0] - 0.344136 * blue - 0.714136 * red, parts[0] + 1.772 * blue,
      ]
      return colors.map { min(max($0, 0), 255) }
    }
    switch kind {
    case .gray: return [parts[0], parts[0], parts[0]]
    case .luminance: return mixed()
    case .color: return parts
    case .inks: return parts.prefix(3).map { (255 - $0) * (255 - parts[3]) / 255 }
    case .lightOfInks: return parts.prefix(3).map { $0 * parts[3] / 255 }
    case .luminanceOfInks: return mixed().map { (255 - $0) * parts[3] / 255 }
    }
  }
}
