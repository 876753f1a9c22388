/// A function that waits for its callee, or for something else: the point where it continues, and its frame.
struct Activation {
  var function: Int
  var next: Int
  var wordBase: Int
  var objectBase: Int

  /// Returns the point with its frame in another place.
  func moved(words: Int, objects: Int) -> Activation {
    Activation(function: function, next: next, wordBase: wordBase + words, objectBase: objectBase + objects)
  }
}

/// A handler of errors: the function and instruction to continue with, and the depth of the stack there.
struct ErrorHandler {
  var activation: Activation
  var depth: Int

  /// Returns the handler with its frame in another place.
  func moved(words: Int, objects: Int) -> ErrorHandler {
    ErrorHandler(activation: activation.moved(words: words, objects: objects), depth: depth)
  }
}
