import SwiftUI

struct KeyPathUses: Shape {
  struct Limb {
    var start: CGPoint
    var length: CGFloat = 5
    var bends: [CGFloat] = [1, 2]
  }

  /// 3...8
  var limbs = 4

  private func extent(_ limbs: [Limb], of path: KeyPath<Limb, CGFloat>) -> CGFloat {
    limbs.map { $0[keyPath: path] }.max() ?? 0
  }

  func path(in rect: CGRect) -> Path {
    var all = (0..<limbs).map { Limb(start: CGPoint(x: rect.minX + CGFloat($0) * 7, y: rect.minY + CGFloat($0))) }
    let axes: [WritableKeyPath<CGPoint, CGFloat>] = [\.x, \.y]
    for index in all.indices {
      for (number, axis) in axes.enumerated() { all[index].start[keyPath: axis] += CGFloat(number + 1) }
    }
    let grow = \Limb.length
    all[1][keyPath: grow] = 12
    all[2][keyPath: \.bends[1]] = 9
    var path = Path()
    path.addLines(all.map(\.start))
    path.addRect(
      CGRect(x: extent(all, of: \.start.x), y: extent(all, of: \.start.y), width: extent(all, of: \.length), height: 3))
    path.addRect(
      CGRect(x: all.map(\.bends[1]).reduce(0, +), y: all.map(\.self).count == 4 ? 1 : 2, width: 1, height: 1))
    let texts = ["circle", "ellipse", "arc"]
    path.addRect(CGRect(x: 0, y: 0, width: CGFloat(texts.map(\.count).reduce(0, +)), height: 1))
    if texts.allSatisfy(\.isNotBlank) { path.closeSubpath() }
    return path
  }
}

extension String {
  fileprivate var isNotBlank: Bool { !isEmpty }
}
