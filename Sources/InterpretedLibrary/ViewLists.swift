// Lists and forms: rows in sections, with a plain look. The distances are those of a phone as far as they are known.

struct List: View {
  let _self: _Node
  private init(_content: _Node, _ choice: _RowChoice? = nil) {
    _self = _content._set("list", 1)._subviews("List", { parts, _ in _ListLook(parts: parts, choice: choice) })
  }
  init<Content: View>(@ViewBuilder content: () -> Content) { self.init(_content: content()._self) }
  init<SelectionValue: Hashable, Content: View>(
    selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content
  ) { self.init(_content: content()._self, _rowChoice(selection)) }
  init<SelectionValue: Hashable, Content: View>(
    selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content
  ) { self.init(_content: content()._self, _rowChoice(selection)) }
  init<Content: View>(_ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> Content) {
    self.init(_content: ForEach(data, content: rowContent)._self)
  }
  init<Elements: RandomAccessCollection, Content: View>(
    _ data: Elements, @ViewBuilder rowContent: @escaping (Elements.Element) -> Content
  ) where Elements.Element: Identifiable {
    self.init(_content: ForEach(data, content: rowContent)._self)
  }
  init<Elements: RandomAccessCollection, ID: Hashable, Content: View>(
    _ data: Elements, id: KeyPath<Elements.Element, ID>,
    @ViewBuilder rowContent: @escaping (Elements.Element) -> Content
  ) {
    self.init(_content: ForEach(data, id: id, content: rowContent)._self)
  }
  init<Elements: MutableCollection, Content: View>(
    _ data: Binding<Elements>, @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> Content
  ) where Elements.Element: Identifiable {
    self.init(_content: ForEach(data, content: rowContent)._self)
  }
  init<Elements: MutableCollection, ID: Hashable, Content: View>(
    _ data: Binding<Elements>, id: KeyPath<Elements.Element, ID>,
    @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> Content
  ) { self.init(_content: ForEach(data, id: id, content: rowContent)._self) }
  init<Elements: MutableCollection, SelectionValue: Hashable, Content: View>(
    _ data: Binding<Elements>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> Content
  ) where Elements.Element: Identifiable {
    self.init(_content: ForEach(data, content: rowContent)._self, _rowChoice(selection))
  }
  init<Elements: MutableCollection, SelectionValue: Hashable, Content: View>(
    _ data: Binding<Elements>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> Content
  ) where Elements.Element: Identifiable {
    self.init(_content: ForEach(data, content: rowContent)._self, _rowChoice(selection))
  }
  init<Elements: MutableCollection, ID: Hashable, SelectionValue: Hashable, Content: View>(
    _ data: Binding<Elements>, id: KeyPath<Elements.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> Content
  ) { self.init(_content: ForEach(data, id: id, content: rowContent)._self, _rowChoice(selection)) }
  init<Elements: MutableCollection, ID: Hashable, SelectionValue: Hashable, Content: View>(
    _ data: Binding<Elements>, id: KeyPath<Elements.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> Content
  ) { self.init(_content: ForEach(data, id: id, content: rowContent)._self, _rowChoice(selection)) }
  init<Elements: RandomAccessCollection, SelectionValue: Hashable, Content: View>(
    _ data: Elements, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Elements.Element) -> Content
  ) where Elements.Element: Identifiable {
    self.init(_content: ForEach(data, content: rowContent)._self, _rowChoice(selection))
  }
  init<Elements: RandomAccessCollection, SelectionValue: Hashable, Content: View>(
    _ data: Elements, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Elements.Element) -> Content
  ) where Elements.Element: Identifiable {
    self.init(_content: ForEach(data, content: rowContent)._self, _rowChoice(selection))
  }
  init<Elements: RandomAccessCollection, ID: Hashable, SelectionValue: Hashable, Content: View>(
    _ data: Elements, id: KeyPath<Elements.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Elements.Element) -> Content
  ) { self.init(_content: ForEach(data, id: id, content: rowContent)._self, _rowChoice(selection)) }
  init<Elements: RandomAccessCollection, ID: Hashable, SelectionValue: Hashable, Content: View>(
    _ data: Elements, id: KeyPath<Elements.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Elements.Element) -> Content
  ) { self.init(_content: ForEach(data, id: id, content: rowContent)._self, _rowChoice(selection)) }
}

