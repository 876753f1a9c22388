// Buttons: with their sizes and a plain look.

enum ButtonRole: Hashable { case cancel, destructive }

struct ButtonStyleConfiguration {
  typealias Label = _Node
  let label: _Node
  let isPressed: Bool
  let role: ButtonRole?
}

struct PrimitiveButtonStyleConfiguration {
  typealias Label = _Node
  let label: _Node
  let role: ButtonRole?
  /// A view that is touched when the button is triggered.
  let _button: _Node
  func trigger() { _button._touch() }
}

protocol PrimitiveButtonStyle {
  associatedtype Body: View
  typealias Configuration = PrimitiveButtonStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

struct Button: View {
  let _self: _Node
  init(_label: _Node, role: ButtonRole?, _kind: Int = 0, _ action: @escaping () -> Void) {
    let _label = _rowLabel(_label)
    let control = _Node._control(
      "Button", [_label, EmptyView()._self._pressed("", { _ in action() })],
      [role == .destructive ? 1 : role == .cancel ? 2 : 0, Double(_kind)],
      _PlainButton(label: _label, isDestructive: role == .destructive)._self
        ._pressed(_buttonKinds[_kind], { _ in action() }))
    _self = role == .cancel ? control._trait("role", "cancel") : control
  }
  init<Label: View>(@_Action action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.init(_label: label()._self, role: nil, action)
  }
  init<Label: View>(role: ButtonRole?, @_Action action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.init(_label: label()._self, role: role, action)
  }
  init(_ titleKey: LocalizedStringKey, @_Action action: @escaping () -> Void) {
    self.init(_label: Text(titleKey)._self, role: nil, action)
  }
  init(_ titleKey: LocalizedStringKey, role: ButtonRole?, @_Action action: @escaping () -> Void) {
    self.init(_label: Text(titleKey)._self, role: role, action)
  }
  @_disfavoredOverload init<S: StringProtocol>(_ title: S, @_Action action: @escaping () -> Void) {
    self.init(_label: Text(title)._self, role: nil, action)
  }
  @_disfavoredOverload init<S: StringProtocol>(
    _ title: S, role: ButtonRole?, @_Action action: @escaping () -> Void
  ) {
    self.init(_label: Text(title)._self, role: role, action)
  }
  init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil, @_Action action: @escaping () -> Void
  ) {
    self.init(_label: Label(titleKey, systemImage: systemImage)._self, role: role, action)
  }
  @_disfavoredOverload init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole? = nil, @_Action action: @escaping () -> Void
  ) {
    self.init(_label: Label(title, systemImage: systemImage)._self, role: role, action)
  }
  init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(_label: configuration.label, role: configuration.role, { configuration.trigger() })
  }
}

/// A button without a border: its label in the foreground style around it, if there is one; or else in the tint, in red
/// if it destroys, and in gray if it is disabled. The items of a menu are primary instead of the tint.
struct _PlainButton: View {
  let label: _Node
  let isDestructive: Bool
  var body: some View {
    let isEnabled = _environmentNumbers()[1] == 1
    _setting("foreground") == 1
      ? label
      : label._foreground([
        !isEnabled
          ? Color._system("tertiary")._style
          : isDestructive ? Color.red._style : _setting("menu") == 1 ? Color.primary._style : _Style._tint()
      ])
  }
}

/// The names under which a button may be shown, by its kind.
let _buttonKinds = ["Button", "NavigationLink", "Menu"]

func _buttonRole(_ number: Double) -> ButtonRole? {
  number == 1 ? ButtonRole.destructive : number == 2 ? ButtonRole.cancel : nil
}

