import CLibFuzzer
import Foundation
import ShapeGeometry

/// Runs libFuzzer, which reads its own arguments, over texts of paths and operations on them.
@main
struct PathFuzzer {
  static func main() {
    var count = CommandLine.argc
    var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
    exit(
      LLVMFuzzerRunDriver(&count, &arguments) { bytes, count in
        PathFuzzer.run(UnsafeBufferPointer(start: bytes, count: count))
        return 0
      })
  }

  /// True if each path is printed with the operation that comes next, to see what leads to a crash.
  private static let isTracing = getenv("PATH_FUZZER_TRACE") != nil

  /// Draws the path of an input, up to a zero byte its text, then the operations that follow.
  private static func run(_ input: UnsafeBufferPointer<UInt8>) {
    let text = String(decoding: input.prefix { $0 != 0 }, as: UTF8.self)
    var script = Script(bytes: input.drop { $0 != 0 }.dropFirst())
    var path = Path(reading: text)
    path.checkWriting()
    // Operations on nothing show little.
    if path.elements.count < 2 { path = script.figure() }
    var operations = 0
    // A path that has grown is not worth the time of more operations.
    while operations < 4, path.elements.count <= 60, let operation = script.next() {
      if isTracing { print("\(path)\noperation \(operation % 20), arguments \(Array(script.bytes))") }
      path = path.after(operation, &script)
      operations += 1
    }
    if path.elements.count <= 200 { path.checkWriting() }
  }
}

/// The bytes that choose operations and their arguments.
struct Script {
  var bytes: Slice<UnsafeBufferPointer<UInt8>>

  mutating func next() -> UInt8? { bytes.popFirst() }

  /// A number of any size and kind: small ones mostly, and some that no arithmetic likes.
  mutating func number() -> CGFloat {
    let byte = Int(next() ?? 0)
    let hostile: [CGFloat] = [
      .nan, .infinity, -.infinity, 1e300, -1e300, 1e-300, .leastNonzeroMagnitude, .greatestFiniteMagnitude, -0.0, 1e16,
      1e9, -1e9,
    ]
    return byte < hostile.count ? hostile[byte] : CGFloat(byte - 128) / 8
  }

  mutating func point() -> CGPoint {
    let x = number()
    return CGPoint(x: x, y: number())
  }
}

extension Path {
  /// The path of SVG path data, or else of a description, or else what the data draws up to its error.
  init(reading text: String) {
    do {
      self = try Path(svg: text)
    } catch {
      precondition(error.offset <= text.utf8.count && !error.description.isEmpty)
      self = Path(text) ?? error.partialPath
    }
  }

  /// Checks that the path's texts are read back.
  func checkWriting() {
    let finite = elements.allSatisfy { $0.isFinite }
    let data = svgPathData()
    let copy = try? Path(svg: data)
    precondition(copy != nil && (!finite || copy == self), "svg data is not read back")
    precondition((try? Path(svg: svgPathData(precision: 3))) != nil, "rounded svg data is not read back")
    precondition(!finite || Path(description) != nil, "a description is not read back")
  }

  /// Returns what an operation makes of the path; queries leave it as it is.
  func after(_ operation: UInt8, _ script: inout Script) -> Path {
    switch operation % 20 {
    case 0:
      let low = script.number()
      return trimmedPath(from: low / 16, to: script.number() / 16)
    case 1, 2:
      var style = script.strokeStyle()
      // A few hundred dashes show what a hundred thousand do.
      if length > 300 * style.dash.reduce(0, +) { style.dash = [] }
      return strokedPath(style)
    case 3: return normalized(eoFill: script.next() == 0)
    case 4: return union(script.other(of: self))
    case 5: return subtracting(script.other(of: self), eoFill: true)
    case 6: return symmetricDifference(script.other(of: self))
    case 7: return lineIntersection(script.other(of: self))
    case 8: return applying(script.transform())
    case 9:
      let (size, tolerance) = (max(boundingRect.width, boundingRect.height), script.number())
      let lines = flattened(tolerance: max(tolerance.isNaN ? 0 : abs(tolerance), size / 1000, 1e-3))
      return Path { path in for line in lines { path.addLines(line.points) } }
    case 10: _ = boundingRect
    case 11: _ = contains(script.point(), eoFill: script.next() == 0)
    case 12: _ = winding(around: script.point())
    case 13: _ = selfIntersections()
    case 14:
      if let nearest = nearestLocation(to: script.point()) { _ = fraction(at: nearest.location) }
    case 15:
      let fraction = script.number() / 16
      _ = location(atFraction: fraction)
      _ = tangent(atFraction: fraction)
    case 16: _ = (length, signedArea, subpaths.map(\.direction))
    case 17: return intersection(script.other(of: self))
    case 18:
      var path = self
      let (first, second) = (script.point(), script.point())
      path.addArc(tangent1End: first, tangent2End: second, radius: script.number())
      return path
    default:
      var path = self
      let (center, radius, start) = (script.point(), script.number(), Angle(radians: script.number()))
      path.addArc(
        center: center, radius: radius, startAngle: start, endAngle: Angle(radians: script.number()), clockwise: false)
      return path
    }
    return self
  }
}

extension Script {
  mutating func strokeStyle() -> StrokeStyle {
    let kind = Int(next() ?? 0)
    let style = StrokeStyle(
      lineWidth: number(), lineCap: [.butt, .round, .square][kind % 3],
      lineJoin: [.miter, .round, .bevel][kind / 3 % 3],
      miterLimit: kind < 128 ? 10 : number())
    guard kind % 2 == 1 else { return style }
    var dashed = style
    dashed.dash = (0...kind % 4).map { _ in number() }
    dashed.dashPhase = number()
    return dashed
  }

  /// A figure for the operations where the text draws none: an ellipse, lines that may cross or a curve that may.
  mutating func figure() -> Path {
    let kind = next() ?? 0
    let corner = point()
    switch kind % 3 {
    case 0: return Path(ellipseIn: CGRect(x: 0, y: 0, width: corner.x, height: corner.y))
    case 1:
      return Path { $0.addLines([.zero, corner, CGPoint(x: 0, y: 8), point(), CGPoint(x: 8, y: 0)]) }
    default:
      return Path {
        $0.move(to: .zero)
        $0.addCurve(to: corner, control1: point(), control2: point())
        $0.closeSubpath()
      }
    }
  }

  mutating func transform() -> CGAffineTransform {
    CGAffineTransform(
      a: number() / 4, b: number() / 4, c: number() / 4, d: number() / 4, tx: number(), ty: number())
  }

  /// Another path for an operation between two: the same one moved, a rectangle or an ellipse.
  mutating func other(of path: Path) -> Path {
    let kind = next() ?? 0
    let (origin, corner) = (point(), point())
    let rect = CGRect(x: origin.x, y: origin.y, width: corner.x, height: corner.y)
    switch kind % 3 {
    case 0: return path.offsetBy(dx: origin.x, dy: origin.y)
    case 1: return Path(rect)
    default: return Path(ellipseIn: rect)
    }
  }
}

extension Path.Element {
  fileprivate var isFinite: Bool {
    let points: [CGPoint] =
      switch self {
      case .move(let end), .line(let end): [end]
      case .quadCurve(let end, let control): [control, end]
      case .curve(let end, let control1, let control2): [control1, control2, end]
      case .closeSubpath: []
      }
    return points.allSatisfy { $0.x.isFinite && $0.y.isFinite }
  }
}
