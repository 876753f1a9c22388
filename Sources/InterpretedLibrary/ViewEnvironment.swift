// The environment: the values that views get from those around them. So far each has its default.

struct EnvironmentValues {
  var colorScheme: ColorScheme = .light
  var layoutDirection: LayoutDirection = .leftToRight
  var isEnabled = true
  var displayScale: CGFloat = 3
  var accessibilityReduceMotion = false
  var dismiss = DismissAction()
  var font: Font? = nil
  var lineLimit: Int? = nil
  subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { K.defaultValue }
    set { _ = newValue }
  }
}

struct DismissAction {
  func callAsFunction() {}
}

@propertyWrapper struct Environment<Value> {
  private var _path: KeyPath<EnvironmentValues, Value>
  init(_ keyPath: KeyPath<EnvironmentValues, Value>) { _path = keyPath }
  var wrappedValue: Value { EnvironmentValues()[keyPath: _path] }
}