extension View {
  /// Tells the code of the touch that is set on the view, as a finger does.
  func _touch(_ numbers: [Double] = []) { for code in _self._touchCode() { code(numbers) } }
  func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    _self._controlStyle(
      "Button",
      { parts, state in
        // A button of the style's own inside has the usual look.
        style.makeBody(
          configuration: ButtonStyleConfiguration(label: parts[0], isPressed: false, role: _buttonRole(state[0]))
        )._self._usualControls("Button")._pressed(_buttonKinds[Int(state[1])], { _ in parts[1]._touch() })
      })
  }
  func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    _self._controlStyle(
      "Button",
      { parts, state in
        // A button of the style's own inside has the usual look.
        style.makeBody(
          configuration: PrimitiveButtonStyleConfiguration(
            label: parts[0], role: _buttonRole(state[0]), _button: parts[1])
        )._self._usualControls("Button")
      })
  }
  func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    _self._set("border", shape == .capsule ? 1 : shape == .circle ? 2 : shape == .automatic ? nil : 0)
  }
  func controlSize(_ controlSize: ControlSize) -> some View { environment(\.controlSize, controlSize) }
  func controlSize(_ range: ClosedRange<ControlSize>) -> some View {
    let size = EnvironmentValues._current.controlSize
    return environment(\.controlSize, min(max(size, range.lowerBound), range.upperBound))
  }
}

enum ControlSize: Int, CaseIterable, Hashable, Comparable {
  case mini, small, regular, large, extraLarge
  static func < (a: ControlSize, b: ControlSize) -> Bool { a.rawValue < b.rawValue }
}

struct _ControlSizeKey: EnvironmentKey {
  static let defaultValue = ControlSize.regular
}

extension EnvironmentValues {
  var controlSize: ControlSize {
    get { self[_ControlSizeKey.self] }
    set { self[_ControlSizeKey.self] = newValue }
  }
}

struct PlainButtonStyle: ButtonStyle {
  func makeBody(configuration: ButtonStyleConfiguration) -> some View { configuration.label }
}

struct DefaultButtonStyle: ButtonStyle {
  func makeBody(configuration: ButtonStyleConfiguration) -> some View {
    _PlainButton(label: configuration.label, isDestructive: configuration.role == .destructive)
  }
}

struct BorderlessButtonStyle: ButtonStyle {
  func makeBody(configuration: ButtonStyleConfiguration) -> some View {
    _PlainButton(label: configuration.label, isDestructive: configuration.role == .destructive)
  }
}

struct BorderedButtonStyle: ButtonStyle {
  func makeBody(configuration: ButtonStyleConfiguration) -> some View {
    let paint = configuration.role == .destructive ? Color.red._style : _Style._tint()
    return _BorderedButton(label: configuration.label, color: paint, paint: paint._faded(0.15))
  }
}

struct BorderedProminentButtonStyle: ButtonStyle {
  func makeBody(configuration: ButtonStyleConfiguration) -> some View {
    let paint = configuration.role == .destructive ? Color.red._style : _Style._tint()
    return _BorderedButton(label: configuration.label, color: Color.white._style, paint: paint)
  }
}

/// A button on a ground. The sizes are those of the system as far as they are known: 28, 34 and 50 points high.
struct _BorderedButton: View {
  let label: _Node
  /// The label's style without another one around it.
  let color: _Style
  let paint: _Style
  var body: some View {
    let isEnabled = _environmentNumbers()[1] == 1
    let size = EnvironmentValues._current.controlSize.rawValue
    let inset: CGFloat = size < 2 ? 5 : size == 2 ? 7 : 15
    let border = _setting("border") ?? (size < 2 ? 1 : 0)
    let radius: CGFloat = size > 2 ? 12 : 7
    let ground = isEnabled ? paint : Color._system("tertiaryFill")._style
    let content =
      isEnabled && _setting("foreground") == 1
      ? label : label._foreground([isEnabled ? color : Color._system("tertiary")._style])
    let sized = size < 2 ? content._font(Font.subheadline) : content
    let side = border == 2 ? inset : size > 2 ? 20 : size < 2 ? 10 : 12
    return sized.padding(.vertical, inset).padding(.horizontal, side)
      .background {
        if border == 2 {
          Circle().fill(ground)
        } else if border == 1 {
          Capsule().fill(ground)
        } else {
          RoundedRectangle(cornerRadius: radius).fill(ground)
        }
      }
  }
}

extension ButtonStyle where Self == PlainButtonStyle {
  static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension ButtonStyle where Self == DefaultButtonStyle {
  static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension ButtonStyle where Self == BorderlessButtonStyle {
  static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension ButtonStyle where Self == BorderedButtonStyle {
  static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension ButtonStyle where Self == BorderedProminentButtonStyle {
  static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}
