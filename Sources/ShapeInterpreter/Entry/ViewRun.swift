import Foundation
import ShapeGeometry
import ViewTree

/// One evaluation of a view: the machine that serves all code of the tree, from the first body to the last path.
///
/// It is a class because layout and drawing pass their host on, and a machine has one owner.
final class ViewRun: ViewHost {
  private let program: Program
  private var machine: Machine
  /// The first fault, with the source offset of the code that failed.
  private(set) var fault: (fault: Fault, offset: Int)?

  init(_ program: Program, budget: Budget) {
    self.program = program
    machine = Machine(program, budget: budget)
  }

  /// The error of code that failed; the run knows the fault.
  private struct Failed: Error {}

  /// Calls a closure of a handle: the first, or the one with an index.
  private func call<Value: MachineValue>(
    _ handle: Handle, _ index: Int = 0, as type: Value.Type, _ put: (Frame, Slot) -> Void
  ) throws -> Value {
    guard let key = handle.key as? CodeKey, key.closures.indices.contains(index) else { throw Failed() }
    do throws(Fault) {
      let frame = try machine.run(program, key.closures[index], calledAt: key.callOffset, put)
      return Value.load(from: frame, at: Slot(0, 0))
    } catch {
      throw failed(error)
    }
  }

  private func failed(_ fault: Fault) -> Failed {
    self.fault = self.fault ?? (fault, machine.faultOffset(in: program))
    return Failed()
  }

  /// Runs the entry's function, which returns the root's node.
  func root(_ entry: Int, _ put: (Frame, Slot) -> Void) throws -> ViewNode {
    do throws(Fault) {
      return NodeValue.load(from: try machine.run(program, entry, put), at: Slot(0, 0)).node
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
      CGSize(width: dimensions.width, height: dimensions.height).store(to: frame, at: slot)
    }
  }

  func path(of shape: Handle, in rect: CGRect) throws -> Path {
    try call(shape, as: Path.self) { frame, slot in rect.store(to: frame, at: slot) }
  }

  func body(of view: Handle, _ identity: ViewIdentity) throws -> ViewNode {
    try call(view, as: NodeValue.self) { _, _ in }.node
  }

  func button(in style: Handle, label: ViewNode, isDestructive: Bool) throws -> ViewNode {
    try call(style, as: NodeValue.self) { frame, slot in
      NodeValue(label).store(to: frame, at: slot)
      isDestructive.store(to: frame, at: slot.advanced(by: .object))
    }.node
  }

  func content(of reader: Handle, _ identity: ViewIdentity, in frame: CGRect) throws -> ViewNode {
    try call(reader, as: NodeValue.self) { machineFrame, slot in
      frame.store(to: machineFrame, at: slot)
    }.node
  }
}
