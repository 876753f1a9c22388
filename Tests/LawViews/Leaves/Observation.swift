// The wrapper of properties that tell of their changes, for the compiler: the interpreter stores them as others are.

@propertyWrapper struct Published<Value> {
  var wrappedValue: Value
  var projectedValue: Publisher { Publisher() }

  init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  struct Publisher {}
}
