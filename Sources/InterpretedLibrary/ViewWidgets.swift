// Widgets: the pictures of an app on a home screen. A widget shows the first entry of its timeline on its ground, in
// the box that it has on a phone of 393 by 852 points.

protocol WidgetConfiguration: View {}

protocol Widget: View {
  init()
}

extension Widget {
  var _self: _Node { _Node._own(_typeName(self), { _installed(self).body._self }) }
  static func main() {}
}

/// The widgets of an app. A phone shows none until one is chosen: here they stand below each other.
protocol WidgetBundle: View {
  init()
}

extension WidgetBundle {
  static func main() {}
}

enum WidgetFamily: Int, CaseIterable, Hashable {
  case systemSmall, systemMedium, systemLarge, systemExtraLarge
  case accessoryCorner, accessoryCircular, accessoryRectangular, accessoryInline
  var _size: CGSize {
    switch self {
    case .systemSmall: return CGSize(width: 158, height: 158)
    case .systemMedium: return CGSize(width: 338, height: 158)
    case .systemLarge: return CGSize(width: 338, height: 354)
    case .systemExtraLarge: return CGSize(width: 715.5, height: 342)
    case .accessoryCorner, .accessoryCircular: return CGSize(width: 72, height: 72)
    case .accessoryRectangular: return CGSize(width: 160, height: 72)
    case .accessoryInline: return CGSize(width: 234, height: 26)
    }
  }
  /// True for those on a lock screen or a watch, which have no ground and no margins.
  var _isAccessory: Bool { rawValue >= 4 }
  /// Returns a widget as a preview shows it, with one entry of a timeline or with that of its provider.
  func _shown(_ node: _Node) -> _Node { node.environment(\._previewFamily, self)._self }
  func _shownWithEntry(_ node: _Node, _ entry: Any) -> _Node {
    _shown(node).environment(\._previewEntry, [entry])._self
  }
}

// A preview names a family without its type: each name of a family asks for one of these, and they for the type.
func _small() -> WidgetFamily { .systemSmall }
func _medium() -> WidgetFamily { .systemMedium }
func _large() -> WidgetFamily { .systemLarge }
func _extraLarge() -> WidgetFamily { .systemExtraLarge }
func _corner() -> WidgetFamily { .accessoryCorner }
func _circular() -> WidgetFamily { .accessoryCircular }
func _rectangular() -> WidgetFamily { .accessoryRectangular }
func _inline() -> WidgetFamily { .accessoryInline }

/// The colors that the system lets a widget have. Here it has its own.
enum WidgetRenderingMode: Hashable { case fullColor, accented, vibrant }

extension EnvironmentValues {
  var widgetFamily: WidgetFamily {
    get { _value("widgetFamily", WidgetFamily.systemSmall) }
    set { _keep(newValue, "widgetFamily") }
  }
  var widgetRenderingMode: WidgetRenderingMode {
    get { _value("widgetRenderingMode", WidgetRenderingMode.fullColor) }
    set { _keep(newValue, "widgetRenderingMode") }
  }
  var showsWidgetContainerBackground: Bool { !widgetFamily._isAccessory }
  var widgetContentMargins: EdgeInsets {
    let margin: CGFloat = widgetFamily._isAccessory ? 0 : 16
    return EdgeInsets(top: margin, leading: margin, bottom: margin, trailing: margin)
  }
  /// The families that a configuration supports, the first one being shown, and whether it has margins.
  var _widgetFamilies: [WidgetFamily] {
    get { _value("widgetFamilies", []) }
    set { _keep(newValue, "widgetFamilies") }
  }
  var _widgetIsBare: Bool {
    get { _value("widgetIsBare", false) }
    set { _keep(newValue, "widgetIsBare") }
  }
  /// The family that a preview asks for, and the only entry that it shows.
  var _previewFamily: WidgetFamily? {
    get { _value("previewFamily", nil) }
    set { _keep(newValue, "previewFamily") }
  }
  var _previewEntry: [Any] {
    get { _value("previewEntry", []) }
    set { _keep(newValue, "previewEntry") }
  }
}

/// The ground of a widget that a view in it asks for.
struct _WidgetGroundKey: PreferenceKey {
  static let defaultValue: _Node? = nil
  static func reduce(value: inout _Node?, nextValue: () -> _Node?) { value = value ?? nextValue() }
}

