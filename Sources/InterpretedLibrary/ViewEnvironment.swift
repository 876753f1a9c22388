// The environment: the values that views get from those around them. So far each has its default.

struct EnvironmentValues {
  /// The values that the system knows as numbers: darkness, whether controls are enabled, the limit of lines (none
  /// below 0), the spacing of lines, the least scale of a text, the alignment of its lines, and the size of its type.
  var _numbers: [Double] = [0, 1, -1, 0, 1, 0, 3]
  var font: Font? = nil
  /// The other values, each in an array of its own.
  var _own: [String: Any] = [:]
  static var _current: EnvironmentValues {
    var values = EnvironmentValues()
    for change in _environmentChanges() { values = change(values) }
    values._numbers = _environmentNumbers()
    values.font = _environmentFont()
    return values
  }
}

extension EnvironmentValues {
  subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { (_own[_typeName(key)] as? [K.Value])?[0] ?? K.defaultValue }
    set { _own[_typeName(key)] = [newValue] }
  }
  func _value<T>(_ name: String, _ usual: T) -> T { (_own[name] as? [T])?[0] ?? usual }
  mutating func _keep<T>(_ value: T, _ name: String) { _own[name] = [value] }
  func _object<T>(_ type: T.Type) -> T? { _own["object " + _typeName(type)] as? T }
  mutating func _put<T>(_ object: T?, for type: T.Type) {
    if let object { _own["object " + _typeName(type)] = object } else { _own["object " + _typeName(type)] = nil }
  }
  var _system: _Node {
    EmptyView()._self._dark(_numbers[0] == 1)._isEnabled(_numbers[1] == 1)._font(font)
      ._lineLimit(_numbers[2] < 0 ? nil : Int(exactly: _numbers[2]) ?? Int.max)._lineSpacing(CGFloat(_numbers[3]))
      ._minimumScaleFactor(CGFloat(_numbers[4]))._textAlignment(Int(_numbers[5]))._typeSize(Int(_numbers[6]))
  }
}

extension EnvironmentValues {
  var colorScheme: ColorScheme {
    get { _numbers[0] == 1 ? .dark : .light }
    set { _numbers[0] = newValue == .dark ? 1 : 0 }
  }
  var isEnabled: Bool {
    get { _numbers[1] == 1 }
    set { _numbers[1] = newValue ? 1 : 0 }
  }
  var lineLimit: Int? {
    get { _numbers[2] < 0 ? nil : Int(exactly: _numbers[2]) ?? Int.max }
    set { _numbers[2] = Double(newValue ?? -1) }
  }
  var lineSpacing: CGFloat {
    get { CGFloat(_numbers[3]) }
    set { _numbers[3] = Double(newValue) }
  }
  var minimumScaleFactor: CGFloat {
    get { CGFloat(_numbers[4]) }
    set { _numbers[4] = Double(newValue) }
  }
  var multilineTextAlignment: TextAlignment {
    get { _numbers[5] == 0 ? .leading : _numbers[5] == 1 ? .center : .trailing }
    set { _numbers[5] = newValue == .leading ? 0 : newValue == .center ? 1 : 2 }
  }
  var dynamicTypeSize: DynamicTypeSize {
    get { DynamicTypeSize.allCases[Int(_numbers[6])] }
    set { _numbers[6] = Double(newValue._index) }
  }
  var layoutDirection: LayoutDirection {
    get { _value("layoutDirection", LayoutDirection.leftToRight) }
    set { _keep(newValue, "layoutDirection") }
  }
  var displayScale: CGFloat {
    get { _value("displayScale", CGFloat(3)) }
    set { _keep(newValue, "displayScale") }
  }
  var pixelLength: CGFloat { 1 / displayScale }
  var horizontalSizeClass: UserInterfaceSizeClass? {
    get { _value("horizontalSizeClass", UserInterfaceSizeClass?.some(.compact)) }
    set { _keep(newValue, "horizontalSizeClass") }
  }
  var verticalSizeClass: UserInterfaceSizeClass? {
    get { _value("verticalSizeClass", UserInterfaceSizeClass?.some(.regular)) }
    set { _keep(newValue, "verticalSizeClass") }
  }
  var scenePhase: ScenePhase {
    get { _value("scenePhase", ScenePhase.active) }
    set { _keep(newValue, "scenePhase") }
  }
  var accessibilityReduceMotion: Bool { _value("accessibilityReduceMotion", false) }
  var accessibilityReduceTransparency: Bool { _value("accessibilityReduceTransparency", false) }
  var accessibilityDifferentiateWithoutColor: Bool { _value("accessibilityDifferentiateWithoutColor", false) }
  var accessibilityInvertColors: Bool { false }
  var accessibilityShowButtonShapes: Bool { false }
  var accessibilityVoiceOverEnabled: Bool { false }
  var accessibilitySwitchControlEnabled: Bool { false }
  var accessibilityEnabled: Bool { false }
  var isLuminanceReduced: Bool { false }
  var colorSchemeContrast: ColorSchemeContrast { .standard }
  var legibilityWeight: LegibilityWeight? {
    get { _value("legibilityWeight", LegibilityWeight?.some(.regular)) }
    set { _keep(newValue, "legibilityWeight") }
  }
  var requestReview: RequestReviewAction { RequestReviewAction() }
  var isPresented: Bool { _value("isPresented", false) }
  var dismiss: DismissAction { _value("dismiss", DismissAction()) }
  var openURL: OpenURLAction {
    get { _value("openURL", OpenURLAction._system) }
    set { _keep(newValue, "openURL") }
  }
  var presentationMode: Binding<PresentationMode> {
    _value("presentationMode", Binding<PresentationMode>.constant(PresentationMode()))
  }
}

