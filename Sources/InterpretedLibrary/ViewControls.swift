// Controls: with their sizes and a plain look. Their actions are checked and not run yet.

enum ButtonRole: Hashable { case cancel, destructive }

struct ButtonStyleConfiguration {
  let label: _Node
  let isPressed: Bool
  let role: ButtonRole?
}

struct Button: View {
  let _node: _Node
  private init(_label: _Node, role: ButtonRole?) {
    let isDestructive = role == .destructive
    _node = _Node._control(
      "Button", [_label], [isDestructive ? 1 : role == .cancel ? 2 : 0],
      _label._foreground([isDestructive ? Color.red._style : _Style._tint()]))
  }
  init<Label: View>(@_Action action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.init(_label: label()._node, role: nil)
  }
  init<Label: View>(role: ButtonRole?, @_Action action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.init(_label: label()._node, role: role)
  }
  init(_ titleKey: LocalizedStringKey, @_Action action: @escaping () -> Void) {
    self.init(_label: Text(titleKey)._node, role: nil)
  }
  init(_ titleKey: LocalizedStringKey, role: ButtonRole?, @_Action action: @escaping () -> Void) {
    self.init(_label: Text(titleKey)._node, role: role)
  }
  @_disfavoredOverload init<S: StringProtocol>(_ title: S, @_Action action: @escaping () -> Void) {
    self.init(_label: Text(title)._node, role: nil)
  }
  @_disfavoredOverload init<S: StringProtocol>(
    _ title: S, role: ButtonRole?, @_Action action: @escaping () -> Void
  ) {
    self.init(_label: Text(title)._node, role: role)
  }
  init(_ titleKey: LocalizedStringKey, systemImage: String, @_Action action: @escaping () -> Void) {
    self.init(_label: Label(titleKey, systemImage: systemImage)._node, role: nil)
  }
}

extension View {
  func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    _node._controlStyle(
      "Button",
      { parts, state in
        style.makeBody(
          configuration: ButtonStyleConfiguration(
            label: parts[0], isPressed: false,
            role: state[0] == 1 ? ButtonRole.destructive : state[0] == 2 ? ButtonRole.cancel : nil))
      })
  }
}

struct PlainButtonStyle: ButtonStyle {
  func makeBody(configuration: ButtonStyleConfiguration) -> some View { configuration.label }
}

struct BorderlessButtonStyle: ButtonStyle {
  func makeBody(configuration: ButtonStyleConfiguration) -> some View {
    configuration.label._foreground([_Style._tint()])
  }
}

struct BorderedButtonStyle: ButtonStyle {
  func makeBody(configuration: ButtonStyleConfiguration) -> some View {
    configuration.label._foreground([_Style._tint()]).padding(.vertical, 7).padding(.horizontal, 12).background(
      RoundedRectangle(cornerRadius: 7).fill(_Style._tint()._faded(0.15)))
  }
}

struct BorderedProminentButtonStyle: ButtonStyle {
  func makeBody(configuration: ButtonStyleConfiguration) -> some View {
    configuration.label.foregroundColor(.white).padding(.vertical, 7).padding(.horizontal, 12).background(
      RoundedRectangle(cornerRadius: 7).fill(_Style._tint()))
  }
}

extension ButtonStyle where Self == PlainButtonStyle {
  static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension ButtonStyle where Self == BorderlessButtonStyle {
  static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
  static var automatic: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension ButtonStyle where Self == BorderedButtonStyle {
  static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension ButtonStyle where Self == BorderedProminentButtonStyle {
  static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

struct _Switch: View {
  let isOn: Bool
  var body: some View {
    Capsule().fill(isOn ? Color.green : Color.gray.opacity(0.4)).frame(width: 51, height: 31).overlay(
      Circle().fill(Color.white).frame(width: 27, height: 27).offset(x: isOn ? 10 : -10))
  }
}

struct Toggle: View {
  let _node: _Node
  private init(_label: _Node, _ isOn: Bool) {
    _node =
      HStack {
        _label
        Spacer()
        _Switch(isOn: isOn)
      }._node
  }
  init<Label: View>(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(_label: label()._node, isOn.wrappedValue)
  }
  init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(_label: Text(titleKey)._node, isOn.wrappedValue)
  }
  @_disfavoredOverload init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(_label: Text(title)._node, isOn.wrappedValue)
  }
}

struct _Track: View {
  let share: CGFloat
  let knob: CGFloat
  var body: some View {
    GeometryReader { proxy in
      ZStack(alignment: .leading) {
        Capsule().fill(Color.gray.opacity(0.3)).frame(height: 4)
        Capsule().fill(_Style._tint()).frame(width: proxy.size.width * min(max(share, 0), 1), height: 4)
        if knob > 0 {
          Circle().fill(Color.white).frame(width: knob, height: knob).offset(
            x: (proxy.size.width - knob) * min(max(share, 0), 1))
        }
      }
      .frame(height: max(knob + 4, 4))
    }
    .frame(height: max(knob + 4, 4))
  }
}

struct Slider: View {
  let _node: _Node
  private init(_share: Double) { _node = _Track(share: CGFloat(_share), knob: 27)._node }
  init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @_Action onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(_share: Double((value.wrappedValue - bounds.lowerBound) / (bounds.upperBound - bounds.lowerBound)))
  }
  init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V,
    @_Action onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(_share: Double((value.wrappedValue - bounds.lowerBound) / (bounds.upperBound - bounds.lowerBound)))
  }
  init<V: BinaryFloatingPoint, Label: View>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) {
    self.init(_share: Double((value.wrappedValue - bounds.lowerBound) / (bounds.upperBound - bounds.lowerBound)))
  }
  init<V: BinaryFloatingPoint, Label: View, Least: View>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> Least, @ViewBuilder maximumValueLabel: () -> Least
  ) {
    let (least, most) = (minimumValueLabel(), maximumValueLabel())
    let share = Double((value.wrappedValue - bounds.lowerBound) / (bounds.upperBound - bounds.lowerBound))
    _node =
      HStack {
        least
        _Track(share: CGFloat(share), knob: 27)
        most
      }._node
  }
}

