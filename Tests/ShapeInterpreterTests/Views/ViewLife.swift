import Foundation
import ShapeGeometry
import Testing
import ViewTree

@testable import ShapeInterpreter

/// A view that lives: its pictures at moments, after events.
struct ViewLife {
  let entry: EntryPoint
  var box = CGRect(x: 0, y: 0, width: 200, height: 100)
  var events: [ViewEvent] = []
  /// Keeps the session from one picture to the next; nil for a new session each time.
  var memory: ViewMemory?

  /// Makes a view of a body and other members, in which the check finds as many warnings.
  init(body: String, members: String = "", _ rest: String = "", warnings: [String] = []) throws {
    let source = ViewSource(body: body, members: members, rest)
    #expect(source.errors == [] && source.warnings == warnings)
    entry = try source.entry("V")
  }

  init(entry: EntryPoint) { self.entry = entry }

  /// Adds an event.
  mutating func send(_ kind: ViewEvent.Kind, at moment: Double) { events.append(ViewEvent(kind, at: moment)) }

  func views(at moment: Double?) throws -> LaidOutViews {
    let inputs = EntryPoint.Inputs(
      proposal: box, values: entry.parameters.map(\.initial), moment: moment, events: events, memory: memory)
    guard case .views(let views) = try entry.evaluate(inputs) else { throw ViewSource.NoViews() }
    return views
  }

  /// Returns what is seen at a moment, in the order of drawing: effects, colours, texts and frames, with numbers of two
  /// digits behind the point.
  func seen(at moment: Double?) throws -> [String] {
    try views(at: moment).root?.seen ?? []
  }

  /// Returns the texts that are seen at a moment.
  func texts(at moment: Double?) throws -> [String] {
    try views(at: moment).root?.texts ?? []
  }
}

extension Double {
  /// The number with two digits behind the point.
  fileprivate var short: String {
    let rounded = (self * 100).rounded() / 100
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}

extension PlacedView {
  fileprivate var seen: [String] {
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { Double($0).short }.joined(separator: " ")
    var own: [String] = []
    switch part.drawing {
    case .effect(.opacity(let value)): own = ["opacity \(value.short)"]
    case .effect(.scale(let scale, _)): own = ["scale \(Double(scale.width).short)"]
    case .effect(.offset(let offset)): own = ["offset \(Double(offset.width).short) \(Double(offset.height).short)"]
    case .effect(.rotation(let angle, _)): own = ["rotation \(angle.degrees.short)"]
    case .effect(.blur(let radius, _)): own = ["blur \(Double(radius).short)"]
    case .shape(let shape, let layers):
      var text = "\(part.name) \(numbers)"
      if case .fill(let style, _)? = layers.first { text += " " + style.text(in: part.surroundings.colors) }
      if case .stroke(let style, let line)? = layers.first {
        text += " " + style.text(in: part.surroundings.colors) + " line \(Double(line.lineWidth).short)"
      }
      if let moved = shape.moved { text += " data " + moved.map(\.short).joined(separator: " ") }
      own = [text]
    case .style(let style): own = ["\(style.text(in: part.surroundings.colors)) \(numbers)"]
    case .text(_, let spans): own = ["\"\(spans.map(\.text).joined())\" \(numbers)"]
    default: break
    }
    return own + (former + children).flatMap(\.seen)
  }

  fileprivate var texts: [String] {
    var own: [String] = []
    if case .text(_, let spans) = part.drawing { own = [spans.map(\.text).joined()] }
    return own + (former + children).flatMap(\.texts)
  }
}
