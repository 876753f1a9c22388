// Labels: a picture with a title, and a value with a label.

struct LabelStyleConfiguration {
  typealias Title = _Node
  typealias Icon = _Node
  let title: _Node
  let icon: _Node
}

protocol LabelStyle {
  associatedtype Body: View
  typealias Configuration = LabelStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

struct Label: View {
  let _self: _Node
  private init(_title: _Node, _ icon: _Node) {
    _self = _Node._control("Label", [_title, icon], [], _TitleAndIcon(title: _title, icon: icon)._self)
  }
  init(_ titleKey: LocalizedStringKey, systemImage: String) {
    self.init(_title: Text(titleKey)._self, Image(systemName: systemImage)._self)
  }
  init(_ titleKey: LocalizedStringKey, image: String) {
    self.init(_title: Text(titleKey)._self, Image(image)._self)
  }
  @_disfavoredOverload init<S: StringProtocol>(_ title: S, systemImage: String) {
    self.init(_title: Text(title)._self, Image(systemName: systemImage)._self)
  }
  @_disfavoredOverload init<S: StringProtocol>(_ title: S, image: String) {
    self.init(_title: Text(title)._self, Image(image)._self)
  }
  init<Title: View, Icon: View>(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.init(_title: title()._self, icon()._self)
  }
  init(_ configuration: LabelStyleConfiguration) { self.init(_title: configuration.title, configuration.icon) }
}

/// An icon before its title. In a row of a list the icon has the tint, unless a foreground style is around it.
struct _TitleAndIcon: View {
  let title: _Node
  let icon: _Node
  var body: some View {
    HStack {
      _setting("row") == 1 && _setting("foreground") == nil ? icon._foreground([_Style._tint()]) : icon
      title
    }
  }
}

extension View {
  func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    _self._controlStyle(
      "Label",
      { parts, _ in
        // A label of the style's own inside has the usual look.
        style.makeBody(configuration: LabelStyleConfiguration(title: parts[0], icon: parts[1]))._self
          ._usualControls("Label")
      })
  }
}

struct DefaultLabelStyle: LabelStyle {
  func makeBody(configuration: LabelStyleConfiguration) -> some View {
    _TitleAndIcon(title: configuration.title, icon: configuration.icon)
  }
}

struct TitleAndIconLabelStyle: LabelStyle {
  func makeBody(configuration: LabelStyleConfiguration) -> some View {
    _TitleAndIcon(title: configuration.title, icon: configuration.icon)
  }
}

struct TitleOnlyLabelStyle: LabelStyle {
  func makeBody(configuration: LabelStyleConfiguration) -> some View { configuration.title }
}

struct IconOnlyLabelStyle: LabelStyle {
  func makeBody(configuration: LabelStyleConfiguration) -> some View { configuration.icon }
}

extension LabelStyle where Self == DefaultLabelStyle {
  static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

struct LabeledContentStyleConfiguration {
  typealias Label = _Node
  typealias Content = _Node
  let label: _Node
  let content: _Node
}

protocol LabeledContentStyle {
  associatedtype Body: View
  typealias Configuration = LabeledContentStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

struct LabeledContent: View {
  let _self: _Node
  private init(_label: _Node, _ content: _Node) {
    let _label = _titledLabel(_label)
    _self = _Node._control(
      "LabeledContent", [_label, content], [], _LabeledRow(label: _label, content: content)._self)
  }
  init<Content: View, Label: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(_label: label()._self, content()._self)
  }
  init<Content: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(_label: Text(titleKey)._self, content()._self)
  }
  @_disfavoredOverload init<S: StringProtocol, Content: View>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(_label: Text(title)._self, content()._self)
  }
  init<V: StringProtocol>(_ titleKey: LocalizedStringKey, value: V) {
    self.init(_label: Text(titleKey)._self, Text(value)._self)
  }
  @_disfavoredOverload init<S: StringProtocol, V: StringProtocol>(_ title: S, value: V) {
    self.init(_label: Text(title)._self, Text(value)._self)
  }
  init(_ configuration: LabeledContentStyleConfiguration) {
    self.init(_label: configuration.label, configuration.content)
  }
}

/// The label of a button or a menu: several views stand side by side.
func _rowLabel(_ label: _Node) -> _Node { label._isSingle() ? label : HStack { label }._self }

/// The label of a control in a row. Of several texts the first is the title, and the others are subtitles below it;
/// other views stand side by side. Apple does not say how a subtitle looks: it is a secondary footnote here.
func _titledLabel(_ label: _Node) -> _Node {
  if label._isSingle() { return label }
  return label._subviews(
    "",
    { parts, _ in
      if parts.isEmpty || parts.contains(where: { !$0._isText() }) {
        return HStack { _Node._group(parts) }._self
      }
      return VStack(alignment: .leading, spacing: 2) {
        parts[0]
        _Node._group(parts.dropFirst().map { $0._font(Font.footnote)._foregroundColor(Color.secondary) })
      }._self
    })
}

/// A label and its value at the end of the row; the value alone where labels are hidden.
struct _LabeledRow: View {
  let label: _Node
  let content: _Node
  var body: some View {
    if _setting("labelsHidden") == 1 {
      content
    } else {
      HStack {
        label
        Spacer()
        content._set("foreground", nil).foregroundColor(.secondary)
      }
    }
  }
}

extension View {
  func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    _self._controlStyle(
      "LabeledContent",
      { parts, _ in
        style.makeBody(
          configuration: LabeledContentStyleConfiguration(
            label: parts[0], content: parts[1].labeledContentStyle(style)._self)
        )._self._usualControls("LabeledContent")
      })
  }
}

struct AutomaticLabeledContentStyle: LabeledContentStyle {
  func makeBody(configuration: LabeledContentStyleConfiguration) -> some View {
    _LabeledRow(label: configuration.label, content: configuration.content)
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}
