import SwiftUI

// entries: MeshPosters, MeshPosters_Previews

/// Gradients on meshes: as views, as paints of shapes, texts and lines, with control points and with moved points.
struct MeshPosters: View {
  @State private var isPulled = false
  private let corners: [Color] = [.red, .orange, .yellow, .purple, .white, .green, .indigo, .blue, .mint]

  private var middle: SIMD2<Float> { isPulled ? [0.8, 0.3] : [0.5, 0.5] }

  var body: some View {
    VStack(spacing: 12) {
      MeshGradient(
        width: 3, height: 3,
        points: [
          [0, 0], [0.5, 0], [1, 0],
          [0, 0.5], middle, [1, 0.5],
          [0, 1], [0.5, 1], [1, 1],
        ], colors: corners
      )
      .frame(height: 120)
      .clipShape(RoundedRectangle(cornerRadius: 16))
      Text("Mesh").font(.system(size: 60, weight: .black))
        .foregroundStyle(
          MeshGradient(
            width: 2, height: 2, points: [.init(0, 0), .init(1, 0), SIMD2(x: 0, y: 1), SIMD2<Float>(1, 1)],
            colors: [.red, .blue, .green, .yellow], smoothsColors: false, colorSpace: .perceptual))
      Circle()
        .stroke(
          MeshGradient(
            width: 2, height: 2, points: [[0.1, 0.1], [0.9, 0], [0, 1], [1, 0.9]],
            colors: [.pink, .cyan, .orange, .clear], background: .gray), lineWidth: 12
        )
        .frame(width: 80, height: 80)
      Rectangle().fill(bent).frame(width: 80, height: 40).opacity(0.8)
      Button("Pull") { withAnimation { isPulled.toggle() } }
    }
    .padding()
  }

  private var bent: MeshGradient {
    MeshGradient(
      width: 2, height: 2,
      bezierPoints: [
        MeshGradient.BezierPoint(
          position: [0, 0], leadingControlPoint: [0, 0], topControlPoint: [0, 0], trailingControlPoint: [0.3, 0.2],
          bottomControlPoint: [0, 0.3]),
        MeshGradient.BezierPoint(
          position: [1, 0], leadingControlPoint: [0.7, 0.2], topControlPoint: [1, 0], trailingControlPoint: [1, 0],
          bottomControlPoint: [1, 0.3]),
        MeshGradient.BezierPoint(
          position: [0, 1], leadingControlPoint: [0, 1], topControlPoint: [0, 0.7], trailingControlPoint: [0.3, 1],
          bottomControlPoint: [0, 1]),
        MeshGradient.BezierPoint(
          position: [1, 1], leadingControlPoint: [0.7, 1], topControlPoint: [1, 0.7], trailingControlPoint: [1, 1],
          bottomControlPoint: [1, 1]),
      ], colors: [.black, .white, .white, .black])
  }
}

struct MeshPosters_Previews: PreviewProvider {
  static var previews: some View {
    MeshGradient(width: 3, height: 3, points: [], colors: [.red], background: .yellow)
    MeshPosters().environment(\.colorScheme, .dark)
  }
}
