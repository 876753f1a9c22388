import ViewTree

// Transitions that hold code, for the compiler.

extension TransitionValue {
  /// Makes a transition from a function that changes a view for a phase.
  static func _own(_ effect: @escaping ([ViewNode], [Double]) -> ViewNode) -> TransitionValue {
    nonisolated(unsafe) let effect = effect
    let code = CompiledHost.Code.control { parts, state, place in
      ViewCode.$current.withValue(place.surroundings) { effect(parts, state) }
    }
    return .own(.compiled(code))
  }
}

func _keyframeValue(
  _ initial: [Double], _ rows: [[Double]], _ curves: [_UnitCurve], _ time: Double
) -> [Double] { ViewTree.KeyframeTrack(from: initial, rows: rows, curves: curves).value(at: time) }

func _keyframeDuration(_ rows: [[Double]], _ curves: [_UnitCurve]) -> Double {
  ViewTree.KeyframeTrack(from: [], rows: rows, curves: curves).duration
}
