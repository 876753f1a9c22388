import Foundation
import ShapeGeometry
import ViewTree

// The layouts of alignments in the machine, and what is known of a view where a guide is found.

/// An alignment along one axis, as a word: the index of a case, or 16 and more for a guide of the program's own.
protocol GuideValue: MachineValue {
  var guide: AlignmentGuide { get }
  var word: Int { get }
}

extension GuideValue {
  func store(to frame: Frame, at slot: Slot) { frame[int: slot.word] = word }
}

extension HorizontalAlignment: GuideValue {
  static var type: Type { .library("HorizontalAlignment") }
  static var layout: Layout { .word }
  static let known: [HorizontalAlignment] = [.leading, .center, .trailing, .listRowSeparatorLeading]

  static func load(from frame: Frame, at slot: Slot) -> HorizontalAlignment {
    let word = frame[int: slot.word]
    if known.indices.contains(word) { return known[word] }
    return HorizontalAlignment(guide: frame.guide(.horizontal, word))
  }

  var word: Int { Self.known.firstIndex(of: self) ?? Int(guide.name) ?? 1 }
}

extension VerticalAlignment: GuideValue {
  static var type: Type { .library("VerticalAlignment") }
  static var layout: Layout { .word }
  static let known: [VerticalAlignment] = [.top, .center, .bottom, .firstTextBaseline, .lastTextBaseline]

  static func load(from frame: Frame, at slot: Slot) -> VerticalAlignment {
    let word = frame[int: slot.word]
    if known.indices.contains(word) { return known[word] }
    return VerticalAlignment(guide: frame.guide(.vertical, word))
  }

  var word: Int { Self.known.firstIndex(of: self) ?? Int(guide.name) ?? 1 }
}

/// Both alignments in one word: the index of a named pair, or 16 more than the words of both.
extension AlignmentPair: MachineValue {
  static var type: Type { .library("Alignment") }
  static var layout: Layout { .word }
  static let known: [(name: String, pair: AlignmentPair)] = [
    ("center", .center), ("leading", .leading), ("trailing", .trailing), ("top", .top), ("bottom", .bottom),
    ("topLeading", .topLeading), ("topTrailing", .topTrailing), ("bottomLeading", .bottomLeading),
    ("bottomTrailing", .bottomTrailing),
  ]
  private static let base = 1 << 20

  static func load(from frame: Frame, at slot: Slot) -> AlignmentPair {
    let word = frame[int: slot.word]
    if known.indices.contains(word) { return known[word].pair }
    var parts = [UInt64((word - 16) % base), UInt64((word - 16) / base)]
    return parts.withUnsafeMutableBufferPointer { words in
      guard let address = words.baseAddress else { return .center }
      let inner = Frame(words: address, objects: frame.objects, allowance: frame.allowance)
      return AlignmentPair(
        horizontal: .load(from: inner, at: Slot(0, 0)), vertical: .load(from: inner, at: Slot(1, 0)))
    }
  }

  func store(to frame: Frame, at slot: Slot) {
    if let index = Self.known.firstIndex(where: { $0.pair == self }) {
      frame[int: slot.word] = index
      return
    }
    HorizontalAlignment(guide: horizontal).store(to: frame, at: slot)
    let across = frame[int: slot.word]
    VerticalAlignment(guide: vertical).store(to: frame, at: slot)
    frame[int: slot.word] = 16 + across + frame[int: slot.word] * Self.base
  }
}

extension Frame {
  /// Returns the program's own guide of a number, which names it.
  fileprivate func guide(_ axis: Axis, _ number: Int) -> AlignmentGuide {
    let code = allowance?.pointee.guide(number).map { Handle(CodeKey(closures: [$0], callOffset: nil)) }
    return AlignmentGuide(axis, String(number), code: code)
  }
}

extension Allowance {
  /// Keeps the function of a guide and returns its number; the same name has the same number.
  mutating func addGuide(named name: String, _ code: ClosureValue) -> Int {
    if let place = guidePlaces[name] {
      guides[place] = code
      return Self.firstGuide + place
    }
    guidePlaces[name] = guides.count
    guides.append(code)
    return Self.firstGuide + guides.count - 1
  }

  /// Returns the function of the guide of a number; nil for one of SwiftUI's own guides.
  func guide(_ number: Int) -> ClosureValue? {
    let index = number - Self.firstGuide
    return guides.indices.contains(index) ? guides[index] : nil
  }

  /// The number of the first of a program's own guides; those of SwiftUI's own are less.
  private static let firstGuide = 16
}

extension ViewDimensions {
  /// The width and the height, and then for each guide that the view sets its axis, its word and its position.
  var numbers: [CGFloat] {
    explicit.reduce(into: [width, height]) { numbers, entry in
      let isHorizontal = entry.key.axis == .horizontal
      let word =
        isHorizontal ? HorizontalAlignment(guide: entry.key).word : VerticalAlignment(guide: entry.key).word
      numbers += [isHorizontal ? 0 : 1, CGFloat(word), entry.value]
    }
  }
}
