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
  /// The difference of a component that is seen: the step of a byte.
  private static let visible = 1.0 / 255

  /// The places of the first and the last stop; nil if all stops are at one place.
  var ends: ClosedRange<Double>? {
    guard let first = places.first, let last = places.last, first < last else { return nil }
    return first...last
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

  /// Returns the colours of all stops in order of their places, with `count` mixes at equal distances between each two.
  func samples(between count: Int) -> [Sample] {
    var result: [Sample] = []
    for (low, high) in zip(places, places.dropFirst()) where low < high {
      let ends = (color(after: low), color(before: high))
      result.append((low, ends.0))
      let steps = ends.0 == ends.1 ? 1 : count
      for step in 1..<max(steps, 1) {
        let place = low + (high - low) * Double(step) / Double(steps)
        result.append((place, color(at: place)))
      }
      result.append((high, ends.1))
    }
    if result.isEmpty, let only = places.first { result = [(only, color(at: only - 1)), (only, color(at: only + 1))] }
    return result
  }

  /// Returns samples at the radii of a radial gradient, from its centre or its least circle to its largest one; nil if
  /// that has no radius.
  func samples(_ samples: [Sample], from: CGFloat, to: CGFloat) -> [Sample]? {
    guard from.isFinite, to.isFinite else { return nil }
    // Equal radii are a circle with an edge.
    let far = from == to ? from + 1e-3 : to
    var samples = samples.map { sample in
      (place: Double(from) + Double(far - from) * sample.place, color: sample.color)
    }
    if far < from { samples.reverse() }
    guard let last = samples.last, last.place > 0 else { return nil }
    if let first = samples.first, first.place < 0 {
      samples.removeAll { $0.place < 0 }
      samples.insert((0, color(at: -Double(from) / Double(far - from))), at: 0)
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

  /// The color just after a place, and just before one.
  private func color(after place: Double) -> ResolvedColor { color(at: place + 1e-7) }
  private func color(before place: Double) -> ResolvedColor { color(at: place - 1e-7) }
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
