import Rendering
import TestSupport
import Testing

@testable import TerminalPixels

/// Answers of terminals, and keys among them.
struct TerminalAnswersTests {
  /// The answers of a terminal to all questions.
  struct Sample: CustomTestStringConvertible {
    var name: String
    var answers: [String]
    var support: PixelSupport?
    var ground: Ink?

    var testDescription: String { name }
    var bytes: [UInt8] { answers.flatMap(\.utf8) }
  }

  private static let cell = ScreenSize(columns: 9, rows: 20)
  private static let white = Ink.rgb(255, 255, 255)

  static let samples = [
    Sample(
      name: "kitty 0.26.5",
      answers: [
        "\u{1B}_Gi=31;OK\u{1B}\\", "\u{1B}]11;rgb:0000/0000/0000\u{1B}\\", "\u{1B}[6;20;9t",
        "\u{1B}P>|kitty(0.26.5)\u{1B}\\", "\u{1B}[?62;c",
      ],
      support: PixelSupport(graphics: .kitty, cell: cell), ground: .rgb(0, 0, 0)),
    Sample(
      name: "xterm 379 as a VT340",
      answers: [
        "\u{1B}]11;rgb:ffff/ffff/ffff\u{1B}\\", "\u{1B}[6;13;6t", "\u{1B}P>|XTerm(379)\u{1B}\\",
        "\u{1B}[?2;0;1000;1000S", "\u{1B}[?63;1;2;4;6;9;15;16;22;28c",
      ],
      support: PixelSupport(
        graphics: .sixel(
          SixelHabits(keepsParts: false, keepsHoles: true, most: ScreenSize(columns: 1000, rows: 1000))),
        cell: ScreenSize(columns: 6, rows: 13)),
      ground: white),
    Sample(
      name: "xterm 379",
      answers: [
        "\u{1B}]11;rgb:ffff/ffff/ffff\u{1B}\\", "\u{1B}P>|XTerm(379)\u{1B}\\", "\u{1B}[?2;3S",
        "\u{1B}[?64;1;2;6;9;15;16;17;18;21;22;28c",
      ],
      support: nil, ground: white),
    Sample(
      name: "foot 1.13",
      answers: [
        "\u{1B}]11;rgb:1111/1111/1111\u{1B}\\", "\u{1B}[6;20;9t", "\u{1B}P>|foot(1.13.1)\u{1B}\\",
        "\u{1B}[?2;0;10000;10000S", "\u{1B}[?62;4;22c",
      ],
      support: PixelSupport(
        graphics: .sixel(SixelHabits(keepsParts: true, keepsHoles: true, most: ScreenSize(columns: 2000, rows: 2000))),
        cell: cell),
      ground: .rgb(17, 17, 17)),
    Sample(
      name: "WezTerm",
      answers: [
        "\u{1B}_Gi=31;OK\u{1B}\\", "\u{1B}]11;rgb:1e1e/2020/3030\u{1B}\\", "\u{1B}[6;20;9t",
        "\u{1B}P>|WezTerm 20240203-110809-5046fc22\u{1B}\\", "\u{1B}[?2;0;1000;1000S", "\u{1B}[?65;4;6;18;22c",
      ],
      support: PixelSupport(graphics: .kitty, cell: cell), ground: .rgb(0x1e, 0x20, 0x30)),
    Sample(name: "tmux 3.3a", answers: ["\u{1B}P>|tmux 3.3a\u{1B}\\", "\u{1B}[?1;2c"]),
    Sample(
      name: "tmux 3.4 with sixel", answers: ["\u{1B}[6;20;9t", "\u{1B}P>|tmux 3.4\u{1B}\\", "\u{1B}[?1;2;4c"],
      support: PixelSupport(graphics: .sixel(SixelHabits(keepsParts: false, keepsHoles: false)), cell: cell)),
    // It passes the question for the background on to the outer terminal.
    Sample(name: "GNU screen", answers: ["\u{1B}[?1;2c", "\u{1B}]11;rgb:ffff/ffff/ffff\u{1B}\\"], ground: white),
    Sample(name: "Linux console", answers: ["\u{1B}[?6c"]),
    Sample(
      name: "a bell in place of ESC \\", answers: ["\u{1B}]11;rgb:80/00/ff\u{7}", "\u{1B}[?62;4c"],
      ground: .rgb(128, 0, 255)),
  ]

  /// Bytes of keys and the mouse, some of which begin like answers.
  static let keys = [
    "", "q", "\u{1B}", "\u{1B}[A", "\u{1B}OP", "\u{1B}[1;2C", "\u{1B}[6~", "\u{1B}[6;5~", "\u{1B}[5~", "\u{1B}[15~",
    "\u{1B}[<0;12;7M", "\u{1B}_", "\u{1B}P", "\u{1B}]", "\u{1B}[", "é漢", "\u{1B}\u{1B}[B", "\u{1B}[Z", "\u{1B}[I",
    "\u{1B}]1x", "\u{1B}P>x", "\u{1B}[?x", "\r\t\u{3}",
  ]

  @Test(arguments: samples)
  func anAnswerIsReadHoweverItIsSplit(_ sample: Sample) {
    let bytes = sample.bytes
    var whole = TerminalAnswers()
    #expect(whole.take(bytes) == [])
    #expect(PixelSupport(whole) == sample.support)
    #expect(whole.ground == sample.ground)
    #expect(whole.attributes != nil)
    #expect(!whole.isWithinAnswer)
    for place in 0...bytes.count {
      var parts = TerminalAnswers()
      let keys = parts.take(Array(bytes[..<place])) + parts.take(Array(bytes[place...]))
      #expect(keys == [], "split at \(place)")
      #expect(parts == whole, "split at \(place)")
    }
  }

