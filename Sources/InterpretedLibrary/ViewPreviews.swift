// Previews: the name, the device and the box of a view that a preview shows.

enum PreviewLayout {
  case device
  case sizeThatFits
  case fixed(width: CGFloat, height: CGFloat)
}

struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral {
  let rawValue: String
  init(rawValue: String) { self.rawValue = rawValue }
  init(stringLiteral value: String) { rawValue = value }
}

struct InterfaceOrientation: CaseIterable, Identifiable, Equatable {
  let id: String
  var _isLandscape: Bool { id.hasPrefix("landscape") }
  static let portrait = InterfaceOrientation(id: "portrait")
  static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown")
  static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft")
  static let landscapeRight = InterfaceOrientation(id: "landscapeRight")
  static var allCases: [InterfaceOrientation] { [.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight] }
}

extension View {
  func previewLayout(_ value: PreviewLayout) -> some View {
    if case .fixed(let width, let height) = value {
      return _self._previewSize(CGSize(width: width, height: height))
    }
    return _self
  }
  func previewDevice(_ value: PreviewDevice?) -> some View { value.map { _self._previewDevice($0.rawValue) } ?? _self }
  func previewDisplayName(_ value: String?) -> some View { value.map { _self._previewName($0) } ?? _self }
  func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
    _self._previewLandscape(value._isLandscape)
  }
}

struct PreviewTrait {
  var _size: CGSize?
  var _isLandscape: Bool?
  static let defaultLayout = PreviewTrait()
  static let sizeThatFitsLayout = PreviewTrait()
  static let portrait = PreviewTrait(_isLandscape: false)
  static let portraitUpsideDown = PreviewTrait(_isLandscape: false)
  static let landscapeLeft = PreviewTrait(_isLandscape: true)
  static let landscapeRight = PreviewTrait(_isLandscape: true)
  static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
    PreviewTrait(_size: CGSize(width: width, height: height))
  }
  func _applied(_ node: _Node) -> _Node {
    if let size = _size { return node._previewSize(size) }
    return _isLandscape.map { node._previewLandscape($0) } ?? node
  }
}
