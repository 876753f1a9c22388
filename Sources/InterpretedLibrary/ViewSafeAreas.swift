// The safe area: views that reach beyond it, and bars that cover its edges.

extension View {
  func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
    regions.contains(.container) ? _self._ignoresSafeArea(_edgeFlags(edges)) : _self
  }
  func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { _self._ignoresSafeArea(_edgeFlags(edges)) }
  func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
  ) -> some View { _self._safeAreaInset(content()._self, edge == .top ? 1 : 4, alignment, spacing) }
  func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
  ) -> some View { _self._safeAreaInset(content()._self, edge == .leading ? 2 : 8, alignment, spacing) }
  func safeAreaPadding(_ insets: EdgeInsets) -> some View { _self._safeAreaPadding(insets) }
  func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    let inset = length ?? 16
    return _self._safeAreaPadding(
      EdgeInsets(
        top: edges.contains(.top) ? inset : 0, leading: edges.contains(.leading) ? inset : 0,
        bottom: edges.contains(.bottom) ? inset : 0, trailing: edges.contains(.trailing) ? inset : 0))
  }
  func safeAreaPadding(_ length: CGFloat) -> some View { safeAreaPadding(.all, length) }
  func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    guard placement != .scrollIndicators else { return _self }
    var node = _self
    if edges.contains(.top) { node = node._set("contentMargin.top", Double(insets.top)) }
    if edges.contains(.leading) { node = node._set("contentMargin.leading", Double(insets.leading)) }
    if edges.contains(.bottom) { node = node._set("contentMargin.bottom", Double(insets.bottom)) }
    if edges.contains(.trailing) { node = node._set("contentMargin.trailing", Double(insets.trailing)) }
    return node
  }
  func contentMargins(_ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic)
    -> some View
  {
    guard placement != .scrollIndicators else { return _self }
    var node = _self
    let margin = length.map { Double($0) }
    if edges.contains(.top) { node = node._set("contentMargin.top", margin) }
    if edges.contains(.leading) { node = node._set("contentMargin.leading", margin) }
    if edges.contains(.bottom) { node = node._set("contentMargin.bottom", margin) }
    if edges.contains(.trailing) { node = node._set("contentMargin.trailing", margin) }
    return node
  }
  func contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement = .automatic) -> some View {
    contentMargins(.all, length, for: placement)
  }
}

enum ContentMarginPlacement: Hashable { case automatic, scrollContent, scrollIndicators }

/// The parts of a safe area. No keyboard covers anything here.
struct SafeAreaRegions: OptionSet, Hashable {
  var rawValue: UInt
  static let all = SafeAreaRegions(rawValue: 3)
  static let container = SafeAreaRegions(rawValue: 1)
  static let keyboard = SafeAreaRegions(rawValue: 2)
}

/// Returns a bit for each edge.
func _edgeFlags(_ edges: Edge.Set) -> Int {
  (edges.contains(.top) ? 1 : 0) + (edges.contains(.leading) ? 2 : 0) + (edges.contains(.bottom) ? 4 : 0)
    + (edges.contains(.trailing) ? 8 : 0)
}

/// The ground of a bar or a list, which reaches beyond the safe area.
struct _WindowGround: ViewModifier {
  let ground: _Node?
  func body(content: Content) -> some View {
    if let ground { content._self._styleBehind(ground, 15) } else { content }
  }
}
