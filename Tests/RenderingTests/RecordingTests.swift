import Foundation
import TestSupport
import Testing

@testable import Rendering

/// A screen over time: what is kept of it, and what its files say.
@Suite struct RecordingTests {
  private static func screen(_ lines: String...) -> ScreenBuffer {
    var screen = ScreenBuffer(size: ScreenSize(columns: 3, rows: lines.count))
    for (row, line) in lines.enumerated() { screen.write(line, column: 0, row: row) }
    return screen
  }

  private static func recording(_ screens: [ScreenBuffer], framesPerSecond: Double = 4) -> Recording {
    var recording = Recording(size: screens[0].size, framesPerSecond: framesPerSecond)
    for screen in screens { recording.append(screen) }
    return recording
  }

  /// A dot that goes to and fro under a line.
  private static let bounce = recording([
    screen("───", "⣿"), screen("───", " ⣿"), screen("───", "  ⣿"), screen("───", " ⣿"),
  ])

  @Test func `pictures come out as they went in`() {
    #expect(Self.bounce.screen(2).plainText == "───\n  ⣿\n")
    #expect(Self.bounce.count == 4 && Self.bounce.duration == 1)
    #expect(Self.bounce.rows.count == 4, "the line is kept once, and so is the dot in the middle")
  }

  @Test func `one pass of what repeats itself is found`() {
    let pass = Self.bounce.screens
    #expect(Self.recording(pass + pass).pass == 0..<4)
    #expect(Self.recording(pass).pass == nil, "two passes are demanded")
    #expect(Self.recording([Self.screen("abc", "d")] + pass + pass + pass.prefix(1)).pass == 1..<5)
    #expect(Self.recording(Array(repeating: pass[0], count: 8)).pass == nil, "a picture that stands is no motion")
    #expect(Self.recording(pass + pass + [Self.screen("abc", "d")]).pass == nil)
  }

