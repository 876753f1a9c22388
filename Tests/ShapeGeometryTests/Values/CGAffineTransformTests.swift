import Foundation
import TestSupport
import Testing

@testable import ShapeGeometry

struct CGAffineTransformTests {
  @Test func coefficientsAreInTheOrderOfCoreGraphics() {
    let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    #expect((transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty) == (1, 2, 3, 4, 5, 6))
    #expect(CGAffineTransform(1, 2, 3, 4, 5, 6) == transform)
    // (a·x + c·y + tx, b·x + d·y + ty)
    #expect(CGPoint(x: 10, y: 100).applying(transform) == CGPoint(x: 315, y: 426))
    #expect(CGSize(width: 10, height: 100).applying(transform) == CGSize(width: 310, height: 420))
  }

  @Test func theCFunctionsAreTheMembers() {
    let base = CGAffineTransformMake(1, 2, 3, 4, 5, 6)
    #expect(base == CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6))
    #expect(CGAffineTransformMakeTranslation(3, 4) == CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 3, ty: 4))
    #expect(CGAffineTransformMakeScale(3, 4) == CGAffineTransform(a: 3, b: 0, c: 0, d: 4, tx: 0, ty: 0))
    #expect(CGAffineTransformInvert(base) == CGAffineTransform(a: -2, b: 1, c: 1.5, d: -0.5, tx: 1, ty: -2))
    #expect(CGAffineTransformIsIdentity(.identity) && !CGAffineTransformIsIdentity(base))
    #expect(CGAffineTransformEqualToTransform(base, base) && !CGAffineTransformEqualToTransform(base, .identity))
    #expect(CGPointApplyAffineTransform(CGPoint(x: 1, y: 1), base) == CGPoint(x: 9, y: 12))
    #expect(CGSizeApplyAffineTransform(CGSize(width: 1, height: 1), base) == CGSize(width: 4, height: 6))
    #expect(
      CGRectApplyAffineTransform(CGRect(x: 0, y: 0, width: 1, height: 1), base)
        == CGRect(x: 5, y: 6, width: 4, height: 6))
  }

  @Test func aTransformIsMadeOfScaleShearRotationAndTranslation() {
    let components = CGAffineTransform(a: 0, b: 2, c: -3, d: 1, tx: 7, ty: 8).decomposed()
    #expect(abs(components.rotation - .pi / 2) < 1e-15)
    #expect(components.scale == CGSize(width: 2, height: 3))
    #expect(abs(components.horizontalShear - 1.0 / 3) < 1e-15)
    #expect(components.translation == CGVector(dx: 7, dy: 8))
    #expect(
      CGAffineTransform.identity.decomposed()
        == CGAffineTransformComponents(
          scale: CGSize(width: 1, height: 1), horizontalShear: 0, rotation: 0, translation: .zero))
    #expect(CGAffineTransform(CGAffineTransformComponents()) == CGAffineTransform())
    #expect(CGAffineTransform().decomposed() == CGAffineTransformComponents())
  }

  @Test func theStepsMakeTheTransformAgain() {
    let seed: UInt64 = 64
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      let transform = generator.transform().concatenating(
        CGAffineTransform(a: 1, b: generator.number(in: -2...2), c: 0, d: 1, tx: 0, ty: 0))
      let components = CGAffineTransformDecompose(transform)
      #expect(components.scale.width > 0, "seed \(seed), \(transform)")
      let copy = CGAffineTransformMakeWithComponents(components)
      let point = generator.point()
      let distance = (point.applying(copy) - point.applying(transform)).length
      #expect(distance < 1e-9, "seed \(seed), \(transform)")
    }
    let flat = CGAffineTransform(a: 0, b: 0, c: -3, d: 4, tx: 1, ty: 2)
    let copy = CGAffineTransform(flat.decomposed())
    #expect((CGPoint(x: 5, y: 6).applying(copy) - CGPoint(x: 5, y: 6).applying(flat)).length < 1e-12)
  }

  @Test func coefficientsAreEncodedInTurn() throws {
    let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6.5)
    let data = try JSONEncoder().encode(transform)
    #expect(String(decoding: data, as: UTF8.self) == "[1,2,3,4,5,6.5]")
    #expect(try JSONDecoder().decode(CGAffineTransform.self, from: data) == transform)
    struct Coder: Codable, Equatable {
      var transform: CGAffineTransform

      init(_ transform: CGAffineTransform) {
        self.transform = transform
      }

      init(from decoder: any Decoder) throws {
        transform = try CGAffineTransform(from: decoder)
      }

      func encode(to encoder: any Encoder) throws {
        try transform.encode(to: encoder)
      }
    }
    #expect(try JSONEncoder().encode(Coder(transform)) == data)
    #expect(try JSONDecoder().decode(Coder.self, from: data) == Coder(transform))
  }

  @Test func infiniteAndNullRectanglesStayThemselves() {
    let quarter = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 50, ty: 60)
    #expect(CGRect.null.applying(quarter).isNull && CGRect.infinite.applying(quarter).isInfinite)
    #expect(
      CGRect(x: 1, y: 2, width: 3, height: 4).applying(quarter) == CGRect(x: 44, y: 61, width: 4, height: 3))
  }
}

struct CGVectorTests {
  @Test func componentsComeInManyNumbers() {
    #expect(CGVector() == .zero)
    let vector = CGVector(dx: CGFloat(1.5), dy: CGFloat(-2))
    #expect((vector.dx, vector.dy) == (1.5, -2))
    #expect(CGVector(dx: Double(1.5), dy: Double(-2)) == vector)
    #expect(CGVector(dx: Int(3), dy: Int(4)) == CGVector(dx: CGFloat(3), dy: CGFloat(4)))
  }

  @Test func componentsAreEncodedInTurn() throws {
    let vector = CGVector(dx: CGFloat(1.5), dy: CGFloat(-2))
    let data = try JSONEncoder().encode(vector)
    #expect(String(decoding: data, as: UTF8.self) == "[1.5,-2]")
    #expect(try JSONDecoder().decode(CGVector.self, from: data) == vector)
    struct Coder: Decodable {
      var vector: CGVector

      init(from decoder: any Decoder) throws {
        vector = try CGVector(from: decoder)
      }
    }
    #expect(try JSONDecoder().decode(Coder.self, from: data).vector == vector)
  }
}
