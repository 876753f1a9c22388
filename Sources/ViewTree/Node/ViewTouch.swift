import Foundation

/// A kind of touches that code hears of.
public enum ViewTouch: Equatable, Sendable {
  /// A button, by the name of its kind.
  case button(String)
  /// A number of taps. The touch's numbers are the place in the view's own space, x and y.
  case taps(Int)
  /// A finger that stays for so many seconds. The touch's number is 0 when it goes down, 2 when it has stayed, and 1
  /// when it does not stay any longer.
  case longPress(Double)
  /// A finger that moves by so many points at least. The touch's numbers are the phase, 0 for a change and 1 for the
  /// end, then the place, the start, the way and the speed, each as x and y, and the seconds since the start.
  case drag(CGFloat)
  /// A control with a value that goes up and down in steps. The touch's number is 1 for up and -1 for down, or the
  /// shares of the control's width and height at which it was touched, after a 0, and then 1 for a finger that has just
  /// come, 1 for one that goes; and for a tap the points below it.
  case value(String)
  /// A control whose value is one of several: it goes on in steps, and a press takes another one. The touch's number is
  /// that of the steps; or the shares of the control's width and height at which it was touched, after a 0.
  case choice(String)
  /// A view that scrolls.
  case scroll
  /// A row of a list that is swiped to the left, to the right or both, by its number among the rows of its loop. The
  /// touch's numbers are that one, and -1 for a swipe to the left or 1 for one to the right.
  case swipe(Int, left: Bool, right: Bool)
  /// A row of a list that moves up and down, by its number among so many rows of its loop. The touch's numbers are that
  /// one, and the places that it goes, negative for up.
  case reorder(Int, of: Int)
  /// A field for text. The news is its new text.
  case field(String)
  /// The focus of the fields within; true if one of them has it. The touch's number is 1 for a field that gets it, and
  /// 0 for one that loses it.
  case focus(Bool)
  /// The end of a text in the fields within.
  case submit

  /// True if a press is a touch of this kind.
  public var isPressed: Bool {
    switch self {
    case .button, .taps, .longPress, .choice: true
    case .drag, .value, .field, .scroll, .swipe, .reorder, .focus, .submit: false
    }
  }

  /// True if a view of this kind is touched itself, and not only one within it.
  var isOwn: Bool {
    switch self {
    case .focus, .submit: false
    default: true
    }
  }

  /// True for a control, which is touched where it stands, not only where it is painted.
  var isControl: Bool {
    switch self {
    case .button, .value, .choice, .field, .swipe, .reorder: true
    default: false
    }
  }

  /// SwiftUI's name of the view or the modifier.
  public var name: String {
    switch self {
    case .button(let kind), .value(let kind), .choice(let kind): kind
    case .taps: "onTapGesture"
    case .longPress: "onLongPressGesture"
    case .drag: "gesture"
    case .field: "TextField"
    case .scroll: "ScrollView"
    case .swipe: "swipe"
    case .reorder: "onMove"
    case .focus: "focused"
    case .submit: "onSubmit"
    }
  }

  /// Returns true if a swipe by that many steps, to the left if negative, is a touch of this kind.
  package func isSwipe(by steps: Int) -> Bool {
    guard case .swipe(_, let left, let right) = self else { return false }
    return steps < 0 ? left : right
  }
}