struct Stepper: View {
  let _node: _Node
  private init(_label: _Node) {
    _node =
      HStack {
        _label
        Spacer()
        _StepperButtons()
      }._node
  }
  init<V: Strideable>(_ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>) {
    self.init(_label: Text(titleKey)._node)
  }
  init<V: Strideable>(_ titleKey: LocalizedStringKey, value: Binding<V>) { self.init(_label: Text(titleKey)._node) }
  init<V: Strideable, Label: View>(
    value: Binding<V>, in bounds: ClosedRange<V>, @ViewBuilder label: () -> Label
  ) { self.init(_label: label()._node) }
}

struct _StepperButtons: View {
  var body: some View {
    RoundedRectangle(cornerRadius: 8).fill(Color.gray.opacity(0.2)).frame(width: 94, height: 32).overlay(
      HStack(spacing: 30) {
        Text(verbatim: "-")
        Text(verbatim: "+")
      })
  }
}

struct Picker: View {
  let _node: _Node
  init<Selection: Hashable, Content: View>(
    _ titleKey: LocalizedStringKey, selection: Binding<Selection>, @ViewBuilder content: () -> Content
  ) {
    let choices = content()
    _node =
      HStack(spacing: 16) { choices }.padding(6).background(
        RoundedRectangle(cornerRadius: 8).fill(Color.gray.opacity(0.15))
      )._node
  }
  init<Selection: Hashable, Label: View, Content: View>(
    selection: Binding<Selection>, label: Label, @ViewBuilder content: () -> Content
  ) {
    self.init("", selection: selection, content: content)
  }
  init<Selection: Hashable, Label: View, Content: View>(
    selection: Binding<Selection>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init("", selection: selection, content: content)
  }
}

struct TextField: View {
  let _node: _Node
  init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    let shown = text.wrappedValue
    _node =
      HStack {
        if shown.isEmpty { Text(titleKey).foregroundColor(.gray) } else { Text(shown) }
        Spacer(minLength: 0)
      }
      .frame(height: 22)._node
  }
}

struct SecureField: View {
  let _node: _Node
  init(_ titleKey: LocalizedStringKey, text: Binding<String>) { _node = TextField(titleKey, text: text)._node }
}

struct Label: View {
  let _node: _Node
  init(_ titleKey: LocalizedStringKey, systemImage: String) {
    _node =
      HStack {
        Image(systemName: systemImage)
        Text(titleKey)
      }._node
  }
  init(_ titleKey: LocalizedStringKey, image: String) {
    _node =
      HStack {
        Image(image)
        Text(titleKey)
      }._node
  }
  @_disfavoredOverload init<S: StringProtocol>(_ title: S, systemImage: String) {
    _node =
      HStack {
        Image(systemName: systemImage)
        Text(title)
      }._node
  }
  init<Title: View, Icon: View>(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    let content = title()
    let picture = icon()
    _node =
      HStack {
        picture
        content
      }._node
  }
}

struct ProgressView: View {
  let _node: _Node
  init() {
    _node = Circle().trim(from: 0, to: 0.75).stroke(Color.gray, lineWidth: 3).frame(width: 20, height: 20)._node
  }
  init<V: BinaryFloatingPoint>(value: V?, total: V = 1) {
    _node = _Track(share: CGFloat(Double((value ?? 0) / total)), knob: 0)._node
  }
  init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1) {
    _node =
      VStack(alignment: .leading) {
        Text(titleKey)
        _Track(share: CGFloat(Double((value ?? 0) / total)), knob: 0)
      }._node
  }
}
