// Tabs: the chosen one above a bar with the items of all, or between the points of pages.

struct TabView: View {
  let _self: _Node
  private init<Selection: Hashable>(_content: _Node, _ selection: Binding<Selection>) {
    let selected = _tagText(selection.wrappedValue)
    _self = _content._subviews(
      "TabView",
      { parts, _ in
        let views = _options(parts)
        let chosen = views.firstIndex { $0._traitTexts("tag") == [selected] } ?? 0
        return _Tabs(choice: _Choice(options: views, chosen: chosen, choose: { _select(selection, views[$0]) }))
      })
  }
  private init(_content: _Node) { _self = _OwnTabs(content: _content)._self }
  init<Content: View>(@ViewBuilder content: () -> Content) { self.init(_content: content()._self) }
  init<Selection: Hashable, Content: View>(selection: Binding<Selection>, @ViewBuilder content: () -> Content) {
    self.init(_content: content()._self, selection)
  }
  init<Selection: Hashable, Content: View>(selection: Binding<Selection>?, @ViewBuilder content: () -> Content) {
    if let selection {
      self.init(_content: content()._self, selection)
    } else {
      self.init(_content: content()._self)
    }
  }
}

/// Tabs that know themselves which one is chosen.
struct _OwnTabs: View {
  let content: _Node
  @State private var chosen = 0
  var body: some View {
    let selection = $chosen
    content._subviews(
      "TabView",
      { parts, _ in
        _Tabs(
          choice: _Choice(
            options: _options(parts), chosen: selection.wrappedValue, choose: { selection.wrappedValue = $0 }))
      })
  }
}

/// A tab of its own: its content with its item.
struct Tab: View {
  let _self: _Node
  private init(_content: _Node, _ item: _Node) { _self = _content._traitView("tabItem", item) }
  private init<TabValue: Hashable>(_content: _Node, _ item: _Node, _ value: TabValue) {
    _self = _content._traitView("tabItem", item)._tagged(_tagText(value), { _ in value })
  }
  init<Content: View>(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(_content: content()._self, Label(titleKey, systemImage: systemImage)._self)
  }
  init<Content: View>(_ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content) {
    self.init(_content: content()._self, Label(titleKey, image: image)._self)
  }
  init<TabValue: Hashable, Content: View>(
    _ titleKey: LocalizedStringKey, systemImage: String, value: TabValue, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) { self.init(_content: content()._self, Label(titleKey, systemImage: systemImage)._self, value) }
  init<TabValue: Hashable, Content: View>(
    _ titleKey: LocalizedStringKey, image: String, value: TabValue, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) { self.init(_content: content()._self, Label(titleKey, image: image)._self, value) }
  @_disfavoredOverload init<S: StringProtocol, Content: View>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) { self.init(_content: content()._self, Label(title, systemImage: systemImage)._self) }
  @_disfavoredOverload init<S: StringProtocol, TabValue: Hashable, Content: View>(
    _ title: S, systemImage: String, value: TabValue, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) { self.init(_content: content()._self, Label(title, systemImage: systemImage)._self, value) }
  init<Content: View, Label: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(_content: content()._self, label()._self)
  }
  init<TabValue: Hashable, Content: View>(
    value: TabValue, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) { self.init(_content: content()._self, EmptyView()._self, value) }
  init<TabValue: Hashable, Content: View, Label: View>(
    value: TabValue, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) { self.init(_content: content()._self, label()._self, value) }
}

extension Tab {
  /// A tab for a search has a magnifying glass and the title of a search.
  init<Content: View>(role: TabRole?, @ViewBuilder content: () -> Content) {
    if role == .search {
      self.init("Search", systemImage: "magnifyingglass", content: content)
    } else {
      self.init(content: content, label: { EmptyView() })
    }
  }
  init<Content: View>(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole?, @ViewBuilder content: () -> Content
  ) { self.init(titleKey, systemImage: systemImage, content: content) }
  init<Content: View>(
    _ titleKey: LocalizedStringKey, image: String, role: TabRole?, @ViewBuilder content: () -> Content
  ) { self.init(titleKey, image: image, content: content) }
}

enum TabRole: Hashable { case search }

/// The bar of the tab view around, which is hidden while a view in it asks for that.
struct _TabBarKey: EnvironmentKey {
  static let defaultValue: Binding<Bool>? = nil
}

/// The bars of all tab views.
final class UITabBar {
  static let _all = UITabBar()
  var isHidden = false
  static func appearance() -> UITabBar { _all }
}

