// Titles and toolbars: the bars of a navigation container, with a plain look. The distances are those of a phone.

extension View {
  func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { _self._barItem("title", Text(titleKey)._self) }
  func navigationTitle(_ title: Text) -> some View { _self._barItem("title", title._self) }
  func navigationTitle(_ title: Binding<String>) -> some View {
    _self._barItem("title", Text(verbatim: title.wrappedValue)._self)
  }
  @_disfavoredOverload func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    _self._barItem("title", Text(title)._self)
  }
  func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(titleKey) }
  func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }
  @_disfavoredOverload func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(title) }
  func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode) }
  func navigationBarTitle(_ title: Text, displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }
  @_disfavoredOverload func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { navigationTitle(title).navigationBarTitleDisplayMode(displayMode) }
  func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
    displayMode == .inline ? _self._barItem("inline", EmptyView()._self) : _self
  }
  func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    mode == .inline ? _self._barItem("inline", EmptyView()._self) : _self
  }
  func navigationBarHidden(_ hidden: Bool) -> some View {
    hidden ? _self._barItem("hidden", EmptyView()._self) : _self
  }
  func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
    _self._barItem("leading", leading._self)._barItem("trailing", trailing._self)
  }
  func navigationBarItems<L: View>(leading: L) -> some View { _self._barItem("leading", leading._self) }
  func navigationBarItems<T: View>(trailing: T) -> some View { _self._barItem("trailing", trailing._self) }
  func toolbar<V: View>(@ViewBuilder content: () -> V) -> some View { _self._barItem("toolbar", content()._self) }
  func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    _hidingBars(visibility, bars)
  }
  func _hidingBars(_ visibility: Visibility, _ bars: [ToolbarPlacement]) -> _Node {
    guard visibility == .hidden else { return _self }
    let isWithin = bars.isEmpty || bars.contains(.automatic) || bars.contains(.navigationBar)
    let view = isWithin ? _self._barItem("hidden", EmptyView()._self) : _self
    return bars.contains(.tabBar) ? _HiddenTabBar(content: view)._self._trait("noTabBar", "") : view
  }
  func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
    bars.isEmpty || bars.contains(.automatic) || bars.contains(.navigationBar)
      ? _self._barItem("ground", _Node._style(style._style)) : _self
  }
  func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    visibility == .visible && (bars.isEmpty || bars.contains(.automatic) || bars.contains(.navigationBar))
      ? _self._barItem("ground", _Node._style(Color._system("secondaryBackground")._style)) : _self
  }
  func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    visibility == .visible && (bars.isEmpty || bars.contains(.automatic) || bars.contains(.navigationBar))
      ? _self._barItem("ground", _Node._style(Color._system("secondaryBackground")._style)) : _self
  }
  func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    _hidingBars(visibility, bars)
  }
}

/// A view that hides the bar of the tab view around it, as long as it is there. A tab itself has a trait that says so.
struct _HiddenTabBar: View {
  let content: _Node
  var body: some View {
    let isHidden = EnvironmentValues._current[_TabBarKey.self]
    content.onAppear { isHidden?.wrappedValue = true }.onDisappear { isHidden?.wrappedValue = false }
  }
}

enum NavigationBarItem {
  enum TitleDisplayMode: Hashable { case automatic, inline, large }
}

enum ToolbarTitleDisplayMode: Hashable { case automatic, large, inlineLarge, inline }

enum ToolbarPlacement: Hashable { case automatic, bottomBar, navigationBar, tabBar, windowToolbar }

/// The place of an item by its bar: "leading", "trailing" and "principal" above, "bottom" below, "" for none.
struct ToolbarItemPlacement: Hashable {
  let _bar: String
  static let automatic = ToolbarItemPlacement(_bar: "trailing")
  static let principal = ToolbarItemPlacement(_bar: "principal")
  static let navigation = ToolbarItemPlacement(_bar: "leading")
  static let primaryAction = ToolbarItemPlacement(_bar: "trailing")
  static let secondaryAction = ToolbarItemPlacement(_bar: "")
  static let status = ToolbarItemPlacement(_bar: "bottom")
  static let confirmationAction = ToolbarItemPlacement(_bar: "trailing")
  static let cancellationAction = ToolbarItemPlacement(_bar: "leading")
  static let destructiveAction = ToolbarItemPlacement(_bar: "trailing")
  static let keyboard = ToolbarItemPlacement(_bar: "")
  static let topBarLeading = ToolbarItemPlacement(_bar: "leading")
  static let topBarTrailing = ToolbarItemPlacement(_bar: "trailing")
  static let navigationBarLeading = ToolbarItemPlacement(_bar: "leading")
  static let navigationBarTrailing = ToolbarItemPlacement(_bar: "trailing")
  static let bottomBar = ToolbarItemPlacement(_bar: "bottom")
}

/// Items of toolbars. They are views, which say their places.
protocol ToolbarContent: View {}

struct ToolbarItem: ToolbarContent {
  let _self: _Node
  init<Content: View>(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    _self = content()._self._trait("bar", placement._bar)
  }
  init<Content: View>(
    id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) { _self = content()._self._trait("bar", placement._bar) }
}

