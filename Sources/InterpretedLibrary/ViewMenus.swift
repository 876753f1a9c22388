// Menus and groups of controls, with a plain look.

/// The button of a menu. The menu itself is closed; its content is checked.
struct Menu: View {
  let _node: _Node
  private init(_label: _Node) {
    _node = _Node._control("Menu", [_label], [], Button(_label: _label, role: nil, {})._node)
  }
  init<Content: View, Label: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(_label: label()._node)
  }
  init<Content: View, Label: View>(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    @_Action primaryAction: @escaping () -> Void
  ) { self.init(_label: label()._node) }
  init<Content: View, Label: View>(label: Label, @ViewBuilder content: () -> Content) {
    self.init(_label: label._node)
  }
  init<Content: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(_label: Text(titleKey)._node)
  }
  init<Content: View>(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content, @_Action primaryAction: @escaping () -> Void
  ) { self.init(_label: Text(titleKey)._node) }
  init<Content: View>(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) { self.init(_label: Label(titleKey, systemImage: systemImage)._node) }
  @_disfavoredOverload init<S: StringProtocol, Content: View>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(_label: Text(title)._node)
  }
  @_disfavoredOverload init<S: StringProtocol, Content: View>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) { self.init(_label: Label(title, systemImage: systemImage)._node) }
}

struct MenuStyleConfiguration {
  let _label: _Node
}

protocol MenuStyle {
  associatedtype Body: View
  typealias Configuration = MenuStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension Menu {
  init(_ configuration: MenuStyleConfiguration) { _node = Button(_label: configuration._label, role: nil, {})._node }
}

extension View {
  func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    _node._controlStyle(
      "Menu", { parts, _ in style.makeBody(configuration: MenuStyleConfiguration(_label: parts[0])) })
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
    Menu(configuration)._node._usualControls("Button")
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
  let _node: _Node
  private init(_label: _Node, _ content: _Node) {
    _node = _Node._control("ControlGroup", [content, _label], [], _ControlRow(content: content)._node)
  }
  init<Content: View>(@ViewBuilder content: () -> Content) { self.init(_label: EmptyView()._node, content()._node) }
  init<Content: View, Label: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(_label: label()._node, content()._node)
  }
  init<Content: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(_label: Text(titleKey)._node, content()._node)
  }
  init<Content: View>(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(_label: Label(titleKey, systemImage: systemImage)._node, content()._node)
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
    _node._controlStyle(
      "ControlGroup",
      { parts, _ in
        style.makeBody(configuration: ControlGroupStyleConfiguration(content: parts[0], label: parts[1]))
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