/// The bar is 49 points high; its items have the tint if they are chosen, and gray if not.
struct _Tabs: View {
  let choice: _Choice
  @State private var isHidden = false
  var views: [_Node] { choice.options }
  var chosen: Int { choice.chosen }
  var body: some View {
    if _setting("tabs") == 1 {
      let hasPoints = _setting("pageIndex") != 2 && views.count > 1
      ZStack(alignment: .bottom) {
        page
        if hasPoints { points }
      }
      ._self._valued("TabView", { if $0.count == 1 || hasPoints && $0.count > 5 && $0[5] < 40 { turn($0) } })
    } else {
      page._environmentChange(told).safeAreaInset(edge: .bottom, spacing: 0) {
        if views.count > 0 && !hidesBar {
          VStack(spacing: 0) {
            Divider()
            HStack(spacing: 0) { ForEach(views.indices, id: \.self) { item($0) } }.frame(height: 49)
          }
        }
      }
    }
  }
  var hidesBar: Bool {
    isHidden || UITabBar._all.isHidden
      || views.indices.contains(chosen) && !views[chosen]._traitTexts("noTabBar").isEmpty
  }
  /// Tells the views of a tab of the bar.
  func told(_ values: EnvironmentValues) -> EnvironmentValues {
    var values = values
    values[_TabBarKey.self] = $isHidden
    return values
  }
  /// Turns pages, by steps or by a tap on one half of the lowest 40 points, where the dots are.
  func turn(_ numbers: [Double]) {
    let steps = numbers.count > 1 ? (numbers[1] < 0.5 ? -1 : 1) : Int(numbers[0])
    choice.choose(min(max(chosen + steps, 0), views.count - 1))
  }
  var page: some View {
    ZStack {
      Color.clear
      if views.indices.contains(chosen) { views[chosen] }
    }
  }
  var points: some View {
    HStack(spacing: 9) {
      ForEach(views.indices, id: \.self) { index in
        Circle().fill(Color.white.opacity(index == chosen ? 1 : 0.3)).frame(width: 8, height: 8)
      }
    }
    .padding(8).background {
      if _setting("pageGround") == 1 { Capsule().fill(Color._system("secondaryFill")) }
    }
    .padding(.bottom, 11)
  }
  func item(_ index: Int) -> some View {
    let item = views[index]._traitViews("tabItem").first ?? EmptyView()._self
    let paint = index == chosen ? _Style._tint() : Color.gray._style
    let badge = views[index]._traitViews("badge")
    let content = item._subviews(
      "",
      { parts, _ in
        VStack(spacing: 3) {
          ForEach(parts.indices, id: \.self) { index in
            parts[index].font(.system(size: parts[index]._isImage() ? 20 : 10, weight: .medium))
          }
        }
      })
    return content.labelStyle(_TabLabelStyle())._self._foreground([paint]).lineLimit(1)
      .overlay(alignment: .topTrailing) {
        if badge.count > 0 { _Badge(content: badge[0]).offset(x: 12, y: -2) }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)._self._pressed("Tab", { _ in choice.choose(index) })
  }
}

struct _Badge: View {
  let content: _Node
  var body: some View {
    content.font(.system(size: 13)).foregroundColor(.white).padding(.horizontal, 5).frame(minWidth: 18, minHeight: 18)
      .background(Capsule().fill(Color.red)).fixedSize()
  }
}

struct _TabLabelStyle: LabelStyle {
  func makeBody(configuration: LabelStyleConfiguration) -> some View {
    VStack(spacing: 3) {
      configuration.icon.font(.system(size: 20))
      configuration.title.font(.system(size: 10, weight: .medium))
    }
  }
}

extension View {
  func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View { _self._traitView("tabItem", label()._self) }
  func badge(_ count: Int) -> some View {
    count == 0 ? _self : _self._traitView("badge", Text(verbatim: "\(count)")._self)
  }
  func badge(_ label: Text?) -> some View { label.map { _self._traitView("badge", $0._self) } ?? _self }
  func badge(_ key: LocalizedStringKey?) -> some View {
    key.map { _self._traitView("badge", Text($0)._self) } ?? _self
  }
  @_disfavoredOverload func badge<S: StringProtocol>(_ label: S?) -> some View {
    label.map { _self._traitView("badge", Text($0)._self) } ?? _self
  }
  func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View { style._set(on: _self) }
  func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View { style._set(on: _self) }
}

protocol TabViewStyle {
  func _set(on node: _Node) -> _Node
}

struct DefaultTabViewStyle: TabViewStyle {
  func _set(on node: _Node) -> _Node { node._set("tabs", nil) }
}

struct TabBarOnlyTabViewStyle: TabViewStyle {
  func _set(on node: _Node) -> _Node { node._set("tabs", nil) }
}

struct SidebarAdaptableTabViewStyle: TabViewStyle {
  func _set(on node: _Node) -> _Node { node._set("tabs", nil) }
}

struct PageTabViewStyle: TabViewStyle {
  enum IndexDisplayMode: Hashable { case automatic, always, never }
  var _mode: PageTabViewStyle.IndexDisplayMode
  init(indexDisplayMode: PageTabViewStyle.IndexDisplayMode = .automatic) { _mode = indexDisplayMode }
  func _set(on node: _Node) -> _Node { node._set("tabs", 1)._set("pageIndex", _mode == .never ? 2 : nil) }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  static var page: PageTabViewStyle { PageTabViewStyle() }
  static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

protocol IndexViewStyle {
  func _set(on node: _Node) -> _Node
}

struct PageIndexViewStyle: IndexViewStyle {
  enum BackgroundDisplayMode: Hashable { case automatic, always, interactive, never }
  var _mode: PageIndexViewStyle.BackgroundDisplayMode
  init(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode = .automatic) { _mode = backgroundDisplayMode }
  func _set(on node: _Node) -> _Node { node._set("pageGround", _mode == .always ? 1 : nil) }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  static var page: PageIndexViewStyle { PageIndexViewStyle() }
  static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> PageIndexViewStyle {
    PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
  }
}
