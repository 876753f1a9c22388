import DotRaster
import Foundation
import Rendering
import ShapeGeometry
import ShapeInterpreter
import ViewTree

/// The settings for the drawing of any shape, from the values of the drawing's own parameters.
public struct DrawingSettings: Equatable, Sendable {
  /// The parts of a shape that are drawn: its inside, its outline, or both.
  public enum Style: Int, CaseIterable, Sendable {
    case fill, stroke, both
  }

  public var style: Style
  /// The drawn part of the path: from `trimFrom` to `trimTo`, as fractions of its length from 0 to 1.
  public var trimFrom: Double
  public var trimTo: Double
  /// The width of the outline, in shape space.
  public var lineWidth: Double
  public var lineCap: CGLineCap
  public var lineJoin: CGLineJoin
  public var fillRule: FillRule
  /// The lengths of the dashes and of the gaps between them, in shape space; 0 for a whole line.
  public var dash: Double
  /// The colours of the inside and of the outline; nil for the playground's own.
  public var fillColor: DrawingColor?
  public var lineColor: DrawingColor?
  /// The colour of the shape's rectangle behind it; nil for none.
  public var ground: DrawingColor?

  /// The drawing's parameters in the order of their values; they are the same for every shape.
  public static let parameters: [Parameter] = [
    Parameter(
      name: "style", typeName: "Style", kind: .choice(["fill", "stroke", "both"]), initial: .choice(2),
      documentation: "inside, outline, or both"),
    Parameter(
      name: "trimFrom", typeName: "CGFloat", kind: .number, initial: .number(0), range: 0...1, step: 0.01,
      documentation: "where the drawn part of the path begins"),
    Parameter(
      name: "trimTo", typeName: "CGFloat", kind: .number, initial: .number(1), range: 0...1, step: 0.01,
      documentation: "where the drawn part of the path ends"),
    Parameter(
      name: "lineWidth", typeName: "CGFloat", kind: .number, initial: .number(3), range: 0...40, step: 0.5,
      documentation: "the outline's width, never thinner than a dot"),
    Parameter(
      name: "lineCap", typeName: "CGLineCap", kind: .choice(["butt", "round", "square"]), initial: .choice(0),
      documentation: "the ends of an open line"),
    Parameter(
      name: "lineJoin", typeName: "CGLineJoin", kind: .choice(["miter", "round", "bevel"]), initial: .choice(0),
      documentation: "the corners of a line"),
    Parameter(
      name: "fillRule", typeName: "FillStyle", kind: .choice(["nonZero", "evenOdd"]), initial: .choice(0),
      documentation: "what counts as inside where the outline crosses itself"),
    Parameter(
      name: "dash", typeName: "CGFloat", kind: .number, initial: .number(0), range: 0...40, step: 1,
      documentation: "the length of the line's dashes and gaps, 0 for none"),
    colored("fillColor", without: "standard", "the inside's colour"),
    colored("lineColor", without: "standard", "the outline's colour"),
    colored("ground", without: "none", "the colour of the rectangle behind the shape"),
  ]

  /// Returns a parameter whose cases are colours, and first the name of none of them.
  private static func colored(_ name: String, without first: String, _ documentation: String) -> Parameter {
    Parameter(
      name: name, typeName: "Color", kind: .choice([first] + DrawingColor.allCases.map(\.rawValue)),
      initial: .choice(0), documentation: documentation)
  }

  /// The index of each parameter in the list of values.
  enum Index {
    static let style = 0
    static let trimFrom = 1
    static let trimTo = 2
    static let lineWidth = 3
    static let lineCap = 4
    static let lineJoin = 5
    static let fillRule = 6
    static let dash = 7
    static let fillColor = 8
    static let lineColor = 9
    static let ground = 10
  }

  /// Creates the settings from values for `parameters`; a missing value defaults to its start value.
  public init(values: [ParameterValue]) {
    func value(_ index: Int) -> ParameterValue {
      index < values.count ? values[index] : Self.parameters[index].initial
    }
    func number(_ index: Int) -> Double { value(index).number ?? 0 }
    func choice(_ index: Int) -> Int {
      guard case .choice(let choice) = value(index) else { return 0 }
      return choice
    }
    style = Style(rawValue: choice(Index.style)) ?? .both
    trimFrom = number(Index.trimFrom)
    trimTo = number(Index.trimTo)
    lineWidth = number(Index.lineWidth)
    lineCap = CGLineCap(rawValue: Int32(choice(Index.lineCap))) ?? .butt
    lineJoin = CGLineJoin(rawValue: Int32(choice(Index.lineJoin))) ?? .miter
    fillRule = choice(Index.fillRule) == 0 ? .nonZero : .evenOdd
    dash = number(Index.dash)
    func color(_ index: Int) -> DrawingColor? {
      let colors = DrawingColor.allCases
      return colors.indices.contains(choice(index) - 1) ? colors[choice(index) - 1] : nil
    }
    fillColor = color(Index.fillColor)
    lineColor = color(Index.lineColor)
    ground = color(Index.ground)
  }

  /// Returns the drawing of a path, with the paints of its inside and of its outline where no colours are chosen.
  ///
  /// Subpaths with a coordinate that is not finite are left out. `work` is charged for the trim; if it is spent or
  /// stopped, nothing is drawn.
  public func displayList(of path: Path, fill: Paint, stroke: Paint, work: inout DrawingWork) -> DisplayList {
    let path = path.keepingCoordinates(within: .greatestFiniteMagnitude)
    guard let trimmed = drawnPart(of: path, work: &work) else { return DisplayList() }
    var list = DisplayList()
    if style != .stroke {
      let rule = FillStyle(eoFill: fillRule == .evenOdd)
      list.items.append(DisplayItem(.fill(trimmed, rule), paint: fillColor?.paint ?? fill))
    }
    if style != .fill, lineWidth > 0 {
      let line = StrokeStyle(
        lineWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin, dash: dash > 0 ? [dash] : [])
      list.items.append(DisplayItem(.stroke(trimmed, line), paint: lineColor?.paint ?? stroke))
    }
    return list
  }

  /// Returns the part of a path that the trim leaves; nil if `work` is spent or stopped.
  func drawnPart(of path: Path, work: inout DrawingWork) -> Path? {
    guard trimFrom > 0 || trimTo < 1 else { return path }
    return work.pay { (charge) throws(DrawingInterruption) in
      try path.trimmedPath(from: trimFrom, to: trimTo, charging: charge)
    }
  }
}
