// Toggles and steppers, with a plain look.

struct ToggleStyleConfiguration {
  typealias Label = _Node
  let label: _Node
  @Binding var isOn: Bool
  let isMixed: Bool
  /// `_button` is a view that is touched when the value changes.
  init(_label: _Node, isOn: Bool, _button: _Node) {
    label = _label
    _isOn = Binding<Bool>(
      get: { isOn }, set: { new in if new != isOn { _button._touch() } })
    isMixed = false
  }
}

protocol ToggleStyle {
  associatedtype Body: View
  typealias Configuration = ToggleStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

struct Toggle: View {
  let _self: _Node
  private init(_label: _Node, _ isOn: Binding<Bool>) {
    let value = isOn.wrappedValue
    let _label = _titledLabel(_label)
    _self = _Node._control(
      "Toggle", [_label, EmptyView()._self._pressed("", { _ in isOn.wrappedValue = !isOn.wrappedValue })],
      [value ? 1 : 0],
      _SwitchRow(label: _label, isOn: value, tint: nil)._self._pressed(
        "Toggle", { _ in isOn.wrappedValue = !isOn.wrappedValue }))
  }
  init<Label: View>(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(_label: label()._self, isOn)
  }
  init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(_label: Text(titleKey)._self, isOn)
  }
  @_disfavoredOverload init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(_label: Text(title)._self, isOn)
  }
  init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(_label: Label(titleKey, systemImage: systemImage)._self, isOn)
  }
  @_disfavoredOverload init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
    self.init(_label: Label(title, systemImage: systemImage)._self, isOn)
  }
  init(_ configuration: ToggleStyleConfiguration) { self.init(_label: configuration.label, configuration.$isOn) }
}

/// A label and a switch at the end of the row; the switch alone where labels are hidden.
struct _SwitchRow: View {
  let label: _Node
  let isOn: Bool
  let tint: Color?
  var body: some View {
    let lamp: _Style = tint?._style ?? (_setting("tint") == 1 ? _Style._tint() : Color.green._style)
    let knob = Capsule().fill(isOn ? lamp : Color._system("secondaryFill")._style).frame(width: 51, height: 31).overlay(
      Circle().fill(Color.white).frame(width: 27, height: 27)._self._offset(CGSize(width: isOn ? 10 : -10, height: 0))
    )._self._animation(_Animation._curve(_UnitCurve._bezier(0.42, 0, 0.58, 1), 0.2), _valueCode(isOn))._opacity(
      _environmentNumbers()[1] == 1 ? 1 : 0.5)
    if _setting("labelsHidden") == 1 {
      knob
    } else {
      HStack {
        label
        Spacer()
        knob
      }
    }
  }
}

extension View {
  /// Makes a press of the view change a toggle's value. A style of a file's own has to do so itself.
  func _toggled(_ configuration: ToggleStyleConfiguration) -> _Node {
    _self._pressed("Toggle", { _ in configuration.isOn = !configuration.isOn })
  }
  func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    _self._controlStyle(
      "Toggle",
      { parts, state in
        // A toggle of the style's own inside has the usual look.
        style.makeBody(
          configuration: ToggleStyleConfiguration(_label: parts[0], isOn: state[0] == 1, _button: parts[1])
        )._self._usualControls("Toggle")
      })
  }
  func labelsHidden() -> some View { _self._set("labelsHidden", 1) }
  func labelsVisibility(_ visibility: Visibility) -> some View {
    _self._set("labelsHidden", visibility == .hidden ? 1 : nil)
  }
}

struct DefaultToggleStyle: ToggleStyle {
  func makeBody(configuration: ToggleStyleConfiguration) -> some View {
    _SwitchRow(label: configuration.label, isOn: configuration.isOn, tint: nil)._self._toggled(configuration)
  }
}

struct SwitchToggleStyle: ToggleStyle {
  var _tint: Color?
  init() { _tint = nil }
  init(tint: Color) { _tint = tint }
  func makeBody(configuration: ToggleStyleConfiguration) -> some View {
    _SwitchRow(label: configuration.label, isOn: configuration.isOn, tint: _tint)._self._toggled(configuration)
  }
}

