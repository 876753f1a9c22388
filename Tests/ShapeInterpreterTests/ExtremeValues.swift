import Foundation
import ShapeGeometry
import TestSupport
import ViewTree

@testable import ShapeInterpreter

/// Arguments for the functions of the library: the values at the ends of their types, numbers that are none, empty and
/// odd texts; and what other functions returned for such values.
struct ExtremeValues {
  var lowerer = Lowerer(.withPrelude)
  var generator = SeededGenerator(seed: 1)
  private var found: [Type: [Constant]] = [:]

  /// The most results that are kept of a type.
  private static let mostFound = 64

  /// Keeps the result of a function as an argument for others.
  mutating func keep(_ value: Constant, of type: Type) {
    guard found[type, default: []].count >= Self.mostFound else { return found[type, default: []].append(value) }
    found[type]?[Int.random(in: 0..<Self.mostFound, using: &generator)] = value
  }

  /// The nodes of views that functions returned.
  var nodes: [ViewNode] {
    (found[.node] ?? []).compactMap { value in
      value.objects.first.flatMap { object in
        if case .any(let node as NodeValue) = object { node.node } else { nil }
      }
    }
  }

  /// Returns the native code of a row, and the layout of its result; nil for one whose code is instructions.
  mutating func native(
    of row: NativeRow, _ types: [GenericParameter: Type]
  ) throws -> (native: Native, result: Layout)? {
    guard let entry = try lowerer.native(of: row, types) else { return nil }
    return (entry.body, try lowerer.layout(of: row.result.substituting(types)))
  }

  /// Returns a random value of a type; nil if none can be made.
  mutating func value(of type: Type) throws -> Constant? {
    let known = found[type] ?? []
    let isOld = !known.isEmpty && Bool.random(using: &generator)
    if !isOld, let new = try made(type) { return new }
    return known.randomElement(using: &generator)
  }

  private mutating func made(_ type: Type) throws -> Constant? {
    if let integer = IntegerRows.native(type) { return number(of: integer) }
    if let wrapped = type.wrapped {
      let layout = try lowerer.layout(of: type)
      guard Int.random(in: 0..<4, using: &generator) > 0, let inner = try value(of: wrapped) else {
        return Constant(
          words: Array(repeating: 0, count: layout.words), objects: Array(repeating: .none, count: layout.objects))
      }
      return Constant(words: [1] + inner.words, objects: inner.objects)
    }
    if let element = type.arrayElement ?? type.argument(of: "ArraySlice") {
      guard let array = try array(of: element) else { return nil }
      return Constant(words: type.arrayElement == nil ? [0] : [], objects: [.array(array)])
    }
    if type.isTable { return Constant(objects: [.table(TableValue())]) }
    for kind in RangeKind.allCases {
      if let bound = type.argument(of: kind.rawValue) { return try range(kind, of: bound) }
    }
    if case .tuple(let parts) = type {
      var all = Constant()
      for part in parts {
        guard let value = try value(of: part.type) else { return nil }
        all.words += value.words
        all.objects += value.objects
      }
      return all
    }
    if Self.numberStructs.contains(type) {
      return Constant(words: (0..<(try lowerer.layout(of: type).words)).map { _ in double.bitPattern })
    }
    if let nominal = type.nominal, let cases = LibraryTable.standard.cases[nominal] {
      return Constant(words: [UInt64(Int.random(in: 0..<max(1, cases.count), using: &generator))])
    }
    return simple(type)
  }

  /// The library's types that consist of numbers alone.
  private static let numberStructs: Set<Type> = [
    .point, .size, .rect, .angle, CGVector.type, UnitPoint.type, CGAffineTransform.type,
    CGAffineTransformComponents.type, EdgeInsets.type, UIEdgeInsets.type, NSDirectionalEdgeInsets.type,
    RectangleCornerRadii.type, AffineTransform.type,
  ]

