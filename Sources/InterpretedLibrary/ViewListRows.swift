// What rows of lists are touched for: they are chosen, deleted, moved, and swiped to show actions.

/// The choice of a list's rows.
struct _RowChoice {
  let isChosen: (_Node) -> Bool
  /// Returns a row's line that a touch chooses.
  let show: (_Node, _Node) -> _Node
}

func _rowChoice<Value: Hashable>(_ selection: Binding<Value?>?) -> _RowChoice? {
  guard let selection else { return nil }
  return _RowChoice(
    isChosen: { row in
      let value: Value? = _tagValue(row)
      return value != nil && value == selection.wrappedValue
    },
    show: { row, line in
      _chosenRow(row, line) {
        let value: Value? = _tagValue(row)
        if let value { selection.wrappedValue = value }
      }
    })
}

/// A touch adds a row or takes it away. A phone does so while the list is edited, and has no choice of several rows
/// otherwise.
func _rowChoice<Value: Hashable>(_ selection: Binding<Set<Value>>?) -> _RowChoice? {
  guard let selection else { return nil }
  return _RowChoice(
    isChosen: { row in
      let value: Value? = _tagValue(row)
      return value.map { selection.wrappedValue.contains($0) } ?? false
    },
    show: { row, line in
      _chosenRow(row, line) {
        let value: Value? = _tagValue(row)
        guard let value else { return }
        if selection.wrappedValue.contains(value) {
          selection.wrappedValue.remove(value)
        } else {
          selection.wrappedValue.insert(value)
        }
      }
    })
}

/// Returns a line that a touch chooses, if its row has a value.
func _chosenRow(_ row: _Node, _ line: _Node, _ choose: @escaping () -> Void) -> _Node {
  row._tagCodes().count > 0 ? line._pressed("row", { _ in choose() }) : line
}

extension View {
  /// Deletes rows of a loop, each by a swipe to the left, or by its button while the list is edited. A phone slides
  /// another button in first.
  func onDelete(@_Action perform action: ((IndexSet) -> Void)?) -> _Node {
    guard let action else { return _self }
    let delete: (Int) -> Void = { row in withAnimation { action(IndexSet(integer: row)) } }
    let look = _RowSwipe(show: { row, line in
      _EditedRow(line: line, delete: { delete(row._swipeRow()) })._self
    })
    return _self._swiped({ numbers in delete(Int(numbers[0])) })
      ._traitView("deletion", EmptyView()._self._tagged("deletion", { _ in look }))
  }

  /// Moves rows of a loop, each by a drag up or down. A phone waits until the finger has stayed.
  func onMove(@_Action perform action: ((IndexSet, Int) -> Void)?) -> _Node {
    guard let action else { return _self }
    return _self._reordered({ numbers in
      let row = Int(numbers[0])
      let target = row + Int(numbers[1])
      withAnimation { action(IndexSet(integer: row), target > row ? target + 1 : target) }
    })
  }

  /// Adds buttons that a swipe of a row shows. A swipe over the whole row, which a phone takes for the first of them,
  /// shows them too.
  func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View {
    _self._traitView(edge == .trailing ? "trailingActions" : "leadingActions", content()._self)
      ._traitView("swipe", EmptyView()._self._tagged("swipe", { _ in _RowSwipe(show: { _swipedRow($0, $1) }) }))
  }
}

enum EditMode: Hashable {
  case inactive, transient, active
  var isEditing: Bool { self != .inactive }
}

extension EnvironmentValues {
  /// The editing of lists. All lists share it, unless the environment says otherwise.
  var editMode: Binding<EditMode>? {
    get {
      let shared = _StoredValue(start: EditMode.inactive, key: "edit mode").binding
      return _value("editMode", Binding<EditMode>?.some(shared))
    }
    set { _keep(newValue, "editMode") }
  }
  var _isEditing: Bool { self.editMode?.wrappedValue.isEditing ?? false }
}

/// A row's line, with a button that deletes it while the list is edited.
struct _EditedRow: View {
  let line: _Node
  let delete: () -> Void
  var body: some View {
    let delete = delete
    if EnvironmentValues._current._isEditing {
      HStack(spacing: 0) {
        Image(systemName: "minus.circle.fill").font(.system(size: 22)).foregroundColor(.red).padding(.leading, 16)
          ._self._pressed("Delete", { _ in delete() })
        line
      }
    } else {
      line
    }
  }
}

/// The look of a row's line that a swipe moves. Only a row with actions has it, so that a list without any asks for
/// nothing that moves.
struct _RowSwipe {
  let show: (_Node, _Node) -> _Node
}

func _swipedRow(_ row: _Node, _ line: _Node) -> _Node {
  line.modifier(_SwipedRow(leading: row._traitViews("leadingActions"), trailing: row._traitViews("trailingActions")))
    ._self
}

/// A row whose actions a swipe shows: to the left those at its end, to the right those at its start. The other way
/// hides them, as does a press of one.
struct _SwipedRow: ViewModifier {
  let leading: [_Node]
  let trailing: [_Node]
  @State private var side = 0
  func body(content: Content) -> some View {
    HStack(spacing: 0) {
      if side > 0, leading.count > 0 { _SwipeActions(actions: leading[0], hide: { side = 0 }) }
      content
      if side < 0, trailing.count > 0 { _SwipeActions(actions: trailing[0], hide: { side = 0 }) }
    }
    ._self._swiped(
      [trailing.count > 0 || side > 0, leading.count > 0 || side < 0],
      { numbers in
        withAnimation(.easeOut(duration: 0.25)) { side = side != 0 ? 0 : numbers[1] < 0 ? -1 : 1 }
      })
  }
}

struct _SwipeActions: View {
  let actions: _Node
  let hide: () -> Void
  var body: some View {
    HStack(spacing: 0) { actions }.buttonStyle(_SwipeActionStyle(hide: hide))
  }
}

struct _SwipeActionStyle: PrimitiveButtonStyle {
  let hide: () -> Void
  func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> some View {
    let ground: _Style =
      configuration.role == .destructive
      ? Color.red._style : _setting("tint") == 1 ? _Style._tint() : Color._uiColor("systemGray")._style
    Button {
      configuration.trigger()
      withAnimation(.easeOut(duration: 0.25)) { hide() }
    } label: {
      configuration.label.foregroundColor(.white).padding(.horizontal, 16).frame(maxHeight: .infinity)
        .background(Rectangle().fill(ground))
    }
  }
}
