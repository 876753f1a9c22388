// The application, its window and the device, as code asks them for the safe area or opens a link. They are those of
// the phone that views without a device of their own are laid out on.

final class UIApplication {
  static let shared = UIApplication()
  var isIdleTimerDisabled = false
  var windows: [UIWindow] { [UIWindow()] }
  var keyWindow: UIWindow? { UIWindow() }
  /// The only scene. UIKit has a set of scenes.
  var connectedScenes: [Any] { [UIWindowScene()] }
  func canOpenURL(_ url: URL) -> Bool { true }
  func open(_ url: URL) {}
}

struct UIWindowScene {
  var windows: [UIWindow] { [UIWindow()] }
  var keyWindow: UIWindow? { UIWindow() }
  var screen: UIScreen { UIScreen.main }
}

struct UIWindow {
  var isKeyWindow: Bool { true }
  var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(top: 62, left: 0, bottom: 34, right: 0) }
  var bounds: CGRect { UIScreen.main.bounds }
  var frame: CGRect { UIScreen.main.bounds }
}

enum UIUserInterfaceIdiom: Hashable { case unspecified, phone, pad, tv, carPlay, mac, vision }

enum UIDeviceOrientation: Hashable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
  var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

struct UIDevice {
  static let current = UIDevice()
  var name: String { "iPhone" }
  var model: String { "iPhone" }
  var systemName: String { "iOS" }
  var systemVersion: String { "18.0" }
  var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  var orientation: UIDeviceOrientation { .portrait }
}

// Haptics: there is nothing to feel.

final class UIImpactFeedbackGenerator {
  enum FeedbackStyle { case light, medium, heavy, soft, rigid }
  init(style: UIImpactFeedbackGenerator.FeedbackStyle = .medium) {}
  func prepare() {}
  func impactOccurred() {}
  func impactOccurred(intensity: CGFloat) {}
}

final class UINotificationFeedbackGenerator {
  enum FeedbackType { case success, warning, error }
  init() {}
  func prepare() {}
  func notificationOccurred(_ notificationType: UINotificationFeedbackGenerator.FeedbackType) {}
}

final class UISelectionFeedbackGenerator {
  init() {}
  func prepare() {}
  func selectionChanged() {}
}
