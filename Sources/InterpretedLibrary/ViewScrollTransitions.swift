// Effects of views that come into a scroll view or leave it. A picture shows each view as it is in the middle.

struct ScrollTransitionConfiguration: Hashable {
  var _number: Int
  static let animated = ScrollTransitionConfiguration(_number: 0)
  static let interactive = ScrollTransitionConfiguration(_number: 1)
  static let identity = ScrollTransitionConfiguration(_number: 2)
  static func animated(_ animation: Animation) -> ScrollTransitionConfiguration { .animated }
  static func interactive(timingCurve: UnitCurve) -> ScrollTransitionConfiguration { .interactive }
  func animation(_ animation: Animation) -> ScrollTransitionConfiguration { self }
  func threshold(_ threshold: ScrollTransitionConfiguration.Threshold) -> ScrollTransitionConfiguration { self }

  struct Threshold: Hashable {
    var _share: Double
    static let visible = Threshold(_share: 1)
    static let hidden = Threshold(_share: 0)
    static let centered = Threshold(_share: 0.5)
    static func visible(_ amount: Double) -> ScrollTransitionConfiguration.Threshold { Threshold(_share: amount) }
    func inset(by distance: Double) -> ScrollTransitionConfiguration.Threshold { self }
  }
}

enum ScrollTransitionPhase: Hashable {
  case topLeading, identity, bottomTrailing
  var isIdentity: Bool { self == .identity }
  var value: Double { self == .topLeading ? -1 : self == .identity ? 0 : 1 }
}

extension View {
  func scrollTransition<Effect: VisualEffect>(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> Effect
  ) -> some View {
    visualEffect { content, _ in transition(content, .identity) }
  }
  func scrollTransition<Effect: VisualEffect>(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
    transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> Effect
  ) -> some View {
    visualEffect { content, _ in transition(content, .identity) }
  }
}
