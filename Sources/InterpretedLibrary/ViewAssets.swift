// Resources of asset catalogs, by the names that Xcode generates for them: `Image(.heroPhoto)`, `Color(.brandBlue)`.
// The checker makes the members, from the catalogs beside the source.

struct ColorResource: Hashable {
  let _name: String
  init(name: String, bundle: Bundle) { _name = name }
  /// The colour that a generated name stands for.
  init(_asset name: String) { _name = name }
}

struct ImageResource: Hashable {
  let _name: String
  init(name: String, bundle: Bundle) { _name = name }
  /// The image that a generated name stands for.
  init(_asset name: String) { _name = name }
}

/// The place of resources: one stands for all, the catalogs beside the source.
struct Bundle: Hashable {
  private init() {}
  static let main = Bundle()
  static let module = Bundle()
}

extension Color {
  @_disfavoredOverload init(_ resource: ColorResource) { self.init(resource._name) }
  init(_ name: String, bundle: Bundle?) { self.init(name) }
}

extension Image {
  @_disfavoredOverload init(_ resource: ImageResource) { self.init(resource._name) }
  init(_ name: String, bundle: Bundle?) { self.init(name) }
  init(decorative name: String, bundle: Bundle?) { self.init(name) }
}

extension Label {
  @_disfavoredOverload init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
    self.init(titleKey, image: resource._name)
  }
  @_disfavoredOverload init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
    self.init(title, image: resource._name)
  }
}