  @Test func keysAmongAnswersAreReturned() {
    let seed: UInt64 = 11
    var random = SeededGenerator(seed: seed)
    for round in 0..<2000 {
      let sample = Self.samples.randomElement(using: &random) ?? Self.samples[0]
      var typed = ""
      var sent = ""
      // A key lies between whole answers, never within one.
      for answer in sample.answers {
        let key = Self.keys.randomElement(using: &random) ?? ""
        // A lone Esc before an answer cannot be told from a key with Alt, but is returned all the same.
        typed += key
        sent += key + answer
      }
      var answers = TerminalAnswers()
      var keys: [UInt8] = []
      var rest = Array(sent.utf8)[...]
      while !rest.isEmpty {
        let part = rest.prefix(Int.random(in: 1...9, using: &random))
        rest = rest.dropFirst(part.count)
        keys += answers.take(Array(part))
      }
      keys += answers.takeHeld()
      #expect(String(decoding: keys, as: UTF8.self) == typed, "seed \(seed), round \(round), \(sample.name)")
      #expect(PixelSupport(answers) == sample.support, "seed \(seed), round \(round), \(sample.name)")
    }
  }

  @Test func aBeginningIsHeldBackUntilItsTimeIsOver() {
    var answers = TerminalAnswers()
    #expect(answers.take(Array("a\u{1B}[6".utf8)) == [UInt8(ascii: "a")])
    #expect(answers.isWithinAnswer)
    #expect(answers.takeHeld() == Array("\u{1B}[6".utf8))
    #expect(!answers.isWithinAnswer)
    #expect(answers.take([0x7E]) == [0x7E])
  }

  @Test func anEndlessAnswerIsNone() {
    var answers = TerminalAnswers()
    let flood = Array("\u{1B}_G".utf8) + [UInt8](repeating: UInt8(ascii: "x"), count: 5000)
    let keys = answers.take(flood)
    #expect(keys + answers.takeHeld() == flood)
  }

  @Test func randomBytesNeverTrapAndAreNotLost() {
    let seed: UInt64 = 12
    var random = SeededGenerator(seed: seed)
    let alphabet = Array("\u{1B}\u{1B}\u{1B}[]_PG>|?6;;;0123456789cSt\\\u{7}rgb:/~A".utf8)
    for round in 0..<2000 {
      let bytes = (0..<Int.random(in: 0...60, using: &random)).map { _ in
        alphabet[Int.random(in: 0..<alphabet.count, using: &random)]
      }
      var answers = TerminalAnswers()
      let keys = answers.take(bytes) + answers.takeHeld()
      // What is missing are answers; the rest is in order.
      var rest = keys[...]
      for byte in bytes where byte == rest.first { rest = rest.dropFirst() }
      #expect(rest.isEmpty, "seed \(seed), round \(round)")
    }
  }

  @Test func aRefusalIsNoSupport() {
    var answers = TerminalAnswers()
    _ = answers.take(Array("\u{1B}_Gi=31;EINVAL:no\u{1B}\\\u{1B}_Gi=7;OK\u{1B}\\\u{1B}[6;0;0t\u{1B}[?62c".utf8))
    #expect(!answers.knowsKitty)
    #expect(answers.cellPixels == nil)
    #expect(PixelSupport(answers, measured: Self.cell) == nil)
  }

  @Test func thePixelsOfACellMayComeFromElsewhere() {
    var answers = TerminalAnswers()
    _ = answers.take(Array("\u{1B}[?62;4c".utf8))
    #expect(PixelSupport(answers) == nil)
    #expect(PixelSupport(answers, measured: Self.cell)?.cell == Self.cell)
  }

  @Test func everyAnswerHasAListedBeginning() {
    for sample in Self.samples {
      for answer in sample.answers {
        #expect(TerminalAnswers.beginnings.contains { answer.hasPrefix($0) }, "\(sample.name)")
      }
    }
  }

  @Test(
    arguments: [
      ("kitty(0.26.5)", [GlyphSet.mixedSextants]), ("kitty(0.41.1)", [.mixedOctants, .mixedSextants]),
      ("kitty(0.18.0)", []), ("foot(1.13.1)", [.mixedSextants]), ("foot(1.20.1)", [.mixedOctants, .mixedSextants]),
      ("WezTerm 20240203-110809-5046fc22", [.mixedSextants]), ("VTE(7600)", [.mixedSextants]),
      ("VTE(7802)", [.mixedOctants, .mixedSextants]), ("ghostty 1.2.3", [.mixedOctants, .mixedSextants]),
      ("XTerm(379)", []), ("tmux 3.3a", []), ("kitty", []), ("", []), ("(1)", []),
    ] as [(String, [GlyphSet])])
  func `a terminal's name tells the blocks that it draws itself`(name: String, sets: [GlyphSet]) {
    var answers = TerminalAnswers()
    #expect(answers.mixedSets.isEmpty, "nothing is known before the answer")
    _ = answers.take(Array("\u{1B}P>|\(name)\u{1B}\\".utf8))
    #expect(answers.mixedSets == sets)
  }
}