/// A button that has a ground while it is on.
struct ButtonToggleStyle: ToggleStyle {
  func makeBody(configuration: ToggleStyleConfiguration) -> some View {
    _BorderedButton(
      label: configuration.label, color: _Style._tint(),
      paint: configuration.isOn ? _Style._tint()._faded(0.15) : Color.clear._style
    )._self._toggled(configuration)
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

struct Stepper: View {
  let _self: _Node
  private init(
    _label: _Node, _ change: @escaping (Double) -> Void, _ changed: @escaping (Bool) -> Void
  ) {
    let _label = _titledLabel(_label)
    let step: (Double) -> Void = {
      changed(true)
      change($0)
      changed(false)
    }
    _self = _Node._control("Stepper", [_label], [], _StepperRow(label: _label, step: step)._self)
  }
  init<V: Strideable & Numeric>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V = 1,
    @_Action onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(_label: Text(titleKey)._self, _stepped(value, bounds, step), onEditingChanged) }
  init<V: Strideable & Numeric>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V = 1,
    @_Action onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(_label: Text(titleKey)._self, _stepped(value, nil, step), onEditingChanged) }
  @_disfavoredOverload init<S: StringProtocol, V: Strideable & Numeric>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V = 1,
    @_Action onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(_label: Text(title)._self, _stepped(value, bounds, step), onEditingChanged) }
  @_disfavoredOverload init<S: StringProtocol, V: Strideable & Numeric>(
    _ title: S, value: Binding<V>, step: V = 1, @_Action onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(_label: Text(title)._self, _stepped(value, nil, step), onEditingChanged) }
  init<V: Strideable & Numeric, Label: View>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V = 1, @ViewBuilder label: () -> Label,
    @_Action onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(_label: label()._self, _stepped(value, bounds, step), onEditingChanged) }
  init<V: Strideable & Numeric, Label: View>(
    value: Binding<V>, step: V = 1, @ViewBuilder label: () -> Label,
    @_Action onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(_label: label()._self, _stepped(value, nil, step), onEditingChanged) }
  init<V: Strideable & Numeric, Label: View>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V = 1,
    @_Action onEditingChanged: @escaping (Bool) -> Void, @ViewBuilder label: () -> Label
  ) { self.init(_label: label()._self, _stepped(value, bounds, step), onEditingChanged) }
  init<V: Strideable & Numeric, Label: View>(
    value: Binding<V>, step: V = 1, @_Action onEditingChanged: @escaping (Bool) -> Void,
    @ViewBuilder label: () -> Label
  ) { self.init(_label: label()._self, _stepped(value, nil, step), onEditingChanged) }
  init<Label: View>(
    @ViewBuilder label: () -> Label, @_Action onIncrement: @escaping () -> Void,
    @_Action onDecrement: @escaping () -> Void, @_Action onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(_label: label()._self, { step in if step > 0 { onIncrement() } else { onDecrement() } }, onEditingChanged)
  }
  init<Label: View>(
    @_Action onIncrement: @escaping () -> Void, @_Action onDecrement: @escaping () -> Void,
    @_Action onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) {
    self.init(_label: label()._self, { step in if step > 0 { onIncrement() } else { onDecrement() } }, onEditingChanged)
  }
  init(
    _ titleKey: LocalizedStringKey, @_Action onIncrement: @escaping () -> Void,
    @_Action onDecrement: @escaping () -> Void, @_Action onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      _label: Text(titleKey)._self, { step in if step > 0 { onIncrement() } else { onDecrement() } }, onEditingChanged)
  }
  @_disfavoredOverload init<S: StringProtocol>(
    _ title: S, @_Action onIncrement: @escaping () -> Void, @_Action onDecrement: @escaping () -> Void,
    @_Action onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      _label: Text(title)._self, { step in if step > 0 { onIncrement() } else { onDecrement() } }, onEditingChanged)
  }
}

/// Code that moves a value by a step, up or down, within bounds or without.
func _stepped<V: Strideable & Numeric>(
  _ value: Binding<V>, _ bounds: ClosedRange<V>?, _ step: V
) -> (Double) -> Void {
  { direction in
    let new = direction > 0 ? value.wrappedValue + step : value.wrappedValue - step
    if let bounds, !bounds.contains(new) { return }
    value.wrappedValue = new
  }
}

struct _StepperRow: View {
  let label: _Node
  let step: (Double) -> Void
  var body: some View {
    if _setting("labelsHidden") == 1 {
      _StepperButtons(step: step)
    } else {
      HStack {
        label
        Spacer()
        _StepperButtons(step: step)
      }
    }
  }
}

struct _StepperButtons: View {
  let step: (Double) -> Void
  var body: some View {
    RoundedRectangle(cornerRadius: 8).fill(Color._system("tertiaryFill")).frame(width: 94, height: 32).overlay(
      HStack(spacing: 30) {
        Text(verbatim: "-")
        Text(verbatim: "+")
      }
    )._self._valued("Stepper", { numbers in step(numbers.count > 1 ? (numbers[1] < 0.5 ? -1 : 1) : numbers[0]) })
  }
}