  private mutating func simple(_ type: Type) -> Constant? {
    switch type {
    case .double, .cgFloat: return Constant(double)
    case .float: return Constant(Float(double))
    case .bool: return Constant(Bool.random(using: &generator))
    case .string: return Constant(Self.texts.randomElement(using: &generator) ?? "")
    case .character:
      return Constant(CharacterValue(Self.texts.compactMap(\.first).randomElement(using: &generator) ?? "a"))
    case ScalarValue.type: return Constant(ScalarValue("\u{10FFFF}"))
    case UUID.type: return Constant(UUID())
    case .path: return Constant(path)
    case CGPath.type: return Constant(path.cgPath)
    case CGMutablePath.type: return Constant(path.cgPath.mutableCopy() ?? CGMutablePath())
    case UIBezierPath.type: return Constant(UIBezierPath(cgPath: path.cgPath))
    case NSBezierPath.type: return Constant(NSBezierPath(cgPath: path.cgPath))
    case DecimalValue.type: return Constant(DecimalValue(Self.decimals.randomElement(using: &generator) ?? 0))
    case StrokeStyle.type:
      let dash = (0..<Int.random(in: 0..<3, using: &generator)).map { _ in CGFloat(double) }
      return Constant(
        StrokeStyle(
          lineWidth: CGFloat(double), lineCap: .round, lineJoin: .miter, miterLimit: CGFloat(double), dash: dash,
          dashPhase: CGFloat(double)))
    case ButtonBorderShape.type: return Constant(ButtonBorderShape.capsule)
    case .node:
      let text = ViewNode(.text(TextValue._plain(Self.texts.randomElement(using: &generator) ?? "").spans))
      return Constant(NodeValue(text))
    default: return nil
    }
  }

  private static let decimals: [Decimal] = [
    0, 1, -1, .nan, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, .leastNonzeroMagnitude,
    -.leastNonzeroMagnitude, 0.1, -2.5,
  ]

  private static let texts = [
    "", "a", " ", "0", "-9223372036854775808", "1e999999999", "NaN", "%@ %d %%", "%9999999999d", "\u{301}", "\u{0}",
    "\u{1F3F4}\u{200D}\u{2620}\u{FE0F}x", "2024-13-45T99:99:99Z", "[[1, {}]]", "\"\\u12\"", "yyyy-MM-dd HH:mm:ss",
    "**a",
    String(repeating: "ab\n", count: 60), "en_US", "USD", "\u{202E}\u{FEFF}",
  ]

  private static let doubles: [Double] = [
    .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, .leastNonzeroMagnitude,
    -.leastNonzeroMagnitude, 0, -0.0, 0.5, -0.5, 1, -1, 2, 100, 1e9 + 0.5, 1e19, -1e19, 1e100, 0x1p-1030,
    9_007_199_254_740_992,
  ]

  private var double: Double {
    mutating get { Self.doubles.randomElement(using: &generator) ?? 0 }
  }

  private var path: Path {
    mutating get {
      var path = Path()
      func point(_ generator: inout SeededGenerator) -> CGPoint {
        let numbers = (0..<2).map { _ in Self.doubles.randomElement(using: &generator) ?? 0 }
        return CGPoint(x: numbers[0], y: numbers[1])
      }
      for _ in 0..<Int.random(in: 0..<5, using: &generator) {
        switch Int.random(in: 0..<5, using: &generator) {
        case 0: path.move(to: point(&generator))
        case 1: path.addLine(to: point(&generator))
        case 2: path.addQuadCurve(to: point(&generator), control: point(&generator))
        case 3:
          path.addCurve(to: point(&generator), control1: point(&generator), control2: point(&generator))
        default: path.closeSubpath()
        }
      }
      return path
    }
  }

  private mutating func number<Number: IntegerValue>(of type: Number.Type) -> Constant {
    let ends: [Number] = [.min, .max, .min + 1, .max - 1, 0, 1, 2, 3, 10, 63, 64, 100]
    let below: [Number] = Number.isSigned ? [0 - 1, 0 - 2, 0 - 64] : []
    return Constant((ends + below).randomElement(using: &generator) ?? 0)
  }

  private mutating func array(of element: Type) throws -> ArrayValue? {
    var all = ArrayValue()
    for _ in 0..<Int.random(in: 0..<4, using: &generator) {
      guard let value = try value(of: element) else { return nil }
      all.words += value.words
      all.objects += value.objects
      for object in value.objects { all.enclose(object) }
      all.count += 1
    }
    return all
  }

  private mutating func range(_ kind: RangeKind, of bound: Type) throws -> Constant? {
    guard let low = try value(of: bound) else { return nil }
    guard !kind.isPartial else { return low }
    guard let high = try value(of: bound) else { return nil }
    // A range whose bounds are not in order is never made.
    let isOrdered: Bool
    switch bound {
    case .double, .cgFloat:
      isOrdered = Double(bitPattern: low.words[0]) <= Double(bitPattern: high.words[0])
    case .int: isOrdered = Int64(bitPattern: low.words[0]) <= Int64(bitPattern: high.words[0])
    case StringIndex.type: isOrdered = low.words[0] <= high.words[0]
    default: return nil
    }
    return isOrdered ? Constant(words: low.words + high.words) : Constant(words: low.words + low.words)
  }
}
