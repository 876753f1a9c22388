// The wrapper of properties that tell of their changes, for the compiler: the interpreter stores them as others are.

@propertyWrapper struct Published<Value> {
  private let line: _PublishedLine<Value>

  init(wrappedValue: Value) { line = _PublishedLine(wrappedValue) }

  var wrappedValue: Value {
    get { line._value }
    nonmutating set {
      line._audience._send(newValue)
      line._value = newValue
    }
  }

  var projectedValue: Publisher {
    get { Publisher(_line: line) }
    set {}
  }

  struct Publisher {
    let _line: _PublishedLine<Value>
  }
}

extension Publisher where Failure == Never {
  func assign(to published: inout Published<Output>.Publisher) {
    let line = published._line
    let connection = _attach(
      {
        line._audience._send($0)
        line._value = $0
      }, { _ in })
    // The pipeline stays as long as the property.
    Pipelines.open.append(connection)
  }
}

private enum Pipelines {
  nonisolated(unsafe) static var open: [AnyCancellable] = []
}
