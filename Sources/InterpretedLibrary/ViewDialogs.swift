// Dialogs of several actions at the lower edge of the window. Each button ends them.

extension View {
  func confirmationDialog<Actions: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> Actions
  ) -> some View { _dialog(Text(titleKey), titleVisibility, isPresented, actions()._self, nil) }
  @_disfavoredOverload func confirmationDialog<S: StringProtocol, Actions: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> Actions
  ) -> some View { _dialog(Text(title), titleVisibility, isPresented, actions()._self, nil) }
  func confirmationDialog<Actions: View, Message: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> Actions, @ViewBuilder message: () -> Message
  ) -> some View { _dialog(Text(titleKey), titleVisibility, isPresented, actions()._self, message()._self) }
  @_disfavoredOverload func confirmationDialog<S: StringProtocol, Actions: View, Message: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> Actions, @ViewBuilder message: () -> Message
  ) -> some View { _dialog(Text(title), titleVisibility, isPresented, actions()._self, message()._self) }
  func confirmationDialog<Actions: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> Actions
  ) -> some View { _dialog(title, titleVisibility, isPresented, actions()._self, nil) }
  func confirmationDialog<Actions: View, Message: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> Actions, @ViewBuilder message: () -> Message
  ) -> some View { _dialog(title, titleVisibility, isPresented, actions()._self, message()._self) }
  func confirmationDialog<Value, Actions: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: Value?, @ViewBuilder actions: (Value) -> Actions
  ) -> some View {
    _dialog(
      Text(titleKey), titleVisibility, isPresented, _shown(data, actions), nil)
  }
  func confirmationDialog<Value, Actions: View, Message: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: Value?, @ViewBuilder actions: (Value) -> Actions, @ViewBuilder message: (Value) -> Message
  ) -> some View {
    _dialog(
      Text(titleKey), titleVisibility, isPresented, _shown(data, actions),
      data.map { message($0)._self })
  }
  @_disfavoredOverload func confirmationDialog<S: StringProtocol, Value, Actions: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: Value?, @ViewBuilder actions: (Value) -> Actions
  ) -> some View {
    _dialog(
      Text(title), titleVisibility, isPresented, _shown(data, actions), nil)
  }
  @_disfavoredOverload func confirmationDialog<S: StringProtocol, Value, Actions: View, Message: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: Value?, @ViewBuilder actions: (Value) -> Actions, @ViewBuilder message: (Value) -> Message
  ) -> some View {
    _dialog(
      Text(title), titleVisibility, isPresented, _shown(data, actions),
      data.map { message($0)._self })
  }
  func confirmationDialog<Value, Actions: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: Value?, @ViewBuilder actions: (Value) -> Actions
  ) -> some View {
    _dialog(
      title, titleVisibility, isPresented, _shown(data, actions), nil)
  }
  func confirmationDialog<Value, Actions: View, Message: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: Value?, @ViewBuilder actions: (Value) -> Actions, @ViewBuilder message: (Value) -> Message
  ) -> some View {
    _dialog(
      title, titleVisibility, isPresented, _shown(data, actions),
      data.map { message($0)._self })
  }
  func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View {
    let sheet = content()
    return _dialog(
      sheet._title, .visible, isPresented, _Node._group(sheet._buttons), sheet._message.map { $0._self })
  }
  func actionSheet<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> ActionSheet) -> some View {
    let sheet = item.wrappedValue.map { content($0) }
    let isPresented = Binding<Bool>(get: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } })
    return _dialog(
      sheet?._title ?? Text(verbatim: ""), .visible, isPresented, _Node._group(sheet?._buttons ?? []),
      sheet?._message.map { $0._self })
  }
  func _dialog(
    _ title: Text, _ visibility: Visibility, _ isPresented: Binding<Bool>, _ actions: _Node, _ message: _Node?
  ) -> _Node {
    let end: () -> Void = { isPresented.wrappedValue = false }
    let title = visibility == .visible ? title._self : nil
    let shown =
      isPresented.wrappedValue ? [_Dialog(title: title, message: message, actions: actions, end: end)._self] : []
    return _self._presented("confirmationDialog", true, shown.map { $0._foregroundColor(nil) }, { _ in end() })
  }
}

struct ActionSheet {
  typealias Button = Alert.Button
  let _title: Text
  let _message: Text?
  let _buttons: [_Node]
  init(title: Text, message: Text? = nil, buttons: [Alert.Button] = []) {
    _title = title
    _message = message
    _buttons = buttons.map { $0._self }
  }
}

/// A box at the lower edge of a darker window, and a button that cancels below it.
struct _Dialog: View {
  let title: _Node?
  let message: _Node?
  let actions: _Node
  let end: () -> Void
  var body: some View {
    ZStack(alignment: .bottom) {
      Color.black.opacity(0.2).ignoresSafeArea()._self._pressed("close", { _ in end() })
      actions._subviews(
        "",
        { parts, _ in
          let (others, cancel) = _apart(parts)
          return VStack(spacing: 8) {
            VStack(spacing: 0) {
              if title != nil || message != nil {
                VStack(spacing: 4) {
                  if let title { title.font(.footnote.bold()) }
                  if let message { message.font(.footnote) }
                }
                .foregroundColor(.secondary).multilineTextAlignment(.center).padding(14)
              }
              _DialogButtons(buttons: others, isRow: false)
            }
            .background(RoundedRectangle(cornerRadius: 14).fill(Color._system("secondaryBackground")))
            _DialogButtons(buttons: cancel.isEmpty ? [_ownButton("Cancel")._fontWeight(0.3)] : cancel, isRow: false)
              .background(RoundedRectangle(cornerRadius: 14).fill(Color._system("secondaryBackground")))
          }
        }
      )
      .padding(.horizontal, 8)
    }
  }
}
