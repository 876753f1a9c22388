import Foundation
import ShapeGeometry
import ViewTree

// The canvas: its node, the marks that its renderer makes, and the states of its contexts.

extension LibraryTable {
  @inline(never)
  mutating func addCanvas() {
    declare(CanvasMark.self)
    declare(CanvasPlace.self)
    declare(CanvasState.self)
    let renderer = Type.function([.init(type: .array(.cgFloat))], .array(CanvasMark.type))
    add(
      "_canvas(_:_:)", .staticMember, of: .node, [.array(.node), renderer], .node, [:], cost: .nothing
    ) { (frame, slots) throws(Fault) in
      let symbols = [NodeValue].load(from: frame, at: slots[1])
      let code = frame.code(1, slots, first: 2)
      try frame.put(
        ViewNode(.canvas(code, symbols.map(\.node))), around: symbols, keeping: code.closures, at: slots[0])
    }
    staticMethod(CanvasPlace.self, "_at(_:_:)") { (point: CGPoint, anchor: UnitPoint) in
      CanvasPlace._at(point, anchor)
    }
    staticMethod(CanvasPlace.self, "_in(_:)") { (rect: CGRect) in CanvasPlace._in(rect) }
    addMarks()
    addCanvasStates()
    addMeasures()
  }

  /// Adds a static member that makes a mark. Its layers may not nest deeper than views.
  @inline(never)
  private mutating func mark<each A: MachineValue>(
    _ name: String, _ body: @escaping @Sendable (repeat each A) -> CanvasMark
  ) {
    var parameters: [Type] = []
    repeat parameters.append((each A).type)
    add(name, .staticMember, of: CanvasMark.type, parameters, CanvasMark.type, [:]) { (frame, slots) throws(Fault) in
      var index = 0
      func next<Value: MachineValue>(_ type: Value.Type) -> Value {
        index += 1
        return .load(from: frame, at: slots[index])
      }
      let mark = body(repeat next((each A).self))
      guard mark.depth <= NodeValue.greatestDepth else { throw .tooNestedViews(NodeValue.greatestDepth) }
      try frame.charge(Self.markWork)
      mark.store(to: frame, at: slots[0])
    }
  }

  /// The work of making a mark, in the units of the budget.
  private static let markWork = 10

  @inline(never)
  private mutating func addMarks() {
    mark("_fill(_:_:_:_:_:)") {
      (path: Path, style: ViewStyle, isInPoints: Bool, fill: FillStyle, state: CanvasState) in
      CanvasMark._fill(path, style, isInPoints, fill, state)
    }
    mark("_stroke(_:_:_:_:_:)") {
      (path: Path, style: ViewStyle, isInPoints: Bool, stroke: StrokeStyle, state: CanvasState) in
      CanvasMark._stroke(path, style, isInPoints, stroke, state)
    }
    mark("_text(_:_:_:_:_:)") {
      (text: TextValue, style: ViewStyle, isInPoints: Bool, place: CanvasPlace, state: CanvasState) in
      CanvasMark._text(text, style, isInPoints, place, state)
    }
    mark("_image(_:_:_:_:_:)") {
      (image: NodeValue, style: ViewStyle, isInPoints: Bool, place: CanvasPlace, state: CanvasState) in
      CanvasMark._image(image.node, style, isInPoints, place, state)
    }
    mark("_symbol(_:_:_:)") { (number: Int, place: CanvasPlace, state: CanvasState) in
      CanvasMark._symbol(number, place, state)
    }
    mark("_layer(_:_:)") { (marks: [CanvasMark], state: CanvasState) in CanvasMark._layer(marks, state) }
  }

  @inline(never)
  private mutating func addCanvasStates() {
    staticMethod(CanvasState.self, "_start()") { () in CanvasState._start() }
    getter("_transform", cost: .nothing) { (state: CanvasState) in state._transform }
    getter("_opacity", cost: .nothing) { (state: CanvasState) in state._opacity }
    getter("_blendName", cost: .nothing) { (state: CanvasState) in state._blendName }
    method("_moved(_:)", cost: .nothing) { (state: CanvasState, transform: CGAffineTransform) in
      state._moved(transform)
    }
    method("_concatenated(_:)", cost: .nothing) { (state: CanvasState, inner: CGAffineTransform) in
      state._concatenated(inner)
    }
    method("_faded(_:)", cost: .nothing) { (state: CanvasState, opacity: Double) in state._faded(opacity) }
    method("_blended(_:)") { (state: CanvasState, name: String) in state._blended(name) }
    method("_inner()", cost: .nothing) { (state: CanvasState) in state._inner() }
    method("_clipped(_:_:)") { (state: CanvasState, path: Path, style: FillStyle) in state._clipped(path, style) }
    method("_masked(_:_:)") { (state: CanvasState, marks: [CanvasMark], opacity: Double) in
      state._masked(marks, opacity)
    }
    method("_blurred(_:_:)") { (state: CanvasState, radius: CGFloat, isOpaque: Bool) in
      state._blurred(radius, isOpaque)
    }
    method("_shadowed(_:_:_:)") { (state: CanvasState, color: Color, radius: CGFloat, offset: CGSize) in
      state._shadowed(color, radius, offset)
    }
    method("_colored(_:_:)") { (state: CanvasState, name: String, amount: Double) in state._colored(name, amount) }
    method("_hueTurned(_:)") { (state: CanvasState, angle: Angle) in state._hueTurned(angle) }
    method("_multiplied(_:)") { (state: CanvasState, color: Color) in state._multiplied(color) }
    method("_thresholded(_:_:_:)") { (state: CanvasState, least: Double, most: Double, color: Color) in
      state._thresholded(least, most, color)
    }
  }

  /// Adds the functions that measure texts and pictures as they are in the surroundings of the code that asks.
  @inline(never)
  private mutating func addMeasures() {
    let length = Type.cgFloat
    add("_textMeasures(_:_:_:)", .function, of: nil, [TextValue.type, length, length], .array(length), [:]) {
      (frame, slots) throws(Fault) in
      let text = TextValue.load(from: frame, at: slots[1])
      try frame.charge(text.spans.reduce(0) { $0 + $1.text.utf8.count } * Self.letterWork)
      let surroundings = frame.allowance?.pointee.surroundings ?? ViewSurroundings()
      surroundings._measures(of: text, .load(from: frame, at: slots[2]), .load(from: frame, at: slots[3]))
        .store(to: frame, at: slots[0])
    }
    add("_imageMeasures(_:)", .function, of: nil, [.node], .array(length), [:], cost: .nothing) { frame, slots in
      let surroundings = frame.allowance?.pointee.surroundings ?? ViewSurroundings()
      surroundings._measures(ofImage: NodeValue.load(from: frame, at: slots[1]).node).store(to: frame, at: slots[0])
    }
  }

  /// The work of measuring a letter, in the units of the budget.
  private static let letterWork = 50
}
