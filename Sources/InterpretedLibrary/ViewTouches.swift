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
      minimumDuration, { if $0[0] == 2 { action() } else { onPressingChanged($0[0] == 0) } })
  }
  func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)?,
    @_Action perform action: @escaping () -> Void
  ) -> some View {
    _self._longPressed(minimumDuration, { if $0[0] == 2 { action() } else { pressing?($0[0] == 0) } })
  }
  func allowsHitTesting(_ enabled: Bool) -> some View { _self._touchable(enabled) }
  func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { _self._touchShape(shape._self) }
  func gesture<G: Gesture>(_ gesture: G) -> some View { gesture._attached(to: _self) }
  func simultaneousGesture<G: Gesture>(_ gesture: G) -> some View { gesture._attached(to: _self) }
  func highPriorityGesture<G: Gesture>(_ gesture: G) -> some View { gesture._attached(to: _self) }
}
