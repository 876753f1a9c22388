// Pickers, with a plain look: a picker shows the option whose tag is its selection, and a touch selects another one.

struct Picker: View {
  let _self: _Node
  private init<Selection: Hashable>(_label: _Node, _ selection: Binding<Selection>, _ content: _Node) {
    let selected = _tagText(selection.wrappedValue)
    let _label = _titledLabel(_label)
    _self = content._subviews(
      "",
      { parts, _ in
        let options = _options(parts)
        let chosen = options.firstIndex { $0._traitTexts("tag") == [selected] } ?? -1
        let choose: (Int) -> Void = { if options.indices.contains($0) { _select(selection, options[$0]) } }
        return _Node._control(
          "Picker", [_label, EmptyView()._self._pressed("", { choose(Int($0[0])) })] + options, [Double(chosen)],
          _MenuPicker(label: _label, choice: _Choice(options: options, chosen: chosen, choose: choose))._self)
      })
  }
  init<Selection: Hashable, Content: View>(
    _ titleKey: LocalizedStringKey, selection: Binding<Selection>, @ViewBuilder content: () -> Content
  ) { self.init(_label: Text(titleKey)._self, selection, content()._self) }
  @_disfavoredOverload init<S: StringProtocol, Selection: Hashable, Content: View>(
    _ title: S, selection: Binding<Selection>, @ViewBuilder content: () -> Content
  ) { self.init(_label: Text(title)._self, selection, content()._self) }
  init<Selection: Hashable, Content: View>(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<Selection>,
    @ViewBuilder content: () -> Content
  ) { self.init(_label: Label(titleKey, systemImage: systemImage)._self, selection, content()._self) }
  init<Selection: Hashable, Label: View, Content: View>(
    selection: Binding<Selection>, label: Label, @ViewBuilder content: () -> Content
  ) { self.init(_label: label._self, selection, content()._self) }
  init<Selection: Hashable, Label: View, Content: View>(
    selection: Binding<Selection>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) { self.init(_label: label()._self, selection, content()._self) }
}

/// The options among the parts of a content: those of a section stand for it.
func _options(_ parts: [_Node]) -> [_Node] {
  parts.flatMap { part -> [_Node] in
    let section = part._sectionParts()
    return section.isEmpty ? [part] : section[1]
  }
}

/// Returns the tag of a view, or the identity of its element in a loop, as a value of its container's selection.
func _tagValue<Value>(_ view: _Node) -> Value? {
  for code in view._tagCodes() {
    if let value = code(view._tagNumber()) as? Value { return value }
  }
  return nil
}

/// Gives a selection the tag of an option.
func _select<Selection>(_ selection: Binding<Selection>, _ option: _Node) {
  let new: Selection? = _tagValue(option)
  if let new { selection.wrappedValue = new }
}

/// One of several options.
struct _Choice {
  let options: [_Node]
  let chosen: Int
  let choose: (Int) -> Void
  init(options: [_Node], chosen: Int, choose: @escaping (Int) -> Void) {
    self.options = options
    self.chosen = chosen
    self.choose = choose
  }
  /// Makes the choice of a picker from the parts and the state of the control.
  init(_parts parts: [_Node], _ state: [Double]) {
    options = Array(parts.dropFirst(2))
    chosen = Int(state[0])
    choose = { index in parts[1]._touch([Double(index)]) }
  }
  /// Goes on by the steps of a touch; a press takes the next option, and the first one behind the last.
  func go(_ numbers: [Double]) {
    guard options.count > 0 else { return }
    if numbers.count > 1 {
      choose((chosen + 1) % options.count)
    } else {
      choose(min(max(chosen + Int(numbers[0]), 0), options.count - 1))
    }
  }
}

/// The text by which a tag is known to its container; an optional value has that of the value in it.
func _tagText<Value>(_ value: Value) -> String {
  let text = _identityText(value)
  guard text.hasPrefix("Optional(") else { return text }
  let inner = String(text.dropFirst(9).dropLast())
  // A string in an optional is described with its quotes.
  return inner.hasPrefix("\"") ? String(inner.dropFirst().dropLast()) : inner
}

extension View {
  func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    _self._tagged(_tagText(tag), { _ in tag })
  }
}

protocol PickerStyle {
  func _shown(on node: _Node) -> _Node
}

extension View {
  func pickerStyle<S: PickerStyle>(_ style: S) -> some View { style._shown(on: _self) }
}

/// A button with the chosen option; in a list the option stands at the end of the row behind the label.
struct _MenuPicker: View {
  let label: _Node
  let choice: _Choice
  var body: some View {
    let isRow = _setting("list") != nil && _setting("labelsHidden") != 1
    let value = HStack(spacing: 4) {
      if choice.chosen >= 0 { choice.options[choice.chosen] }
      Image(systemName: "chevron.up.chevron.down").font(.footnote)
    }
    if isRow {
      HStack {
        label
        Spacer()
        value.foregroundColor(.secondary)
      }
      ._self._chosen("Picker", { choice.go($0) })
    } else {
      value._self._foreground([_Style._tint()])._chosen("Picker", { choice.go($0) })
    }
  }
}

