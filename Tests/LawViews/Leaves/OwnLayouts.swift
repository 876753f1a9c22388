import ShapeGeometry
import ViewTree

// Layouts of a program's own for the compiler. A layout's code asks about its subviews while it runs.

/// A container that a program declares.
protocol Layout: Animatable {
  associatedtype Cache = Void
  typealias Subviews = LayoutSubviews
  func makeCache(subviews: Subviews) -> Cache
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
}

/// A value that a layout reads of its subviews.
protocol LayoutValueKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// The layout that runs: the answers to its questions, and the places that it gives its subviews.
private final class RunningLayout {
  nonisolated(unsafe) static var current: RunningLayout?

  let answer: (LayoutQuestion) -> LayoutAnswer
  var places: [LayoutResult.Place] = []

  init(_ answer: @escaping (LayoutQuestion) -> LayoutAnswer) { self.answer = answer }

  /// Runs a layout's code, which may lead to other layouts.
  static func run(
    _ answer: (LayoutQuestion) -> LayoutAnswer, _ code: () -> CGSize?
  ) -> LayoutResult {
    withoutActuallyEscaping(answer) { answer in
      let (outer, layout) = (current, RunningLayout(answer))
      current = layout
      defer { current = outer }
      return code().map { .size($0) } ?? .places(layout.places)
    }
  }

  static func ask(_ question: LayoutQuestion) -> LayoutAnswer {
    guard let layout = current else { fatalError("a subview is asked while nothing is laid out") }
    defer { current = layout }
    return layout.answer(question)
  }
}

extension ViewNode {
  func _layout(
    _ name: String, _ size: @escaping (Int, CGFloat?, CGFloat?) -> CGSize,
    _ place: @escaping (Int, CGFloat?, CGFloat?, CGRect) -> Void
  ) -> ViewNode {
    nonisolated(unsafe) let (size, place) = (size, place)
    let code = CompiledHost.Code.layout { request, answer in
      let proposal = request.proposal
      return RunningLayout.run(answer) {
        guard let bounds = request.bounds else { return size(request.count, proposal.width, proposal.height) }
        place(request.count, proposal.width, proposal.height, bounds)
        return nil
      }
    }
    return ViewNode(.container(.own(name, .compiled(code)), [self]))
  }

  func _layoutValue(_ change: @escaping (_LayoutValues) -> _LayoutValues) -> ViewNode {
    modified(.layoutValue(.compiled(.value(change: LayoutChange(function: change)))))
  }
}

/// A function that sets a value which layouts read.
private struct LayoutChange: @unchecked Sendable {
  var function: (_LayoutValues) -> _LayoutValues
}

func _layoutSize(_ index: Int, _ width: CGFloat?, _ height: CGFloat?) -> CGSize {
  let numbers = _layoutDimensions(index, width, height)
  return CGSize(width: numbers[0], height: numbers[1])
}

func _layoutDimensions(_ index: Int, _ width: CGFloat?, _ height: CGFloat?) -> [CGFloat] {
  let proposal = ProposedViewSize(width: width, height: height)
  guard case .dimensions(let view) = RunningLayout.ask(.dimensions(index, proposal)) else { return [0, 0] }
  return view.numbers
}

func _layoutPriority(_ index: Int) -> Double {
  guard case .length(let value) = RunningLayout.ask(.priority(index)) else { return 0 }
  return Double(value)
}

func _layoutDistance(_ one: Int, _ other: Int, _ isHorizontal: Bool) -> CGFloat {
  let axis: Axis = isHorizontal ? .horizontal : .vertical
  guard case .length(let value) = RunningLayout.ask(.distance(one, other, axis)) else { return 0 }
  return value
}

func _layoutValues(_ index: Int) -> [(_LayoutValues) -> _LayoutValues] {
  guard case .values(let codes) = RunningLayout.ask(.values(index)) else { return [] }
  return codes.compactMap { ($0.compiledChange as? LayoutChange)?.function }
}

func _layoutPlace(_ index: Int, _ point: CGPoint, _ anchor: UnitPoint, _ width: CGFloat?, _ height: CGFloat?) {
  let proposal = ProposedViewSize(width: width, height: height)
  RunningLayout.current?.places.append(.init(index, at: point, anchor: anchor, proposal: proposal))
}
