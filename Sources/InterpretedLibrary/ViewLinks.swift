// Links and shares: buttons that show their label. What they share is checked and not looked at.

struct Link: View {
  let _self: _Node
  init(_ titleKey: LocalizedStringKey, destination: URL) {
    _self = _Node._control("Link", [], [], Button(_label: Text(titleKey)._self, role: nil, {})._self)
  }
  @_disfavoredOverload init<S: StringProtocol>(_ title: S, destination: URL) {
    _self = _Node._control("Link", [], [], Button(_label: Text(title)._self, role: nil, {})._self)
  }
  init<Label: View>(destination: URL, @ViewBuilder label: () -> Label) {
    _self = _Node._control("Link", [], [], Button(_label: label()._self, role: nil, {})._self)
  }
}

/// The action that opens an address. Nothing is opened: a handler of one's own is kept and never called.
struct OpenURLAction {
  struct Result {
    static let handled = Result()
    static let discarded = Result()
    static let systemAction = Result()
    static func systemAction(_ url: URL) -> Result { Result() }
  }
  static let _system = OpenURLAction(handler: { _ in .systemAction })
  init(handler: @escaping (URL) -> OpenURLAction.Result) {}
  func callAsFunction(_ url: URL) {}
  func callAsFunction(_ url: URL, completion: @escaping (Bool) -> Void) {}
}

/// An address. It is not opened, and only the parts of its text are known.
struct URL: Hashable {
  let absoluteString: String
  init?(string: String) {
    guard !string.isEmpty, !string.contains(" ") else { return nil }
    absoluteString = string
  }
  init(fileURLWithPath path: String) { absoluteString = "file://" + path }
  var host: String? {
    guard let colon = absoluteString.firstIndex(of: "/") else { return nil }
    let rest = absoluteString[colon...].drop { $0 == "/" }
    return String(rest.prefix { $0 != "/" })
  }
  func appendingPathComponent(_ component: String) -> URL {
    URL(string: absoluteString + (absoluteString.hasSuffix("/") ? "" : "/") + component) ?? self
  }
}

struct SharePreview {
  init(_ titleKey: LocalizedStringKey) {}
  init(_ titleKey: LocalizedStringKey, image: Image) {}
  init(_ titleKey: LocalizedStringKey, image: Image, icon: Image) {}
  @_disfavoredOverload init<S: StringProtocol>(_ title: S) {}
  @_disfavoredOverload init<S: StringProtocol>(_ title: S, image: Image) {}
}

struct ShareLink: View {
  let _self: _Node
  private init(_label: _Node) {
    _self = _Node._control("ShareLink", [], [], Button(_label: _label, role: nil, {})._self)
  }
  private init(_title: Text) {
    self.init(
      _label: Label {
        _title
      } icon: {
        Image(systemName: "square.and.arrow.up")
      }._self)
  }
  init<Item>(item: Item, subject: Text? = nil, message: Text? = nil) { self.init(_title: Text("Share\u{2026}")) }
  init<Item>(item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview) {
    self.init(_title: Text("Share\u{2026}"))
  }
  init<Item>(_ titleKey: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil) {
    self.init(_title: Text(titleKey))
  }
  init<Item>(
    _ titleKey: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview
  ) { self.init(_title: Text(titleKey)) }
  @_disfavoredOverload init<S: StringProtocol, Item>(
    _ title: S, item: Item, subject: Text? = nil, message: Text? = nil
  ) { self.init(_title: Text(title)) }
  init<Item, Label: View>(
    item: Item, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) { self.init(_label: label()._self) }
  init<Item, Label: View>(
    item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview, @ViewBuilder label: () -> Label
  ) { self.init(_label: label()._self) }
  init<Item>(items: [Item], subject: Text? = nil, message: Text? = nil) { self.init(_title: Text("Share\u{2026}")) }
  init<Item, Label: View>(
    items: [Item], subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) { self.init(_label: label()._self) }
}
