import Foundation
import ShapeGeometry

/// Colours at places along a line, mixed between them.
public struct Gradient: Hashable, Sendable {
  /// A colour and its place, from 0 to 1.
  public struct Stop: Hashable, Sendable {
    public var color: Color
    public var location: CGFloat

    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The space in which colours are mixed.
  public enum ColorSpace: Hashable, Sendable {
    /// Gamma-encoded sRGB.
    case device
    /// Oklab, as SwiftUI mixes by default.
    case perceptual
  }

  public var stops: [Stop]
  public var colorSpace: ColorSpace = .perceptual

  public init(stops: [Stop]) {
    self.stops = stops
  }

  /// Creates a gradient of colours at equal distances.
  public init(colors: [Color]) {
    let last = CGFloat(max(1, colors.count - 1))
    self.init(stops: colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) })
  }

  /// Returns the gradient with its colours mixed in another space.
  public func colorSpace(_ space: ColorSpace) -> Gradient {
    var result = self
    result.colorSpace = space
    return result
  }

  /// Returns the gradient with its colours resolved.
  public func resolved(in surroundings: ColorSurroundings) -> ResolvedGradient {
    var last: CGFloat = -.infinity
    let stops = stops.map { stop in
      // A place before that of the last stop counts as the same place.
      last = max(last, stop.location)
      return ResolvedGradient.Stop(color: stop.color.resolve(in: surroundings), location: Double(last))
    }
    return ResolvedGradient(stops: stops, colorSpace: colorSpace)
  }
}

/// A gradient whose colours are known.
public struct ResolvedGradient: Hashable, Sendable {
  struct Stop: Hashable, Sendable {
    var color: ResolvedColor
    var location: Double
  }

  /// The stops, in order of their places.
  var stops: [Stop]
  var colorSpace: Gradient.ColorSpace

  /// The places of the stops, from 0 to 1, in order.
  public var places: [Double] { stops.map(\.location) }

  /// Returns the colour at a place, which a display has; before the first stop and after the last one it is that of the
  /// stop. A mix in Oklab may lie beyond the display's colours: an effect sees what the display shows.
  public func color(at place: Double) -> ResolvedColor {
    guard let first = stops.first, let last = stops.last else { return .clear }
    guard place > first.location else { return first.color }
    guard place < last.location, let next = stops.firstIndex(where: { $0.location > place }) else { return last.color }
    let (low, high) = (stops[next - 1], stops[next])
    let share = (place - low.location) / (high.location - low.location)
    return low.color.mixed(with: high.color, by: share, in: colorSpace).clamped
  }
}