enum ContainerBackgroundPlacement: Hashable { case widget, navigation, navigationSplitView, tabView, window }

extension View {
  /// Gives a widget its ground. Behind screens and windows a ground stands as one of the view.
  func containerBackground<S: ShapeStyle>(_ style: S, for container: ContainerBackgroundPlacement) -> some View {
    container == .widget
      ? _self.preference(key: _WidgetGroundKey.self, value: Rectangle().fill(style)._self)._self
      : _self.background(style)._self
  }
  func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    let ground = content()._self
    return container == .widget
      ? _self.preference(key: _WidgetGroundKey.self, value: ground)._self
      : _self.background(alignment: alignment) { ground }._self
  }
  func widgetURL(_ url: URL?) -> some View { _self }
  func widgetAccentable(_ accentable: Bool = true) -> some View { _self }
  func widgetLabel<S: StringProtocol>(_ label: S) -> some View { _self }
  func widgetLabel<Label: View>(@ViewBuilder label: () -> Label) -> some View { _self }
  func invalidatableContent(_ invalidatable: Bool = true) -> some View { _self }
}

/// A ground in the box of an accessory.
struct AccessoryWidgetBackground: View {
  var body: some View { Color.primary.opacity(0.12) }
}

/// A configuration with changes.
struct _ChangedConfiguration: WidgetConfiguration {
  let _self: _Node
}

extension WidgetConfiguration {
  func configurationDisplayName(_ displayName: LocalizedStringKey) -> _ChangedConfiguration {
    _ChangedConfiguration(_self: _self)
  }
  @_disfavoredOverload func configurationDisplayName<S: StringProtocol>(_ displayName: S) -> _ChangedConfiguration {
    _ChangedConfiguration(_self: _self)
  }
  func configurationDisplayName(_ displayName: Text) -> _ChangedConfiguration { _ChangedConfiguration(_self: _self) }
  func description(_ description: LocalizedStringKey) -> _ChangedConfiguration {
    _ChangedConfiguration(_self: _self)
  }
  @_disfavoredOverload func description<S: StringProtocol>(_ description: S) -> _ChangedConfiguration {
    _ChangedConfiguration(_self: _self)
  }
  func description(_ description: Text) -> _ChangedConfiguration { _ChangedConfiguration(_self: _self) }
  func supportedFamilies(_ families: [WidgetFamily]) -> _ChangedConfiguration {
    _ChangedConfiguration(_self: _self.environment(\._widgetFamilies, families)._self)
  }
  func contentMarginsDisabled() -> _ChangedConfiguration {
    _ChangedConfiguration(_self: _self.environment(\._widgetIsBare, true)._self)
  }
  func containerBackgroundRemovable(_ isRemovable: Bool = true) -> _ChangedConfiguration {
    _ChangedConfiguration(_self: _self)
  }
  func onBackgroundURLSessionEvents(
    matching: String? = nil, @_Action _ callback: @escaping (String, @escaping () -> Void) -> Void
  ) -> _ChangedConfiguration { _ChangedConfiguration(_self: _self) }
  func promptsForUserConfiguration() -> _ChangedConfiguration { _ChangedConfiguration(_self: _self) }
  func disfavoredLocations<Location>(
    _ locations: [Location], for families: [WidgetFamily]
  ) -> _ChangedConfiguration { _ChangedConfiguration(_self: _self) }
}

/// The box of a widget: margins of 16 points, a ground, and round corners. Apple does not tell their radius, which is
/// about 22 points.
struct _WidgetBox: View {
  let content: _Node
  var body: some View {
    let values = EnvironmentValues._current
    let family = values._previewFamily ?? values._widgetFamilies.first ?? .systemSmall
    let size = family._size
    let margin: CGFloat = values._widgetIsBare || family._isAccessory ? 0 : 16
    let shown = content.environment(\.widgetFamily, family).padding(margin).frame(
      width: size.width, height: size.height)
    if family._isAccessory {
      shown
    } else {
      shown.backgroundPreferenceValue(_WidgetGroundKey.self) { ground in
        ground ?? Color._system("background")._self
      }
      .clipShape(RoundedRectangle(cornerRadius: 22, style: .continuous))
    }
  }
}
