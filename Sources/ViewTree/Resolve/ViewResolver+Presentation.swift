extension ViewResolver {
  /// Adds a view in front of the window, in the surroundings of the view that presents it.
  func present(_ presentation: Presentation, _ modifier: Modifier, at place: Place, in pass: inout LayoutPass) {
    guard let view = presentation.view else { return }
    var inner = place.appending(.body(presentation.name))
    inner.surroundings.axis = nil
    // What the view itself presents stands in front of it.
    let position = pass.presented.count
    let told = pass.told
    let content = single(
      views(of: view, at: inner, in: &pass), or: LayersRule(alignment: .center), at: inner, in: &pass)
    pass.told = told
    let part = part(presentation.name, .effect(modifier), of: nil, at: inner)
    pass.presented.insert(pass.add(EffectRule(), [content], part: part), at: position)
  }
}