struct Form: View {
  let _self: _Node
  init<Content: View>(@ViewBuilder content: () -> Content) {
    _self = content()._self._set("list", 1)._subviews("Form", { parts, _ in _ListLook(parts: parts, choice: nil) })
  }
}

/// A section of a list. Elsewhere its header, its content and its footer stand one after the other.
struct Section: View {
  let _self: _Node
  private init(_header: _Node, _ content: _Node, _ footer: _Node) {
    _self = _Node._section(_header, content, footer)
  }
  init<Content: View>(@ViewBuilder content: () -> Content) {
    self.init(_header: EmptyView()._self, content()._self, EmptyView()._self)
  }
  init<Header: View, Content: View>(header: Header, @ViewBuilder content: () -> Content) {
    self.init(_header: header._self, content()._self, EmptyView()._self)
  }
  init<Footer: View, Content: View>(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(_header: EmptyView()._self, content()._self, footer._self)
  }
  init<Header: View, Footer: View, Content: View>(
    header: Header, footer: Footer, @ViewBuilder content: () -> Content
  ) { self.init(_header: header._self, content()._self, footer._self) }
  init<Header: View, Content: View>(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header) {
    self.init(_header: header()._self, content()._self, EmptyView()._self)
  }
  init<Footer: View, Content: View>(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(_header: EmptyView()._self, content()._self, footer()._self)
  }
  init<Header: View, Footer: View, Content: View>(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header, @ViewBuilder footer: () -> Footer
  ) { self.init(_header: header()._self, content()._self, footer()._self) }
  init<Content: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(_header: Text(titleKey)._self, content()._self, EmptyView()._self)
  }
  @_disfavoredOverload init<S: StringProtocol, Content: View>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(_header: Text(title)._self, content()._self, EmptyView()._self)
  }
  init<Content: View>(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(
      _header: Text(titleKey)._self, isExpanded.wrappedValue ? content()._self : EmptyView()._self, EmptyView()._self)
  }
  init<Header: View, Content: View>(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header
  ) {
    self.init(
      _header: header()._self, isExpanded.wrappedValue ? content()._self : EmptyView()._self, EmptyView()._self)
  }
}

/// The header, the rows and the footer of each section; rows that stand in none are one of their own.
func _listSections(_ parts: [_Node]) -> [[[_Node]]] {
  var sections: [[[_Node]]] = []
  var lone: [_Node] = []
  for part in parts {
    let section = part._sectionParts()
    if section.count < 3 {
      lone.append(part)
      continue
    }
    if lone.count > 0 { sections.append([[], lone, []]) }
    lone = []
    sections.append(section)
  }
  if lone.count > 0 { sections.append([[], lone, []]) }
  return sections
}

/// The styles by number: 0 groups with round corners, 1 groups of the full width, 2 rows without a ground.
struct _ListLook: View {
  let parts: [_Node]
  let choice: _RowChoice?
  /// The margin of the content at an edge, or else the list's own.
  private func margin(_ edge: String, _ usual: CGFloat) -> CGFloat {
    _setting("contentMargin." + edge).map { CGFloat($0) } ?? usual
  }
  var body: some View {
    let style = _setting("listStyle") ?? 0
    let sections = _listSections(parts)
    let hasGround = _setting("listGround") == nil
    ScrollView {
      VStack(spacing: CGFloat(_setting("sectionSpacing") ?? (style == 2 ? 0 : 35))) {
        ForEach(sections.indices, id: \.self) { index in
          _ListSection(
            header: sections[index][0], rows: sections[index][1], footer: sections[index][2], style: style,
            choice: choice)
        }
      }
      .padding(
        EdgeInsets(
          top: margin("top", style == 2 ? 0 : 20), leading: margin("leading", style == 0 ? 16 : 0),
          bottom: margin("bottom", style == 2 ? 0 : 20), trailing: margin("trailing", style == 0 ? 16 : 0)))
    }
    // The margins of its content take the place of a list's own.
    ._self._set("contentMargin.top", nil)._set("contentMargin.leading", nil)._set("contentMargin.bottom", nil)
    ._set("contentMargin.trailing", nil)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
    .modifier(_WindowGround(ground: hasGround && style != 2 ? Color._system("groupedBackground")._self : nil))
  }
}

