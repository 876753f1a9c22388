import Foundation
import ShapeGeometry
import TestSupport
import Testing

@testable import NativeShapes

/// The promises of the gallery's shapes about their pictures, over the whole range of their parameters.
struct GalleryShapeTests {
  let rect = CGRect(x: 10, y: 20, width: 200, height: 150)

  /// Returns the number of outlines in a path, all of them closed; nil when one is open.
  private func closedOutlines(_ path: Path) -> Int? {
    let moves = path.elements.count { if case .move = $0 { true } else { false } }
    let closes = path.elements.count { $0 == .closeSubpath }
    return moves == closes ? moves : nil
  }

  @Test func aChatBubbleIsOneOutlineAroundBodyAndArrow() {
    var generator = SeededGenerator(seed: 0xB0B)
    for round in 0..<80 {
      let bubble = ChatBubble(
        cornerRadius: generator.rangeOrEnd(0...60), arrowSize: generator.rangeOrEnd(1...60),
        arcLength: generator.rangeOrEnd(0...40), arrowOffsetFraction: generator.rangeOrEnd(0...1),
        lean: generator.rangeOrEnd(-1...1))
      let path = bubble.path(in: rect)
      let note = Comment(rawValue: "round \(round): \(bubble)")
      #expect(closedOutlines(path) == 1, note)
      #expect(path.boundingRect.maxY > rect.maxY, note)
      #expect(abs(path.boundingRect.minY - rect.minY) < 1e-6, note)
    }
  }

  @Test func aCloudIsOneOutlineThatStandsFlatInItsRectangle() {
    var generator = SeededGenerator(seed: 0xC10)
    for round in 0..<24 {
      let cloud = Cloud(
        puffs: Int.random(in: 3...12, using: &generator), puffiness: generator.rangeOrEnd(0...1),
        variety: generator.rangeOrEnd(0...0.6), base: generator.rangeOrEnd(0.25...0.8),
        drift: generator.rangeOrEnd(-1...1))
      let path = cloud.path(in: rect)
      let note = Comment(rawValue: "round \(round): \(cloud)")
      #expect(closedOutlines(path) == 1, note)
      #expect(rect.insetBy(dx: -1e-6, dy: -1e-6).contains(path.boundingRect), note)
      #expect(abs(path.boundingRect.width - rect.width) < 1e-6, note)
      #expect(path.contains(CGPoint(x: rect.midX, y: rect.maxY - 0.01)), note)
    }
  }

  @Test func aBannerStaysInItsRectangle() {
    var generator = SeededGenerator(seed: 0xBA)
    for round in 0..<80 {
      let banner = Banner(
        ends: [.pointed, .swallowtail, .folded][round % 3], depth: generator.rangeOrEnd(0...1),
        endLength: generator.rangeOrEnd(0.05...0.4), drop: generator.rangeOrEnd(0...0.5),
        arch: generator.rangeOrEnd(-0.6...0.6))
      let bounds = banner.path(in: rect).boundingRect
      let note = Comment(rawValue: "round \(round): \(banner)")
      #expect(rect.insetBy(dx: -1e-6, dy: -1e-6).contains(bounds), note)
      #expect(abs(bounds.width - rect.width) < 1e-6, note)
    }
  }

  @Test func aFlowerStaysInItsCircle() {
    var generator = SeededGenerator(seed: 0xF1)
    for round in 0..<80 {
      let flower = Flower(
        petals: Int.random(in: 3...16, using: &generator), breadth: generator.rangeOrEnd(0.2...1.6),
        sharpness: generator.rangeOrEnd(0...1), heart: generator.rangeOrEnd(0...0.6),
        turn: .degrees(generator.rangeOrEnd(-180...180)))
      let bounds = flower.path(in: rect).boundingRect
      let note = Comment(rawValue: "round \(round): \(flower), \(bounds)")
      #expect(rect.insetBy(dx: -1e-6, dy: -1e-6).contains(bounds), note)
    }
  }

  @Test func joinedPetalsShowNoLinesWithin() {
    let apart = Flower(petals: 8, heart: 0)
    var joined = apart
    joined.isJoined = true
    #expect(closedOutlines(apart.path(in: rect)) == 8)
    #expect(closedOutlines(joined.path(in: rect)) == 1)
  }

  @Test func theLetterFillsItsRectangle() {
    var generator = SeededGenerator(seed: 0xE)
    for round in 0..<80 {
      let letter = LetterE(
        stem: generator.rangeOrEnd(0.05...0.6), arm: generator.rangeOrEnd(0.04...0.3),
        middle: generator.rangeOrEnd(0...1), beak: generator.rangeOrEnd(0...0.9),
        slant: generator.rangeOrEnd(-0.4...0.4))
      let bounds = letter.path(in: rect).boundingRect
      let note = Comment(rawValue: "round \(round): \(letter)")
      let edges = [
        bounds.minX - rect.minX, bounds.minY - rect.minY, bounds.maxX - rect.maxX, bounds.maxY - rect.maxY,
      ]
      #expect(edges.allSatisfy { abs($0) < 1e-6 }, note)
    }
  }

  @Test func scoopedAndBevelledCornersTakeAwayAndSquareOnesDoNot() {
    let corner = CGPoint(x: rect.minX + 1, y: rect.minY + 1)
    for style in [RoundedRect.Corner.continuous, .circular, .scooped, .bevelled] {
      var shape = RoundedRect(cornerRadius: 30, corner: style)
      #expect(!shape.path(in: rect).contains(corner), "\(style)")
      shape.topLeading = false
      #expect(shape.path(in: rect).contains(corner), "\(style)")
    }
    let inner = CGPoint(x: rect.minX + 14, y: rect.minY + 20)
    #expect(RoundedRect(corner: .circular).path(in: rect).contains(inner))
    #expect(!RoundedRect(corner: .scooped).path(in: rect).contains(inner))
  }
}

extension SeededGenerator {
  /// A number of the range, every third time one of its ends.
  fileprivate mutating func rangeOrEnd(_ range: ClosedRange<CGFloat>) -> CGFloat {
    switch Int.random(in: 0..<6, using: &self) {
    case 0: range.lowerBound
    case 1: range.upperBound
    default: .random(in: range, using: &self)
    }
  }
}
