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
  /// The address without its query and its fragment.
  var _place: String { String(absoluteString.prefix { $0 != "?" && $0 != "#" }) }
  /// The part between the slashes and the path: the host with its port; nil if the address has none.
  var _authority: String? {
    let parts = _place.components(separatedBy: "://")
    return parts.count < 2 ? nil : String(parts[1].prefix { $0 != "/" })
  }
  var scheme: String? {
    let name = _place.prefix { $0 != ":" && $0 != "/" }
    return name.count < _place.count && _place.dropFirst(name.count).hasPrefix(":") ? String(name) : nil
  }
  var host: String? {
    guard let whole = _authority?.components(separatedBy: "@").last else { return nil }
    let name = String(whole.prefix { $0 != ":" })
    return name.isEmpty ? nil : name
  }
  var port: Int? { (_authority?.components(separatedBy: ":").last).flatMap { Int($0) } }
  var query: String? {
    let whole = absoluteString.prefix { $0 != "#" }
    let rest = whole.drop { $0 != "?" }
    return rest.isEmpty ? nil : String(rest.dropFirst())
  }
  var fragment: String? {
    let rest = absoluteString.drop { $0 != "#" }
    return rest.isEmpty ? nil : String(rest.dropFirst())
  }
  /// The path with a slash at its end, if it has one.
  var _path: String {
    if let authority = _authority { return String(_place.dropFirst((scheme ?? "").count + 3 + authority.count)) }
    return scheme.map { String(_place.dropFirst($0.count + 1)) } ?? _place
  }
  var path: String { _path.count > 1 && _path.hasSuffix("/") ? String(_path.dropLast()) : _path }
  var lastPathComponent: String { path == "/" ? "/" : path.components(separatedBy: "/").last ?? "" }
  var pathComponents: [String] {
    (path.hasPrefix("/") ? ["/"] : []) + path.components(separatedBy: "/").filter { !$0.isEmpty }
  }
  var pathExtension: String {
    let parts = lastPathComponent.components(separatedBy: ".")
    return parts.count < 2 || parts.count == 2 && parts[0].isEmpty ? "" : parts[parts.count - 1]
  }
  /// The address with another path.
  func _with(_ path: String) -> URL {
    let start = String(absoluteString.prefix(_place.count - _path.count))
    return URL(string: start + path + absoluteString.dropFirst(_place.count)) ?? self
  }
  func deletingLastPathComponent() -> URL { _with(String(path.dropLast(lastPathComponent.count))) }
  func deletingPathExtension() -> URL {
    pathExtension.isEmpty ? self : _with(String(path.dropLast(pathExtension.count + 1)))
  }
  func appendingPathExtension(_ pathExtension: String) -> URL { _with(path + "." + pathExtension) }
  func appending(path: String) -> URL { appendingPathComponent(path) }
  func appending(component: String) -> URL { appendingPathComponent(component) }
  func appendingPathComponent(_ component: String) -> URL {
    _with(_path + (_path.hasSuffix("/") || component.hasPrefix("/") ? "" : "/") + component)
  }
}

struct SharePreview {
  init(_ titleKey: LocalizedStringKey) {}
  init<I>(_ titleKey: LocalizedStringKey, image: I) {}
  init<I, J>(_ titleKey: LocalizedStringKey, image: I, icon: J) {}
  @_disfavoredOverload init<S: StringProtocol>(_ title: S) {}
  @_disfavoredOverload init<S: StringProtocol, I>(_ title: S, image: I) {}
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
