import SwiftUI

enum RingError: Error {
  case tooFew(Int)
  case tooMany
}

struct Throwing: Shape {
  /// 3...5
  var rings = 4

  func spacing(for count: Int) throws -> CGFloat {
    guard count > 1 else { throw RingError.tooFew(count) }
    if count > 6 { throw RingError.tooMany }
    return 1 / CGFloat(count)
  }

  func checked(_ count: Int) throws -> Int {
    if count > 2 { throw RingError.tooFew(count) } else { count * 2 }
  }

  func add(_ count: Int, to path: inout Path, in rect: CGRect) throws {
    path.addRect(rect.insetBy(dx: CGFloat(count), dy: 1))
    defer { path.closeSubpath() }
    let step = try spacing(for: count)
    path.addEllipse(in: rect.insetBy(dx: rect.width * step / 2, dy: rect.height * step / 2))
  }

  func path(in rect: CGRect) -> Path {
    var path = Path()
    for count in 0..<9 {
      do {
        try add(count, to: &path, in: rect)
        if count == 5 { continue }
        path.addLine(to: CGPoint(x: rect.midX, y: rect.midY))
      } catch RingError.tooFew(let few) where few == 0 {
        path.move(to: rect.origin)
      } catch let error as RingError {
        if case .tooMany = error { path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY + CGFloat(count))) }
      } catch {
        return Path()
      }
    }
    let first = (try? spacing(for: 0)) ?? 0.25
    let second = try! spacing(for: rings)
    path.addRect(CGRect(x: rect.minX, y: rect.minY, width: rect.width * first, height: rect.height * second))
    let steps = try? [2, 3].map { try spacing(for: $0) }
    for step in steps ?? [] { path.addLine(to: CGPoint(x: rect.minX + rect.width * step, y: rect.maxY)) }
    if (try? [2, 1].map { try spacing(for: $0) }) == nil { path.closeSubpath() }
    for count in (1...4).compactMap({ try? checked($0) }) {
      path.addLine(to: CGPoint(x: rect.minX + CGFloat(count), y: rect.midY))
    }
    let halves: [CGFloat]? = try? [4, 5].map { count in
      switch count {
      case 6: throw RingError.tooMany
      case 4: CGFloat(count) / 2
      default: 0.5
      }
    }
    let none: [CGFloat]? = try? [4, 5].map { if $0 == 5 { throw RingError.tooMany } else { CGFloat($0) } }
    for half in (halves ?? []) + (none ?? [9]) { path.addLine(to: CGPoint(x: rect.midX + half, y: rect.maxY)) }
    return path
  }
}
