/// The ways in which a mark's colours are combined with those behind it: SwiftUI's BlendMode, and the modes that only a
/// graphics context has.
///
/// Source of the formulas: W3C, Compositing and Blending Level 1; for `plusDarker` and `plusLighter`, Apple's Core
/// Graphics reference.
public enum BlendMode: String, CaseIterable, Hashable, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
  case exclusion, hue, saturation, color, luminosity
  case sourceAtop, destinationOver, destinationOut
  case plusDarker, plusLighter
  // Those of a graphics context alone.
  case clear, copy, sourceIn, sourceOut, destinationIn, destinationAtop, xor
}
