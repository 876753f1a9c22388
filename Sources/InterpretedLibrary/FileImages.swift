// Images of the bundle's files, as Core Graphics, ImageIO and UIKit know them. A file is found by its name.

/// An image of pixels, known by the name of its file or asset.
class CGImage: Hashable {
  let _name: String
  init(_name: String) { self._name = _name }
  var width: Int { _pixels(0) }
  var height: Int { _pixels(1) }
  private func _pixels(_ index: Int) -> Int {
    let numbers = _imageNumbers(_name)
    return numbers.isEmpty ? 0 : Int((numbers[index] * numbers[2]).rounded())
  }
  static func == (a: CGImage, b: CGImage) -> Bool { a === b }
  func hash(into hasher: inout Hasher) { hasher.combine(_name) }
}

/// A file of images; each file here has one.
class CGImageSource {
  let _name: String
  init(_name: String) { self._name = _name }
}

/// Returns the name of a file of the bundle if it is an image.
func _imageFile(_ path: String) -> String? {
  guard path.hasPrefix(_StoredFile._bundle) else { return nil }
  let name = String(path.dropFirst(_StoredFile._bundle.count))
  return _imageNumbers(name).isEmpty ? nil : name
}

// swift-format-ignore: AlwaysUseLowerCamelCase
func CGImageSourceCreateWithURL(_ url: URL, _ options: [String: Any]?) -> CGImageSource? {
  _imageFile(url.path).map { CGImageSource(_name: $0) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { 1 }

// swift-format-ignore: AlwaysUseLowerCamelCase
func CGImageSourceCreateImageAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: [String: Any]?) -> CGImage? {
  index == 0 ? CGImage(_name: isrc._name) : nil
}

extension Image {
  init(_ cgImage: CGImage, scale: CGFloat, label: Text) { self.init(decorative: cgImage, scale: scale) }
  init(decorative cgImage: CGImage, scale: CGFloat) {
    self.init(cgImage._name)
    _scale = scale
  }
}

extension UIImage {
  init(cgImage: CGImage) { self.init(_name: cgImage._name) }
  init?(contentsOfFile path: String) {
    guard let name = _imageFile(path) else { return nil }
    self.init(_name: name)
  }
  var cgImage: CGImage? { _isSymbol || _imageNumbers(_name).isEmpty ? nil : CGImage(_name: _name) }
  /// The size in points; that of a symbol is the one of a body text.
  var size: CGSize {
    let numbers = _imageNumbers(_name)
    guard numbers.isEmpty else { return CGSize(width: numbers[0], height: numbers[1]) }
    return _isSymbol ? CGSize(width: 20, height: 20) : .zero
  }
  var scale: CGFloat {
    let numbers = _imageNumbers(_name)
    return numbers.isEmpty ? 1 : numbers[2]
  }
}
