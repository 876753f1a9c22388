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

struct Preview {
  struct ViewTraits {}
}

struct PreviewTrait<T> {
  let _change: (_Node) -> _Node
  func _applied(_ node: _Node) -> _Node { _change(node) }
  static func modifier<Modifier: PreviewModifier>(_ modifier: Modifier) -> PreviewTrait<Preview.ViewTraits> {
    PreviewTrait<Preview.ViewTraits> { _PreviewedView(modifier: modifier, content: $0)._self }
  }
}

/// The traits of a preview that names their type nowhere ask for it here.
func _traits() -> PreviewTrait<Preview.ViewTraits> { .defaultLayout }

extension PreviewTrait where T == Preview.ViewTraits {
  static var defaultLayout: PreviewTrait { PreviewTrait { $0 } }
  static var sizeThatFitsLayout: PreviewTrait { PreviewTrait { $0 } }
  static var portrait: PreviewTrait { PreviewTrait { $0._previewLandscape(false) } }
  static var portraitUpsideDown: PreviewTrait { .portrait }
  static var landscapeLeft: PreviewTrait { PreviewTrait { $0._previewLandscape(true) } }
  static var landscapeRight: PreviewTrait { .landscapeLeft }
  static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
    PreviewTrait { $0._previewSize(CGSize(width: width, height: height)) }
  }
}

protocol PreviewModifier {
  associatedtype Body: View
  associatedtype Context
  typealias Content = PreviewModifierContent
  static func makeSharedContext() async throws -> Context
  @ViewBuilder func body(content: PreviewModifierContent, context: Context) -> Body
}

extension PreviewModifier {
  static func makeSharedContext() async throws {}
}

/// The view of a preview that a modifier changes.
struct PreviewModifierContent: View {
  let _self: _Node
}

/// A preview's view within a modifier, when the context is made. SwiftUI shares it among previews; here each makes it.
struct _PreviewedView<Modifier: PreviewModifier>: View {
  let modifier: Modifier
  let content: _Node
  var body: some View {
    let (modifier, content) = (modifier, PreviewModifierContent(_self: content))
    _AwaitedView(
      make: { () async -> Modifier.Context in
        do {
          return try await Modifier.makeSharedContext()
        } catch {
          fatalError("makeSharedContext() threw \(error)")
        }
      },
      content: { $0.map { modifier.body(content: content, context: $0)._self } ?? Color.clear._self })
  }
}
