import Foundation
import PlaygroundCore
import Rendering
import ShapeGeometry
import ShapeInterpreter

/// Shapes drawn by native code, so that these tests depend on no interpreter.
enum Sample {
  static func number(
    _ name: String, _ initial: Double, _ range: ClosedRange<Double>, step: Double? = nil,
    origin: Parameter.Origin = .default
  ) -> Parameter {
    Parameter(
      name: name, typeName: "CGFloat", kind: .number, initial: .number(initial), range: range, step: step,
      origin: origin)
  }

  static let integer = Parameter(
    name: "petals", typeName: "Int", kind: .integer, initial: .integer(5), range: 3...24)
  static let toggle = Parameter(name: "isOpen", typeName: "Bool", kind: .toggle, initial: .toggle(false))
  static let angle = Parameter(
    name: "turn", typeName: "Angle", kind: .angle, initial: .degrees(-90), range: -180...180)
  static let choice = Parameter(
    name: "side", typeName: "Side", kind: .choice(["left", "middle", "right"]), initial: .choice(1))

  /// A rectangle whose inset is a parameter, and which has one of each kind besides.
  static let box = EntryPoint(
    name: "Box", parameters: [number("inset", 12, 0...60, step: 1), integer, toggle, angle, choice]
  ) { rect, values, _ in
    Path(rect.insetBy(dx: values[0].number ?? 0, dy: values[0].number ?? 0))
  }

  static let ellipse = EntryPoint(
    name: "Ellipse", parameters: [number("width", 0.5, 0...1, origin: .guess)]
  ) { rect, values, _ in
    Path(ellipseIn: rect.insetBy(dx: rect.width * (1 - (values[0].number ?? 0)) / 2, dy: 0))
  }

  /// Fails above 5, after a line and a half.
  static let fragile = EntryPoint(name: "Fragile", parameters: [number("size", 1, 0...10, step: 1)]) {
    rect, values, _ throws(EvaluationFailure) in
    let size = values[0].number ?? 0
    guard size > 5 else { return Path(rect) }
    let partial = size > 8 ? Path() : Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    throw EvaluationFailure(diagnostic: error("index out of range", line: 7), partial: .path(partial))
  }

  /// Draws what is no picture: coordinates that are no numbers, and enormous ones.
  static let wild = EntryPoint(name: "Wild", parameters: []) { rect, _, _ in
    Path { path in
      path.addRect(rect)
      path.move(to: CGPoint(x: CGFloat.nan, y: 0))
      path.addLine(to: CGPoint(x: CGFloat.infinity, y: 5))
      path.move(to: CGPoint(x: 3, y: -1e100))
      path.addCurve(
        to: CGPoint(x: 1e300, y: -1e300), control1: CGPoint(x: -1e300, y: 2), control2: CGPoint(x: 3, y: 1e300))
    }
  }

  /// Has as many numbers as its count says, and a text.
  static let row = EntryPoint(
    name: "Row", parameters: rowParameters(count: 2),
    arrangement: rowArrangement
  ) { _, values, _ in
    Path { path in
      for value in values.compactMap(\.number).dropFirst() { path.addRect(CGRect(x: value, y: 0, width: 1, height: 1)) }
    }
  }

  private static let rowArrangement: EntryPoint.Arrangement = { value in
    let count = value(rowParameters(count: 0)[0])
    let parameters = rowParameters(count: count?.number.map { Int($0) } ?? 2)
    for parameter in parameters.dropFirst() { _ = value(parameter) }
    return parameters
  }

  private static func rowParameters(count: Int) -> [Parameter] {
    let number = Parameter(
      name: "values.count", typeName: "Int", kind: .integer, initial: .integer(2), range: 0...12, limits: 0...256,
      isRangeGuessed: true, step: 1)
    let text = Parameter(name: "title", typeName: "String", kind: .text, initial: .text("ab"))
    return [number] + (0..<count).map { Self.number("values[\($0)]", Double($0 % 10), 0...10, step: 1) } + [text]
  }

  static func error(_ message: String, line: Int = 3) -> Diagnostic {
    Diagnostic(
      .error, message, at: Diagnostic.Place(file: "one.swift", line: line, column: 10),
      sourceLine: "    path.midx(to: there)")
  }

  static func file(_ name: String, _ shapes: [EntryPoint], errors: [Diagnostic] = []) -> ShapeFile {
    ShapeFile(name: name, program: ShapeProgram(shapes, diagnostics: errors))
  }

  static func playground(columns: Int = 80, rows: Int = 24) -> Playground {
    Playground.settled(
      files: [file("one.swift", [box, ellipse]), file("two.swift", [fragile, wild])],
      size: ScreenSize(columns: columns, rows: rows))
  }
}

extension Playground {
  /// A session over some files whose first picture is there.
  static func settled(
    files: [ShapeFile], size: ScreenSize, rect: CGRect = Playground.standardProposal,
    seed: UInt64 = Playground.standardSeed, choosing name: String? = nil
  ) -> Playground {
    var playground = Playground(files: files, size: size, proposal: rect, seed: seed) { entries in
      entries.first { $0.id.name == name }?.id
    }
    playground.settle()
    return playground
  }

  /// Presses the keys of a script; a script that cannot be read is a failed test.
  mutating func press(_ script: String) throws {
    run(try KeyScript(script))
  }

  func value(_ name: String) -> ParameterValue? {
    parameters.firstIndex { $0.name == name }.map { values[$0] }
  }

  var selectedParameterName: String { parameters[selectedRow].name }

  var statusText: String { view().text(row: size.rows - 1) }
}

extension Picture {
  /// The path of a shape; empty for views.
  var path: Path { drawing.path ?? Path() }
}
