import Foundation
import ShapeGeometry

// The layouts of styles, rules and edges in the machine.

/// An enum without associated values that the library shares with native code. Its word is the case's index.
protocol CaseValue: MachineValue, CaseIterable, Equatable where AllCases.Index == Int {}

extension CaseValue {
  static var layout: Layout { .word }

  static func load(from frame: Frame, at slot: Slot) -> Self {
    allCases[min(allCases.count - 1, max(0, frame[int: slot.word]))]
  }

  func store(to frame: Frame, at slot: Slot) {
    frame[int: slot.word] = Self.allCases.firstIndex(of: self) ?? 0
  }
}

extension CGLineCap: CaseValue {
  static var type: Type { .library("CGLineCap") }
  public static var allCases: [CGLineCap] { [.butt, .round, .square] }
}

extension CGLineJoin: CaseValue {
  static var type: Type { .library("CGLineJoin") }
  public static var allCases: [CGLineJoin] { [.miter, .round, .bevel] }
}

extension RoundedCornerStyle: CaseValue {
  static var type: Type { .library("RoundedCornerStyle") }
  public static var allCases: [RoundedCornerStyle] { [.circular, .continuous] }
}

extension CGPathFillRule: CaseValue {
  static var type: Type { .library("CGPathFillRule") }
  public static var allCases: [CGPathFillRule] { [.winding, .evenOdd] }
}

extension CGRectEdge: MachineValue {
  static var type: Type { .library("CGRectEdge") }
  static var layout: Layout { .word }
  private static let order: [CGRectEdge] = [.minXEdge, .minYEdge, .maxXEdge, .maxYEdge]

  static func load(from frame: Frame, at slot: Slot) -> CGRectEdge { order[frame[int: slot.word]] }

  func store(to frame: Frame, at slot: Slot) {
    frame[int: slot.word] = CGRectEdge.order.firstIndex(of: self) ?? 0
  }
}

extension FillStyle: MachineValue {
  static var type: Type { .library("FillStyle") }
  static var layout: Layout { Layout(words: 2) }

  static func load(from frame: Frame, at slot: Slot) -> FillStyle {
    FillStyle(
      eoFill: .load(from: frame, at: slot), antialiased: .load(from: frame, at: slot.advanced(by: .word)))
  }

  func store(to frame: Frame, at slot: Slot) {
    isEOFilled.store(to: frame, at: slot)
    isAntialiased.store(to: frame, at: slot.advanced(by: .word))
  }
}

extension StrokeStyle: MachineValue {
  static var type: Type { .library("StrokeStyle") }
  static var layout: Layout { Layout(words: 5, objects: 1) }

  static func load(from frame: Frame, at slot: Slot) -> StrokeStyle {
    func next(_ index: Int) -> Slot { Slot(Int(slot.word) + index, Int(slot.object)) }
    return StrokeStyle(
      lineWidth: .load(from: frame, at: next(0)), lineCap: .load(from: frame, at: next(1)),
      lineJoin: .load(from: frame, at: next(2)), miterLimit: .load(from: frame, at: next(3)),
      dash: .load(from: frame, at: next(4)), dashPhase: .load(from: frame, at: next(4)))
  }

  func store(to frame: Frame, at slot: Slot) {
    func next(_ index: Int) -> Slot { Slot(Int(slot.word) + index, Int(slot.object)) }
    lineWidth.store(to: frame, at: next(0))
    lineCap.store(to: frame, at: next(1))
    lineJoin.store(to: frame, at: next(2))
    miterLimit.store(to: frame, at: next(3))
    dash.store(to: frame, at: next(4))
    dashPhase.store(to: frame, at: next(4))
  }
}
