import Foundation
import ShapeGeometry
import ViewTree

/// A laid out tree of views and its marks as text, a fact a line: equal for trees that are the same to the last bit.
///
/// The values are found by reflection, so that none is forgotten. Left out are the places in the source, which the
/// interpreter alone knows, and code, which is compared by what it answers.
struct TreeText {
  private(set) var lines: [String] = []

  init(_ views: LaidOutViews) {
    lines.append("box \(Self.text(of: views.box))")
    if let root = views.root { add(root, indent: "") } else { lines.append("no view") }
    if let failure = views.scene.failure { lines.append("failure \(failure.message)") }
    for item in views.scene.items { lines.append("mark \(Self.text(of: item))") }
    numberUUIDs()
  }

  /// Replaces each UUID by its number in the order of appearance: their values are random.
  private mutating func numberUUIDs() {
    var numbers: [Substring: Int] = [:]
    for index in lines.indices where lines[index].utf8.lazy.filter({ $0 == UInt8(ascii: "-") }).prefix(4).count == 4 {
      lines[index].replace(/[0-9A-F]{8}(?:-[0-9A-F]{4}){3}-[0-9A-F]{12}/) { match in
        let number = numbers[match.output, default: numbers.count]
        numbers[match.output] = number
        return "UUID \(number)"
      }
    }
  }

  private mutating func add(_ view: PlacedView, indent: String) {
    lines.append("\(indent)\(view.part.name) \(Self.text(of: view.frame)) at \(Self.text(of: view.part.identity))")
    lines.append("\(indent)  draws \(Self.text(of: view.part.drawing))")
    lines.append("\(indent)  within \(Self.text(of: view.part.surroundings))")
    for child in view.children { add(child, indent: indent + "  ") }
  }

  /// The first line in which two texts differ, with the lines above it; nil if they are equal.
  func firstDifference(from other: TreeText) -> String? {
    let count = max(lines.count, other.lines.count)
    guard let index = (0..<count).first(where: { line($0) != other.line($0) }) else { return nil }
    let above = lines[max(0, index - 6)..<index].map { $0.prefix(160) }.joined(separator: "\n")
    return "\(above)\n>>> \(line(index))\nnot \(other.line(index))"
  }

  private func line(_ index: Int) -> String { index < lines.count ? lines[index] : "the end" }

  /// Returns a value as text, with all values in it.
  static func text(of value: Any) -> String {
    switch value {
    case is Handle: return "code"
    case let number as CGFloat: return "\(Double(number))"
    case let text as String: return text.debugDescription
    case let path as Path: return "[" + path.elements.map { "\($0)" }.joined(separator: ", ") + "]"
    case let identity as ViewIdentity: return text(of: identity)
    default: break
    }
    let mirror = Mirror(reflecting: value)
    let parts = mirror.children.filter { !isPlace($0.label, in: value) }.map { (label: $0.label, text(of: $0.value)) }
    switch mirror.displayStyle {
    case .optional: return parts.first.map(\.1) ?? "nil"
    case .collection: return "[" + parts.map(\.1).joined(separator: ", ") + "]"
    case .set, .dictionary: return "[" + parts.map(\.1).sorted().joined(separator: ", ") + "]"
    case .enum:
      guard let (label, inner) = parts.first else { return "\(value)" }
      return (label ?? "") + (inner.hasPrefix("(") ? inner : "(\(inner))")
    case .struct, .tuple, .class:
      let inner = parts.map { ($0.label.map { $0.hasPrefix(".") ? "" : "\($0): " } ?? "") + $0.1 }
      let name = mirror.displayStyle == .tuple ? "" : "\(mirror.subjectType)"
      return "\(name)(" + inner.joined(separator: ", ") + ")"
    default: return "\(value)"
    }
  }

  /// Returns an identity as text. An element's own may contain types, which the compiler qualifies by their module.
  private static func text(of identity: ViewIdentity) -> String {
    let text = "\(identity)"
    guard text.contains("LawViews") else { return "/" + text }
    return "/" + text.replacing(/LawViews\.(?:[A-Z]\w*\.)*/, with: "")
  }

  /// Returns whether a property is the place in the source of a view.
  private static func isPlace(_ label: String?, in value: Any) -> Bool {
    label == "offset" && (value is ViewNode || value is ViewPart || value is SceneItem)
  }
}
