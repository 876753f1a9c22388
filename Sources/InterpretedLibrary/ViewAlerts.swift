// Alerts: titles, messages and buttons in front of the window, with a plain look. Each button ends them.

extension View {
  func alert<Actions: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions
  ) -> some View { _alert(Text(titleKey), isPresented, actions()._self, nil) }
  @_disfavoredOverload func alert<S: StringProtocol, Actions: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions
  ) -> some View { _alert(Text(title), isPresented, actions()._self, nil) }
  func alert<Actions: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions
  ) -> some View { _alert(title, isPresented, actions()._self, nil) }
  func alert<Actions: View, Message: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) -> some View { _alert(Text(titleKey), isPresented, actions()._self, message()._self) }
  @_disfavoredOverload func alert<S: StringProtocol, Actions: View, Message: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions, @ViewBuilder message: () -> Message
  ) -> some View { _alert(Text(title), isPresented, actions()._self, message()._self) }
  func alert<Actions: View, Message: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions, @ViewBuilder message: () -> Message
  ) -> some View { _alert(title, isPresented, actions()._self, message()._self) }
  func alert<Value, Actions: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: Value?,
    @ViewBuilder actions: (Value) -> Actions
  ) -> some View { _alert(Text(titleKey), isPresented, _shown(data, actions), nil) }
  func alert<Value, Actions: View, Message: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: Value?,
    @ViewBuilder actions: (Value) -> Actions, @ViewBuilder message: (Value) -> Message
  ) -> some View {
    _alert(
      Text(titleKey), isPresented, _shown(data, actions), data.map { message($0)._self })
  }
  @_disfavoredOverload func alert<S: StringProtocol, Value, Actions: View>(
    _ title: S, isPresented: Binding<Bool>, presenting data: Value?,
    @ViewBuilder actions: (Value) -> Actions
  ) -> some View { _alert(Text(title), isPresented, _shown(data, actions), nil) }
  @_disfavoredOverload func alert<S: StringProtocol, Value, Actions: View, Message: View>(
    _ title: S, isPresented: Binding<Bool>, presenting data: Value?,
    @ViewBuilder actions: (Value) -> Actions, @ViewBuilder message: (Value) -> Message
  ) -> some View {
    _alert(
      Text(title), isPresented, _shown(data, actions), data.map { message($0)._self })
  }
  func alert<Value, Actions: View>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: Value?,
    @ViewBuilder actions: (Value) -> Actions
  ) -> some View { _alert(title, isPresented, _shown(data, actions), nil) }
  func alert<Value, Actions: View, Message: View>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: Value?,
    @ViewBuilder actions: (Value) -> Actions, @ViewBuilder message: (Value) -> Message
  ) -> some View {
    _alert(
      title, isPresented, _shown(data, actions), data.map { message($0)._self })
  }
  func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
    let alert = content()
    return _alert(alert._title, isPresented, _Node._group(alert._buttons), alert._message.map { $0._self })
  }
  func alert<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> Alert) -> some View {
    let alert = item.wrappedValue.map { content($0) }
    let isPresented = Binding<Bool>(get: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } })
    return _alert(
      alert?._title ?? Text(verbatim: ""), isPresented, _Node._group(alert?._buttons ?? []),
      alert?._message.map { $0._self })
  }
  func alert<E: LocalizedError, Actions: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> Actions
  ) -> some View { _alert(Text(verbatim: error?.errorDescription ?? ""), isPresented, actions()._self, nil) }
  func alert<E: LocalizedError, Actions: View, Message: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> Actions,
    @ViewBuilder message: (E) -> Message
  ) -> some View {
    _alert(
      Text(verbatim: error?.errorDescription ?? ""), isPresented,
      _shown(error, actions), error.map { message($0)._self })
  }
  func _alert(_ title: Text, _ isPresented: Binding<Bool>, _ actions: _Node, _ message: _Node?) -> _Node {
    let shown = isPresented.wrappedValue ? [_Alert(title: title._self, message: message, actions: actions)._self] : []
    return _self._presented(
      "alert", true, shown.map { $0._foregroundColor(nil) }, { _ in isPresented.wrappedValue = false })
  }
}

