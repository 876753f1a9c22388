/// A view that is presented in front of the window: a sheet, an alert, the items of a menu.
public struct Presentation: Equatable, Sendable {
  /// SwiftUI's name of the modifier or the view that presents it.
  public var name: String
  /// True if it ends with the first press of a control in it, as a menu does.
  public var isBrief: Bool
  /// The view with the ground around it; nil while it is not presented.
  public var view: ViewNode?

  public init(_ name: String, isBrief: Bool, view: ViewNode?) {
    self.name = name
    self.isBrief = isBrief
    self.view = view
  }

  /// The name of the button that ends a presentation from outside.
  static let close = "close"
}
