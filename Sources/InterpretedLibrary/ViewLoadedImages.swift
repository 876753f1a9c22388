// Pictures from the network and from UIKit. Nothing is loaded: a picture of the network stays where it is before it has
// come, one of UIKit is the picture of its name.

struct AsyncImage: View {
  let _self: _Node
  /// A plain gray box, as large as it can be.
  init(url: URL?, scale: CGFloat = 1) { _self = Color._system("quaternary")._self }
  init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: (Image) -> I, @ViewBuilder placeholder: () -> P
  ) { _self = placeholder()._self }
  init<Content: View>(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: (AsyncImagePhase) -> Content
  ) { _self = content(.empty)._self }
}

/// The state of a picture that is being loaded: here always empty.
enum AsyncImagePhase {
  case empty
  case success(Image)
  case failure(any Error)

  var image: Image? {
    if case .success(let image) = self { return image }
    return nil
  }
  var error: (any Error)? {
    if case .failure(let error) = self { return error }
    return nil
  }
}

struct UIImage: Hashable {
  let _name: String
  let _isSymbol: Bool
  init() {
    _name = ""
    _isSymbol = false
  }
  init(_name: String) {
    self._name = _name
    _isSymbol = false
  }
  init?(named name: String) { self.init(_name: name) }
  init?(systemName: String) {
    _name = systemName
    _isSymbol = true
  }
}

extension Image {
  init(uiImage: UIImage) {
    if uiImage._isSymbol { self.init(systemName: uiImage._name) } else { self.init(uiImage._name) }
  }
}
