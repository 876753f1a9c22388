import Foundation
import ShapeGeometry

/// The lines and areas of a symbol on its grid, in layers, the lowest first.
struct SymbolDrawing {
  /// The lines and areas of one level, which are painted alike.
  struct Layer {
    /// 0 for the first level of the foreground, 1 for the second.
    var level: Int
    var lines = Path()
    var area = Path()
  }

  var layers: [Layer] = []
  /// The layers on top, which nothing is cut out of.
  var added: [Layer] = []
  /// The area that is cut out of `layers`; nil for none.
  var gap: Path?
  /// The width of the lines on the grid.
  let lineWidth: CGFloat

  /// The width and height of the grid.
  static let side: CGFloat = 24

  /// The smallest rectangle around the lines and areas on the grid; the whole grid if there are none.
  var bounds: CGRect {
    let box = (layers + added).reduce(CGRect.null) { box, layer in
      let reach = -lineWidth / 2
      let lines = layer.lines.isEmpty ? CGRect.null : layer.lines.boundingRect.insetBy(dx: reach, dy: reach)
      return box.union(lines).union(layer.area.isEmpty ? .null : layer.area.boundingRect)
    }
    return box.isNull ? CGRect(x: 0, y: 0, width: Self.side, height: Self.side) : box
  }

  /// The widths of lines for weights on UIKit's scale.
  private static let widths: [(weight: CGFloat, width: CGFloat)] = [
    (-0.8, 0.6), (-0.6, 0.95), (-0.4, 1.4), (0, 1.85), (0.23, 2.15), (0.3, 2.4), (0.4, 2.75), (0.56, 3.2), (0.62, 3.6),
  ]

  /// Makes the drawing of a name in a weight on UIKit's scale; nil if there is none. With `isLayered` its levels are
  /// painted apart, and a filled figure is whole behind the symbol in it.
  init?(_ name: String, weight: CGFloat, isLayered: Bool) {
    guard let name = SymbolName(name) else { return nil }
    lineWidth = Self.lineWidth(weight)
    let isInnerFilled = name.isFilled || name.enclosure != nil
    let inner =
      SymbolName.number(name.base).map { Ink(figures: $0) }
      ?? Ink(
        SymbolTable.all[name.base] ?? SymbolTable.letters[name.base] ?? [], isFilled: isInnerFilled,
        lineWidth: lineWidth)
    if let enclosure = name.enclosure.flatMap({ SymbolTable.enclosures[$0] }) {
      enclose(inner.placed(in: enclosure), in: enclosure, isFilled: name.isFilled, isLayered: isLayered)
    } else {
      layers = inner.layers(isLayered: isLayered, lineWidth: lineWidth)
    }
    if name.isSlashed { slash() }
    if let badge = name.badge { add(badge) }
  }

  private static func lineWidth(_ weight: CGFloat) -> CGFloat {
    guard let first = widths.first, let last = widths.last, weight > first.weight else { return widths[0].width }
    guard let next = widths.firstIndex(where: { $0.weight >= weight }) else { return last.width }
    let (low, high) = (widths[next - 1], widths[next])
    return low.width + (high.width - low.width) * (weight - low.weight) / (high.weight - low.weight)
  }

  private mutating func enclose(_ inner: Ink, in enclosure: SymbolEnclosure, isFilled: Bool, isLayered: Bool) {
    var outer = Ink(SymbolTable.all[enclosure.name] ?? [], isFilled: isFilled, lineWidth: lineWidth)
    let hasBody = !outer.levels[0].bodies.isEmpty
    guard isLayered else {
      let seen = inner.layers(isLayered: false, lineWidth: lineWidth)
      if hasBody {
        for layer in seen {
          outer.levels[0].cuts.addPath(layer.area)
          outer.levels[0].cuts.addPath(Self.outline(of: layer.lines, lineWidth))
        }
        layers = outer.layers(isLayered: false, lineWidth: lineWidth)
      } else {
        layers = (outer + inner).layers(isLayered: false, lineWidth: lineWidth)
      }
      return
    }
    var back = outer.layers(isLayered: false, lineWidth: lineWidth)
    for index in back.indices { back[index].level = 1 }
    layers = back + inner.layers(isLayered: false, lineWidth: lineWidth)
  }

  /// Crosses the symbol out.
  private mutating func slash() {
    let line = Path { path in
      path.move(to: CGPoint(x: 3.2, y: 3.2))
      path.addLine(to: CGPoint(x: 20.8, y: 20.8))
    }
    // The gap is a line's width on both sides.
    gap = line.strokedPath(StrokeStyle(lineWidth: lineWidth * 3, lineCap: .square))
    added.append(Layer(level: 0, lines: line))
  }

  /// Adds a small symbol at the corner; a dot if it has no name.
  private mutating func add(_ badge: String) {
    guard !badge.isEmpty else {
      gap = Path(ellipseIn: CGRect(x: 12.8, y: 1.2, width: 10, height: 10))
      added.append(Layer(level: 0, area: Path(ellipseIn: CGRect(x: 14.4, y: 2.8, width: 6.8, height: 6.8))))
      return
    }
    gap = Path(ellipseIn: CGRect(x: 12.2, y: 12.2, width: 12, height: 12))
    let place = SymbolEnclosure("", at: (18.4, 18.4), scale: 0.42)
    let ink = Ink(SymbolTable.all[badge] ?? [], isFilled: true, lineWidth: lineWidth).placed(in: place)
    added += ink.layers(isLayered: false, lineWidth: lineWidth)
  }

