// Search: a field in the bar of the screen that holds the searched view, or of the stack that it is.

struct SearchFieldPlacement {
  enum NavigationBarDrawerDisplayMode { case automatic, always }
  static let automatic = SearchFieldPlacement()
  static let navigationBarDrawer = SearchFieldPlacement()
  static let sidebar = SearchFieldPlacement()
  static let toolbar = SearchFieldPlacement()
  static let toolbarPrincipal = SearchFieldPlacement()
  static func navigationBarDrawer(
    displayMode: SearchFieldPlacement.NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement { SearchFieldPlacement() }
}

extension View {
  func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View { _Searchable(content: _self, text: text, presented: nil, prompt: prompt) }
  func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View { _Searchable(content: _self, text: text, presented: nil, prompt: Text(prompt)) }
  @_disfavoredOverload func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View { _Searchable(content: _self, text: text, presented: nil, prompt: Text(prompt)) }
  func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View { _Searchable(content: _self, text: text, presented: isPresented, prompt: prompt) }
  func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View { _Searchable(content: _self, text: text, presented: isPresented, prompt: Text(prompt)) }
  @_disfavoredOverload func searchable<S: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View { _Searchable(content: _self, text: text, presented: isPresented, prompt: Text(prompt)) }
  /// Adds a choice of scopes, which is shown below the field during a search.
  func searchScopes<V: Hashable, S: View>(_ scope: Binding<V>, @ViewBuilder scopes: () -> S) -> some View {
    let scopes = scopes()._self
    let choice = Picker("", selection: scope) { scopes }.pickerStyle(.segmented)
    return _self._barItem("scopes", choice.padding(.horizontal, 16).padding(.bottom, 8)._self)
  }
}

struct DismissSearchAction {
  var _end: () -> Void = {}
  func callAsFunction() { _end() }
}

extension EnvironmentValues {
  var isSearching: Bool { _value("isSearching", false) }
  var dismissSearch: DismissSearchAction { _value("dismissSearch", DismissSearchAction()) }
}

/// A view with a field for its search. The search lasts from the first focus of the field until it is cancelled.
struct _Searchable: View {
  let content: _Node
  let text: Binding<String>
  let presented: Binding<Bool>?
  let prompt: Text?
  @State private var isSearching = false
  var body: some View {
    let isSearching = presented ?? $isSearching
    let text = text
    let end = {
      text.wrappedValue = ""
      isSearching.wrappedValue = false
    }
    let field = _SearchField(text: text, prompt: prompt ?? Text("Search"), isSearching: isSearching, end: end)._self
      ._traitNumbers("isSearching", [isSearching.wrappedValue ? 1 : 0])
    content._environmentChange {
      var values = $0
      values._keep(isSearching.wrappedValue, "isSearching")
      values._keep(DismissSearchAction(_end: end), "dismissSearch")
      values[_SearchKey.self] = .some(field)
      return values
    }
    ._self._barItem("search", field)
  }
}

/// A row of 52 points with a field of 36, beside the button that ends the search.
struct _SearchField: View {
  let text: Binding<String>
  let prompt: Text
  let isSearching: Binding<Bool>
  let end: () -> Void
  @State private var isEdited = false
  var body: some View {
    let isEdited = $isEdited
    let isSearching = isSearching
    HStack(spacing: 12) {
      HStack(spacing: 6) {
        Image(systemName: "magnifyingglass").foregroundColor(.secondary)
        TextField("", text: text, prompt: prompt).textFieldStyle(PlainTextFieldStyle())._self._focus(
          isEdited.wrappedValue,
          {
            isEdited.wrappedValue = $0[0] == 1
            if $0[0] == 1 { isSearching.wrappedValue = true }
          })
        if !text.wrappedValue.isEmpty {
          Image(systemName: "xmark.circle.fill").foregroundColor(.secondary)
            ._self._pressed("Clear text", { _ in text.wrappedValue = "" })
        }
      }
      .padding(.horizontal, 8).frame(height: 36)
      .background(RoundedRectangle(cornerRadius: 10).fill(Color._system("tertiaryFill")))
      if isSearching.wrappedValue {
        Text(verbatim: "Cancel")._self._foreground([_Style._tint()])._pressed(
          "Cancel",
          { _ in
            isEdited.wrappedValue = false
            end()
          })
      }
    }
    .padding(.horizontal, 16).frame(height: 52)
  }
}
