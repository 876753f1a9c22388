import SwiftUI

class Figure {
  var origin: CGPoint
  let tag: Int
  var scale: CGFloat = 1 {
    willSet { log.append("s\(tag)") }
  }
  var log: [String] = []

  init(at origin: CGPoint, tag: Int = 0) {
    self.origin = origin
    self.tag = tag
  }

  var size: CGSize { CGSize(width: 10 * scale, height: 10 * scale) }
  var corners: Int { 0 }
  final var frame: CGRect { CGRect(origin: origin, size: size) }

  func draw(into path: inout Path) {
    path.addRect(frame)
  }

  func moved(by distance: CGFloat) -> Figure {
    origin.x += distance
    return self
  }

  class func standard() -> Figure { Figure(at: .zero, tag: 99) }
  static let spacing: CGFloat = 12
  func describe() -> String { "figure \(corners)" }
}

class DiscFigure: Figure {
  var radius: CGFloat

  init(at origin: CGPoint, radius: CGFloat) {
    self.radius = radius
    super.init(at: origin, tag: 1)
    log.append("disc")
  }

  override var size: CGSize { CGSize(width: radius * 2 * scale, height: radius * 2) }

  override func draw(into path: inout Path) {
    path.addEllipse(in: frame)
    log.append("drawn")
  }

  override class func standard() -> Figure { DiscFigure(at: CGPoint(x: 5, y: 5), radius: 3) }
  func grow(_ amount: CGFloat) { radius += amount }
}

final class RingFigure: DiscFigure {
  var hole: CGFloat = 0.5

  override var corners: Int { super.corners + 2 }

  override func draw(into path: inout Path) {
    super.draw(into: &path)
    path.addEllipse(in: frame.insetBy(dx: frame.width * hole / 2, dy: frame.height * hole / 2))
  }

  override func grow(_ amount: CGFloat) {
    super.grow(amount * 2)
    hole /= 2
  }

  override func describe() -> String { "ring of " + super.describe() }
}

final class KiteFigure: Figure {
  override var corners: Int { 4 }
  override func moved(by distance: CGFloat) -> Figure {
    origin.y += distance
    return super.moved(by: distance / 2)
  }
}

/// Figures of several classes, drawn by what each is.
struct InheritedFigures: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    let ring = RingFigure(at: CGPoint(x: 20, y: 8), radius: 7)
    let figures: [Figure] = [
      Figure(at: CGPoint(x: 1, y: 2)), DiscFigure(at: CGPoint(x: 30, y: 4), radius: 6), ring,
      KiteFigure(at: CGPoint(x: 50, y: 9), tag: 4),
    ]
    ring.grow(1.5)
    for figure in figures {
      figure.scale *= 1.5
      figure.draw(into: &path)
      if let disc = figure as? DiscFigure { disc.grow(2) }
      if figure is RingFigure { path.addLine(to: CGPoint(x: 1, y: 1)) }
      switch figure {
      case let ring as RingFigure: path.addLine(to: CGPoint(x: ring.hole * 10, y: ring.radius))
      case let disc as DiscFigure: path.addLine(to: CGPoint(x: disc.radius, y: 3))
      case is KiteFigure: path.addLine(to: CGPoint(x: 7, y: 7))
      default: path.addLine(to: CGPoint(x: 8, y: figure.corners))
      }
      figure.moved(by: Figure.spacing).draw(into: &path)
      path.addLine(to: CGPoint(x: figure.log.count, y: figure.describe().count))
      path.addLine(to: CGPoint(x: figure.tag, y: figure.corners))
    }
    Figure.standard().draw(into: &path)
    DiscFigure.standard().draw(into: &path)
    let mixed = [DiscFigure(at: .zero, radius: 1), RingFigure(at: .zero, radius: 2)]
    path.addLine(to: CGPoint(x: mixed.reduce(0) { $0 + $1.size.width }, y: CGFloat(mixed[1].describe().count)))
    let chosen: Figure = rect.width > 100 ? ring : figures[0]
    path.addLine(to: CGPoint(x: chosen.origin.x, y: (chosen as? RingFigure)?.hole ?? 3))
    path.addLine(to: CGPoint(x: figures.compactMap { $0 as? DiscFigure }.count, y: (figures[3] as! KiteFigure).corners))
    func widest<F: Figure>(_ list: [F]) -> F { list.max { $0.size.width < $1.size.width }! }
    path.addLine(to: CGPoint(x: widest(mixed).radius, y: widest(figures).origin.x))
    return path
  }
}