  /// Returns the outline of lines.
  fileprivate static func outline(of lines: Path, _ lineWidth: CGFloat) -> Path {
    guard !lines.isEmpty else { return Path() }
    let style = StrokeStyle(lineWidth: lineWidth, lineCap: .round, lineJoin: .round)
    return lines.strokedPath(style, tolerance: 0.02)
  }
}

/// The paths of a symbol's parts on its grid, by their levels.
private struct Ink {
  /// The paths of one level.
  struct Level {
    var lines = Path()
    var areas = Path()
    var bodies = Path()
    /// The areas that are cut out of the bodies.
    var cuts = Path()
  }

  var levels = [Level(), Level()]

  init(_ parts: [SymbolPart], isFilled: Bool, lineWidth: CGFloat) {
    let isFilled = isFilled && parts.contains(where: \.isBody)
    for part in parts { add(part, isFilled: isFilled, lineWidth, level: 0) }
  }

  /// Sets figures side by side.
  init(figures: [String]) {
    for (index, name) in figures.enumerated() {
      let ink = Ink(SymbolTable.figures[name] ?? [], isFilled: false, lineWidth: 0)
      let middle = SymbolDrawing.side / 2 + (CGFloat(index) - CGFloat(figures.count - 1) / 2) * 11.6
      self = self + ink.placed(in: SymbolEnclosure("", at: (middle, SymbolDrawing.side / 2), scale: 0.86))
    }
  }

  private mutating func add(_ part: SymbolPart, isFilled: Bool, _ lineWidth: CGFloat, level: Int) {
    switch part {
    case .line(let figure): levels[level].lines.addPath(figure.path)
    case .area(let figure): levels[level].areas.addPath(figure.path)
    case .body(let figure):
      if isFilled {
        levels[level].bodies.addPath(figure.path.grown(by: lineWidth / 2))
      } else {
        levels[level].lines.addPath(figure.path)
      }
    case .mark(let figure):
      if isFilled {
        levels[level].cuts.addPath(SymbolDrawing.outline(of: figure.path, lineWidth))
      } else {
        levels[level].lines.addPath(figure.path)
      }
    case .dot(let figure):
      if isFilled { levels[level].cuts.addPath(figure.path) } else { levels[level].areas.addPath(figure.path) }
    case .ring(let figure):
      if isFilled { levels[level].cuts.addPath(figure.path) } else { levels[level].lines.addPath(figure.path) }
    case .second(let inner): add(inner, isFilled: isFilled, lineWidth, level: 1)
    }
  }

  /// Returns the paths within a figure.
  func placed(in enclosure: SymbolEnclosure) -> Ink {
    let (scale, half) = (enclosure.scale, SymbolDrawing.side / 2)
    let transform = CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: enclosure.middle.x - half * scale, ty: enclosure.middle.y - half * scale)
    var result = self
    for index in levels.indices {
      result.levels[index].lines = levels[index].lines.applying(transform)
      result.levels[index].areas = levels[index].areas.applying(transform)
      result.levels[index].bodies = levels[index].bodies.applying(transform)
      result.levels[index].cuts = levels[index].cuts.applying(transform)
    }
    return result
  }

  static func + (one: Ink, other: Ink) -> Ink {
    var result = one
    for index in one.levels.indices {
      result.levels[index].lines.addPath(other.levels[index].lines)
      result.levels[index].areas.addPath(other.levels[index].areas)
      result.levels[index].bodies.addPath(other.levels[index].bodies)
      result.levels[index].cuts.addPath(other.levels[index].cuts)
    }
    return result
  }

  /// Returns the layers of the levels, the second level first; one layer unless they are painted apart.
  func layers(isLayered: Bool, lineWidth: CGFloat) -> [SymbolDrawing.Layer] {
    var result: [SymbolDrawing.Layer] = []
    for (number, level) in levels.enumerated().reversed() {
      var layer = SymbolDrawing.Layer(level: number, lines: level.lines, area: level.bodies)
      if !level.cuts.isEmpty { layer.area = level.bodies.subtracting(level.cuts) }
      layer.area.addPath(level.areas)
      guard !layer.lines.isEmpty || !layer.area.isEmpty else { continue }
      if isLayered || result.isEmpty {
        result.append(layer)
      } else {
        result[0].lines.addPath(layer.lines)
        result[0].area.addPath(layer.area)
        result[0].level = 0
      }
    }
    if !isLayered, !result.isEmpty { result[0].level = 0 }
    return result
  }
}

extension Path {
  /// Returns a closed figure stretched about its middle, so that its box is larger by a length on each side.
  fileprivate func grown(by length: CGFloat) -> Path {
    let box = boundingRect
    guard box.width > 0, box.height > 0 else { return self }
    let (across, down) = ((box.width + 2 * length) / box.width, (box.height + 2 * length) / box.height)
    return applying(
      CGAffineTransform(
        a: across, b: 0, c: 0, d: down, tx: box.midX * (1 - across), ty: box.midY * (1 - down)))
  }
}
