import Foundation
import ShapeGeometry
import ViewTree

// Layouts of a program's own: their node, and the questions that their code asks about the subviews.

extension LibraryTable {
  @inline(never)
  mutating func addOwnLayouts() {
    let (count, length) = (Type.Parameter(type: .int), Type.Parameter(type: .optional(.cgFloat)))
    codeModifier(
      "_layout(_:_:_:)", of: String.self,
      [
        .function([count, length, length], .size),
        .function([count, length, length, .init(type: .rect)], .void),
      ]
    ) { node, name, code in ViewNode(.container(.own(name, code), [node])) }
    let values = Type.nominal(Nominal(name: "_LayoutValues", isDeclared: true, place: Nominal.preludePlace), [])
    let change = Type.function([.init(type: values)], values)
    codeModifier("_layoutValue(_:)", [change]) { node, code in node.modified(.layoutValue(code)) }
    let proposal: [Type] = [.int, .optional(.cgFloat), .optional(.cgFloat)]
    question("_layoutSize(_:_:_:)", proposal, .size) { frame, slots in
      .size(frame[int: slots[1].word], .load(from: frame, slots[2], slots[3]))
    } store: { answer, frame, slot in
      guard case .dimensions(let view) = answer else { return }
      CGSize(width: view.width, height: view.height).store(to: frame, at: slot)
    }
    question("_layoutDimensions(_:_:_:)", proposal, .array(.cgFloat)) { frame, slots in
      .dimensions(frame[int: slots[1].word], .load(from: frame, slots[2], slots[3]))
    } store: { answer, frame, slot in
      guard case .dimensions(let view) = answer else { return }
      view.numbers.store(to: frame, at: slot)
    }
    question("_layoutPriority(_:)", [.int], .double) { frame, slots in
      .priority(frame[int: slots[1].word])
    } store: { answer, frame, slot in
      guard case .length(let value) = answer else { return }
      frame[double: slot.word] = Double(value)
    }
    question("_layoutDistance(_:_:_:)", [.int, .int, .bool], .cgFloat) { frame, slots in
      .distance(
        frame[int: slots[1].word], frame[int: slots[2].word], frame[bool: slots[3].word] ? .horizontal : .vertical)
    } store: { answer, frame, slot in
      guard case .length(let value) = answer else { return }
      value.store(to: frame, at: slot)
    }
    question("_layoutValues(_:)", [.int], .array(change)) { frame, slots in
      .values(frame[int: slots[1].word])
    } store: { answer, frame, slot in
      guard case .values(let handles) = answer else { return }
      handles.compactMap { ($0.key as? CodeKey)?.closures.first }.map { ClosureCode($0) }.store(to: frame, at: slot)
    }
    add(
      "_layoutPlace(_:_:_:_:_:)", .function, of: nil,
      [.int, .point, UnitPoint.type, .optional(.cgFloat), .optional(.cgFloat)], .void, [:]
    ) { frame, slots in
      frame.allowance?.pointee.view?.exchange?.places.append(
        LayoutResult.Place(
          frame[int: slots[1].word], at: .load(from: frame, at: slots[2]), anchor: .load(from: frame, at: slots[3]),
          proposal: .load(from: frame, slots[4], slots[5])))
    }
  }

  /// Adds a function that asks a question of the layout that runs.
  private mutating func question(
    _ name: String, _ parameters: [Type], _ result: Type,
    _ make: @escaping @Sendable (Frame, UnsafePointer<Slot>) -> LayoutQuestion,
    store: @escaping @Sendable (LayoutAnswer, Frame, Slot) -> Void
  ) {
    add(name, .function, of: nil, parameters, result, [:]) { (frame, slots) throws(Fault) in
      store(try frame.answer(to: make(frame, slots)), frame, slots[0])
    }
  }
}

extension ProposedViewSize {
  /// Returns the proposal of two optional lengths.
  fileprivate static func load(from frame: Frame, _ width: Slot, _ height: Slot) -> ProposedViewSize {
    ProposedViewSize(width: .load(from: frame, at: width), height: .load(from: frame, at: height))
  }
}
