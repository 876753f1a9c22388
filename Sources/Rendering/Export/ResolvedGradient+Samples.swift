import Foundation
import ViewTree

// Gradients as stops for programs that mix colours in gamma-encoded sRGB only.

extension ResolvedGradient {
  /// A colour that is mixed ahead, and its place.
  typealias Sample = (place: Double, color: ResolvedColor)

  /// The least number of steps between two stops with different colours: a power of two.
  private static let steps = 16
  /// The number of times that a step can be halved where the colour turns in it.
  private static let halvings = 5
  /// The part of the way between two stops after which the colour is not yet seen to change.
  private static let little = 1e-7
  /// The difference of a component that is seen: the step of a byte.
  private static let visible = 1.0 / 255

  /// The places of the first and the last stop, or two on either side of an edge if all stops are at one place; nil for
  /// fewer than two stops.
  var ends: ClosedRange<Double>? {
    guard places.count > 1, let first = places.first, let last = places.last else { return nil }
    let room = first == last ? 0.5 : 0
    guard first - room < last + room else { return nil }
    return first - room...last + room
  }

  /// The colours of all stops, with the mixes between them, in order of their places. The colour of a stop that cannot
  /// be seen is that next to it.
  ///
  /// Between two samples straight mixes of their components, as far as these can be shown, look like the gradient.
  var samples: [Sample] {
    samples(between: Self.steps).reduce(into: []) { result, sample in
      if let last = result.last, last.place < sample.place {
        result += turns(between: last, sample, halvings: Self.halvings)
      }
      result.append(sample)
    }
  }

  /// Returns the colours of all stops in order of their places, with `count` mixes at equal distances between each two;
  /// none for fewer than two stops.
  func samples(between count: Int) -> [Sample] {
    guard let first = places.first, let last = places.last else { return [] }
    // Of several stops at an end, the outermost one has the colour beyond it.
    var result: [Sample] = places.dropFirst().first == first ? [(first, color(at: -.infinity))] : []
    for (low, high) in zip(places, places.dropFirst()) where low < high {
      let little = (high - low) * Self.little
      let ends = (color(at: low + little), color(at: high - little))
      result.append((low, ends.0))
      let steps = ends.0 == ends.1 ? 1 : count
      for step in 1..<max(steps, 1) {
        let place = low + (high - low) * Double(step) / Double(steps)
        result.append((place, color(at: place)))
      }
      result.append((high, ends.1))
    }
    if places.dropLast().last == last { result.append((last, color(at: .infinity))) }
    return result
  }

  /// Returns samples at the radii of a radial gradient, from its centre or its least circle to its largest one; nil if
  /// that has no radius.
  func samples(_ samples: [Sample], from: CGFloat, to: CGFloat) -> [Sample]? {
    guard from.isFinite, to.isFinite else { return nil }
    // Equal radii are a circle with an edge.
    if from == to { return to > 0 ? [(Double(to), color(at: 0)), (Double(to), color(at: 1))] : nil }
    var samples = samples.map { sample in
      (place: Double(from) + Double(to - from) * sample.place, color: sample.color)
    }
    if to < from { samples.reverse() }
    guard let last = samples.last, last.place > 0 else { return nil }
    if let first = samples.first, first.place < 0 {
      samples.removeAll { $0.place < 0 }
      samples.insert((0, color(at: -Double(from) / Double(to - from))), at: 0)
    }
    return samples
  }

  /// Returns the samples that are needed between two, in order.
  private func turns(between low: Sample, _ high: Sample, halvings: Int) -> [Sample] {
    func sample(_ share: Double) -> Sample {
      let place = low.place + (high.place - low.place) * share
      return (place, color(at: place))
    }
    func isSeen(_ share: Double) -> Bool {
      sample(share).color.differs(fromMixOf: low.color, high.color, by: share, more: Self.visible)
    }
    guard halvings > 0, isSeen(0.25) || isSeen(0.5) || isSeen(0.75) else { return [] }
    let middle = sample(0.5)
    return turns(between: low, middle, halvings: halvings - 1) + [middle]
      + turns(between: middle, high, halvings: halvings - 1)
  }
}

extension ResolvedColor {
  /// Returns whether a component that is shown differs by more than a limit from that of a straight mix of two colours.
  fileprivate func differs(
    fromMixOf low: ResolvedColor, _ high: ResolvedColor, by share: Double, more limit: Double
  ) -> Bool {
    func shown(_ component: Double) -> Double { min(max(component, 0), 1) }
    return [\ResolvedColor.red, \.green, \.blue].contains { part in
      let mixed = shown(low[keyPath: part]) * (1 - share) + shown(high[keyPath: part]) * share
      return abs(shown(self[keyPath: part]) - mixed) * shown(opacity) > limit
    }
  }
}
