import SwiftUI

/// Any insettable shape, behind closures.
struct AnyInsettable: InsettableShape {
  private let outline: @Sendable (CGRect) -> Path
  private let insetter: @Sendable (CGFloat) -> AnyInsettable

  init<S: InsettableShape>(_ shape: S) {
    outline = { shape.path(in: $0) }
    insetter = { AnyInsettable(shape.inset(by: $0)) }
  }

  func path(in rect: CGRect) -> Path { outline(rect) }
  func inset(by amount: CGFloat) -> some InsettableShape { insetter(amount) }
}

extension InsettableShape {
  func eraseToAnyInsettableShape() -> AnyInsettable { AnyInsettable(self) }
}

struct ErasedInsettable: Shape {
  enum Style: String, CaseIterable { case circle, capsule, square, rounded }

  var style: Style = .capsule

  var shape: AnyInsettable {
    switch style {
    case .circle: Circle().eraseToAnyInsettableShape()
    case .capsule: Capsule(style: .continuous).eraseToAnyInsettableShape()
    case .square: Rectangle().eraseToAnyInsettableShape()
    case .rounded: RoundedRectangle(cornerRadius: 8).eraseToAnyInsettableShape()
    }
  }

  func path(in rect: CGRect) -> Path {
    var path = shape.path(in: rect)
    path.addPath(shape.inset(by: 6).path(in: rect))
    path.addPath(shape.inset(by: 3).inset(by: 4).path(in: rect))
    return path
  }
}
