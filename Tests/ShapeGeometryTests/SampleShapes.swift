import Foundation
import ShapeGeometry

// Shapes as people write them, with the module's public names alone.

struct Banner: Shape {
  func path(in rect: CGRect) -> Path {
    return Path { p in
      p.move(to: .init(x: rect.minX, y: rect.maxY))
      p.addLine(to: .init(x: rect.minX, y: rect.minY))
      p.addLine(to: .init(x: rect.maxX, y: rect.midY))
      p.closeSubpath()
    }
  }
}

struct Wedge: Shape {
  var startAngle: Angle
  var endAngle = Angle.degrees(270)

  var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(startAngle.degrees, endAngle.degrees) }
    set {
      startAngle = .degrees(newValue.first)
      endAngle = .degrees(newValue.second)
    }
  }

  func path(in rect: CGRect) -> Path {
    var path = Path()
    let center = CGPoint(x: rect.midX, y: rect.midY)
    path.move(to: center)
    path.addArc(
      center: center, radius: min(rect.width, rect.height) / 2, startAngle: startAngle, endAngle: endAngle,
      clockwise: false)
    path.closeSubpath()
    return path
  }
}

struct Wave: InsettableShape {
  var phase: CGFloat = 0
  var insetAmount: CGFloat = 0

  var animatableData: CGFloat {
    get { phase }
    set { phase = newValue }
  }

  func inset(by amount: CGFloat) -> some InsettableShape {
    var wave = self
    wave.insetAmount += amount
    return wave
  }

  func path(in rect: CGRect) -> Path {
    let rect = rect.insetBy(dx: insetAmount, dy: insetAmount)
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: rect.midY))
    for x in stride(from: 0, through: rect.width, by: 10) {
      path.addLine(to: CGPoint(x: rect.minX + x, y: rect.midY + sin(x / 20 + phase) * rect.height / 2))
    }
    return path
  }
}

struct Outline: Shape {
  private let path: UIBezierPath

  init(path: UIBezierPath) {
    self.path = path
  }

  func path(in rect: CGRect) -> Path {
    let path = Path(path.cgPath)
    return path.applying(
      CGAffineTransform(scaleX: rect.width / path.boundingRect.width, y: rect.height / path.boundingRect.height)
    )
  }
}

struct Clouds: Shape {
  func path(in rect: CGRect) -> Path {
    let inset = rect.width / 2.0
    return Path { p in
      p.addEllipse(in: rect.inset(by: .init(top: 0, left: 0, bottom: 0, right: inset)))
      p.addEllipse(in: rect.inset(by: .init(top: 0, left: inset / 2.0, bottom: 0, right: inset / 2.0)))
      p.addEllipse(in: rect.inset(by: .init(top: 0, left: inset, bottom: 0, right: 0)))
    }
  }
}

struct Framed<Content: Shape>: Shape {
  var content: Content

  func path(in rect: CGRect) -> Path {
    var path = content.scale(0.5).path(in: rect)
    path.addPath(.init(rect))
    return path
  }
}

func isSendable<T: Sendable>(_: T) -> Bool { true }

/// The path of a shape that the caller names by its static shorthand.
func drawn(_ shape: some Shape, in rect: CGRect) -> Path { shape.path(in: rect) }
