// Menus and groups of controls, with a plain look. An open menu is a list in the middle of the window.

/// A button that shows a list of controls: a press of one of them closes it. A menu with an action of its own runs it,
/// and opens when a finger stays.
struct Menu: View {
  let _self: _Node
  private init(_label: _Node, _ content: _Node, _ action: (() -> Void)? = nil) {
    _self = _OwnMenu(label: _rowLabel(_label), content: content, action: action)._self
  }
  init<Content: View, Label: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(_label: label()._self, content()._self)
  }
  init<Content: View, Label: View>(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    @_Action primaryAction: @escaping () -> Void
  ) { self.init(_label: label()._self, content()._self, primaryAction) }
  init<Content: View, Label: View>(label: Label, @ViewBuilder content: () -> Content) {
    self.init(_label: label._self, content()._self)
  }
  init<Content: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(_label: Text(titleKey)._self, content()._self)
  }
  init<Content: View>(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content, @_Action primaryAction: @escaping () -> Void
  ) { self.init(_label: Text(titleKey)._self, content()._self, primaryAction) }
  @_disfavoredOverload init<S: StringProtocol, Content: View>(
    _ title: S, @ViewBuilder content: () -> Content, @_Action primaryAction: @escaping () -> Void
  ) { self.init(_label: Text(title)._self, content()._self, primaryAction) }
  init<Content: View>(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) { self.init(_label: Label(titleKey, systemImage: systemImage)._self, content()._self) }
  @_disfavoredOverload init<S: StringProtocol, Content: View>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(_label: Text(title)._self, content()._self)
  }
  @_disfavoredOverload init<S: StringProtocol, Content: View>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) { self.init(_label: Label(title, systemImage: systemImage)._self, content()._self) }
}

struct _OwnMenu: View {
  let label: _Node
  let content: _Node
  let action: (() -> Void)?
  @State private var isOpen = false
  var body: some View {
    let isOpen = $isOpen
    let action = action
    let press: () -> Void = { if let action { action() } else { isOpen.wrappedValue = true } }
    let control = _Node._control(
      "Menu", [label, EmptyView()._self._pressed("", { _ in press() })], [],
      Button(_label: label, role: nil, _kind: 2, press)._self)
    let held = action == nil ? control : control._longPressed(0.5, { if $0[0] == 2 { isOpen.wrappedValue = true } })
    return _withMenu(held, content, isOpen)
  }
}

/// Returns a view with a menu in front of the window while it is open.
func _withMenu(_ view: _Node, _ items: _Node, _ isOpen: Binding<Bool>) -> _Node {
  let end: () -> Void = { isOpen.wrappedValue = false }
  return view._presented(
    "Menu", true, isOpen.wrappedValue ? [_MenuList(items: items, end: end)._self] : [], { _ in end() })
}

/// Rows with lines between them in the middle of the window. A touch beside them closes the menu.
struct _MenuList: View {
  let items: _Node
  let end: () -> Void
  var body: some View {
    ZStack {
      Color.black.opacity(0.1).ignoresSafeArea()._self._pressed("close", { _ in end() })
      items._set("list", 1)._set("menu", 1)._foregroundColor(nil)._usualControls("Button")._subviews(
        "",
        { parts, _ in
          let rows = _options(parts)
          return VStack(alignment: .leading, spacing: 0) {
            ForEach(rows.indices, id: \.self) { index in
              if index > 0 { Divider() }
              rows[index].padding(.horizontal, 16).frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
            }
          }
        }
      )
      .pickerStyle(.inline).frame(width: 250)
      .background(RoundedRectangle(cornerRadius: 12).fill(Color._system("secondaryBackground")))
    }
  }
}

extension View {
  func contextMenu<Items: View>(@ViewBuilder menuItems: () -> Items) -> some View {
    _ContextMenu(content: _self, items: menuItems()._self)
  }
  func contextMenu<Items: View, Preview: View>(
    @ViewBuilder menuItems: () -> Items, @ViewBuilder preview: () -> Preview
  ) -> some View {
    _ContextMenu(content: _self, items: menuItems()._self)
  }
}

/// A view whose menu opens when a finger stays on it.
struct _ContextMenu: View {
  let content: _Node
  let items: _Node
  @State private var isOpen = false
  var body: some View {
    let isOpen = $isOpen
    return _withMenu(content._longPressed(0.5, { if $0[0] == 2 { isOpen.wrappedValue = true } }), items, isOpen)
  }
}

struct MenuStyleConfiguration {
  let _label: _Node
  /// A view that is touched when the menu opens.
  let _button: _Node
}

protocol MenuStyle {
  associatedtype Body: View
  typealias Configuration = MenuStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension Menu {
  init(_ configuration: MenuStyleConfiguration) {
    _self =
      Button(
        _label: configuration._label, role: nil, _kind: 2,
        { configuration._button._touch() }
      )._self
  }
}

extension View {
  func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    _self._controlStyle(
      "Menu",
      { parts, _ in
        style.makeBody(configuration: MenuStyleConfiguration(_label: parts[0], _button: parts[1]))._self
          ._usualControls("Menu")
      })
  }
}

struct DefaultMenuStyle: MenuStyle {
  func makeBody(configuration: MenuStyleConfiguration) -> some View { Menu(configuration) }
}

struct ButtonMenuStyle: MenuStyle {
  func makeBody(configuration: MenuStyleConfiguration) -> some View { Menu(configuration) }
}

struct BorderlessButtonMenuStyle: MenuStyle {
  func makeBody(configuration: MenuStyleConfiguration) -> some View {
    Menu(configuration)._self._usualControls("Button")
  }
}

extension MenuStyle where Self == DefaultMenuStyle {
  static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

extension MenuStyle where Self == ButtonMenuStyle {
  static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

struct ControlGroupStyleConfiguration {
  typealias Content = _Node
  typealias Label = _Node
  let content: _Node
  let label: _Node
}

protocol ControlGroupStyle {
  associatedtype Body: View
  typealias Configuration = ControlGroupStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// Controls on one ground. The label is shown nowhere outside of menus.
struct ControlGroup: View {
  let _self: _Node
  private init(_label: _Node, _ content: _Node) {
    _self = _Node._control("ControlGroup", [content, _label], [], _ControlRow(content: content)._self)
  }
  init<Content: View>(@ViewBuilder content: () -> Content) { self.init(_label: EmptyView()._self, content()._self) }
  init<Content: View, Label: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(_label: label()._self, content()._self)
  }
  init<Content: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(_label: Text(titleKey)._self, content()._self)
  }
  init<Content: View>(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(_label: Label(titleKey, systemImage: systemImage)._self, content()._self)
  }
}

struct _ControlRow: View {
  let content: _Node
  var body: some View {
    HStack(spacing: 0) { content.padding(.vertical, 7).padding(.horizontal, 12) }
      .background(RoundedRectangle(cornerRadius: 7).fill(Color._system("tertiaryFill")))
  }
}

extension View {
  func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    _self._controlStyle(
      "ControlGroup",
      { parts, _ in
        style.makeBody(
          configuration: ControlGroupStyleConfiguration(
            content: parts[0].controlGroupStyle(style)._self, label: parts[1])
        )._self._usualControls("ControlGroup")
      })
  }
}

struct AutomaticControlGroupStyle: ControlGroupStyle {
  func makeBody(configuration: ControlGroupStyleConfiguration) -> some View {
    _ControlRow(content: configuration.content)
  }
}

struct NavigationControlGroupStyle: ControlGroupStyle {
  func makeBody(configuration: ControlGroupStyleConfiguration) -> some View { HStack { configuration.content } }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}
