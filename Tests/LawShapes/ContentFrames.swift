import SwiftUI

/// A shape around any other, made with a closure that gives it.
struct ContentFrames<Content: Shape>: Shape {
  let content: Content
  var margin: CGFloat

  init(margin: CGFloat = 5, content: () -> Content) {
    self.margin = margin
    self.content = content()
  }

  func path(in rect: CGRect) -> Path {
    var path = content.path(in: rect.insetBy(dx: margin, dy: margin))
    path.addRect(rect)
    return path
  }

  var animatableData: AnimatablePair<Content.AnimatableData, CGFloat> {
    get { .init(content.animatableData, margin) }
    set { margin = newValue.second }
  }
}

struct ContentFrameUses: Shape {
  func path(in rect: CGRect) -> Path {
    let frame = ContentFrames { Circle() }
    let nested = ContentFrames(margin: 9) { frame.rotation(.degrees(10)) }
    var path = nested.path(in: rect)
    path.addPath(ContentFrames<Capsule>(margin: 2) { Capsule() }.path(in: rect))
    return path
  }
}
