// The environment: the values that views get from those around them. So far each has its default.

struct EnvironmentValues {
  var colorScheme: ColorScheme = .light
  var isEnabled = true
  var font: Font? = nil
  var lineLimit: Int? = nil
  var lineSpacing: CGFloat = 0
  var minimumScaleFactor: CGFloat = 1
  var multilineTextAlignment: TextAlignment = .leading
  var layoutDirection: LayoutDirection = .leftToRight
  var displayScale: CGFloat = 3
  var pixelLength: CGFloat = 1 / 3
  var horizontalSizeClass: UserInterfaceSizeClass? = .compact
  var verticalSizeClass: UserInterfaceSizeClass? = .regular
  var dynamicTypeSize = DynamicTypeSize.large
  var scenePhase = ScenePhase.active
  var accessibilityReduceMotion = false
  var accessibilityReduceTransparency = false
  var accessibilityDifferentiateWithoutColor = false
  var isPresented = false
  var dismiss = DismissAction()
  var openURL = OpenURLAction._system
  var presentationMode: Binding<PresentationMode> = .constant(PresentationMode())
  private var _own: [String: Any] = [:]
  subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { (_own[_typeName(key)] as? K.Value) ?? K.defaultValue }
    set { _own[_typeName(key)] = newValue }
  }
  func _object<T>(_ type: T.Type) -> T? { _own["object " + _typeName(type)] as? T }
  mutating func _put<T>(_ object: T?, for type: T.Type) {
    if let object { _own["object " + _typeName(type)] = object } else { _own["object " + _typeName(type)] = nil }
  }
  static var _current: EnvironmentValues {
    var values = EnvironmentValues()
    for change in _environmentChanges() { values = change(values) }
    let numbers = _environmentNumbers()
    values.colorScheme = numbers[0] == 1 ? .dark : .light
    values.isEnabled = numbers[1] == 1
    values.lineLimit = numbers[2] < 0 ? nil : Int(numbers[2])
    values.lineSpacing = CGFloat(numbers[3])
    values.minimumScaleFactor = CGFloat(numbers[4])
    values.multilineTextAlignment = numbers[5] == 0 ? .leading : numbers[5] == 1 ? .center : .trailing
    values.font = _environmentFont()
    values.dynamicTypeSize = DynamicTypeSize.allCases[Int(numbers[6])]
    return values
  }
  var _system: _Node {
    EmptyView()._self._dark(colorScheme == .dark)._isEnabled(isEnabled)._font(font)._lineLimit(lineLimit)
      ._typeSize(dynamicTypeSize._index)._lineSpacing(lineSpacing)._minimumScaleFactor(minimumScaleFactor)
      ._textAlignment(multilineTextAlignment == .leading ? 0 : multilineTextAlignment == .center ? 1 : 2)
  }
}

enum UserInterfaceSizeClass: Hashable { case compact, regular }
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

@propertyWrapper struct Environment<Value> {
  private var _value: (EnvironmentValues) -> Value
  init(_ keyPath: KeyPath<EnvironmentValues, Value>) { _value = { $0[keyPath: keyPath] } }
  init(_value: @escaping (EnvironmentValues) -> Value) { self._value = _value }
  var wrappedValue: Value { _value(EnvironmentValues._current) }
}
