import DotRaster
import Foundation
import ShapeGeometry
import ShapeInterpreter

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
  ]

  /// The index of each parameter in the list of values.
  enum Index {
    static let style = 0
    static let trimFrom = 1
    static let trimTo = 2
    static let lineWidth = 3
    static let lineCap = 4
    static let lineJoin = 5
    static let fillRule = 6
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
  }

  /// Returns the layers that are painted for a path, the lowest first.
  ///
  /// Lengths are in shape space. An outline is at least `leastLineWidth` wide, so that a thin one does not fall between
  /// the dots. `tolerance` limits the error of its edges. Subpaths with a coordinate farther than `reach` from the
  /// origin are filled but not stroked: their outline would not be exact enough to be worth its time. `work` is charged
  /// for the trim and the outline. If it is spent or stopped, the layers completed so far are returned.
  public func layers(
    of path: Path, leastLineWidth: CGFloat, tolerance: CGFloat, reach: CGFloat, theme: Theme = .standard,
    work: inout DrawingWork
  ) -> [Layer] {
    let path = path.keepingCoordinates(within: .greatestFiniteMagnitude)
    guard let trimmed = drawnPart(of: path, work: &work) else { return [] }
    var layers: [Layer] = []
    if style != .stroke { layers.append(Layer(path: trimmed, paint: theme.fill, rule: fillRule)) }
    if style != .fill, lineWidth > 0 {
      let stroke = StrokeStyle(lineWidth: max(lineWidth, leastLineWidth), lineCap: lineCap, lineJoin: lineJoin)
      let near = trimmed.keepingCoordinates(within: reach)
      let outline = work.pay { (charge) throws(DrawingInterruption) in
        try near.strokedPath(stroke, tolerance: tolerance, charging: charge)
      }
      guard let outline else { return layers }
      layers.append(Layer(path: outline, paint: theme.stroke, rule: .nonZero))
    }
    return layers
  }

  /// Returns the part of a path that the trim leaves; nil if `work` is spent or stopped.
  func drawnPart(of path: Path, work: inout DrawingWork) -> Path? {
    guard trimFrom > 0 || trimTo < 1 else { return path }
    return work.pay { (charge) throws(DrawingInterruption) in
      try path.trimmedPath(from: trimFrom, to: trimTo, charging: charge)
    }
  }
}

extension Path {
  /// Returns the path without the subpaths that have a coordinate farther than `limit` from zero, or a NaN.
  func keepingCoordinates(within limit: CGFloat) -> Path {
    func isWithin(_ point: CGPoint) -> Bool { abs(point.x) <= limit && abs(point.y) <= limit }
    func isWithin(_ element: Element) -> Bool {
      switch element {
      case .move(let end), .line(let end): isWithin(end)
      case .quadCurve(let end, let control): isWithin(end) && isWithin(control)
      case .curve(let end, let control1, let control2): isWithin(end) && isWithin(control1) && isWithin(control2)
      case .closeSubpath: true
      }
    }
    guard !elements.allSatisfy(isWithin) else { return self }
    var result = Path()
    var index = elements.startIndex
    while index < elements.endIndex {
      // A subpath extends from one move to the next.
      let next = elements[(index + 1)...].firstIndex { if case .move = $0 { true } else { false } } ?? elements.endIndex
      let subpath = elements[index..<next]
      if subpath.allSatisfy(isWithin) { for element in subpath { result.draw(element) } }
      index = next
    }
    return result
  }

  /// Adds one element by the method for its kind.
  private mutating func draw(_ element: Element) {
    switch element {
    case .move(let end): move(to: end)
    case .line(let end): addLine(to: end)
    case .quadCurve(let end, let control): addQuadCurve(to: end, control: control)
    case .curve(let end, let control1, let control2): addCurve(to: end, control1: control1, control2: control2)
    case .closeSubpath: closeSubpath()
    }
  }
}
