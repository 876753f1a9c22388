import DotRaster
import Foundation
import ShapeGeometry
import ViewTree

/// The dots of a drawing of bare shapes: all layers, each with the dots that no later layer took from it.
///
/// A gap of one dot separates each layer from those beneath it, so that they can be told apart without colour.
public struct Composite: Sendable {
  let glyphs: GlyphSet
  private let empty: DotBitmap
  private(set) var layers: [DottedLayer] = []

  /// The dots of one layer, and their colours.
  struct DottedLayer: Sendable {
    var dots: DotBitmap
    var style: CellStyle
    /// The background of cells whose dots are all set.
    var tint: Ink
  }

  /// The number of layers with dots, including the frame's.
  public var layerCount: Int { layers.count }

  /// Creates a composite without dots, for an area in this character set.
  public init(_ glyphs: GlyphSet, area: CellArea) {
    self.glyphs = glyphs
    empty = glyphs.grid.bitmap(of: area)
  }

  /// All visible dots.
  public var dots: DotBitmap { layers.reduce(into: empty) { $0.formUnion($1.dots) } }

  /// Adds a layer on top, with a gap around it. The viewport is in the dots of the character set.
  public mutating func add(_ layer: Layer, through viewport: Viewport) {
    var dots = empty
    dots.fill(layer.outline, through: viewport, rule: layer.rule)
    guard !dots.isEmpty else { return }
    if !layers.isEmpty {
      let cleared = dots.dilated()
      for index in layers.indices { layers[index].dots.subtract(cleared) }
    }
    let style = CellStyle(foreground: Ink(layer.paint.color))
    layers.append(DottedLayer(dots: dots, style: style, tint: layer.paint.ground.map(Ink.init) ?? .standard))
  }

  /// Adds the marks of a list, the lowest first, with lines of at least one dot.
  ///
  /// The viewport is in the dots of the character set. Lines are left out beyond the distance `reach` from the origin.
  /// `work` is charged for the outlines of lines; if it is spent or stopped, the marks completed so far are added.
  public mutating func add(
    _ list: DisplayList, through viewport: Viewport, reach: CGFloat, work: inout DrawingWork
  ) {
    let layers = list.layers(OutlineAccuracy(for: viewport, reach: reach), work: &work)
    for layer in layers where !work.isStopped { add(layer, through: viewport) }
  }

  /// Adds the rectangle's outline as a dotted line.
  public mutating func addFrame(_ rect: CGRect, through viewport: Viewport) {
    var dots = empty
    let start = viewport.dot(CGPoint(x: rect.minX, y: rect.minY))
    let end = viewport.dot(CGPoint(x: rect.maxX, y: rect.maxY))
    // Only the visible part is walked, however far the zoom moves the rest.
    func dot(_ place: CGFloat, _ count: Int) -> Int { Int(min(max(place.rounded(), -1), CGFloat(count))) }
    let left = dot(start.x, dots.columns)
    let right = dot(end.x, dots.columns)
    let top = dot(start.y, dots.rows)
    let bottom = dot(end.y, dots.rows)
    for column in stride(from: left, through: right, by: 3) {
      dots[column, top] = true
      dots[column, bottom] = true
    }
    for row in stride(from: top, through: bottom, by: 3) {
      dots[left, row] = true
      dots[right, row] = true
    }
    layers.append(DottedLayer(dots: dots, style: .dim, tint: .standard))
  }
}