struct Alert {
  struct Button {
    let _self: _Node
    static func `default`(_ label: Text, @_Action action: (() -> Void)? = {}) -> Alert.Button {
      Alert.Button(_self: _alertButton(label, nil, action))
    }
    static func cancel(_ label: Text, @_Action action: (() -> Void)? = {}) -> Alert.Button {
      Alert.Button(_self: _alertButton(label, .cancel, action))
    }
    static func cancel(@_Action _ action: (() -> Void)? = {}) -> Alert.Button {
      Alert.Button(_self: _alertButton(Text(verbatim: "Cancel"), .cancel, action))
    }
    static func destructive(_ label: Text, @_Action action: (() -> Void)? = {}) -> Alert.Button {
      Alert.Button(_self: _alertButton(label, .destructive, action))
    }
  }
  let _title: Text
  let _message: Text?
  let _buttons: [_Node]
  init(title: Text, message: Text? = nil, dismissButton: Alert.Button? = nil) {
    _title = title
    _message = message
    _buttons = dismissButton.map { [$0._self] } ?? []
  }
  init(title: Text, message: Text? = nil, primaryButton: Alert.Button, secondaryButton: Alert.Button) {
    _title = title
    _message = message
    _buttons = [primaryButton._self, secondaryButton._self]
  }
}

/// Returns a button of an alert.
func _alertButton(_ label: Text, _ role: ButtonRole?, _ action: (() -> Void)?) -> _Node {
  Button(_label: label._self, role: role, { action?() })._self
}

/// A box in the middle of a darker window.
struct _Alert: View {
  let title: _Node
  let message: _Node?
  let actions: _Node
  var body: some View {
    ZStack {
      Color.black.opacity(0.2).ignoresSafeArea()
      VStack(spacing: 0) {
        VStack(spacing: 4) {
          title.font(.headline)
          if let message { message.font(.footnote) }
        }
        .multilineTextAlignment(.center).padding(16)
        actions._subviews(
          "",
          { parts, _ in
            let (others, cancel) = _apart(parts)
            let buttons = parts.count == 2 ? cancel + others : others + cancel
            return _DialogButtons(buttons: parts.isEmpty ? [_ownButton("OK")] : buttons, isRow: parts.count == 2)
          })
      }
      .frame(width: 270).background(RoundedRectangle(cornerRadius: 14).fill(Color._system("secondaryBackground")))
    }
  }
}

/// The buttons of an alert, and then those that cancel it, in semibold letters.
func _apart(_ buttons: [_Node]) -> ([_Node], [_Node]) {
  let others = buttons.filter { $0._traitTexts("role") != ["cancel"] }
  let cancel = buttons.filter { $0._traitTexts("role") == ["cancel"] }
  return (others, cancel.map { $0._fontWeight(0.3) })
}

func _ownButton(_ title: String) -> _Node { Button(_label: Text(verbatim: title)._self, role: nil, {})._self }

/// Buttons below each other or side by side, with lines between them.
struct _DialogButtons: View {
  let buttons: [_Node]
  let isRow: Bool
  var body: some View {
    VStack(spacing: 0) {
      if isRow {
        Divider()
        HStack(spacing: 0) { ForEach(buttons.indices, id: \.self) { wide(buttons[$0]) } }
      } else {
        ForEach(buttons.indices, id: \.self) { index in
          Divider()
          wide(buttons[index])
        }
      }
    }
  }
  func wide(_ button: _Node) -> some View { button.frame(maxWidth: .infinity, minHeight: 44) }
}

/// The view that is made of a value; nothing without one.
func _shown<Value, Content: View>(_ value: Value?, _ content: (Value) -> Content) -> _Node {
  value.map { content($0)._self } ?? EmptyView()._self
}
