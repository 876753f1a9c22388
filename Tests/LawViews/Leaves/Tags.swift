import ViewTree

// Tags for the compiler: values of any type, which the code of their views returns for a number.

/// A function that returns a tag.
private struct TagCode: @unchecked Sendable {
  var function: (Int) -> Any
}

extension ViewNode {
  func _keyed(_ value: @escaping (Int) -> Any) -> ViewNode {
    keyed(by: .compiled(.value(change: TagCode(function: value))))
  }

  func _tagged(_ text: String, _ value: @escaping (Int) -> Any) -> ViewNode {
    tagged(text, by: .compiled(.value(change: TagCode(function: value))))
  }

  func _tagCodes() -> [(Int) -> Any] {
    (tagCode?.code.compiledChange as? TagCode).map { [$0.function] } ?? []
  }
}
