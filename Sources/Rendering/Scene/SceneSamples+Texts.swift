import DotRaster
import Foundation
import PlainText
import ShapeGeometry
import ViewTree

// Texts: as the terminal's characters, or as outlines where they are much larger.

extension SceneSamples {
  /// Returns the way to the outlines of a line of text; nil if it is shown in another form.
  func outlines(
    of font: TextFont, from start: CGPoint, width: CGFloat, _ transform: ProjectionTransform,
    through viewport: Viewport
  ) -> TextOutlines? {
    func place(_ x: CGFloat, _ y: CGFloat) -> CGPoint { viewport.dot(CGPoint(x: x, y: y).applying(transform)) }
    let (left, right) = (place(start.x, start.y), place(start.x + width, start.y))
    let (foot, head) = (place(start.x + width / 2, start.y), place(start.x + width / 2, start.y - font.capHeight))
    let height = hypot(head.x - foot.x, head.y - foot.y) / CGFloat(grid.down)
    let isTurned = right.x <= left.x || abs(right.y - left.y) > (right.x - left.x) * Self.level || head.y >= foot.y
    return texts.outlines(height: height, isTurned: isTurned)
  }

  /// The greatest slope of a line of text that is not turned.
  private static let level: CGFloat = 0.2

  /// Adds a line of text as characters, each in the cell that is nearest to its place.
  mutating func add(
    _ text: String, _ font: TextFont, from start: CGPoint, width: CGFloat, of item: SceneItem,
    through viewport: Viewport, _ cut: Cut
  ) {
    // The middle of the letters: half a capital's height above the baseline.
    let local = CGPoint(x: start.x + width / 2, y: start.y - font.capHeight / 2)
    let dot = viewport.dot(local.applying(item.transform))
    guard dot.x.isFinite, dot.y.isFinite, abs(dot.x) < 1e6, abs(dot.y) < 1e6 else { return }
    let row = Int((Double(dot.y) / Double(grid.down)).rounded(.down))
    guard row >= 0, row < rows / grid.down else { return }
    var characters = displayedCharacters(text.withoutInvisibleCharacters)
    let whole = characters.reduce(0) { $0 + $1.width }
    let ends = [start.x, start.x + width].map { x in
      viewport.dot(CGPoint(x: x, y: local.y).applying(item.transform)).x / CGFloat(grid.across)
    }
    // In an extent that is no number of cells, no letter has a place.
    guard ends.allSatisfy({ abs($0) < 1e6 }) else { return }
    let span = min(ends[0], ends[1])...max(ends[0], ends[1])
    var column = Int((Double(dot.x) / Double(grid.across) - Double(whole) / 2).rounded())
    SceneLetter.keep(&characters, from: &column, over: span, within: columns / grid.across)
    let places = SceneLetter.columns(of: characters, from: column, ends: (ends[0], ends[1]))
    var passed = 0
    for (character, column) in zip(characters, places) {
      defer { passed += character.width }
      guard column >= 0, (column + character.width) * grid.across <= columns else { continue }
      let share = (CGFloat(passed) + CGFloat(character.width) / 2) / CGFloat(max(1, whole))
      let point = CGPoint(x: start.x + width * share, y: local.y)
      let own = viewport.dot(point.applying(item.transform))
      guard own.x.isFinite, own.y.isFinite, abs(own.x) < 1e6, abs(own.y) < 1e6 else { continue }
      let place = (column: Int(own.x.rounded(.down)), row: Int(own.y.rounded(.down)))
      var color = item.paint.color(at: point).premultiplied * Float(item.opacity) * cut.share(place.column, place.row)
      if item.blendMode != .normal, (0..<columns).contains(place.column), (0..<rows).contains(place.row) {
        color = item.blendMode.blended(
          color, over: colors[place.row * columns + place.column],
          before: item.blendMode.seesGround ? ground : nil)
      }
      guard color.w > 0.02 else { continue }
      letters.append(
        SceneLetter(
          character: character, column: column, row: row, place: place, color: color, isBold: font.weight >= 0.3,
          offset: passed, whole: whole, span: span))
    }
  }
}

extension SceneSamples {
  /// Returns the dot in which the letter that a cell shows is laid out: letters take the cell that is nearest to their
  /// place, or one beside it where lines share the room. Returns nil if the cell shows no letter.
  public func letterDot(column: Int, row: Int) -> CGPoint? {
    let letter = separatedLetters.last { letter in
      letter.row == row && (letter.column..<letter.column + letter.character.width).contains(column)
    }
    return letter.map { letter in
      CGPoint(
        x: (CGFloat(letter.place.column) + 0.5) / CGFloat(Self.fineness),
        y: (CGFloat(letter.place.row) + 0.5) / CGFloat(Self.fineness))
    }
  }
}

extension TextFont {
  /// The share of a line's area, from the baseline to the height of its capitals, that letters cover.
  var inkShare: Double { 0.22 + 0.25 * Double(max(weight, -0.4)) }
}
