import Foundation
import ShapeGeometry
import ViewTree

/// One evaluation of a view: the machine that serves all code of the tree, from the first body to the last path.
///
/// It is a class because layout and drawing pass their host on, and a machine has one owner.
final class ViewRun: ViewHost {
  private let program: Program
  private var machine: Machine
  /// The closures that are held for the root, and those since the last change of the tree.
  private var held = (root: 0, last: 0)
  /// The first fault, with the source offset of the code that failed.
  private(set) var fault: (fault: Fault, offset: Int)?

  /// Creates a run whose root stands in these surroundings.
  init(_ program: Program, in surroundings: ViewSurroundings = ViewSurroundings(), budget: Budget) {
    self.program = program
    machine = Machine(program, budget: budget, isOfView: true)
    machine.stand(in: surroundings)
  }

  /// Gives the code that runs next the whole budget again.
  func renewBudget() { machine.renewBudget() }

  func beginUpdate(keepsAll: Bool) {
    if !keepsAll { machine.letGo(exceptFirst: held.root, andSince: held.last) }
    held.last = machine.heldCount
  }

  /// The error of code that failed; the run knows the fault.
  private struct Failed: Error {}

  /// Calls a closure of a handle: the first, or the one with an index.
  private func call<Value: MachineValue>(
    _ handle: Handle, _ index: Int = 0, as type: Value.Type, _ put: (Frame, Slot) -> Void
  ) throws -> Value { Value.load(from: try run(handle, index, put), at: Slot(0, 0)) }

  /// Runs a closure of a handle and returns its frame, which starts with the result.
  @discardableResult
  private func run(_ handle: Handle, _ index: Int = 0, _ put: (Frame, Slot) -> Void) throws -> Frame {
    guard let key = handle.key as? CodeKey, key.closures.indices.contains(index) else { throw Failed() }
    do throws(Fault) {
      return try machine.run(program, key.closures[index], calledAt: key.callOffset, put)
    } catch {
      throw failed(error)
    }
  }

  private func failed(_ fault: Fault) -> Failed {
    self.fault = self.fault ?? (fault, machine.faultOffset(in: program))
    return Failed()
  }

  /// Returns a node that the program has made, whose code layout and drawing may call.
  private func given(_ node: NodeValue) -> ViewNode {
    machine.hold(node)
    return node.node
  }

  /// Runs the entry's function, which returns the root's node. The nodes of an earlier root are not used any more.
  func root(_ entry: Int, _ put: (Frame, Slot) -> Void) throws -> ViewNode {
    machine.letGo()
    do throws(Fault) {
      let node = given(.load(from: try machine.run(program, entry, put), at: Slot(0, 0)))
      held = (machine.heldCount, machine.heldCount)
      return node
    } catch {
      throw failed(error)
    }
  }

  func size(of shape: Handle, for proposal: ProposedViewSize) throws -> CGSize {
    try call(shape, 1, as: CGSize.self) { frame, slot in
      proposal.width.store(to: frame, at: slot)
      proposal.height.store(to: frame, at: slot.advanced(by: CGFloat?.layout))
    }
  }

  func guide(_ code: Handle, in dimensions: ViewDimensions) throws -> CGFloat {
    try call(code, as: CGFloat.self) { frame, slot in
      dimensions.numbers.store(to: frame, at: slot)
    }
  }

  func layout(
    _ code: Handle, _ request: LayoutRequest, _ answer: (LayoutQuestion) -> LayoutAnswer
  ) throws -> LayoutResult {
    let index = request.bounds == nil ? 0 : 1
    guard let key = code.key as? CodeKey, key.closures.indices.contains(index) else { throw Failed() }
    do throws(Fault) {
      var ended = try machine.runLayout(program, key.closures[index], calledAt: key.callOffset) { frame, slot in
        request.store(to: frame, at: slot)
      }
      while ended == nil, let question = machine.question {
        let known = answer(question)
        ended = try machine.resumeLayout(program, with: known)
      }
      guard let (frame, exchange) = ended else { throw .waits }
      guard request.bounds == nil else { return .places(exchange.places) }
      return .size(.load(from: frame, at: Slot(0, 0)))
    } catch {
      throw failed(error)
    }
  }

  func path(of shape: Handle, moved: [Double]?, in rect: CGRect) throws -> Path {
    guard let moved else { return try call(shape, as: Path.self) { frame, slot in rect.store(to: frame, at: slot) } }
    return try call(shape, 3, as: Path.self) { frame, slot in
      moved.store(to: frame, at: slot)
      rect.store(to: frame, at: slot.advanced(by: .object))
    }
  }

  func motion(of shape: Handle) throws -> [Double] { try call(shape, 2, as: [Double].self) { _, _ in } }

  func body(of view: Handle, moved: [Double]?, at place: ViewPlace) throws -> ViewNode {
    machine.stand(at: place)
    guard let moved else { return given(try call(view, as: NodeValue.self) { _, _ in }) }
    return given(try call(view, 1, as: NodeValue.self) { frame, slot in moved.store(to: frame, at: slot) })
  }

