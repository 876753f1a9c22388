// Key paths as the pair of functions that represents them.

extension Nominal {
  /// True if values of the type are key paths.
  var isKeyPath: Bool { self == .library("KeyPath") || isWritableKeyPath }

  /// True if values of the type are key paths with a setter.
  fileprivate var isWritableKeyPath: Bool {
    self == .library("WritableKeyPath") || self == .library("ReferenceWritableKeyPath")
  }
}

extension Expression {
  /// The getter function of a key path, or nil if the expression is not a key path.
  var keyPathGetter: Expression? {
    guard case .nominal(let nominal, let arguments) = type, nominal.isKeyPath else { return nil }
    let function = Type.function([.init(type: arguments[0])], arguments[1])
    if nominal == .library("KeyPath") {
      var result = self
      result.type = function
      if case .tuple(let only) = kind { result = only[0] }
      return result
    }
    return Expression(.component(keyPathParts(arguments), 0), function, at: offset)
  }

  /// The setter function of a key path, or nil if the expression is not a writable key path.
  var keyPathSetter: Expression? {
    guard case .nominal(let nominal, let arguments) = type, nominal.isWritableKeyPath else { return nil }
    let function = Type.function([.init(type: arguments[0], isInout: true), .init(type: arguments[1])], .void)
    return Expression(.component(keyPathParts(arguments), 1), function, at: offset)
  }

  /// Returns a writable key path as the pair of functions that represents it.
  private func keyPathParts(_ arguments: [Type]) -> Expression {
    var pair = self
    pair.type = .pair(
      .function([.init(type: arguments[0])], arguments[1]),
      .function([.init(type: arguments[0], isInout: true), .init(type: arguments[1])], .void))
    return pair
  }
}