  @Test func `a cast draws the screen, and then what changes of it`() {
    #expect(
      Self.bounce.asciicast(depth: .truecolor) == #"""
        {"version":2,"width":3,"height":2,"duration":1.0}
        [0.0,"o","\u001b[?25l\u001b[0m\u001b[2J\u001b[H\u001b[1;1H───\u001b[2;1H⣿"]
        [0.25,"o","\u001b[2;1H ⣿"]
        [0.5,"o","\u001b[2;2H ⣿"]
        [0.75,"o","\u001b[2;2H⣿ "]
        [1.0,"o","\u001b[?25h"]

        """#)
  }

  @Test func `a picture that stays is no event, and lasts to the end`() {
    let still = Self.recording([Self.screen("⡇"), Self.screen("⡇")])
    let lines = still.asciicast(depth: .none).split(separator: "\n")
    #expect(lines.count == 3 && lines[2] == #"[0.5,"o","\u001b[?25h"]"#)
    #expect(!still.svg().contains("<animate"), "nothing moves")
  }

  @Test(arguments: 1...30)
  func `a terminal that plays a cast shows each picture`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let styles = [
      CellStyle.plain, .bold, .reverse, CellStyle(foreground: .rgb(200, 30, 30)),
      CellStyle(foreground: .standard, background: .rgb(0, 0, 90), attributes: .dim),
    ]
    let screens = (0..<12).map { _ in
      var screen = ScreenBuffer(size: ScreenSize(columns: 9, rows: 3))
      for _ in 0..<6 {
        screen.write(
          ["a", "星", "⣿⡇", "e\u{301}", "  "].randomElement(using: &generator)!,
          column: Int.random(in: 0..<9, using: &generator), row: Int.random(in: 0..<3, using: &generator),
          style: styles.randomElement(using: &generator)!)
      }
      return screen.mended
    }
    let events = TerminalStandIn.events(of: Self.recording(screens).asciicast(depth: .truecolor))
    var terminal = TerminalStandIn(columns: 9, rows: 3)
    var rest = events[...]
    for (index, screen) in screens.enumerated() {
      while let event = rest.first, event.time <= Double(index) / 4 {
        terminal.obey(event.text)
        rest = rest.dropFirst()
      }
      var fresh = TerminalStandIn(columns: 9, rows: 3)
      for event in TerminalStandIn.events(of: Self.recording([screen]).asciicast(depth: .truecolor)) {
        fresh.obey(event.text)
      }
      #expect(terminal.cells == fresh.cells, "picture \(index)")
      #expect(terminal.text == screen.plainText)
    }
  }

  @Test func `a drawing has each row once, and shows one picture at a time`() {
    let svg = Self.bounce.svg()
    #expect(svg.components(separatedBy: "<g id=\"row").count - 1 == 3, "the line stands, and three rows move")
    for frame in 0..<4 {
      #expect(DrawingStandIn(svg).rows(at: (Double(frame) + 0.5) / 4) == [20: Self.bounce.frames[frame][1]])
    }
    #expect(svg.contains("dur=\"1s\" repeatCount=\"indefinite\" values=\"hidden;visible;hidden;visible\""))
    #expect(svg.contains("keyTimes=\"0;0.25;0.5;0.75\""))
  }

  @Test func `a program that plays nothing shows the first picture`() {
    let svg = Self.bounce.svg()
    #expect(svg.components(separatedBy: "<g visibility=\"visible\">").count == 2)
    let first = svg.components(separatedBy: "<g visibility=\"visible\">")[1].components(separatedBy: "</g>")[0]
    #expect(first.contains("<use href=\"#row\(Self.bounce.frames[0][1])\" y=\"20\"/>"))
  }
}

extension Recording {
  fileprivate var screens: [ScreenBuffer] { (0..<count).map(screen) }
}

extension ScreenBuffer {
  /// The screen without halves of wide characters, which a random text may have written over.
  fileprivate var mended: ScreenBuffer {
    var screen = self
    for row in 0..<size.rows {
      for column in 0..<size.columns {
        let isWide = self[column, row].character.map { $0.width == 2 } ?? false
        let hasHalf = column + 1 < size.columns && self[column + 1, row].character == nil
        let isHalf = self[column, row].character == nil
        let hasFirst = column > 0 && self[column - 1, row].character.map { $0.width == 2 } ?? false
        if isWide && !hasHalf || isHalf && !hasFirst { screen[column, row] = .blank }
        if isHalf && hasFirst { screen[column, row].style = self[column - 1, row].style }
      }
    }
    return screen
  }
}

/// A terminal as a cast needs it: characters with the last style that was set.
private struct TerminalStandIn {
  var cells: [[String]]
  private var characters: [[String]]
  private var place = (column: 0, row: 0)
  private var style = "0"

  init(columns: Int, rows: Int) {
    characters = Array(repeating: Array(repeating: " ", count: columns), count: rows)
    cells = Array(repeating: Array(repeating: " 0", count: columns), count: rows)
  }

  /// The characters without the spaces at the ends of the rows.
  var text: String {
    characters.map { row in
      var line = row.joined()
      while line.hasSuffix(" ") { line.removeLast() }
      return line + "\n"
    }.joined()
  }

  static func events(of cast: String) -> [(time: Double, text: String)] {
    cast.split(separator: "\n").dropFirst().map { line in
      let event = try! JSONSerialization.jsonObject(with: Data(line.utf8)) as! [Any]
      return (event[0] as! Double, event[2] as! String)
    }
  }

  mutating func obey(_ text: String) {
    var rest = text[...]
    while let character = rest.popFirst() {
      guard character == "\u{1B}" else {
        put(character)
        continue
      }
      rest = rest.dropFirst()
      let parameters = rest.prefix { !$0.isLetter }
      rest = rest.dropFirst(parameters.count)
      let numbers = parameters.split(separator: ";").compactMap { Int($0) }
      switch rest.popFirst() {
      case "H": place = (numbers.count > 1 ? numbers[1] - 1 : 0, (numbers.first ?? 1) - 1)
      case "m": style = String(parameters)
      case "J": self = TerminalStandIn(columns: cells[0].count, rows: cells.count)
      default: break
      }
    }
  }

  private mutating func put(_ character: Character) {
    let isWide = character == "星"
    characters[place.row][place.column] = String(character)
    cells[place.row][place.column] = String(character) + style
    if isWide {
      characters[place.row][place.column + 1] = ""
      cells[place.row][place.column + 1] = style
    }
    place.column += isWide ? 2 : 1
  }
}

/// A reader of animated drawings as a recording needs it.
private struct DrawingStandIn {
  private var groups: [(isVisible: Bool, times: [Double], values: [String], uses: [Int: Int])] = []

  init(_ svg: String) {
    for group in svg.components(separatedBy: "<g visibility=\"").dropFirst() {
      let body = group.components(separatedBy: "</g>")[0]
      func attribute(_ name: String) -> [String] {
        guard body.contains("<animate") else { return [] }
        return body.components(separatedBy: name + "=\"")[1].components(separatedBy: "\"")[0].components(
          separatedBy: ";")
      }
      var uses: [Int: Int] = [:]
      for use in body.components(separatedBy: "<use href=\"#row").dropFirst() {
        let words = use.components(separatedBy: "\"")
        uses[Int(words[2])!] = Int(words[0])!
      }
      groups.append(
        (group.hasPrefix("visible"), attribute("keyTimes").map { Double($0)! }, attribute("values"), uses))
    }
  }

  /// Returns the rows that are seen at a share of the duration, by their places.
  func rows(at share: Double) -> [Int: Int] {
    var rows: [Int: Int] = [:]
    for group in groups {
      let value = group.times.lastIndex { $0 <= share }.map { group.values[$0] }
      guard value.map({ $0 == "visible" }) ?? group.isVisible else { continue }
      rows.merge(group.uses) { _, new in new }
    }
    return rows
  }
}
