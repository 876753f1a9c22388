import SwiftUI

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@frozen public struct ProgressArc: Shape, Sendable {
  internal var progress: Double
  fileprivate var lineWidth: CGFloat = 6
  public private(set) var isClosed: Bool

  public init(progress: Double = 0.4, isClosed: Bool = false) {
    self.progress = min(max(progress, 0), 1)
    self.isClosed = isClosed
  }

  @available(*, deprecated, renamed: "init(progress:isClosed:)")
  public init(percent: Int) { self.init(progress: Double(percent) / 100) }

  nonisolated public func path(in rect: CGRect) -> Path {
    var path = Path()
    let start = Angle(degrees: -90)
    path.addArc(
      center: CGPoint(x: rect.midX, y: rect.midY), radius: min(rect.width, rect.height) / 2 - lineWidth / 2,
      startAngle: start, endAngle: start + .degrees(360 * progress), clockwise: false)
    if isClosed { path.closeSubpath() }
    if #available(iOS 16, macOS 13, *) {
      path = path.strokedPath(StrokeStyle(lineWidth: lineWidth, lineCap: .round))
    } else {
      path.addRect(rect)
    }
    #if os(macOS) || os(iOS) || os(Linux)
      path.addLine(to: rect.origin)
    #else
      path.addLine(to: .zero)
    #endif
    #if DEBUG && false
      path.addRect(rect)
    #endif
    return path
  }

  public var animatableData: Double {
    get { return progress }
    set { self.progress = newValue }
  }
}
