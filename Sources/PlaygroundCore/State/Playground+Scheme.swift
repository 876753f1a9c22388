import Rendering
import ShapeInterpreter

extension Playground {
  /// Shows views in the dark or the light scheme.
  public mutating func showViews(inDark isDark: Bool) { lens.isDark = isDark }

  /// Exchanges the schemes; bare shapes have the terminal's own ground.
  mutating func toggleScheme() {
    lens.isDark.toggle()
    let scheme = lens.isDark ? "dark" : "light"
    notice =
      selectedEntry?.entryPoint?.kind == .shape
      ? "views are shown in the \(scheme) scheme; a shape has the terminal's ground"
      : "shown in the \(scheme) scheme"
  }
}
