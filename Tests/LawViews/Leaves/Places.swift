import ShapeGeometry
import ViewTree

// Views that tell values and places for the compiler, and the code that hears of them.

/// A change of a view whose drawing is moved by its size.
protocol GeometryEffect: Animatable, ViewModifier {
  func effectValue(size: CGSize) -> ProjectionTransform
}

extension ViewNode {
  /// Makes a view whose content depends on its place.
  static func _reader(_ content: @escaping ([CGFloat], [String]) -> ViewNode) -> ViewNode {
    ViewNode(.reader(placeCode(content)))
  }

  func _lateEffect(_ name: String, _ effects: @escaping ([CGFloat], [String]) -> ViewNode) -> ViewNode {
    modified(.lateEffect(name, placeCode(effects), ignoresLayout: false))
  }

  func _quietLateEffect(_ name: String, _ effects: @escaping ([CGFloat], [String]) -> ViewNode) -> ViewNode {
    modified(.lateEffect(name, placeCode(effects), ignoresLayout: true))
  }

  func _preference(_ key: String, _ value: @escaping (_Preference) -> _Preference) -> ViewNode {
    modified(.preference(keyName(key), .compiled(.value(change: PreferenceCode(function: value))), isChange: false))
  }

  func _preferenceChange(_ key: String, _ change: @escaping (_Preference) -> _Preference) -> ViewNode {
    modified(.preference(keyName(key), .compiled(.value(change: PreferenceCode(function: change))), isChange: true))
  }

  typealias StepsCode<Result> = ([Int], [(_Preference) -> _Preference], [[CGFloat]]) -> Result

  func _overlayPreference(
    _ key: String, _ alignment: Alignment, _ content: @escaping StepsCode<ViewNode>
  ) -> ViewNode {
    modified(.preferenceDecoration(keyName(key), stepsCode(content), alignment, isBehind: false))
  }

  func _backgroundPreference(
    _ key: String, _ alignment: Alignment, _ content: @escaping StepsCode<ViewNode>
  ) -> ViewNode {
    modified(.preferenceDecoration(keyName(key), stepsCode(content), alignment, isBehind: true))
  }

  func _onPreference(_ key: String, _ action: @escaping StepsCode<Void>) -> ViewNode {
    modified(
      .observed(
        .preference(keyName(key)),
        actionCode { news in
          guard case .preference(let steps) = news else { return }
          action(steps.map(\.kind), steps.compactMap(\.function), steps.compactMap(\.numbers))
        }))
  }

  func _onGeometry(_ action: @escaping ([CGFloat], [String]) -> Void) -> ViewNode {
    modified(
      .observed(
        .geometry,
        actionCode { news in
          guard case .geometry(let geometry) = news else { return }
          action(geometry.numbers, geometry.names)
        }))
  }
}

/// A function that makes or changes the value of a preference.
private struct PreferenceCode: @unchecked Sendable {
  var function: (_Preference) -> _Preference
}

/// Returns the name of a key's type as the interpreter says it.
private func keyName(_ type: String) -> String {
  let parts = type.split(separator: ".").drop { $0 == "LawViews" }
  return (parts.last == "Type" ? parts : parts + ["Type"]).joined(separator: ".")
}

private func placeCode(_ content: @escaping ([CGFloat], [String]) -> ViewNode) -> Handle {
  nonisolated(unsafe) let content = content
  return .compiled(
    .content({ place, geometry in
      ViewCode.$current.withValue(place.surroundings) { content(geometry.numbers, geometry.names) }
    }))
}

private func stepsCode(_ content: @escaping ViewNode.StepsCode<ViewNode>) -> Handle {
  nonisolated(unsafe) let content = content
  return .compiled(
    .preference({ place, steps in
      ViewCode.$current.withValue(place.surroundings) {
        content(steps.map(\.kind), steps.compactMap(\.function), steps.compactMap(\.numbers))
      }
    }))
}

func actionCode(_ action: @escaping (ViewNews) -> Void) -> Handle {
  nonisolated(unsafe) let action = action
  let surroundings = ViewCode.current
  return .compiled(
    .action({ news, memory, states in
      let open = OpenStates(states, memory)
      ViewCode.$current.withValue(surroundings) { OpenStates.$current.withValue(open) { action(news) } }
      // The compiler does not tell of objects that an action has changed.
      switch news {
      case .touch, .text, .time: open.states.touch()
      case .preference, .geometry, .presence: break
      }
      states = open.states
    }))
}

extension PreferenceStep {
  fileprivate var kind: Int {
    switch self {
    case .value: 0
    case .change(_, _, isOfDefault: false): 1
    case .change: 2
    case .reduction: 3
    }
  }

  fileprivate var function: ((_Preference) -> _Preference)? {
    switch self {
    case .value(let code, _), .change(let code, _, _): (code.compiledChange as? PreferenceCode)?.function
    case .reduction: nil
    }
  }

  fileprivate var numbers: [CGFloat]? {
    switch self {
    case .value(_, let geometry), .change(_, let geometry, _): geometry.numbers
    case .reduction: nil
    }
  }
}
