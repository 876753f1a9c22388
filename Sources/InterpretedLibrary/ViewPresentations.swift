// Sheets, covers and popovers: views in front of the window, with a plain look. They come and go at once.

extension View {
  func sheet<Content: View>(
    isPresented: Binding<Bool>, @_Action onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    let end: () -> Void = { isPresented.wrappedValue = false }
    let shown = isPresented.wrappedValue ? [_dismissable(content()._self, end, onDismiss)] : []
    return _self._presented("sheet", false, shown.map { _Sheet(content: $0, end: end)._self }, { _ in end() })
  }
  func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, @_Action onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    let end: () -> Void = { item.wrappedValue = nil }
    let shown = _presentedItem(item.wrappedValue, content).map { _dismissable($0, end, onDismiss) }
    return _self._presented("sheet", false, shown.map { _Sheet(content: $0, end: end)._self }, { _ in end() })
  }
  func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, @_Action onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    let end: () -> Void = { isPresented.wrappedValue = false }
    let shown = isPresented.wrappedValue ? [_dismissable(content()._self, end, onDismiss)] : []
    return _self._presented("fullScreenCover", false, shown.map { _Cover(content: $0)._self }, { _ in end() })
  }
  func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, @_Action onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    let end: () -> Void = { item.wrappedValue = nil }
    let shown = _presentedItem(item.wrappedValue, content).map { _dismissable($0, end, onDismiss) }
    return _self._presented("fullScreenCover", false, shown.map { _Cover(content: $0)._self }, { _ in end() })
  }
  /// A popover of a phone is a sheet.
  func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    sheet(isPresented: isPresented, onDismiss: nil, content: content)
  }
  func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    sheet(item: item, onDismiss: nil, content: content)
  }
  func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    _self._traitNumbers("detents", detents.map { $0._height })
  }
  func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View { _self._traitNumbers("detents", [selection.wrappedValue._height]) }
}

enum PopoverAttachmentAnchor {
  enum Source { case bounds }
  case rect(PopoverAttachmentAnchor.Source)
  case point(UnitPoint)
}

/// A height of sheets: points, or a share of the window as a number that is not positive.
struct PresentationDetent: Hashable {
  let _height: Double
  static let medium = PresentationDetent(_height: -0.5)
  static let large = PresentationDetent(_height: -1)
  static func fraction(_ fraction: CGFloat) -> PresentationDetent { PresentationDetent(_height: -Double(fraction)) }
  static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent(_height: Double(height)) }
}

/// Returns the view of an item as a list of none or one. Another item has another view.
func _presentedItem<Item: Identifiable, Content: View>(_ item: Item?, _ content: (Item) -> Content) -> [_Node] {
  item.map { [content($0)._self._id(_identityText($0.id))] } ?? []
}

/// Returns a presented view, whose code may end the presentation.
func _dismissable(_ content: _Node, _ end: @escaping () -> Void, _ onDismiss: (() -> Void)?) -> _Node {
  let view = content._environmentChange {
    var values = $0
    values._keep(true, "isPresented")
    values._keep(DismissAction(_end: end), "dismiss")
    let mode = Binding<PresentationMode>(
      get: { PresentationMode(_isPresented: true) }, set: { if !$0.isPresented { end() } })
    values._keep(mode, "presentationMode")
    return values
  }._self
  return onDismiss.map { action in view._onDisappear({ action() }) } ?? view
}

/// A sheet above a darker window, with the least of its heights. A touch beside it ends it.
struct _Sheet: View {
  let content: _Node
  let end: () -> Void
  var body: some View {
    content._subviews(
      "",
      { parts, _ in
        let heights = parts.first?._traitLists("detents").first ?? [-1]
        return _Node._reader({ numbers, _ in
          let room = Double(numbers[1]) - 10
          let height = heights.map { $0 > 0 ? min($0, room) : -$0 * room }.min() ?? room
          return ZStack(alignment: .bottom) {
            Color.black.opacity(0.2).ignoresSafeArea()._self._pressed("close", { _ in end() })
            _Node._group(parts)._flexibleFrame([nil, nil, .infinity], [nil, nil, .infinity], .center)
              .frame(height: CGFloat(height))
              .background(
                RoundedRectangle(cornerRadius: 10).fill(Color._system("background")).ignoresSafeArea(edges: .bottom))
          }._self
        })
      })
  }
}

/// A view over the whole window.
struct _Cover: View {
  let content: _Node
  var body: some View {
    ZStack {
      Color._system("background").ignoresSafeArea()
      content
    }
  }
}