enum UserInterfaceSizeClass: Hashable { case compact, regular }
enum ColorSchemeContrast: Hashable, CaseIterable { case standard, increased }
enum LegibilityWeight: Hashable { case regular, bold }
enum ScenePhase: Hashable { case background, inactive, active }
enum DynamicTypeSize: Hashable, Comparable, CaseIterable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge, accessibility1, accessibility2, accessibility3,
    accessibility4, accessibility5
  var _index: Int { DynamicTypeSize.allCases.firstIndex(of: self) ?? 3 }
  var isAccessibilitySize: Bool { _index > 6 }
  static func < (a: DynamicTypeSize, b: DynamicTypeSize) -> Bool { a._index < b._index }
}

extension View {
  func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
    _environmentChange {
      var values = $0
      values[keyPath: keyPath] = value
      return values
    }
  }
  func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    _environmentChange {
      var values = $0
      transform(&values[keyPath: keyPath])
      return values
    }
  }
  func _environmentChange(_ change: @escaping (EnvironmentValues) -> EnvironmentValues) -> some View {
    _self._environment(change, { change(EnvironmentValues._current)._system })
  }
  func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { _self._typeSize(size._index) }
  func dynamicTypeSize(_ range: ClosedRange<DynamicTypeSize>) -> some View {
    _self._typeSizes(range.lowerBound._index, range.upperBound._index)
  }
  func dynamicTypeSize(_ range: PartialRangeThrough<DynamicTypeSize>) -> some View {
    _self._typeSizes(0, range.upperBound._index)
  }
  func dynamicTypeSize(_ range: PartialRangeFrom<DynamicTypeSize>) -> some View {
    _self._typeSizes(range.lowerBound._index, DynamicTypeSize.accessibility5._index)
  }
  func disabled(_ disabled: Bool) -> some View { _self._isEnabled(!disabled) }
}

struct PresentationMode {
  var _isPresented = false
  var isPresented: Bool { _isPresented }
  mutating func dismiss() { _isPresented = false }
}

struct DismissAction {
  var _end: () -> Void = {}
  func callAsFunction() { _end() }
}

/// Asks for a review of the app: nobody is asked.
struct RequestReviewAction {
  func callAsFunction() {}
}

@propertyWrapper struct Environment<Value> {
  private var _value: (EnvironmentValues) -> Value
  init(_ keyPath: KeyPath<EnvironmentValues, Value>) { _value = { $0[keyPath: keyPath] } }
  init(_value: @escaping (EnvironmentValues) -> Value) { self._value = _value }
  var wrappedValue: Value { _value(EnvironmentValues._current) }
}
