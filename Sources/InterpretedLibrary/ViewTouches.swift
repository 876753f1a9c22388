// Touches of views: taps, and the shapes in which views are touched.

extension View {
  func onTapGesture(count: Int = 1, @_Action perform action: @escaping () -> Void) -> some View {
    _self._tapped(count, { _ in action() })
  }
  func onTapGesture(count: Int = 1, @_Action perform action: @escaping (CGPoint) -> Void) -> some View {
    _self._tapped(count, { action(CGPoint(x: $0[0], y: $0[1])) })
  }
  func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace, @_Action perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    _self._tapped(count, { action(CGPoint(x: $0[0], y: $0[1])) })
  }
  func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, @_Action perform action: @escaping () -> Void,
    @_Action onPressingChanged: @escaping (Bool) -> Void = { _ in }
  ) -> some View {
    _self._longPressed(
      minimumDuration, { if $0[0] == 2 { action() } else if $0[0] < 2 { onPressingChanged($0[0] == 0) } })
  }
  func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)?,
    @_Action perform action: @escaping () -> Void
  ) -> some View {
    _self._longPressed(minimumDuration, { if $0[0] == 2 { action() } else if $0[0] < 2 { pressing?($0[0] == 0) } })
  }
  func allowsHitTesting(_ enabled: Bool) -> some View { _self._touchable(enabled) }
  func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { _self._touchShape(shape._self) }
  func gesture<G: Gesture>(_ gesture: G) -> some View { gesture._attached(to: _self) }
  func simultaneousGesture<G: Gesture>(_ gesture: G) -> some View { gesture._attached(to: _self) }
  func highPriorityGesture<G: Gesture>(_ gesture: G) -> some View { gesture._attached(to: _self) }
  func gesture<G: Gesture>(_ gesture: G, including mask: GestureMask) -> some View {
    _admitting(gesture, mask)
  }
  func simultaneousGesture<G: Gesture>(_ gesture: G, including mask: GestureMask) -> some View {
    _admitting(gesture, mask)
  }
  func highPriorityGesture<G: Gesture>(_ gesture: G, including mask: GestureMask) -> some View {
    _admitting(gesture, mask)
  }
  func gesture<G: Gesture>(_ gesture: G, isEnabled: Bool) -> some View {
    _admitting(gesture, isEnabled ? .all : .subviews)
  }
  func simultaneousGesture<G: Gesture>(_ gesture: G, isEnabled: Bool) -> some View {
    _admitting(gesture, isEnabled ? .all : .subviews)
  }
  func highPriorityGesture<G: Gesture>(_ gesture: G, isEnabled: Bool) -> some View {
    _admitting(gesture, isEnabled ? .all : .subviews)
  }
  /// Returns the view with the gestures that a mask admits: an added one, and those within the view.
  func _admitting<G: Gesture>(_ gesture: G, _ mask: GestureMask) -> _Node {
    let content = mask.contains(.subviews) ? _self : _self._touchable(false)
    return mask.contains(.gesture) ? gesture._attached(to: content._self) : content
  }
}

/// The gestures of a view that are admitted.
struct GestureMask: OptionSet {
  let rawValue: Int
  static let none = GestureMask([])
  static let gesture = GestureMask(rawValue: 1)
  static let subviews = GestureMask(rawValue: 2)
  static let all = GestureMask(rawValue: 3)
}
