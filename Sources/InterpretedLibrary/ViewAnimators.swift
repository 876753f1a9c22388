// Animators: views that change by themselves, from phase to phase or along keyframes.

struct PhaseAnimator<Phase: Equatable, Content: View>: View {
  let _node: _Node
  init(
    _ phases: [Phase], @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    _node = _Phases(phases: phases, content: { content($0)._node }, pace: animation)._node
  }
  init<Trigger: Equatable>(
    _ phases: [Phase], trigger: Trigger, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    _node =
      _TriggeredPhases(phases: phases, trigger: trigger, content: { content($0)._node }, pace: animation)._node
  }
}

/// The phases one after the other, for ever.
struct _Phases<Phase: Equatable>: View {
  let phases: [Phase]
  let content: (Phase) -> _Node
  let pace: (Phase) -> Animation?
  @State private var index = 0
  var body: some View {
    content(phases[index % phases.count]).onAppear { if phases.count > 1 { go() } }
  }
  func go() {
    let next = (index + 1) % phases.count
    withAnimation(pace(phases[next])) {
      index = next
    } completion: {
      go()
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
    let node = _node
    return PhaseAnimator(phases, content: { content(node, $0) }, animation: animation)
  }
  func phaseAnimator<Phase: Equatable, Trigger: Equatable, Content: View>(
    _ phases: [Phase], trigger: Trigger, @ViewBuilder content: @escaping (_Node, Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    let node = _node
    return PhaseAnimator(phases, trigger: trigger, content: { content(node, $0) }, animation: animation)
  }
}