  func control(
    in style: Handle, _ parts: [ViewNode], _ state: [Double], at place: ViewPlace
  ) throws -> ViewNode {
    machine.stand(in: place.surroundings)
    let node = try call(style, as: NodeValue.self) { frame, slot in
      parts.map { NodeValue($0) }.store(to: frame, at: slot)
      state.store(to: frame, at: slot.advanced(by: .object))
    }
    return given(node)
  }

  func content(of reader: Handle, at place: ViewPlace, in geometry: ViewGeometry) throws -> ViewNode {
    machine.stand(in: place.surroundings)
    return given(try call(reader, as: NodeValue.self) { frame, slot in geometry.store(to: frame, at: slot) })
  }

  func marks(of renderer: Handle, at place: ViewPlace, for numbers: [CGFloat]) throws -> [CanvasMark] {
    machine.stand(in: place.surroundings)
    return try call(renderer, as: [CanvasMark].self) { frame, slot in numbers.store(to: frame, at: slot) }
  }

  func content(of code: Handle, at place: ViewPlace, from steps: [PreferenceStep]) throws -> ViewNode {
    machine.stand(in: place.surroundings)
    return given(try call(code, as: NodeValue.self) { frame, slot in steps.store(to: frame, at: slot) })
  }

  func tell(_ news: ViewNews, to code: Handle, at place: ViewPlace, number: Int) throws {
    machine.stand(in: place.surroundings)
    machine.openStates(for: place.memory(number))
    defer { machine.openStates(for: nil) }
    if let task = code.key as? TaskKey {
      do throws(Fault) { return try machine.runTask(program, task.number) } catch { throw failed(error) }
    }
    try run(code) { frame, slot in
      switch news {
      case .preference(let steps): steps.store(to: frame, at: slot)
      case .geometry(let geometry): geometry.store(to: frame, at: slot)
      case .presence: break
      case .time(let moment): moment.store(to: frame, at: slot)
      case .touch(let numbers): numbers.store(to: frame, at: slot)
      case .text(let text): text.store(to: frame, at: slot)
      }
    }
  }

  func endObjects(keepsAll: Bool) throws -> Bool {
    guard !machine.heap.endings.isEmpty else { return false }
    if !keepsAll {
      machine.letGo(exceptFirst: held.root, andSince: held.last)
      held.last = held.root
    }
    machine.openStates(for: ViewPlace().memory(0))
    defer { machine.openStates(for: nil) }
    do throws(Fault) { return try machine.endObjects(program) } catch { throw failed(error) }
  }

  var states: ViewStates {
    get { machine.states }
    set { machine.states = newValue }
  }

  func transaction(_ transaction: ViewTransaction, after change: Handle) throws -> ViewTransaction {
    func put(_ frame: Frame, _ slot: Slot) {
      transaction.animation.store(to: frame, at: slot)
      transaction.disablesAnimations.store(to: frame, at: slot.advanced(by: AnimationValue?.layout))
    }
    var result = transaction
    result.animation = try call(change, as: AnimationValue?.self, put)
    result.disablesAnimations = try call(change, 1, as: Bool.self, put)
    return result
  }

  func environment(after change: Handle, at place: ViewPlace) throws -> ViewNode {
    machine.stand(in: place.surroundings)
    return given(try call(change, 1, as: NodeValue.self) { _, _ in })
  }
}

extension ViewGeometry {
  /// Stores the arguments of code that is passed a place: its numbers, and the names of its spaces.
  fileprivate func store(to frame: Frame, at slot: Slot) {
    numbers.store(to: frame, at: slot)
    names.store(to: frame, at: slot.advanced(by: .object))
  }
}

extension [PreferenceStep] {
  /// Stores the arguments of code that is passed a preference: the kinds of its steps, their code, and the places of
  /// the views that it belongs to.
  fileprivate func store(to frame: Frame, at slot: Slot) {
    let codes = compactMap(\.code)
    map(\.kind).store(to: frame, at: slot)
    codes.compactMap { ($0.handle.key as? CodeKey)?.closures.first }.map { ClosureCode($0) }
      .store(to: frame, at: slot.advanced(by: .object))
    codes.map(\.geometry.numbers).store(to: frame, at: slot.advanced(by: Layout(objects: 2)))
  }
}

extension LayoutRequest {
  /// Stores the arguments of a layout's closure: the number of subviews, the proposal, and the bounds if there are any.
  fileprivate func store(to frame: Frame, at slot: Slot) {
    var place = slot
    func put<Value: MachineValue>(_ value: Value) {
      value.store(to: frame, at: place)
      place = place.advanced(by: Value.layout)
    }
    put(count)
    put(proposal.width)
    put(proposal.height)
    if let bounds { put(bounds) }
  }
}
