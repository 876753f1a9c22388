/// The ways in which a mark's colours are combined with those behind it: SwiftUI's BlendMode.
///
/// Source of the formulas: W3C, Compositing and Blending Level 1; for the last two, Apple's Core Graphics reference.
public enum BlendMode: String, CaseIterable, Hashable, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
  case exclusion, hue, saturation, color, luminosity
  case sourceAtop, destinationOver, destinationOut
  case plusDarker, plusLighter
}
