// Texts that a program would translate: each stands for its own translation, whatever table or bundle is asked for it.

struct LocalizedStringResource: Equatable, ExpressibleByStringInterpolation {
  /// The bundle of the translations. There are none.
  struct BundleDescription: Hashable {
    static let main = BundleDescription()
    static func atURL(_ url: URL) -> LocalizedStringResource.BundleDescription { BundleDescription() }
    static func forClass<T>(_ aClass: T.Type) -> LocalizedStringResource.BundleDescription { BundleDescription() }
  }
  let _text: String
  let key: String
  var locale = Locale.current
  init(stringLiteral value: String) {
    _text = value
    key = value
  }
  init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = Locale.current,
    bundle: LocalizedStringResource.BundleDescription = .main, comment: String? = nil
  ) {
    _text = keyAndValue._text
    key = keyAndValue._text
    self.locale = locale
  }
  init(
    _ key: String, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = Locale.current,
    bundle: LocalizedStringResource.BundleDescription = .main, comment: String? = nil
  ) {
    _text = defaultValue._text
    self.key = key
    self.locale = locale
  }
}

extension String {
  struct LocalizationValue: Equatable, ExpressibleByStringInterpolation {
    let _text: String
    init(_ value: String) { _text = value }
    init(stringLiteral value: String) { _text = value }
  }
  init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = Locale.current, comment: String? = nil
  ) { self = keyAndValue._text }
  init(localized resource: LocalizedStringResource) { self = resource._text }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
func NSLocalizedString(
  _ key: String, tableName: String? = nil, bundle: Bundle = Bundle.main, value: String = "", comment: String
) -> String { value.isEmpty ? key : value }

extension Bundle {
  func localizedString(forKey key: String, value: String?, table tableName: String?) -> String {
    guard let value, !value.isEmpty else { return key }
    return value
  }
}

extension Text {
  @_disfavoredOverload init(_ resource: LocalizedStringResource) { self.init(LocalizedStringKey(resource._text)) }
  init(_ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: String?) { self.init(key) }
  init(_ key: LocalizedStringKey, tableName: String?, bundle: Bundle? = nil) { self.init(key) }
  init(_ key: LocalizedStringKey, bundle: Bundle?) { self.init(key) }
}
