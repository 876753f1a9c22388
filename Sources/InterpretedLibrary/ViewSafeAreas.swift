// Views at the edges of others. There is no safe area but the room that such views take.

extension View {
  func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
  ) -> some View {
    let bar = content()._node
    let whole = _node._flexibleFrame([nil, nil, .infinity], [nil, nil, .infinity], .center)
    return VStack(alignment: alignment, spacing: spacing ?? 8) {
      if edge == .top { bar.layoutPriority(1) }
      whole
      if edge == .bottom { bar.layoutPriority(1) }
    }
  }
  func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
  ) -> some View {
    let bar = content()._node
    let whole = _node._flexibleFrame([nil, nil, .infinity], [nil, nil, .infinity], .center)
    return HStack(alignment: alignment, spacing: spacing ?? 8) {
      if edge == .leading { bar.layoutPriority(1) }
      whole
      if edge == .trailing { bar.layoutPriority(1) }
    }
  }
  func safeAreaPadding(_ insets: EdgeInsets) -> some View { padding(insets) }
  func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { padding(edges, length) }
  func safeAreaPadding(_ length: CGFloat) -> some View { padding(length) }
  func contentMargins(_ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic)
    -> some View
  { placement == .scrollIndicators ? _node : padding(edges, length)._node }
  func contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement = .automatic) -> some View {
    placement == .scrollIndicators ? _node : padding(length)._node
  }
}

enum ContentMarginPlacement: Hashable { case automatic, scrollContent, scrollIndicators }
