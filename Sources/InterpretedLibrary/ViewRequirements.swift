// Requirements of the protocols of views. The interpreter alone reads this file: the compiler has the protocols
// themselves, whose requirements have types of their own where a node stands here.

extension View {
  @ViewBuilder var body: Body { get }
  /// The view's node. No property of a program has this name, not even the storage of a wrapped one.
  var _self: _Node { get }
}

func _colorLiteral(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) -> UIColor {
  UIColor(red: red, green: green, blue: blue, alpha: alpha)
}

extension Optional where Wrapped: View {
  var _self: _Node { _Node._branch(0, map { $0._self }) }
}

extension ViewModifier {
  @ViewBuilder func body(content: _Node) -> _Node
  func _modified(_ content: _Node) -> _Node
}

extension ShapeStyle {
  var _style: _Style { get }
}

extension PreviewProvider {
  @ViewBuilder static var previews: _Node { get }
}

extension ButtonStyle {
  @ViewBuilder func makeBody(configuration: ButtonStyleConfiguration) -> _Node
}

extension EnvironmentKey {
  static var defaultValue: Value { get }
}

extension PreferenceKey {
  static var defaultValue: Value { get }
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension GeometryEffect {
  func effectValue(size: CGSize) -> ProjectionTransform
}

extension Transition {
  @ViewBuilder func body(content: _Node, phase: TransitionPhase) -> _Node
}

extension AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

extension Layout {
  func makeCache(subviews: LayoutSubviews) -> Cache
  func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Cache) -> CGSize
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Cache)
}

extension LayoutValueKey {
  static var defaultValue: Value { get }
}

extension Gesture {
  func _attached(to node: _Node) -> _Node
  /// Attaches the gesture with more who listen: to its changes, to its end, and to the moment when it is over, by a
  /// finger that has gone or otherwise. It is heard only while it has its turn.
  func _heard(
    by node: _Node, while isActive: @escaping () -> Bool, _ changed: @escaping (Value) -> Void,
    _ ended: @escaping (Value) -> Void, _ reset: @escaping (Bool) -> Void
  ) -> _Node
}

extension TimelineSchedule {
  func _interval() -> Double
}

extension Animatable {
  var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}
