// Views: distinguishes modifiers that make a view of a shape from those that make another shape.

extension Checker {
  /// Returns the diagnostic for a modifier that turns a shape into a view, or nil for any other call.
  func viewModifier(_ name: String, _ arguments: [Argument], of type: Type, _ found: [Candidate]) -> EntryProblem? {
    guard conforms(type, to: .library("Shape")), type.nominal != nil else { return nil }
    let isOwn = found.contains { candidate in
      guard case .declared(let id) = candidate.target else { return false }
      return !functions[id].isPrelude
    }
    guard !isOwn else { return nil }
    let isPaintedStroke =
      ["stroke", "strokeBorder"].contains(name) && !arguments.isEmpty && arguments[0].label == nil
    guard isPaintedStroke || found.isEmpty && Self.viewModifiers.contains(name) else { return nil }
    return .view(modifier: name)
  }

  /// The modifiers that turn a shape into a view.
  private static let viewModifiers: Set<String> = [
    "animation", "aspectRatio", "background", "blendMode", "blur", "border", "clipShape", "clipped", "contentShape",
    "drawingGroup", "fill", "foregroundColor", "foregroundStyle", "frame", "gesture", "ignoresSafeArea", "mask",
    "modifier", "onTapGesture", "opacity", "overlay", "padding", "position", "rotation3DEffect", "rotationEffect",
    "scaleEffect", "shadow", "strokeBorder", "tint", "transition", "zIndex",
  ]
}
