import Foundation
import ShapeGeometry
import ShapeInterpreter
import TestSupport

/// The Swift files of a folder of this repository, in the order of their names.
func sources(in folder: String) throws -> [ShapeSource] {
  let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  let files = try FileManager.default.contentsOfDirectory(
    at: root.appending(path: folder), includingPropertiesForKeys: nil)
  return try files.filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }.map {
    ShapeSource(name: $0.lastPathComponent, text: try String(contentsOf: $0, encoding: .utf8))
  }
}

/// Rectangles of every kind that a layout may ask for, and some that it should not.
let lawRects: [CGRect] = [
  CGRect(x: 0, y: 0, width: 200, height: 150),
  CGRect(x: -13.7, y: 41.3, width: 97.1, height: 153.9),
  CGRect(x: 1000.25, y: -2000.5, width: 0.37, height: 0.21),
  CGRect(x: 3, y: 5, width: 900, height: 7),
  CGRect(x: -8, y: -9, width: 6.5, height: 700),
  CGRect(x: 12, y: 34, width: 0, height: 0),
  CGRect(x: 5, y: 6, width: 0, height: 80),
  CGRect(x: 90, y: 70, width: -60, height: -40),
]

extension CGRect {
  /// Its origin and size as they are stored, as text for a failure's comment.
  var list: String { "[\(origin.x), \(origin.y), \(size.width), \(size.height)]" }
}

extension Path {
  /// Its elements with coordinates as their bits: equal for paths that are the same to the last bit, for any numbers.
  var bits: [[UInt64]] {
    elements.map { element in
      let (operation, points): (UInt64, [CGPoint]) =
        switch element {
        case .move(let end): (0, [end])
        case .line(let end): (1, [end])
        case .quadCurve(let end, let control): (2, [control, end])
        case .curve(let end, let control1, let control2): (3, [control1, control2, end])
        case .closeSubpath: (4, [])
        }
      return [operation] + points.flatMap { [Double($0.x).bitPattern, Double($0.y).bitPattern] }
    }
  }

  /// The first element in which two paths differ, as text for a failure's comment.
  func firstDifference(from other: Path) -> String {
    let (a, b) = (bits, other.bits)
    guard let index = (0..<max(a.count, b.count)).first(where: { $0 >= a.count || $0 >= b.count || a[$0] != b[$0] })
    else { return "none" }
    func text(_ path: Path) -> String {
      let all = path.elements
      guard index < all.count else { return "no element" }
      return "\(all[index])".replacing("Foundation.CGPoint", with: "")
    }
    return "element \(index): \(text(self)) is not \(text(other))"
  }
}

extension Parameter {
  /// Values at the ends of what the parameter offers: both ends of a range, every case of an enum.
  var extremes: [ParameterValue] {
    switch kind {
    case .number: range.map { [.number($0.lowerBound), .number($0.upperBound)] } ?? []
    case .integer: range.map { [.integer(Int($0.lowerBound)), .integer(Int($0.upperBound))] } ?? []
    case .angle: range.map { [.degrees($0.lowerBound), .degrees($0.upperBound)] } ?? []
    case .toggle: [.toggle(false), .toggle(true)]
    case .choice(let names): names.indices.map { .choice($0) }
    case .text: [.text(""), .text("A longer text, with ä, 漢 and 👍🏽")]
    }
  }

  func random(using generator: inout SeededGenerator) -> ParameterValue {
    let range = range ?? 0...1
    switch kind {
    case .number: return .number(.random(in: range, using: &generator))
    case .integer: return .integer(.random(in: Int(range.lowerBound)...Int(range.upperBound), using: &generator))
    case .angle: return .degrees(.random(in: range, using: &generator))
    case .toggle: return .toggle(.random(using: &generator))
    case .choice(let names): return .choice(.random(in: names.indices, using: &generator))
    case .text: return .text(String(repeating: "x", count: .random(in: 0...9, using: &generator)))
    }
  }
}

extension EntryPoint {
  var defaults: [ParameterValue] { parameters.map(\.initial) }

  /// The defaults, those with each parameter in turn at each of its extremes, all at their first and all at their last.
  var extremeValues: [[ParameterValue]] {
    var all = [defaults]
    for (index, parameter) in parameters.enumerated() {
      for extreme in parameter.extremes {
        var values = defaults
        values[index] = extreme
        all.append(values)
      }
    }
    all.append(parameters.map { $0.extremes.first ?? $0.initial })
    all.append(parameters.map { $0.extremes.last ?? $0.initial })
    return all
  }

  func randomValues(using generator: inout SeededGenerator) -> [ParameterValue] {
    parameters.map { $0.random(using: &generator) }
  }

  /// The parameters' names with their values, as text for a failure's comment.
  func list(_ values: [ParameterValue]) -> String {
    zip(parameters, values).map { "\($0.name): \($1)" }.joined(separator: ", ")
  }
}
