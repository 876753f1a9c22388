// swift-format-ignore-file: ReplaceForEachWithForLoop

import SwiftUI

/// Helpers that take the path as inout, called from within a builder closure.
struct MeshClosure: Shape {
  /// 2...9
  var sides = 6
  var isInner: Bool = false

  private func vertices(in rect: CGRect) -> [CGPoint] {
    let center = CGPoint(x: rect.midX, y: rect.midY)
    let radius = min(rect.width, rect.height) * (isInner ? 0.25 : 0.5)
    return Array(0..<sides).map {
      let angle = 2.0 * .pi * Double($0) / Double(sides)
      return CGPoint(x: center.x + radius * CGFloat(cos(angle)), y: center.y + radius * CGFloat(sin(angle)))
    }
  }

  private func drawMeshLines(path: inout Path, vertices: [CGPoint], startingVertexIndex: Int) {
    guard startingVertexIndex + 1 < vertices.count else { return }
    let tail = (startingVertexIndex + 1)..<vertices.count
    tail.forEach { index in
      path.move(to: vertices[startingVertexIndex])
      path.addLine(to: vertices[index])
    }
  }

  private func drawMeshLines(path: inout Path, vertices: [CGPoint]) {
    vertices.enumerated().forEach { drawMeshLines(path: &path, vertices: vertices, startingVertexIndex: $0.offset) }
  }

  func path(in rect: CGRect) -> Path {
    Path { path in
      let vertices = self.vertices(in: rect)
      drawMeshLines(path: &path, vertices: vertices)
    }
  }
}
