import Foundation
import ShapeGeometry
import Testing
import ViewTree

/// Laws that hold for every tree of views, over random trees. A failure prints its seed.
struct LayoutLawTests {
  private static let seeds: ClosedRange<UInt64> = 1...160

  @Test func everyTreeKeepsTheLaws() {
    for seed in Self.seeds {
      var sketches = RandomSketches(seed: seed)
      let (view, transposed) = sketches.pair(4)
      for proposal in LayoutLaws.proposals {
        let broken = LayoutLaws.broken(by: view, transposed, for: proposal)
        #expect(broken == nil, "seed \(seed), proposal \(String(describing: proposal))")
      }
    }
  }

  @Test func wideTreesKeepTheLaws() {
    for seed in Self.seeds.prefix(20) {
      var sketches = RandomSketches(seed: seed)
      let views = (0..<12).map { _ in sketches.pair(2) }
      let view = Sketch(StackRule(.horizontal, spacing: 8), views.map(\.0))
      let transposed = Sketch(StackRule(.vertical, spacing: 8), views.map(\.1))
      for proposal in LayoutLaws.proposals {
        let broken = LayoutLaws.broken(by: view, transposed, for: proposal)
        #expect(broken == nil, "seed \(seed), proposal \(String(describing: proposal))")
      }
    }
  }

  @Test func theLawsTellTreesApart() {
    let row = Sketch.h(spacing: 3, .color.named("a"), .box(5, 9))
    let column = Sketch.v(spacing: 3, .color.named("a"), .box(9, 5))
    #expect(LayoutLaws.broken(by: row, column, for: (50, 20)) == nil)
    #expect(LayoutLaws.broken(by: row, row, for: (50, 20)) == "transposed frames: a")
    let (one, other) = (Sketch(NoSizeRule()).named("a"), Sketch(NoSizeRule()).named("a"))
    #expect(LayoutLaws.broken(by: one, other, for: (50, 20)) == nil)
    #expect(LayoutLaws.broken(by: Sketch(ForgetfulRule()), Sketch(ForgetfulRule()), for: (5, 5)) == "paddings add up")
  }
}

/// A view without a number for a size.
private struct NoSizeRule: LayoutRule {
  func size(for proposal: ProposedViewSize, of children: [Int], in pass: inout LayoutPass) -> CGSize {
    CGSize(width: .nan, height: -CGFloat.infinity)
  }
}

/// A view whose size depends on the odd points of a proposal.
private struct ForgetfulRule: LayoutRule {
  func size(for proposal: ProposedViewSize, of children: [Int], in pass: inout LayoutPass) -> CGSize {
    let side = CGFloat(pass.work)
    return CGSize(width: side, height: side)
  }
}