struct ToolbarItemGroup: ToolbarContent {
  let _self: _Node
  init<Content: View>(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    _self = content()._self._trait("bar", placement._bar)
  }
}

/// A button that starts and ends the editing of the lists around it.
struct EditButton: View {
  var body: some View {
    let isEditing = EnvironmentValues._current._isEditing
    let mode = EnvironmentValues._current.editMode
    Button(isEditing ? "Done" : "Edit") {
      withAnimation { if let mode { mode.wrappedValue = isEditing ? .inactive : .active } }
    }
    ._self._fontWeight(isEditing ? 0.3 : nil)
  }
}

/// Returns a view between the bars that the views in it ask for.
func _withBars(_ content: _Node) -> _Node {
  let screen = content._flexibleFrame([nil, nil, .infinity], [nil, nil, .infinity], .center)._environmentChange {
    var values = $0
    values[_SearchKey.self] = nil
    return values
  }
  return screen._self._navigation({ items, _ in
    let own = ["title", "back", "backTitle", "noBack", "search", "scopes"]
    let bars = _Node._group(items.filter { !own.contains(_bar(of: $0)) })
    let titles = items.filter { $0._traitTexts("bar") == ["title"] }
    let search = items.filter { ["search", "scopes"].contains(_bar(of: $0)) }
    let kinds = items.map { $0._traitTexts("bar").first ?? "" }
    let isHidden = kinds.contains("hidden")
    let isInline = kinds.contains("inline")
    let back = kinds.contains("noBack") ? nil : items.first { $0._traitTexts("bar") == ["back"] }
    let backTitle = items.first { $0._traitTexts("bar") == ["backTitle"] }
    let way = back.map { _BackButton(button: $0, title: backTitle)._self }
    let above = bars._subviews(
      "",
      { parts, _ in
        isHidden
          ? EmptyView()._self
          : _TopBar(title: titles, items: parts, search: search, isInline: isInline, back: way)._self
      })
    let below = bars._subviews("", { parts, _ in _BottomBar(items: parts.filter { _bar(of: $0) == "bottom" }) })
    return _Node._group([above, below])
  })
}

/// The bar of an item; an item of a toolbar that names none stands at the trailing edge.
func _bar(of item: _Node) -> String {
  item._traitTexts("bar").first ?? "trailing"
}

/// The field for a search of the whole stack.
struct _SearchKey: EnvironmentKey {
  static let defaultValue: _Node? = nil
}

/// A row of 44 points with items, a large title of 52 points below it unless the title is in the row, and a row with
/// the field for a search.
struct _TopBar: View {
  let title: [_Node]
  let items: [_Node]
  let search: [_Node]
  let isInline: Bool
  let back: _Node?
  var body: some View {
    let leading = items.filter { _bar(of: $0) == "leading" }
    let trailing = items.filter { _bar(of: $0) == "trailing" }
    let principal = items.filter { _bar(of: $0) == "principal" }
    let around: _Node? = EnvironmentValues._current[_SearchKey.self]
    let field = search.first { _bar(of: $0) == "search" } ?? (back == nil ? around : nil)
    if leading.count + trailing.count + principal.count + title.count > 0 || back != nil || field != nil {
      VStack(alignment: .leading, spacing: 0) {
        ZStack {
          HStack {
            if let back { back }
            _BarItems(items: leading)
            Spacer()
            _BarItems(items: trailing)
          }
          if principal.count > 0 {
            _BarItems(items: principal)
          } else if isInline, let text = title.first {
            text.font(.headline).lineLimit(1)
          }
        }
        .padding(.horizontal, 16).frame(height: 44)
        if !isInline, let text = title.first {
          text.font(.largeTitle.bold()).lineLimit(1).padding(.horizontal, 16).frame(height: 52)
        }
        if let field {
          field
          // Scopes are chosen during a search.
          if field._traitLists("isSearching") == [[1]], let scopes = search.first(where: { _bar(of: $0) == "scopes" }) {
            scopes
          }
        }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .modifier(_WindowGround(ground: items.first { $0._traitTexts("bar") == ["ground"] }))
    }
  }
}

/// A mark and the title of the screen behind, which leads back there.
struct _BackButton: View {
  let button: _Node
  let title: _Node?
  var body: some View {
    HStack(spacing: 4) {
      Image(systemName: "chevron.left")
      if let title { title.lineLimit(1) } else { Text(verbatim: "Back") }
    }
    ._self._foreground([_Style._tint()])._pressed("Back", { _ in button._touch() })
  }
}

struct _BottomBar: View {
  let items: [_Node]
  var body: some View {
    if items.count > 0 {
      HStack { _BarItems(items: items) }.padding(.horizontal, 16).frame(maxWidth: .infinity).frame(height: 49)
    }
  }
}

/// Items with the pictures of their labels alone.
struct _BarItems: View {
  let items: [_Node]
  var body: some View {
    ForEach(items.indices, id: \.self) { index in items[index].labelStyle(.iconOnly) }
  }
}
