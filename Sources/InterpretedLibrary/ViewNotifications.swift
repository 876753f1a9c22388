// Notifications: messages by name within a program. The system posts none.

struct Notification {
  struct Name: Hashable, RawRepresentable {
    let rawValue: String
    init(rawValue: String) { self.rawValue = rawValue }
    init(_ rawValue: String) { self.rawValue = rawValue }
  }
  var name: Notification.Name
  var object: Any?
  var userInfo: [AnyHashable: Any]?
  init(name: Notification.Name, object: Any? = nil, userInfo: [AnyHashable: Any]? = nil) {
    self.name = name
    self.object = object
    self.userInfo = userInfo
  }
}

struct NSNotification {
  typealias Name = Notification.Name
}

final class OperationQueue {
  static let main = OperationQueue()
  static var current: OperationQueue? { main }
  init() {}
}

final class NotificationCenter {
  static let `default` = NotificationCenter()
  private var _subjects: [Notification.Name: PassthroughSubject<Notification, Never>] = [:]
  /// The observers, which stay until they are removed.
  private var _observers: Set<AnyCancellable> = []
  init() {}
  /// Returns the publisher of a name. It tells of notifications about any object.
  func publisher(for name: Notification.Name, object: Any? = nil) -> PassthroughSubject<Notification, Never> {
    if let known = _subjects[name] { return known }
    let subject = PassthroughSubject<Notification, Never>()
    _subjects[name] = subject
    return subject
  }
  func post(_ notification: Notification) { publisher(for: notification.name).send(notification) }
  func post(name: Notification.Name, object: Any?, userInfo: [AnyHashable: Any]? = nil) {
    post(Notification(name: name, object: object, userInfo: userInfo))
  }
  func addObserver(
    forName name: Notification.Name, object: Any?, queue: OperationQueue?,
    @_Action using block: @escaping (Notification) -> Void
  ) -> AnyCancellable {
    let observer = publisher(for: name).sink(receiveValue: block)
    _observers.insert(observer)
    return observer
  }
  func removeObserver(_ observer: Any) {
    if let observer = observer as? AnyCancellable {
      _observers.remove(observer)
      observer.cancel()
    }
  }
}

extension UIApplication {
  static let didBecomeActiveNotification = Notification.Name("UIApplicationDidBecomeActiveNotification")
  static let willResignActiveNotification = Notification.Name("UIApplicationWillResignActiveNotification")
  static let didEnterBackgroundNotification = Notification.Name("UIApplicationDidEnterBackgroundNotification")
  static let willEnterForegroundNotification = Notification.Name("UIApplicationWillEnterForegroundNotification")
  static let willTerminateNotification = Notification.Name("UIApplicationWillTerminateNotification")
  static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
  static let userDidTakeScreenshotNotification = Notification.Name("UIApplicationUserDidTakeScreenshotNotification")
}

extension UIDevice {
  static let orientationDidChangeNotification = Notification.Name("UIDeviceOrientationDidChangeNotification")
}

enum UIResponder {
  static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
  static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
  static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
  static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
  static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
}
