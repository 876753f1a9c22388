import ArgumentParser
import Foundation
import PlainText
import PlaygroundCore
import ShapeGeometry
import ShapeInterpreter
import ViewTree

/// The command that prints a view's tree with its frames.
struct TreeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tree", _superCommandName: "stipple",
    abstract: "Print a view's tree with the frame of each view.",
    discussion: """
      A line has a view's kind, its frame in points (x, y, width, height, from the root's top left corner), and the line of the source \
      that made it. Effects that do not change the layout stand beside it.
      """)

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, json
  }

  @OptionGroup var options: ShapeOptions
  @OptionGroup var timeLimit: TimeLimit

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The size that is proposed, in points; without it that of a phone, 393x759.", valueName: "wxh"),
    transform: DrawingOptions.rect)
  var rect: CGRect?

  @Flag(help: "Show the views in the dark scheme.")
  var dark = false

  @Option(parsing: .unconditional, help: "How the tree is written.")
  var format = Format.text

  @Option(name: .shortAndLong, parsing: .unconditional, help: "Write to a file, at once or not at all.")
  var output: String?

  func run() throws(InputFailure) {
    let command = self
    let (text, complaints) = try timeLimit.hold(options.title) { stop throws(InputFailure) in
      let input = try Input(command.options.input)
      try Destination(path: command.output).spare(input)
      let entry = try input.shape(named: command.options.shape, isView: true, stop: stop)
      return try command.text(of: entry, stop: stop)
    }
    complain(complaints)
    try Destination(path: output).write(text + "\n")
  }

  /// Returns the listing of an entry, and the warnings of its evaluation.
  private func text(of entry: EntryPoint, stop: StopSignal) throws(InputFailure) -> (String, [Diagnostic]) {
    let proposal = rect ?? Playground.standardProposal(of: entry)
    let values = try entry.values(options.assignments)
    let drawing: Drawing
    var warnings: [Diagnostic] = []
    do throws(EvaluationFailure) {
      drawing = try entry.evaluate(
        EntryPoint.Inputs(
          proposal: proposal, values: values, colors: ColorSurroundings(isDark: dark),
          budget: .standard.stopped(by: stop)))
    } catch {
      if error.isStopped { throw .stopped("'\(entry.name)'", at: error.diagnostic) }
      guard error.diagnostic.severity == .warning else { throw .faulty([error.diagnostic]) }
      (drawing, warnings) = (error.partial, [error.diagnostic])
    }
    let listing: ViewListing
    switch drawing {
    case .views(let views): listing = ViewListing(views, lines: entry.line(ofOffset:))
    case .path: listing = ViewListing(shape: entry.name, in: proposal)
    }
    switch format {
    case .text: return (listing.text, warnings)
    case .json:
      let text = JSON.object([
        ("view", .string(entry.name)),
        ("proposal", .array([.number(proposal.width), .number(proposal.height)])),
        ("root", listing.root?.json ?? .null),
      ]).text
      return (text, warnings)
    }
  }
}

/// A tree of views as it is printed: frames in the root's coordinates, effects beside the views that they change.
struct ViewListing {
  struct Item {
    var kind: String
    var frame: CGRect
    var line: Int?
    /// The effects around the view and its style, in the order in which they are written.
    var facts: [(name: String, value: JSON)] = []
    var children: [Item] = []
  }

  var root: Item?

  init(_ views: LaidOutViews, lines: (Int) -> Int?) {
    let origin = views.root?.frame.origin ?? .zero
    root = views.root.flatMap { Self.items(of: $0, origin, lines).first }
  }

  /// Makes the listing of a shape by itself.
  init(shape name: String, in rect: CGRect) {
    root = Item(kind: name, frame: rect)
  }

