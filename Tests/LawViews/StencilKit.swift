import SwiftUI

// entries: StencilKit

struct Leaf: Shape {
  var curl: CGFloat = 0.5

  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
    path.addQuadCurve(
      to: CGPoint(x: rect.maxX, y: rect.minY), control: CGPoint(x: rect.minX, y: rect.minY + rect.height * (1 - curl)))
    path.addQuadCurve(to: CGPoint(x: rect.minX, y: rect.maxY), control: CGPoint(x: rect.maxX, y: rect.maxY * curl))
    return path
  }
}

extension Shape {
  func stencil(_ color: Color, line: CGFloat = 1) -> some View {
    fill(color.opacity(0.3)).overlay(stroke(color, lineWidth: line))
  }

  func doubled(by distance: CGFloat) -> some View {
    ZStack {
      self.offset(x: distance, y: distance).fill(.gray)
      self.fill(.white)
      self.stroke()
    }
  }
}

/// Shapes that are drawn with nothing said about their paint: it comes from outside.
struct StencilKit: View {
  var body: some View {
    VStack(spacing: 12) {
      HStack {
        Leaf()
        Leaf(curl: 0.9)
        Circle()
      }
      .foregroundColor(.green)
      HStack {
        Leaf().foregroundColor(.red).frame(width: 40)
        Leaf().frame(width: 40).foregroundColor(.red)
        Leaf().rotationEffect(.degrees(45)).foregroundStyle(.purple)
        Leaf().rotation(.degrees(45)).foregroundStyle(.purple)
        Leaf().trim(from: 0, to: 0.5).foregroundStyle(.orange)
        Leaf().offset(x: 10).foregroundStyle(.tint)
      }
      .frame(height: 40)
      HStack {
        Leaf().scale(0.5)
        Leaf().scale(x: 1, y: 0.5, anchor: .bottom)
        Leaf().scaleEffect(0.5)
        Leaf().size(width: 20, height: 20)
        Leaf().transform(CGAffineTransform(rotationAngle: 0.2))
        Leaf().offset(CGSize(width: 4, height: -4))
        Leaf().offset(CGPoint(x: 4, y: -4))
      }
      .frame(height: 40)
      .border(.gray)
      HStack {
        Leaf().stencil(.blue)
        Leaf(curl: 0.7).stencil(.pink, line: 3)
        RoundedRectangle(cornerRadius: 6).stencil(.teal)
        Leaf().doubled(by: 3)
        Capsule().doubled(by: 5)
      }
      .frame(height: 44)
      HStack {
        Leaf().fill(.foreground)
        Leaf().fill(.primary)
        Leaf().fill(.quaternary)
        Leaf().stroke(.secondary, lineWidth: 3)
      }
      .foregroundStyle(.indigo)
      .frame(height: 30)
      Path(ellipseIn: CGRect(x: 0, y: 0, width: 60, height: 20))
      Path(roundedRect: CGRect(x: 10, y: 0, width: 80, height: 14), cornerRadius: 4).stroke()
      Leaf().path(in: CGRect(x: 0, y: 0, width: 40, height: 20)).fill(.mint)
    }
    .padding()
  }
}
