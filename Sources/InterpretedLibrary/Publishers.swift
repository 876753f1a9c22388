// The publishers of properties that are marked `@Published`. The property itself is stored as others are, and its class
// has a list of those that somebody has asked for; the compiler's files have the wrapper.

struct Published<Value> {
  struct Publisher {
    let _line: _PublishedLine<Value>
  }
}

/// The properties of an object of which somebody wants to hear.
final class _PublishedLines {
  private var _lines: [String: Any] = [:]
  init() {}
  func _line<Value>(_ name: String, _ value: Value) -> _PublishedLine<Value> {
    if let line = _lines[name] as? _PublishedLine<Value> {
      line._value = value
      return line
    }
    let line = _PublishedLine(value)
    _lines[name] = line
    return line
  }
  func _tell<Value>(_ name: String, _ value: Value) {
    if _lines.isEmpty { return }
    if let line = _lines[name] as? _PublishedLine<Value> { line._take(value) }
  }
}

/// Returns the publisher of a property by its name and present value.
func _publisher<Value>(_ lines: _PublishedLines, _ name: String, _ value: Value) -> Published<Value>.Publisher {
  Published<Value>.Publisher(_line: lines._line(name, value))
}

/// The pipelines that end in a property, which nobody else keeps.
enum _Pipelines {
  static var _open: [AnyCancellable] = []
}

extension Publisher where Failure == Never {
  /// Sends the values to a property that is marked `@Published`: `assign(to: &$name)`.
  func assign(to published: @escaping (Output) -> Void) { _Pipelines._open.append(_attach(published, { _ in })) }
}
