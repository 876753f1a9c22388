// Pickers, with a plain look: a picker shows the option whose tag is its selection at the start.

struct Picker: View {
  let _node: _Node
  private init(_label: _Node, _ selection: String, _ content: _Node) {
    _node = content._subviews(
      "",
      { parts, _ in
        let options = parts.flatMap { part -> [_Node] in
          let section = part._sectionParts()
          return section.isEmpty ? [part] : section[1]
        }
        let chosen = options.firstIndex { $0._traitTexts("tag") == [selection] } ?? -1
        return _Node._control(
          "Picker", [_label] + options, [Double(chosen)],
          _MenuPicker(label: _label, options: options, chosen: chosen)._node)
      })
  }
  init<Selection: Hashable, Content: View>(
    _ titleKey: LocalizedStringKey, selection: Binding<Selection>, @ViewBuilder content: () -> Content
  ) { self.init(_label: Text(titleKey)._node, _tagText(selection.wrappedValue), content()._node) }
  @_disfavoredOverload init<S: StringProtocol, Selection: Hashable, Content: View>(
    _ title: S, selection: Binding<Selection>, @ViewBuilder content: () -> Content
  ) { self.init(_label: Text(title)._node, _tagText(selection.wrappedValue), content()._node) }
  init<Selection: Hashable, Content: View>(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<Selection>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      _label: Label(titleKey, systemImage: systemImage)._node, _tagText(selection.wrappedValue), content()._node)
  }
  init<Selection: Hashable, Label: View, Content: View>(
    selection: Binding<Selection>, label: Label, @ViewBuilder content: () -> Content
  ) { self.init(_label: label._node, _tagText(selection.wrappedValue), content()._node) }
  init<Selection: Hashable, Label: View, Content: View>(
    selection: Binding<Selection>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) { self.init(_label: label()._node, _tagText(selection.wrappedValue), content()._node) }
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
  func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View { _node._trait("tag", _tagText(tag)) }
}

protocol PickerStyle {
  func _shown(on node: _Node) -> _Node
}

extension View {
  func pickerStyle<S: PickerStyle>(_ style: S) -> some View { style._shown(on: _node) }
}

/// A button with the chosen option; in a list the option stands at the end of the row behind the label.
struct _MenuPicker: View {
  let label: _Node
  let options: [_Node]
  let chosen: Int
  var body: some View {
    let isRow = _setting("list") != nil && _setting("labelsHidden") != 1
    let value = HStack(spacing: 4) {
      if chosen >= 0 { options[chosen] }
      Image(systemName: "chevron.up.chevron.down").font(.footnote)
    }
    if isRow {
      HStack {
        label
        Spacer()
        value.foregroundColor(.secondary)
      }
    } else {
      value._node._foreground([_Style._tint()])
    }
  }
}

/// Options side by side in equal parts of the width.
struct _SegmentedPicker: View {
  let options: [_Node]
  let chosen: Int
  var body: some View {
    let isDark = _environmentNumbers()[0] == 1
    HStack(spacing: 0) {
      ForEach(options.indices, id: \.self) { index in
        options[index].font(.system(size: 13, weight: index == chosen ? .semibold : .medium)).lineLimit(1)
          .padding(.horizontal, 4).frame(maxWidth: .infinity, maxHeight: .infinity)
          .background {
            if index == chosen {
              RoundedRectangle(cornerRadius: 7).fill(isDark ? Color._system("gray2") : Color.white).padding(2)
            }
          }
      }
    }
    .frame(height: 32).background(RoundedRectangle(cornerRadius: 9).fill(Color._system("tertiaryFill")))
  }
}

/// The chosen option between those before and behind it, on a wheel of 216 points.
struct _WheelPicker: View {
  let options: [_Node]
  let chosen: Int
  var body: some View {
    let middle = max(chosen, 0)
    VStack(spacing: 0) {
      ForEach(-3..<4, id: \.self) { step in
        let index = middle + step
        ZStack {
          if step == 0 { RoundedRectangle(cornerRadius: 7).fill(Color._system("tertiaryFill")).frame(height: 32) }
          if options.indices.contains(index) {
            options[index].font(.system(size: 21)).lineLimit(1).opacity(
              step == 0 ? 1 : 0.6 - 0.2 * Double(step.magnitude - 1))
          }
        }
        .frame(maxWidth: .infinity).frame(height: step == 0 ? 36 : 30)
      }
    }
    .frame(height: 216)
  }
}

/// All options below each other, with a mark at the chosen one.
struct _InlinePicker: View {
  let options: [_Node]
  let chosen: Int
  var body: some View {
    VStack(alignment: .leading, spacing: 11) {
      ForEach(options.indices, id: \.self) { index in
        if index > 0 { Divider() }
        HStack {
          options[index]
          Spacer()
          if index == chosen { Image(systemName: "checkmark")._node._foreground([_Style._tint()]) }
        }
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
      "Picker",
      { parts, state in _MenuPicker(label: parts[0], options: Array(parts.dropFirst()), chosen: Int(state[0])) })
  }
}

struct NavigationLinkPickerStyle: PickerStyle {
  func _shown(on node: _Node) -> _Node {
    node._controlStyle(
      "Picker",
      { parts, state in
        HStack {
          parts[0]
          Spacer()
          if state[0] >= 0 { parts[Int(state[0]) + 1].foregroundColor(.secondary) }
          Image(systemName: "chevron.right").font(.footnote).foregroundColor(Color._system("tertiary"))
        }
      })
  }
}

struct SegmentedPickerStyle: PickerStyle {
  func _shown(on node: _Node) -> _Node {
    node._controlStyle(
      "Picker", { parts, state in _SegmentedPicker(options: Array(parts.dropFirst()), chosen: Int(state[0])) })
  }
}

struct PalettePickerStyle: PickerStyle {
  func _shown(on node: _Node) -> _Node {
    node._controlStyle(
      "Picker", { parts, state in _SegmentedPicker(options: Array(parts.dropFirst()), chosen: Int(state[0])) })
  }
}

struct WheelPickerStyle: PickerStyle {
  func _shown(on node: _Node) -> _Node {
    node._controlStyle(
      "Picker", { parts, state in _WheelPicker(options: Array(parts.dropFirst()), chosen: Int(state[0])) })
  }
}

/// Rows in a list, a wheel elsewhere.
struct InlinePickerStyle: PickerStyle {
  func _shown(on node: _Node) -> _Node {
    node._controlStyle(
      "Picker",
      { parts, state in
        let options = Array(parts.dropFirst())
        let chosen = Int(state[0])
        return _setting("list") == nil
          ? _WheelPicker(options: options, chosen: chosen)._node
          : _InlinePicker(options: options, chosen: chosen)._node
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
