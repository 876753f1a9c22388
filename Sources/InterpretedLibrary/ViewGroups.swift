// Boxes and disclosures, with a plain look.

struct GroupBoxStyleConfiguration {
  typealias Label = _Node
  typealias Content = _Node
  let label: _Node
  let content: _Node
}

protocol GroupBoxStyle {
  associatedtype Body: View
  typealias Configuration = GroupBoxStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

struct GroupBox: View {
  let _self: _Node
  private init(_label: _Node?, _ content: _Node) {
    _self = _Node._control(
      "GroupBox", [_label ?? EmptyView()._self, content], [], _Box(label: _label, content: content)._self)
  }
  init<Content: View>(@ViewBuilder content: () -> Content) { self.init(_label: nil, content()._self) }
  init<Content: View, Label: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(_label: label()._self, content()._self)
  }
  init<Content: View, Label: View>(label: Label, @ViewBuilder content: () -> Content) {
    self.init(_label: label._self, content()._self)
  }
  init<Content: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(_label: Text(titleKey)._self, content()._self)
  }
  @_disfavoredOverload init<S: StringProtocol, Content: View>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(_label: Text(title)._self, content()._self)
  }
}

/// A rounded box with a bold label above the content.
struct _Box: View {
  let label: _Node?
  let content: _Node
  var body: some View {
    VStack {
      if let label {
        HStack {
          label.font(.headline)
          Spacer(minLength: 0)
        }
      }
      content
    }
    .padding().background(RoundedRectangle(cornerRadius: 8).fill(Color._system("secondaryBackground")))
  }
}

extension View {
  func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    _self._controlStyle(
      "GroupBox",
      { parts, _ in
        // A box of the style's own inside has the usual look; those of the content have the style again.
        style.makeBody(
          configuration: GroupBoxStyleConfiguration(label: parts[0], content: parts[1].groupBoxStyle(style)._self)
        )._self._usualControls("GroupBox")
      })
  }
}

struct DefaultGroupBoxStyle: GroupBoxStyle {
  func makeBody(configuration: GroupBoxStyleConfiguration) -> some View {
    _Box(label: configuration.label, content: configuration.content)
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

struct DisclosureGroupStyleConfiguration {
  typealias Label = _Node
  typealias Content = _Node
  let label: _Node
  let content: _Node
  @Binding var isExpanded: Bool
  /// `_button` is a view that is touched when the group opens or closes.
  init(_label: _Node, _ content: _Node, isExpanded: Bool, _button: _Node) {
    label = _label
    self.content = content
    _isExpanded = Binding<Bool>(
      get: { isExpanded }, set: { new in if new != isExpanded { _button._touch() } })
  }
}

protocol DisclosureGroupStyle {
  associatedtype Body: View
  typealias Configuration = DisclosureGroupStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A group that shows its content while it is expanded.
struct DisclosureGroup: View {
  let _self: _Node
  private init(_label: _Node, _ content: _Node) { _self = _OwnDisclosure(label: _label, content: content)._self }
  private init(_label: _Node, _ content: _Node, _ isExpanded: Binding<Bool>) {
    _self = _disclosure(_label, content, isExpanded)
  }
  init<Label: View, Content: View>(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    self.init(_label: label()._self, content()._self)
  }
  init<Label: View, Content: View>(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) { self.init(_label: label()._self, content()._self, isExpanded) }
  init<Content: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(_label: Text(titleKey)._self, content()._self)
  }
  init<Content: View>(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) { self.init(_label: Text(titleKey)._self, content()._self, isExpanded) }
  @_disfavoredOverload init<S: StringProtocol, Content: View>(
    _ title: S, @ViewBuilder content: @escaping () -> Content
  ) { self.init(_label: Text(title)._self, content()._self) }
  @_disfavoredOverload init<S: StringProtocol, Content: View>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) { self.init(_label: Text(title)._self, content()._self, isExpanded) }
}

/// A group that knows itself whether it is expanded.
struct _OwnDisclosure: View {
  let label: _Node
  let content: _Node
  @State private var isExpanded = false
  var body: some View { _disclosure(label, content, $isExpanded) }
}

func _disclosure(_ label: _Node, _ content: _Node, _ isExpanded: Binding<Bool>) -> _Node {
  let toggle: ([Double]) -> Void = { _ in isExpanded.wrappedValue = !isExpanded.wrappedValue }
  return _Node._control(
    "DisclosureGroup", [label, content, EmptyView()._self._pressed("", toggle)], [isExpanded.wrappedValue ? 1 : 0],
    _Disclosure(label: label, content: content, isExpanded: isExpanded.wrappedValue, toggle: toggle)._self)
}

/// A label in the tint with a mark at the end of the row, in a list in the colour of text.
struct _Disclosure: View {
  let label: _Node
  let content: _Node
  let isExpanded: Bool
  let toggle: ([Double]) -> Void
  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        if _setting("list") == nil { label._foreground([_Style._tint()]) } else { label }
        Spacer()
        Image(systemName: isExpanded ? "chevron.down" : "chevron.right").font(.footnote)._self
          ._foreground([_Style._tint()])
      }
      ._self._pressed("DisclosureGroup", toggle)
      if isExpanded { content }
    }
  }
}

extension View {
  func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    _self._controlStyle(
      "DisclosureGroup",
      { parts, state in
        style.makeBody(
          configuration: DisclosureGroupStyleConfiguration(
            _label: parts[0], parts[1].disclosureGroupStyle(style)._self, isExpanded: state[0] == 1, _button: parts[2])
        )._self._usualControls("DisclosureGroup")
      })
  }
}

struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  func makeBody(configuration: DisclosureGroupStyleConfiguration) -> some View {
    let isExpanded = configuration.$isExpanded
    return _Disclosure(
      label: configuration.label, content: configuration.content, isExpanded: configuration.isExpanded,
      toggle: { _ in isExpanded.wrappedValue = !isExpanded.wrappedValue })
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}
