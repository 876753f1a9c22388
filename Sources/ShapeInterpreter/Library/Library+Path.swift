import Foundation
import ShapeGeometry

// Path: the members of SwiftUI's type.

extension LibraryTable {
  @inline(never)
  mutating func addPath() {
    declare(Path.self, conforms: ["Equatable", "Shape"])
    initializer("init()") { Path() }
    initializer("init(_:)") { (rect: CGRect) in Path(rect) }
    initializer("init(_:)", cost: .nothing) { (path: Path) in path }
    initializer("init(ellipseIn:)") { (rect: CGRect) in Path(ellipseIn: rect) }
    initializer("init(roundedRect:cornerRadius:style:)", defaults: ["style": RoundedCornerStyle.continuous]) {
      (rect: CGRect, radius: CGFloat, style: RoundedCornerStyle) in
      Path(roundedRect: rect, cornerRadius: radius, style: style)
    }
    initializer("init(roundedRect:cornerSize:style:)", defaults: ["style": RoundedCornerStyle.continuous]) {
      (rect: CGRect, size: CGSize, style: RoundedCornerStyle) in
      Path(roundedRect: rect, cornerSize: size, style: style)
    }
    initializer("init(roundedRect:cornerRadii:style:)", defaults: ["style": RoundedCornerStyle.continuous]) {
      (rect: CGRect, radii: RectangleCornerRadii, style: RoundedCornerStyle) in
      Path(roundedRect: rect, cornerRadii: radii, style: style)
    }
    add("init(_:)", .initializer, of: .path, [.string], .optional(.path), [:]) { (frame, slots) throws(Fault) in
      Path(String.load(from: frame, at: slots[1])).store(to: frame, at: slots[0])
    }
    add(
      NativeRow(
        name: "init(_:)", role: .initializer, owner: .path, labels: [nil],
        parameters: [.function([.init(type: .path, isInout: true)], .void)], result: .path,
        body: .builder(Constant(Path()))))

    operation("==(_:_:)") { (a: Path, b: Path) in a == b }
    getter("isEmpty", cost: .nothing) { (path: Path) in path.isEmpty }
    getter("boundingRect", cost: .everythingTimes(2)) { (path: Path) in path.boundingRect }
    getter("currentPoint", cost: .nothing) { (path: Path) in path.currentPoint }
    getter("description", cost: .everythingTimes(40)) { (path: Path) in path.description }
    method("contains(_:eoFill:)", defaults: ["eoFill": false], cost: .everythingTimes(2)) {
      (path: Path, point: CGPoint, eoFill: Bool) in
      path.contains(point, eoFill: eoFill)
    }
    method("path(in:)", cost: .nothing) { (path: Path, rect: CGRect) in path }
    getter("_elements") { (path: Path) in path.elements }
    addElements()
    addFigures()
    addDerivedPaths()
  }

  @inline(never)
  private mutating func addElements() {
    mutating("move(to:)", cost: .arguments) { (path: inout Path, end: CGPoint) in path.move(to: end) }
    mutating("addLine(to:)", cost: .arguments) { (path: inout Path, end: CGPoint) in path.addLine(to: end) }
    mutating("addQuadCurve(to:control:)", cost: .arguments) { (path: inout Path, end: CGPoint, control: CGPoint) in
      path.addQuadCurve(to: end, control: control)
    }
    mutating("addCurve(to:control1:control2:)", cost: .arguments) {
      (path: inout Path, end: CGPoint, control1: CGPoint, control2: CGPoint) in
      path.addCurve(to: end, control1: control1, control2: control2)
    }
    mutating("closeSubpath()", cost: .arguments) { (path: inout Path) in path.closeSubpath() }
    mutating("addLines(_:)", cost: .arguments) { (path: inout Path, points: [CGPoint]) in path.addLines(points) }
  }

