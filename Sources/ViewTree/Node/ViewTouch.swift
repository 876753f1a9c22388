import Foundation

/// A kind of touches that code hears of.
public enum ViewTouch: Equatable, Sendable {
  /// A button, by the name of its kind: it is pressed where it stands, not only where it is painted.
  case button(String)
  /// A number of taps. The touch's numbers are the place in the view's own space, x and y.
  case taps(Int)
  /// A finger that stays for so many seconds.
  case longPress(Double)
  /// A finger that moves by so many points at least. The touch's numbers are the phase, 0 for a change and 1 for the
  /// end, then the place, the start, the way and the speed, each as x and y, and the seconds since the start.
  case drag(CGFloat)
  /// A control with a value that goes up and down in steps. The touch's number is 1 for up and -1 for down, or a share
  /// of the control's width at which it was touched, after a 0.
  case value(String)
  /// A field for text. The news is its new text.
  case field(String)

  /// True if a press is a touch of this kind.
  public var isPressed: Bool {
    switch self {
    case .button, .taps, .longPress: true
    case .drag, .value, .field: false
    }
  }

  /// SwiftUI's name of the view or the modifier.
  public var name: String {
    switch self {
    case .button(let kind), .value(let kind): kind
    case .taps: "onTapGesture"
    case .longPress: "onLongPressGesture"
    case .drag: "gesture"
    case .field: "TextField"
    }
  }
}
