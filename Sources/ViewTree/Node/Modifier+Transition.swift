import Foundation

extension TransitionEffect {
  /// The effect as a change of a view; nil for a program's code, whose host is asked.
  public var modifier: Modifier? {
    switch change {
    case .offset(let offset): .offset(offset)
    case .scale(let scale, let anchor): .scale(CGSize(width: scale, height: scale), anchor: anchor)
    case .opacity(let opacity): .opacity(opacity)
    case .blur(let radius): .blur(radius: radius, isOpaque: false)
    case .own: nil
    }
  }
}