  private static func items(of view: PlacedView, _ origin: CGPoint, _ lines: (Int) -> Int?) -> [Item] {
    var children = view.children.flatMap { items(of: $0, origin, lines) }
    if case .effect(let modifier) = view.part.drawing, let fact = modifier.fact, !children.isEmpty {
      // The effect stands beside its view; one outside comes before those within.
      children[0].facts.insert(fact, at: 0)
      return children
    }
    var item = Item(
      kind: view.part.name, frame: view.frame.offsetBy(dx: -origin.x, dy: -origin.y),
      line: view.part.offset.flatMap(lines), children: children)
    switch view.part.drawing {
    case .text(_, let spans): item.facts.append(("text", .string(spans.map(\.text).joined())))
    case .shape(_, let layers):
      for layer in layers {
        switch layer {
        case .fill(let style, _): item.facts.append(("fill", .string(style.text(in: view.part.surroundings.colors))))
        case .stroke(let style, let stroke):
          item.facts.append(("stroke", .string(style.text(in: view.part.surroundings.colors))))
          item.facts.append(("lineWidth", .number(stroke.lineWidth)))
        }
      }
      if layers.isEmpty { item.facts.append(("fill", .string("foreground"))) }
    case .style(let style): item.facts.append(("fill", .string(style.text(in: view.part.surroundings.colors))))
    case .image(let image): item.facts.append(("image", .string(image.name)))
    case .nothing, .divider, .effect: break
    }
    return [item]
  }

  /// The tree as text, a view a line.
  var text: String { root.map { Self.lines(of: $0, indent: "").joined(separator: "\n") } ?? "" }

  private static func lines(of item: Item, indent: String) -> [String] {
    let frame = [item.frame.minX, item.frame.minY, item.frame.width, item.frame.height].map(\.shortText)
    let facts = item.facts.map { "  \($0.name): \($0.value.text)" }.joined()
    let place = item.line.map { "  :\($0)" } ?? ""
    return ["\(indent)\(item.kind) \(frame.joined(separator: " "))\(facts)\(place)"]
      + item.children.flatMap { lines(of: $0, indent: indent + "  ") }
  }
}

extension ViewListing.Item {
  fileprivate var json: JSON {
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { JSON.number(Double($0)) }
    return .object(
      [("kind", .string(kind)), ("frame", .array(numbers)), ("line", line.map { .integer($0) } ?? .null)]
        + facts + [("children", .array(children.map(\.json)))])
  }
}

extension CGFloat {
  /// The number with at most three digits behind the point.
  fileprivate var shortText: String {
    let rounded = (Double(self) * 1000).rounded() / 1000
    return rounded == rounded.rounded() && rounded.magnitude < 1e15 ? "\(Int(rounded))" : "\(rounded)"
  }
}

extension Modifier {
  /// The effect as a fact beside its view; nil for a modifier that the tree shows as a view of its own.
  fileprivate var fact: (name: String, value: JSON)? {
    func pair(_ size: CGSize) -> JSON { .array([.number(size.width), .number(size.height)]) }
    switch self {
    case .offset(let size): return ("offset", pair(size))
    case .rotation(let angle, _): return ("rotation", .number(angle.degrees))
    case .scale(let size, _): return ("scale", pair(size))
    case .opacity(let value): return ("opacity", .number(value))
    case .zIndex(let value): return ("zIndex", .number(value))
    case .hidden: return ("hidden", .bool(true))
    case .clip(let shape, _): return ("clipShape", .string(shape.name))
    case .transform, .projection: return ("transform", .bool(true))
    case .rotation3D(let angle, _, _, _, _): return ("rotation3D", .number(angle.degrees))
    case .blur(let radius, _): return ("blur", .number(radius))
    case .shadow(_, let radius, let offset):
      return ("shadow", .array([radius, offset.width, offset.height].map { .number($0) }))
    case .blend(let mode): return ("blendMode", .string(mode.rawValue))
    case .colors(let effect): return (effect.name, .bool(true))
    case .group(let name): return (name, .bool(true))
    default: return nil
    }
  }
}
