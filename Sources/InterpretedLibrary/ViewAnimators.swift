// Animators: views that change by themselves, from phase to phase or along keyframes.

struct PhaseAnimator<Phase: Equatable, Content: View>: View {
  let _self: _Node
  init(
    _ phases: [Phase], @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    _self = _Phases(phases: phases, content: { content($0)._self }, pace: animation)._self
  }
  init<Trigger: Equatable>(
    _ phases: [Phase], trigger: Trigger, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    _self =
      _TriggeredPhases(phases: phases, trigger: trigger, content: { content($0)._self }, pace: animation)._self
  }
}

/// The phases one after the other, for ever.
struct _Phases<Phase: Equatable>: View {
  let phases: [Phase]
  let content: (Phase) -> _Node
  let pace: (Phase) -> Animation?
  @State private var index = 0
  var body: some View {
    content(phases[index % phases.count]).onAppear { if phases.count > 1 { go(0) } }
  }
  /// Goes to the next phase. Where a whole turn takes no time, nothing is seen of it: the view is on its way out.
  func go(_ stepsWithoutTime: Int) {
    let next = (index + 1) % phases.count
    let start = _now()
    withAnimation(pace(phases[next])) {
      index = next
    } completion: {
      let steps = _now() > start ? 0 : stepsWithoutTime + 1
      if steps <= phases.count { go(steps) }
    }
  }
}

/// The phases once after each change of a value: all from the second on, and the first one again.
struct _TriggeredPhases<Phase: Equatable, Trigger: Equatable>: View {
  let phases: [Phase]
  let trigger: Trigger
  let content: (Phase) -> _Node
  let pace: (Phase) -> Animation?
  @State private var index = 0
  var body: some View {
    content(phases[index % phases.count]).onChange(of: trigger) { if phases.count > 1 { go() } }
  }
  func go() {
    let next = (index + 1) % phases.count
    withAnimation(pace(phases[next])) {
      index = next
    } completion: {
      if next != 0 { go() }
    }
  }
}

extension View {
  func phaseAnimator<Phase: Equatable, Content: View>(
    _ phases: [Phase], @ViewBuilder content: @escaping (_Node, Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    let node = _self
    return PhaseAnimator(phases, content: { content(node, $0) }, animation: animation)
  }
  func phaseAnimator<Phase: Equatable, Trigger: Equatable, Content: View>(
    _ phases: [Phase], trigger: Trigger, @ViewBuilder content: @escaping (_Node, Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    let node = _self
    return PhaseAnimator(phases, trigger: trigger, content: { content(node, $0) }, animation: animation)
  }
}
