import SwiftUI

struct SequenceAlgorithms: Shape {
  var values: [CGFloat] = [4, 8, 15, 16, 23, 42, 8]

  func path(in rect: CGRect) -> Path {
    var marks: [CGFloat] = []
    marks += values.prefix(while: { $0 < 16 })
    marks += values.drop { $0 < 16 }
    marks += values.dropLast(2)
    marks.append(contentsOf: values[1..<3])
    marks.append(values.first { $0 > 10 } ?? 0)
    marks.append(values.last(where: { $0 > 10 }) ?? 0)
    marks.append(CGFloat(values.firstIndex(of: 8)!))
    marks.append(CGFloat(values.lastIndex(of: 8)!))
    marks.append(CGFloat(values.lastIndex { $0 > 15 } ?? -1))
    marks += values.split(separator: 16).map { $0.reduce(0, +) }
    marks += values.split { $0 == 8 }.flatMap { $0 }
    marks += [[1, 2], [], [3]].joined()
    marks += values.compactMap { $0 > 10 ? $0 / 2 : nil }
    marks += (1...3).flatMap { n in (0..<n).map { CGFloat($0 * n) } }
    marks += (0..<3).reversed().map { CGFloat($0) }
    marks += stride(from: CGFloat(1), to: 0, by: -0.25).reversed()
    marks += repeatElement(7, count: 2)
    marks += sequence(first: 1) { $0 < 40 ? $0 * 3 : nil }
    marks += sequence(first: 100, next: { $0 / 2 }).prefix(3)
    marks += sequence(state: 3) { (state: inout Int) -> CGFloat? in
      state -= 1
      return state < 0 ? nil : CGFloat(state)
    }
    var copy = values
    copy.sort()
    copy.swapAt(0, 2)
    copy.removeAll { $0 == 8 }
    copy.reverse()
    copy.insert(99, at: 1)
    copy.removeLast(2)
    copy.remove(at: 0)
    marks += copy
    copy.sort(by: >)
    marks += copy.sorted { abs($0 - 15) < abs($1 - 15) }
    marks += values.reduce(into: []) { sums, value in sums.append((sums.last ?? 0) + value) }
    let histogram = values.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    marks.append(CGFloat(histogram[8] ?? 0))
    for i in 0... {
      if i > 4 { break }
      marks.append(CGFloat(i))
    }
    marks.append(values.elementsEqual([4, 8]) ? 1 : 2)
    marks.append(values.starts(with: [4, 8]) ? 1 : 2)
    marks.append(values == values.map { $0 } ? 1 : 2)
    marks.append((3...).contains(5) ? 1 : 0)
    marks.append((..<3).contains(5) ? 1 : 0)
    marks.append((0.5...1.5).contains(1.25) ? 1 : 0)
    if let (low, high) = values.indices.map({ (values[$0], $0) }).min(by: { $0.0 < $1.0 }) {
      marks += [low, CGFloat(high)]
    }
    var grid = Array(repeating: Array(repeating: 0, count: 3), count: 2)
    grid[1][2] = 5
    grid[0][1] += 3
    grid.append([1])
    for (row, line) in grid.enumerated() {
      for (column, cell) in line.enumerated() where cell != 0 { marks.append(CGFloat(row * 100 + column * 10 + cell)) }
    }
    var path = Path()
    for (i, mark) in marks.enumerated() {
      path.move(to: CGPoint(x: rect.minX + CGFloat(i), y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.minX + CGFloat(i), y: rect.maxY - mark))
    }
    return path
  }
}
