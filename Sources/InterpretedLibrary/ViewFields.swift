// Fields of text, with the text that they have at the start, or else the prompt.

struct TextField: View {
  let _self: _Node
  init(_title: _Node, _ text: String, _ prompt: Text?, _ axis: Axis = .horizontal) {
    let shown =
      text.isEmpty
      ? (prompt.map { $0._self } ?? _title).foregroundColor(Color._system("tertiary"))._self
      : Text(verbatim: text)._self
    let isTall = axis == .vertical
    _self = _Node._control("TextField", [shown], [isTall ? 1 : 0], _PlainField(text: shown, isTall: isTall)._self)
  }
  private init(_title: _Node, _ text: Binding<String>, _ prompt: Text?, _ axis: Axis = .horizontal) {
    _self = TextField(_title: _title, text.wrappedValue, prompt, axis)._self
      ._typed(text.wrappedValue, { text.wrappedValue = $0 })
  }
  init(_node: _Node) { _self = _node }
  init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(_title: Text(titleKey)._self, text, nil)
  }
  init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(_title: Text(titleKey)._self, text, prompt)
  }
  init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
    self.init(_title: Text(titleKey)._self, text, nil, axis)
  }
  init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(_title: Text(titleKey)._self, text, prompt, axis)
  }
  @_disfavoredOverload init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(_title: Text(title)._self, text, nil)
  }
  @_disfavoredOverload init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
    self.init(_title: Text(title)._self, text, nil, axis)
  }
  @_disfavoredOverload init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(_title: Text(title)._self, text, prompt)
  }
  init<Label: View>(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(_title: label()._self, text, prompt)
  }
  init<Label: View>(
    text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
  ) { self.init(_title: label()._self, text, prompt, axis) }
  init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, @_Action onEditingChanged: @escaping (Bool) -> Void,
    @_Action onCommit: @escaping () -> Void = {}
  ) {
    self.init(
      _node: _WatchedField(
        field: TextField(_title: Text(titleKey)._self, text, nil)._self._submitted({ _ in onCommit() }),
        changed: onEditingChanged
      )._self)
  }
  init(_ titleKey: LocalizedStringKey, text: Binding<String>, @_Action onCommit: @escaping () -> Void) {
    self.init(_node: TextField(_title: Text(titleKey)._self, text, nil)._self._submitted({ _ in onCommit() }))
  }
}

/// A field that tells when it gets the focus and when it loses it.
struct _WatchedField: View {
  let field: _Node
  let changed: (Bool) -> Void
  @State private var isEdited = false
  var body: some View {
    let isEdited = $isEdited
    let changed = changed
    return field._focus(
      isEdited.wrappedValue,
      {
        isEdited.wrappedValue = $0[0] == 1
        changed($0[0] == 1)
      })
  }
}

/// A field for a number: it keeps what is typed until the text ends, and its value follows as long as it is one. Then
/// it shows its value again.
struct _NumberField: View {
  let title: _Node
  let prompt: Text?
  let text: String
  let take: (String) -> Void
  @State private var typed: String?
  var body: some View {
    let typed = $typed
    let take = take
    let shown = typed.wrappedValue ?? text
    return TextField(_title: title, shown, prompt)._self
      ._typed(
        shown,
        {
          typed.wrappedValue = $0
          take($0)
        }
      )
      ._focus(typed.wrappedValue != nil, { if $0[0] == 0 { typed.wrappedValue = nil } })
  }
}

struct SecureField: View {
  let _self: _Node
  init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(titleKey, text: text, prompt: nil)
  }
  init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    _self = TextField(_title: Text(titleKey)._self, _dots(text.wrappedValue), prompt)._self
      ._typed(text.wrappedValue, { text.wrappedValue = $0 })
  }
  @_disfavoredOverload init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    _self = TextField(_title: Text(title)._self, _dots(text.wrappedValue), nil)._self
      ._typed(text.wrappedValue, { text.wrappedValue = $0 })
  }
  init(_ titleKey: LocalizedStringKey, text: Binding<String>, @_Action onCommit: @escaping () -> Void) {
    _self = SecureField(titleKey, text: text, prompt: nil)._self._submitted({ _ in onCommit() })
  }
  init<Label: View>(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    _self = TextField(_title: label()._self, _dots(text.wrappedValue), prompt)._self
      ._typed(text.wrappedValue, { text.wrappedValue = $0 })
  }
}

func _dots(_ text: String) -> String { String(repeating: "\u{2022}", count: text.count) }

/// A text on one line, or on as many as it needs, where lines stand in its surroundings.
struct _PlainField: View {
  let text: _Node
  let isTall: Bool
  var body: some View {
    let side = _environmentNumbers()[5]
    HStack(spacing: 0) {
      if side > 0 { Spacer(minLength: 0) }
      isTall ? text : text._lineLimit(1)
      if side < 2 { Spacer(minLength: 0) }
    }
    .frame(minHeight: 22)
  }
}

/// A look of fields. Programs make their own by a member of SwiftUI that is not public.
protocol TextFieldStyle {
  associatedtype _Body: View
  typealias _Label = _Node
  @ViewBuilder func _body(configuration: TextField) -> _Body
}

extension View {
  func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    _self._controlStyle(
      "TextField",
      { parts, state in
        style._body(configuration: TextField(_node: _PlainField(text: parts[0], isTall: state[0] == 1)._self))
          ._self._usualControls("TextField")
      })
  }
}

struct DefaultTextFieldStyle: TextFieldStyle {
  func _body(configuration: TextField) -> some View { configuration }
}

struct PlainTextFieldStyle: TextFieldStyle {
  func _body(configuration: TextField) -> some View { configuration }
}

/// A thin border around a field of 34 points.
struct RoundedBorderTextFieldStyle: TextFieldStyle {
  func _body(configuration: TextField) -> some View {
    configuration.padding(.horizontal, 7).padding(.vertical, 6).background(
      RoundedRectangle(cornerRadius: 5).fill(Color._system("background"))
    ).overlay(RoundedRectangle(cornerRadius: 5).stroke(Color._system("separator"), lineWidth: 0.5))
  }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

struct TextEditor: View {
  let _self: _Node
  init(text: Binding<String>) {
    _self =
      Text(verbatim: text.wrappedValue).padding(.horizontal, 5).padding(.vertical, 8).frame(
        maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading
      ).background(Color._system("background"))._self._typed(text.wrappedValue, { text.wrappedValue = $0 })
  }
}
