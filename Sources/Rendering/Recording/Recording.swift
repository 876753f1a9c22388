/// A screen over time: pictures at equal distances.
///
/// A row that occurs several times, in one picture or in many, is kept once.
public struct Recording: Equatable, Sendable {
  public let size: ScreenSize
  /// The number of pictures in a second.
  public let framesPerSecond: Double
  /// The different rows, in the order of their first use.
  private(set) var rows: [[Cell]] = []
  /// The numbers of the rows of each picture.
  private(set) var frames: [[Int]] = []
  private var numbers: [[Cell]: Int] = [:]

  /// Creates a recording without pictures.
  public init(size: ScreenSize, framesPerSecond: Double) {
    self.size = size
    self.framesPerSecond = framesPerSecond
  }

  /// The number of pictures.
  public var count: Int { frames.count }

  /// The seconds that the recording takes: each picture is shown for as long as the others.
  public var duration: Double { time(of: count) }

  /// Returns the seconds from the start of the recording to a picture.
  func time(of frame: Int) -> Double { Double(frame) / framesPerSecond }

  /// Adds a picture, which must have the size of the recording.
  public mutating func append(_ screen: ScreenBuffer) {
    precondition(screen.size == size, "a recording has pictures of one size")
    frames.append((0..<size.rows).map { number(of: Array(screen.row($0))) })
  }

  private mutating func number(of row: [Cell]) -> Int {
    if let known = numbers[row] { return known }
    numbers[row] = rows.count
    rows.append(row)
    return rows.count - 1
  }

  /// Returns a picture by its number.
  public func screen(_ frame: Int) -> ScreenBuffer {
    var screen = ScreenBuffer(size: size)
    for (row, number) in frames[frame].enumerated() {
      for (column, cell) in rows[number].enumerated() { screen[column, row] = cell }
    }
    return screen
  }

  /// Keeps some of the pictures.
  public mutating func keep(_ range: Range<Int>) { frames = Array(frames[range]) }

  /// The pictures that differ from the one before them, each with its number; the first one among them.
  var changes: [(frame: Int, rows: [Int])] {
    frames.indices.filter { $0 == 0 || frames[$0] != frames[$0 - 1] }.map { ($0, frames[$0]) }
  }
}
