import Foundation
import Testing

@testable import ShapeGeometry

struct CGPathCopiesTests {
  private let line = Path {
    $0.move(to: .zero)
    $0.addLine(to: CGPoint(x: 10, y: 0))
  }

  @Test func copiesAreTheirOwn() throws {
    let path = line.cgPath.mutableCopy()
    let copy = path?.copy()
    let other = path?.mutableCopy()
    #expect(path == other)
    path?.addLine(to: CGPoint(x: 10, y: 5))
    #expect(copy == line.cgPath && path != other && other.map { Path($0) } == line)
    #expect(line.cgPath.copy() == line.cgPath)
  }

  @Test func copiesMayMove() {
    var double = CGAffineTransform(scaleX: 2, y: 2)
    let moved = line.applying(double)
    #expect(line.cgPath.copy(using: &double) == moved.cgPath)
    #expect(line.cgPath.copy(using: nil) == line.cgPath)
    #expect(line.cgPath.mutableCopy(using: &double).map { Path($0) } == moved)
    #expect(line.cgPath.mutableCopy(using: nil)?.copy(using: &double) == moved.cgPath)
  }

  @Test func aStrokeComesAfterTheTransform() {
    let stroked = line.cgPath.copy(
      strokingWithWidth: 4, lineCap: .square, lineJoin: .miter, miterLimit: 10,
      transform: CGAffineTransform(scaleX: 3, y: 3))
    expect(stroked.boundingBoxOfPath, equals: CGRect(x: -2, y: -2, width: 34, height: 4), within: 1e-9)
    #expect(
      Path(stroked)
        == line.applying(CGAffineTransform(scaleX: 3, y: 3)).strokedPath(StrokeStyle(lineWidth: 4, lineCap: .square)))
  }

  @Test func dashesAreOpenSubpaths() throws {
    let dashed = line.cgPath.copy(dashingWithPhase: 1, lengths: [3, 2])
    try expect(Path(dashed), draws: "0 0 m 2 0 l 4 0 m 7 0 l 9 0 m 10 0 l", within: 1e-12)
    let moved = line.cgPath.copy(
      dashingWithPhase: 0, lengths: [8], transform: CGAffineTransform(scaleX: 2, y: 1))
    try expect(Path(moved), draws: "0 0 m 8 0 l 16 0 m 20 0 l", within: 1e-12)
    #expect(line.cgPath.copy(dashingWithPhase: 0, lengths: []) == line.cgPath)
    let dot = line.cgPath.copy(dashingWithPhase: 0, lengths: [0, 6])
    try expect(Path(dot), draws: "0 0 m 0 0 l 6 0 m 6 0 l", within: 1e-12)
  }

  @Test func dashesKeepTheirCurves() {
    let circle = Path(ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20)).cgPath
    let dashed = circle.copy(dashingWithPhase: 0, lengths: [circle._path.length * 0.1, circle._path.length * 0.19])
    #expect(Path(dashed).subpaths.count == 4)
    for (index, subpath) in Path(dashed).subpaths.enumerated() {
      let start = CGFloat(index) * 0.29
      let part = circle._path.trimmedPath(from: start, to: start + 0.1)
      let dash = Path {
        $0.move(to: subpath.start)
        for segment in subpath.segments { $0.append(segment.element) }
      }
      expect(dash, equals: part, within: 1e-9)
    }
  }

  @Test func aFlattenedPathHasOnlyLines() {
    let path = Path {
      $0.addEllipse(in: CGRect(x: 0, y: 0, width: 40, height: 20))
      $0.move(to: .zero)
      $0.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
    }
    let flat = Path(path.cgPath.flattened(threshold: 0.01))
    #expect(flat.elements.allSatisfy { ["m", "l", "h"].contains($0.parts.letter) })
    #expect(flat.subpaths.map { $0.isClosed } == [true, false])
    #expect(abs(flat.length - path.length) < 0.1 && flat.length < path.length)
    #expect(Path(path.cgPath.flattened(threshold: 1)).elements.count < flat.elements.count)
  }
}
