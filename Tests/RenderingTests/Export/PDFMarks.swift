import Foundation
import ShapeGeometry
import ViewTree

@testable import Rendering

/// The marks of a PDF file with plain colours, as a reader of PDF finds them in its operators.
struct PDFMarks {
  private(set) var items: [SceneItem] = []
  private let text: PDFText
  private var state = State()
  private var saved: [State] = []
  private var path = Path()
  /// The rule by which the next path cuts what follows; nil if it does not.
  private var cut: Bool?

  private struct State {
    var transform = CGAffineTransform.identity
    var color = ResolvedColor.black
    var lineColor = ResolvedColor.black
    var style = StrokeStyle()
    var opacity = 1.0
    var clips: [SceneItem.Clip] = []
  }

  init(_ text: PDFText) {
    self.text = text
    var operands: [String] = []
    for word in text.operators.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
      if word.first.map({ "-.0123456789[/".contains($0) }) ?? false {
        operands.append(String(word))
      } else {
        obey(String(word), operands)
        operands = []
      }
    }
  }

  private mutating func obey(_ operation: String, _ operands: [String]) {
    let numbers = operands.compactMap { Double($0.filter { $0 != "[" && $0 != "]" }).map { CGFloat($0) } }
    func point(_ index: Int) -> CGPoint { CGPoint(x: numbers[index], y: numbers[index + 1]) }
    func color() -> ResolvedColor {
      ResolvedColor(red: Double(numbers[0]), green: Double(numbers[1]), blue: Double(numbers[2]))
    }
    switch operation {
    case "q": saved.append(state)
    case "Q": state = saved.popLast() ?? State()
    case "cm":
      let own = CGAffineTransform(
        a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
      state.transform = own.concatenating(state.transform)
    case "gs":
      let dictionary = text.objects[Int(operands[0].dropFirst(2)) ?? 0] ?? ""
      state.opacity = dictionary.firstMatch(of: #/\/ca ([0-9.]+)/#).flatMap { Double($0.1) } ?? 1
    case "rg": state.color = color()
    case "RG": state.lineColor = color()
    case "w": state.style.lineWidth = numbers[0]
    case "J": state.style.lineCap = [.butt, .round, .square][Int(numbers[0])]
    case "j": state.style.lineJoin = [.miter, .round, .bevel][Int(numbers[0])]
    case "M": state.style.miterLimit = numbers[0]
    case "d": (state.style.dash, state.style.dashPhase) = (Array(numbers.dropLast()), numbers[numbers.count - 1])
    case "m": path.move(to: point(0))
    case "l": path.addLine(to: point(0))
    case "c": path.addCurve(to: point(4), control1: point(0), control2: point(2))
    case "h": path.closeSubpath()
    case "W": cut = false
    case "W*": cut = true
    case "n":
      if let cut { state.clips.append(SceneItem.Clip(path: path.applying(state.transform), isEvenOdd: cut)) }
      (path, cut) = (Path(), nil)
    case "f": paint(.fill(path, FillStyle()), state.color)
    case "f*": paint(.fill(path, FillStyle(eoFill: true)), state.color)
    case "S": paint(.stroke(path, state.style), state.lineColor)
    default: break
    }
  }

  private mutating func paint(_ mark: SceneItem.Mark, _ color: ResolvedColor) {
    var item = SceneItem(mark, paint: .color(color))
    item.transform = ProjectionTransform(state.transform)
    (item.opacity, item.clips) = (state.opacity, state.clips)
    items.append(item)
    path = Path()
  }
}
