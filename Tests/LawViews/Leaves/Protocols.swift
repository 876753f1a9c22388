@_exported import Foundation
@_exported import ShapeGeometry
import ViewTree

// The protocols of views for the compiler. The interpreter has them in tables of its own, where a view of any type
// becomes a node as soon as it stands where a view is expected.

/// A part of a picture, made of other views.
protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
  /// The view as a node of the tree that is laid out.
  var _self: ViewNode { get }
}

extension Never: View {
  var body: Never { fatalError("'Never' has no body") }
  var _self: ViewNode { fatalError("'Never' has no node") }
}

extension View where Body == Never {
  var body: Never { fatalError("'\(Self.self)' has no body") }
}

extension ViewNode: View {
  typealias Body = Never
  var _self: ViewNode { self }
}

extension Optional: View where Wrapped: View {
  typealias Body = Never
  var _self: ViewNode { ViewNode._branch(0, self?._self) }
}

/// A change of a view that a program declares.
protocol ViewModifier {
  associatedtype Body: View
  typealias Content = ViewNode
  @ViewBuilder func body(content: Content) -> Body
  /// Returns a view with the change.
  func _modified(_ content: ViewNode) -> ViewNode
}

/// A change of a view with values that can be animated.
protocol AnimatableModifier: Animatable, ViewModifier {}

/// A paint.
protocol ShapeStyle {
  var _style: ViewStyle { get }
}

extension ViewStyle: ShapeStyle {
  var _style: ViewStyle { self }
}

/// Views for the canvas of an editor.
protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder static var previews: Previews { get }
}

/// A look of buttons that a program declares.
protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A value of the environment that a program declares.
protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// A value that views hand to those around them.
protocol PreferenceKey {
  associatedtype Value
  static var defaultValue: Value { get }
  static func reduce(value: inout Value, nextValue: () -> Value)
}

/// A touch that a view answers.
protocol Gesture {
  associatedtype Value
  func _attached(to node: _Node) -> _Node
  func _heard(
    by node: _Node, while isActive: @escaping () -> Bool, _ changed: @escaping (Value) -> Void,
    _ ended: @escaping (Value) -> Void, _ reset: @escaping (Bool) -> Void
  ) -> _Node
}

/// The way in which a view comes and goes.
protocol Transition {
  associatedtype Body: View
  typealias Content = ViewNode
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
}

/// The moments at which a view is shown again.
protocol TimelineSchedule {
  func _interval() -> Double
}
