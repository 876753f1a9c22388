import Foundation
import ShapeGeometry

/// The operators of a page or of a form in a PDF file, and the objects that they name.
struct PDFContent {
  /// A kind of named objects: the key of its dictionary.
  enum Resource: String, CaseIterable {
    case graphicsState = "ExtGState"
    case pattern = "Pattern"
    case shading = "Shading"
    case form = "XObject"

    /// The letter before the object's number in its name.
    fileprivate var letter: String { String(rawValue.prefix(1)) }
  }

  /// The operators, each on a line with its operands before it.
  private(set) var text = ""
  private var named: [Resource: Set<PDFReference>] = [:]
  /// True if a picture with opacities of its own is drawn: it is not multiplied by a mask, but a group with it is.
  private(set) var hasPicture = false

  init(_ text: String = "") { self.text = text }

  /// True if nothing is drawn.
  var isEmpty: Bool { text.isEmpty }

  /// Adds a line with an operator after its operands.
  mutating func add(_ line: String) { text += line + "\n" }

  /// Adds the operators of another content.
  mutating func add(_ other: PDFContent) {
    text += other.text
    named.merge(other.named) { $0.union($1) }
    hasPicture = hasPicture || other.hasPicture
  }

  /// Returns the name of an object for operators.
  mutating func name(_ kind: Resource, _ object: PDFReference) -> String {
    named[kind, default: []].insert(object)
    return "/\(kind.letter)\(object.number)"
  }

  /// Adds the operator that draws a picture.
  mutating func add(picture: PDFReference) {
    add("\(name(.form, picture)) Do")
    hasPicture = true
  }

  /// Returns the content between a saved and a restored state, after some operators.
  func saved(after operators: PDFContent) -> PDFContent {
    var result = PDFContent("q\n")
    result.add(operators)
    result.add(self)
    result.add("Q")
    return result
  }

  /// The dictionary of the named objects.
  var resources: String {
    let kinds = Resource.allCases.compactMap { kind -> String? in
      guard let objects = named[kind] else { return nil }
      let entries = objects.map(\.number).sorted().map { "/\(kind.letter)\($0) \($0) 0 R" }
      return "/\(kind.rawValue) << \(entries.joined(separator: " ")) >>"
    }
    return kinds.isEmpty ? "<< >>" : "<< \(kinds.joined(separator: " ")) >>"
  }
}

/// Numbers, paths and transforms as operands of a PDF file.
struct PDFOperands {
  /// The number of digits behind the point of a coordinate.
  let precision: Int
  /// The number of digits of a colour's component and of an opacity.
  private static let colorDigits = 4
  /// The number of digits that count in a transform.
  private static let matrixDigits = 7
  /// The greatest number of digits behind the point.
  private static let mostDigits = 12

  func number(_ value: CGFloat) -> String { DocumentNumber.text(value, digits: precision) }

  /// Returns numbers with spaces between them.
  func numbers(_ values: [CGFloat], moreDigits: Int = 0) -> String {
    values.map { DocumentNumber.text($0, digits: precision + moreDigits) }.joined(separator: " ")
  }

  /// Returns the colour's components, or a share.
  func shares(_ shares: [Double]) -> String {
    shares.map { DocumentNumber.text(share: $0, digits: Self.colorDigits) }.joined(separator: " ")
  }

  func rectangle(_ rect: CGRect) -> String { "[\(numbers([rect.minX, rect.minY, rect.maxX, rect.maxY]))]" }

  /// Returns the six numbers of a transform, the four of its linear part with as many digits as count.
  func matrix(_ transform: CGAffineTransform) -> String {
    let linear = [transform.a, transform.b, transform.c, transform.d]
    let greatest = linear.map { Double(abs($0)) }.max() ?? 0
    let zeros = greatest > 0 && greatest < 1 ? Int((-log10(greatest)).rounded(.up)) : 0
    let digits = min(Self.matrixDigits + zeros, Self.mostDigits)
    let texts = linear.map { DocumentNumber.text($0, digits: digits) }
    return (texts + [transform.tx, transform.ty].map { DocumentNumber.text($0, digits: precision + 2) })
      .joined(separator: " ")
  }

  /// Returns the operators of a path; quadratic curves become cubic ones.
  func path(_ path: Path, moreDigits: Int = 0) -> String {
    var text = ""
    var (start, current) = (CGPoint.zero, CGPoint.zero)
    func add(_ operation: String, _ points: CGPoint...) {
      text += numbers(points.flatMap { [$0.x, $0.y] }, moreDigits: moreDigits) + " \(operation)\n"
    }
    func toward(_ control: CGPoint, from point: CGPoint) -> CGPoint {
      CGPoint(x: point.x + (control.x - point.x) * 2 / 3, y: point.y + (control.y - point.y) * 2 / 3)
    }
    for element in path.elements {
      switch element {
      case .move(let end):
        add("m", end)
        start = end
      case .line(let end): add("l", end)
      case .quadCurve(let end, let control):
        add("c", toward(control, from: current), toward(control, from: end), end)
      case .curve(let end, let control1, let control2): add("c", control1, control2, end)
      case .closeSubpath: text += "h\n"
      }
      switch element {
      case .move(let end), .line(let end), .quadCurve(let end, _), .curve(let end, _, _): current = end
      case .closeSubpath: current = start
      }
    }
    return text
  }
}