/// Options side by side in equal parts of the width.
struct _SegmentedPicker: View {
  let choice: _Choice
  var body: some View {
    let isDark = _environmentNumbers()[0] == 1
    HStack(spacing: 0) {
      ForEach(choice.options.indices, id: \.self) { index in
        let isChosen = index == choice.chosen
        choice.options[index].font(.system(size: 13, weight: isChosen ? .semibold : .medium)).lineLimit(1)
          .padding(.horizontal, 4).frame(maxWidth: .infinity, maxHeight: .infinity)
          .background {
            if isChosen {
              RoundedRectangle(cornerRadius: 7).fill(isDark ? Color._system("gray2") : Color.white).padding(2)
            }
          }
          ._self._pressed("Picker", { _ in choice.choose(index) })
      }
    }
    .frame(height: 32).background(RoundedRectangle(cornerRadius: 9).fill(Color._system("tertiaryFill")))
  }
}

/// The chosen option between those before and behind it, on a wheel of 216 points. A tap turns it to a row.
struct _WheelPicker: View {
  let choice: _Choice
  var body: some View {
    let middle = max(choice.chosen, 0)
    VStack(spacing: 0) {
      ForEach(-3..<4, id: \.self) { step in
        let index = middle + step
        ZStack {
          if step == 0 { RoundedRectangle(cornerRadius: 7).fill(Color._system("tertiaryFill")).frame(height: 32) }
          if choice.options.indices.contains(index) {
            choice.options[index].font(.system(size: 21)).lineLimit(1).opacity(
              step == 0 ? 1 : 0.6 - 0.2 * Double(step.magnitude - 1))
          }
        }
        .frame(maxWidth: .infinity).frame(height: step == 0 ? 36 : 30)
      }
    }
    .frame(height: 216)._self._chosen("Picker", { turn($0) })
  }
  /// Goes on by steps, or to the row that was touched; the middle one takes the next option.
  func turn(_ numbers: [Double]) {
    let place = numbers.count > 1 ? numbers[2] * 216 : 108
    let row = place < 90 ? Int(place / 30) - 3 : place < 126 ? 0 : Int((place - 126) / 30) + 1
    if row == 0 { choice.go(numbers) } else { choice.choose(max(choice.chosen, 0) + row) }
  }
}

/// All options below each other, with a mark at the chosen one.
struct _InlinePicker: View {
  let choice: _Choice
  var body: some View {
    VStack(alignment: .leading, spacing: 11) {
      ForEach(choice.options.indices, id: \.self) { index in
        if index > 0 { Divider() }
        HStack {
          choice.options[index]
          Spacer()
          if index == choice.chosen { Image(systemName: "checkmark")._self._foreground([_Style._tint()]) }
        }
        ._self._pressed("Picker", { _ in choice.choose(index) })
      }
    }
  }
}

struct DefaultPickerStyle: PickerStyle {
  func _shown(on node: _Node) -> _Node { node._usualControls("Picker") }
}

struct MenuPickerStyle: PickerStyle {
  func _shown(on node: _Node) -> _Node {
    node._controlStyle(
      "Picker", { parts, state in _MenuPicker(label: parts[0], choice: _Choice(_parts: parts, state)) })
  }
}

struct NavigationLinkPickerStyle: PickerStyle {
  func _shown(on node: _Node) -> _Node {
    node._controlStyle(
      "Picker",
      { parts, state in
        let choice = _Choice(_parts: parts, state)
        return HStack {
          parts[0]
          Spacer()
          if choice.chosen >= 0 { choice.options[choice.chosen].foregroundColor(.secondary) }
          Image(systemName: "chevron.right").font(.footnote).foregroundColor(Color._system("tertiary"))
        }
        ._self._chosen("Picker", { choice.go($0) })
      })
  }
}

struct SegmentedPickerStyle: PickerStyle {
  func _shown(on node: _Node) -> _Node {
    node._controlStyle(
      "Picker", { parts, state in _SegmentedPicker(choice: _Choice(_parts: parts, state)) })
  }
}

struct PalettePickerStyle: PickerStyle {
  func _shown(on node: _Node) -> _Node {
    node._controlStyle(
      "Picker", { parts, state in _SegmentedPicker(choice: _Choice(_parts: parts, state)) })
  }
}

struct WheelPickerStyle: PickerStyle {
  func _shown(on node: _Node) -> _Node {
    node._controlStyle(
      "Picker", { parts, state in _WheelPicker(choice: _Choice(_parts: parts, state)) })
  }
}

/// Rows in a list, a wheel elsewhere.
struct InlinePickerStyle: PickerStyle {
  func _shown(on node: _Node) -> _Node {
    node._controlStyle(
      "Picker",
      { parts, state in
        let choice = _Choice(_parts: parts, state)
        return _setting("list") == nil ? _WheelPicker(choice: choice)._self : _InlinePicker(choice: choice)._self
      })
  }
}

extension PickerStyle where Self == DefaultPickerStyle {
  static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
  static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == PalettePickerStyle {
  static var palette: PalettePickerStyle { PalettePickerStyle() }
}

extension PickerStyle where Self == WheelPickerStyle {
  static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
  static var inline: InlinePickerStyle { InlinePickerStyle() }
}