  @inline(never)
  private mutating func addFigures() {
    let identity: [String: any MachineValue] = ["transform": CGAffineTransform.identity]
    let styled: [String: any MachineValue] = [
      "style": RoundedCornerStyle.continuous, "transform": CGAffineTransform.identity,
    ]
    mutating("addRect(_:transform:)", defaults: identity, cost: .arguments) {
      (path: inout Path, rect: CGRect, transform: CGAffineTransform) in path.addRect(rect, transform: transform)
    }
    mutating("addRects(_:transform:)", defaults: identity, cost: .arguments) {
      (path: inout Path, rects: [CGRect], transform: CGAffineTransform) in path.addRects(rects, transform: transform)
    }
    mutating("addEllipse(in:transform:)", defaults: identity, cost: .arguments) {
      (path: inout Path, rect: CGRect, transform: CGAffineTransform) in path.addEllipse(in: rect, transform: transform)
    }
    mutating("addRoundedRect(in:cornerSize:style:transform:)", defaults: styled, cost: .arguments) {
      (path: inout Path, rect: CGRect, size: CGSize, style: RoundedCornerStyle, transform: CGAffineTransform) in
      path.addRoundedRect(in: rect, cornerSize: size, style: style, transform: transform)
    }
    mutating("addRoundedRect(in:cornerRadii:style:transform:)", defaults: styled, cost: .arguments) {
      (
        path: inout Path, rect: CGRect, radii: RectangleCornerRadii, style: RoundedCornerStyle,
        transform: CGAffineTransform
      )
      in
      path.addRoundedRect(in: rect, cornerRadii: radii, style: style, transform: transform)
    }
    mutating("addArc(center:radius:startAngle:endAngle:clockwise:transform:)", defaults: identity, cost: .arguments) {
      (
        path: inout Path, center: CGPoint, radius: CGFloat, start: Angle, end: Angle, clockwise: Bool,
        transform: CGAffineTransform
      ) in
      path.addArc(
        center: center, radius: radius, startAngle: start, endAngle: end, clockwise: clockwise, transform: transform)
    }
    mutating("addRelativeArc(center:radius:startAngle:delta:transform:)", defaults: identity, cost: .arguments) {
      (path: inout Path, center: CGPoint, radius: CGFloat, start: Angle, delta: Angle, transform: CGAffineTransform) in
      path.addRelativeArc(center: center, radius: radius, startAngle: start, delta: delta, transform: transform)
    }
    mutating("addArc(tangent1End:tangent2End:radius:transform:)", defaults: identity, cost: .arguments) {
      (path: inout Path, first: CGPoint, second: CGPoint, radius: CGFloat, transform: CGAffineTransform) in
      path.addArc(tangent1End: first, tangent2End: second, radius: radius, transform: transform)
    }
    mutating("addPath(_:transform:)", defaults: identity, cost: .arguments) {
      (path: inout Path, other: Path, transform: CGAffineTransform) in path.addPath(other, transform: transform)
    }
  }

  @inline(never)
  private mutating func addDerivedPaths() {
    method("applying(_:)") { (path: Path, transform: CGAffineTransform) in path.applying(transform) }
    method("offsetBy(dx:dy:)") { (path: Path, dx: CGFloat, dy: CGFloat) in path.offsetBy(dx: dx, dy: dy) }
    metered("strokedPath(_:)") { (charge, path: Path, style: StrokeStyle) throws(Fault) in
      try path.strokedPath(style, charging: charge)
    }
    metered("trimmedPath(from:to:)") { (charge, path: Path, from: CGFloat, to: CGFloat) throws(Fault) in
      try path.trimmedPath(from: from, to: to, charging: charge)
    }
    metered("normalized(eoFill:)", defaults: ["eoFill": true]) {
      (charge, path: Path, eoFill: Bool) throws(Fault) in
      try path.normalized(eoFill: eoFill, charging: charge)
    }
    combination("union") { (charge, a, b, eoFill) throws(Fault) in
      try a.union(b, eoFill: eoFill, charging: charge)
    }
    combination("intersection") { (charge, a, b, eoFill) throws(Fault) in
      try a.intersection(b, eoFill: eoFill, charging: charge)
    }
    combination("subtracting") { (charge, a, b, eoFill) throws(Fault) in
      try a.subtracting(b, eoFill: eoFill, charging: charge)
    }
    combination("symmetricDifference") { (charge, a, b, eoFill) throws(Fault) in
      try a.symmetricDifference(b, eoFill: eoFill, charging: charge)
    }
    combination("lineIntersection") { (charge, a, b, eoFill) throws(Fault) in
      try a.lineIntersection(b, eoFill: eoFill, charging: charge)
    }
    combination("lineSubtraction") { (charge, a, b, eoFill) throws(Fault) in
      try a.lineSubtraction(b, eoFill: eoFill, charging: charge)
    }
  }

  /// Adds a boolean operation on two areas, or on a line and an area.
  private mutating func combination(
    _ name: String, _ body: @escaping @Sendable (GeometryCharge, Path, Path, Bool) throws(Fault) -> Path
  ) {
    metered("\(name)(_:eoFill:)", defaults: ["eoFill": false], body)
  }
}
