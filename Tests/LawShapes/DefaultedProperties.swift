import SwiftUI

/// Requirements with default implementations that types replace: by stored, computed and static properties, methods and
/// subscripts.
protocol Trimmed {
  associatedtype Edge
  var margin: Double { get }
  var edge: Edge { get }
  static var unit: Double { get }
  static func scaled(_ factor: Double) -> Double
  func inset(_ factor: Double) -> Double
}

extension Trimmed {
  var margin: Double { 1 }
  static var unit: Double { 2 }
  static func scaled(_ factor: Double) -> Double { factor * unit }
  func inset(_ factor: Double) -> Double { margin * factor }
  /// Not required.
  static var least: Double { 0.5 }
  static func spread<Other: Trimmed>(_ other: Other) -> Double { other.margin + unit + least }
  func all(_ factor: Double) -> [Double] { [margin, Self.unit, Self.scaled(factor), inset(factor), Self.least] }
}

extension Trimmed where Edge == Int {
  var margin: Double { 10 }
  func inset(_ factor: Double) -> Double { factor / 10 }
}

/// A protocol that refines the other and gives other defaults.
protocol TrimmedTwice: Trimmed {
  var second: Double { get }
}

extension TrimmedTwice {
  var second: Double { margin * 2 }
  var margin: Double { 6 }
}

struct PlainTrim: Trimmed {
  var edge = "none"
}

struct NumberedTrim: Trimmed {
  var edge = 4
}

struct StoredTrim: Trimmed {
  var edge = 1.5
  var margin = 3.0
  static let unit = 4.0
  static var least: Double { 40 }
  func inset(_ factor: Double) -> Double { factor }
}

struct HeldTrim<Edge>: Trimmed {
  var edge: Edge
  static func scaled(_ factor: Double) -> Double { factor + 100 }
}

struct SecondTrim: TrimmedTwice {
  var edge = 2
}

extension CGSize: TrimmedTwice {
  var edge: Double { Double(width) }
  var margin: Double { Double(height) }
  static var unit: Double { 11 }
}

/// Members that are called through generic functions, extensions and values of known types.
struct DefaultedProperties: Shape {
  var factor = 1.5

  private func sum<T: Trimmed>(_ value: T) -> Double {
    value.margin + T.unit * 100 + T.scaled(factor) * 10 + value.inset(factor) + T.least + T.spread(value)
  }

  private func kind<T: Trimmed>(_ type: T.Type) -> Double { T.unit + T.least + T.scaled(2) }

  func path(in rect: CGRect) -> Path {
    var numbers: [Double] = []
    numbers += PlainTrim().all(factor) + NumberedTrim().all(factor) + StoredTrim().all(factor)
    numbers += HeldTrim(edge: 3).all(factor) + HeldTrim(edge: "a").all(factor) + SecondTrim().all(factor)
    numbers += [
      HeldTrim(edge: 3).margin, HeldTrim(edge: 3).inset(2), NumberedTrim().margin, SecondTrim().margin,
      SecondTrim().second,
    ]
    numbers += [sum(PlainTrim()), sum(NumberedTrim()), sum(StoredTrim()), sum(HeldTrim(edge: 3)), sum(SecondTrim())]
    numbers += [
      sum(CGSize(width: 3, height: 4)), CGSize(width: 5, height: 6).second, kind(HeldTrim<Int>.self),
      kind(StoredTrim.self),
    ]
    numbers += [
      StoredTrim.least, HeldTrim<String>.scaled(3), StoredTrim.spread(PlainTrim()), PlainTrim.spread(StoredTrim()),
    ]
    let values: [any Trimmed] = [PlainTrim(), NumberedTrim(), StoredTrim(), HeldTrim(edge: 2), SecondTrim()]
    for value in values { numbers += value.all(factor) + [value.margin, value.inset(3)] }
    var path = Path()
    path.addLines(numbers.enumerated().map { CGPoint(x: Double($0.offset), y: $0.element) })
    return path
  }
}
