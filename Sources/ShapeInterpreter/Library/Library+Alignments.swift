import Foundation
import ShapeGeometry
import ViewTree

// Alignments: SwiftUI's own, and those that a program declares with the function that finds them in a view.

extension LibraryTable {
  /// The type of the functions that find a guide in a view.
  private static let guide: Type = .function(
    [.init(type: .nominal(Nominal(name: "ViewDimensions", isDeclared: true, place: Nominal.preludePlace), []))],
    .cgFloat)

  @inline(never)
  mutating func addAlignments() {
    addAlignment(HorizontalAlignment.self, HorizontalAlignment.init(guide:))
    addAlignment(VerticalAlignment.self, VerticalAlignment.init(guide:))
    codeModifier("_relativeFrame(_:_:)", of: AlignmentPair.self, [Self.guide]) { node, alignment, code in
      node.modified(.relativeFrame(alignment, code))
    }
    initializer("init(horizontal:vertical:)") { (horizontal: HorizontalAlignment, vertical: VerticalAlignment) in
      AlignmentPair(horizontal: horizontal, vertical: vertical)
    }
    getter("horizontal") { (pair: AlignmentPair) in HorizontalAlignment(guide: pair.horizontal) }
    getter("vertical") { (pair: AlignmentPair) in VerticalAlignment(guide: pair.vertical) }
  }

  private mutating func addAlignment<Alignment: GuideValue>(
    _ type: Alignment.Type, _ make: @escaping @Sendable (AlignmentGuide) -> Alignment
  ) {
    codeModifier("_guide(_:_:)", of: type, [Self.guide]) { node, alignment, code in
      node.modified(.guide(alignment.guide, code))
    }
    getter("_word") { (alignment: Alignment) in alignment.word }
    add("_guide(_:_:)", .staticMember, of: type.type, [.string, Self.guide], type.type, [:]) { frame, slots in
      guard let allowance = frame.allowance, let code = ClosureCode.load(from: frame, at: slots[2]).closure else {
        return
      }
      frame[int: slots[0].word] = allowance.pointee.addGuide(named: .load(from: frame, at: slots[1]), code)
    }
    add("_codes()", .method, of: type.type, [], .array(Self.guide), [:]) { frame, slots in
      let alignment = Alignment.load(from: frame, at: slots[1])
      let code = frame.allowance?.pointee.guide(alignment.word).map { ClosureCode($0) }
      (code.map { [$0] } ?? []).store(to: frame, at: slots[0])
    }
  }
}
