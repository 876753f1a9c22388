// Transitions as values: how a view comes and goes. Nothing comes or goes in a still picture.

struct AnyTransition {
  /// The kind of the transition, the edge or the other transitions that it is made of.
  indirect enum _Kind {
    case identity, opacity, slide
    case scale(CGFloat, UnitPoint)
    case offset(CGSize)
    case move(Edge)
    case push(Edge)
    case pair(AnyTransition, AnyTransition)
    case asymmetric(AnyTransition, AnyTransition)
    case modifier(active: (_Node) -> _Node, identity: (_Node) -> _Node)
  }
  var _kind: _Kind
  var _animation: Animation?
  init(_kind: _Kind) { self._kind = _kind }
}

extension AnyTransition {
  static let identity = AnyTransition(_kind: .identity)
  static let opacity = AnyTransition(_kind: .opacity)
  static let slide = AnyTransition(_kind: .slide)
  static let scale = AnyTransition(_kind: .scale(0, .center))
  static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(_kind: .scale(scale, anchor))
  }
  static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition(_kind: .offset(offset)) }
  static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    AnyTransition(_kind: .offset(CGSize(width: x, height: y)))
  }
  static func move(edge: Edge) -> AnyTransition { AnyTransition(_kind: .move(edge)) }
  static func push(from edge: Edge) -> AnyTransition { AnyTransition(_kind: .push(edge)) }
  static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    AnyTransition(_kind: .asymmetric(insertion, removal))
  }
  static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    AnyTransition(
      _kind: .modifier(active: { $0.modifier(active)._node }, identity: { $0.modifier(identity)._node }))
  }
  func combined(with other: AnyTransition) -> AnyTransition { AnyTransition(_kind: .pair(self, other)) }
  func animation(_ animation: Animation?) -> AnyTransition {
    var result = self
    result._animation = animation
    return result
  }
}