struct _ListSection: View {
  let header: [_Node]
  let rows: [_Node]
  let footer: [_Node]
  let style: Double
  let choice: _RowChoice?
  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(header.indices, id: \.self) { index in
        // In upper case in groups, unless the header or something around it says otherwise.
        (style == 2 || _setting("textCase") != nil ? header[index] : header[index]._textCase(1))
          ._set("foreground", nil).font(style == 2 ? .subheadline.weight(.semibold) : .footnote).foregroundColor(
            .secondary
          )
          .padding(.horizontal, 20).padding(.vertical, 7)
      }
      if rows.count > 0 {
        VStack(spacing: CGFloat(_setting("rowSpacing") ?? 0)) {
          ForEach(rows.indices, id: \.self) { index in
            _ListRow(row: rows[index], isLast: index == rows.count - 1, style: style, choice: choice)
          }
        }
        .cornerRadius(style == 0 ? 10 : 0)
      }
      ForEach(footer.indices, id: \.self) { index in
        footer[index]._set("foreground", nil).font(.footnote).foregroundColor(.secondary).padding(.horizontal, 20)
          .padding(.vertical, 7)
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

struct _ListRow: View {
  let row: _Node
  let isLast: Bool
  let style: Double
  let choice: _RowChoice?
  var body: some View {
    let insets = row._traitLists("listRowInsets").first ?? [11, 20, 11, 20]
    let ground = row._traitViews("listRowBackground")
    let badge = row._traitViews("badge")
    let swipe: _RowSwipe? = row._traitViews("swipe").first.flatMap { _tagValue($0) }
    let tint = row._traitViews("listRowSeparatorTint")
    let isLined = !isLast && row._traitTexts("listRowSeparator") != ["hidden"]
    let content = HStack {
      row._set("row", 1)
      if badge.count > 0 {
        Spacer()
        badge[0].foregroundColor(.secondary)
      }
    }
    .alignmentGuide(.listRowSeparatorLeading) { $0[.listRowSeparatorLeading] }
    .padding(
      EdgeInsets(
        top: CGFloat(insets[0]), leading: CGFloat(insets[1]), bottom: CGFloat(insets[2]),
        trailing: CGFloat(insets[3]))
    )
    .frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
    .padding(.bottom, isLined ? 1 / 3 : 0)
    // The line below the row starts at the row's first text.
    .overlay(alignment: Alignment(horizontal: .listRowSeparatorLeading, vertical: .bottom)) {
      if isLined { if tint.count > 0 { tint[0].frame(height: 1 / 3) } else { Divider() } }
    }
    let shown = swipe.map { $0.show(row, content._self) } ?? content._self
    let deletion: _RowSwipe? = row._traitViews("deletion").first.flatMap { _tagValue($0) }
    let line = (deletion.map { $0.show(row, shown) } ?? shown).background {
      if choice?.isChosen(row) == true {
        Color._uiColor("systemGray4")
      } else if ground.count > 0 {
        ground[0]
      } else if style < 2 {
        Color._system("secondaryGroupedBackground")
      }
    }
    choice.map { $0.show(row, line._self) } ?? line._self
  }
}

extension View {
  func listStyle<S: ListStyle>(_ style: S) -> some View { _self._set("listStyle", style._number) }
  func listRowInsets(_ insets: EdgeInsets?) -> some View {
    insets.map {
      _self._traitNumbers(
        "listRowInsets", [Double($0.top), Double($0.leading), Double($0.bottom), Double($0.trailing)])
    } ?? _self
  }
  func listRowBackground<V: View>(_ view: V?) -> some View {
    view.map { _self._traitView("listRowBackground", $0._self) } ?? _self
  }
  func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    visibility == .hidden ? _self._trait("listRowSeparator", "hidden") : _self
  }
  func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    color.map { _self._traitView("listRowSeparatorTint", $0._self) } ?? _self
  }
  func listRowSpacing(_ spacing: CGFloat?) -> some View { _self._set("rowSpacing", spacing.map { Double($0) }) }
  func listSectionSpacing(_ spacing: CGFloat) -> some View { _self._set("sectionSpacing", Double(spacing)) }
  func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    _self._set("sectionSpacing", spacing == .compact ? 17 : nil)
  }
  func scrollContentBackground(_ visibility: Visibility) -> some View {
    _self._set("listGround", visibility == .hidden ? 1 : nil)
  }
}
