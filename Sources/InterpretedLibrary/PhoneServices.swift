// Services of a phone: notifications that nobody sees, an owner whose face is known, vibrations that nobody feels,
// and a clipboard of its own.

struct UNAuthorizationOptions: OptionSet, Hashable {
  let rawValue: UInt
  static let badge = UNAuthorizationOptions(rawValue: 1)
  static let sound = UNAuthorizationOptions(rawValue: 2)
  static let alert = UNAuthorizationOptions(rawValue: 4)
  static let carPlay = UNAuthorizationOptions(rawValue: 8)
  static let criticalAlert = UNAuthorizationOptions(rawValue: 16)
  static let provisional = UNAuthorizationOptions(rawValue: 64)
}

enum UNAuthorizationStatus: Int { case notDetermined, denied, authorized, provisional, ephemeral }

class UNNotificationSettings: NSObject {
  var authorizationStatus: UNAuthorizationStatus { .authorized }
}

class UNNotificationSound: NSObject {
  static let `default` = UNNotificationSound()
  static let defaultCritical = UNNotificationSound()
}

class UNMutableNotificationContent: NSObject {
  var title = ""
  var subtitle = ""
  var body = ""
  var badge: NSNumber?
  var sound: UNNotificationSound?
  var userInfo: [AnyHashable: Any] = [:]
  var categoryIdentifier = ""
}

class UNNotificationTrigger: NSObject {
  let repeats: Bool
  init(_repeats: Bool) { repeats = _repeats }
}

class UNTimeIntervalNotificationTrigger: UNNotificationTrigger {
  let timeInterval: TimeInterval
  init(timeInterval: TimeInterval, repeats: Bool) {
    self.timeInterval = timeInterval
    super.init(_repeats: repeats)
  }
}

class UNCalendarNotificationTrigger: UNNotificationTrigger {
  let dateComponents: DateComponents
  init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(_repeats: repeats)
  }
}

class UNNotificationRequest: NSObject {
  let identifier: String
  let content: UNMutableNotificationContent
  let trigger: UNNotificationTrigger?
  init(identifier: String, content: UNMutableNotificationContent, trigger: UNNotificationTrigger?) {
    self.identifier = identifier
    self.content = content
    self.trigger = trigger
  }
}

/// Requests wait forever: the settings allow notifications, and none is shown.
class UNUserNotificationCenter: NSObject {
  private static let _current = UNUserNotificationCenter()
  private var _requests: [UNNotificationRequest] = []
  static func current() -> UNUserNotificationCenter { _current }
  func requestAuthorization(
    options: UNAuthorizationOptions = [], completionHandler: @escaping (Bool, (any Error)?) -> Void
  ) { completionHandler(true, nil) }
  @discardableResult func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool { true }
  func getNotificationSettings(completionHandler: @escaping (UNNotificationSettings) -> Void) {
    completionHandler(UNNotificationSettings())
  }
  func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings() }
  func add(_ request: UNNotificationRequest) {
    _requests.removeAll { $0.identifier == request.identifier }
    _requests.append(request)
  }
  func add(_ request: UNNotificationRequest, withCompletionHandler handler: (((any Error)?) -> Void)?) {
    add(request)
    handler?(nil)
  }
  func getPendingNotificationRequests(completionHandler: @escaping ([UNNotificationRequest]) -> Void) {
    completionHandler(_requests)
  }
  func pendingNotificationRequests() async -> [UNNotificationRequest] { _requests }
  func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    _requests.removeAll { identifiers.contains($0.identifier) }
  }
  func removeAllPendingNotificationRequests() { _requests = [] }
  func removeAllDeliveredNotifications() {}
  func setBadgeCount(_ newBadgeCount: Int) async throws {}
}

enum LAPolicy: Int {
  case deviceOwnerAuthenticationWithBiometrics = 1
  case deviceOwnerAuthentication
}

enum LABiometryType: Int { case none, touchID, faceID, opticID }

/// The owner of the phone is always recognised by the face.
class LAContext: NSObject {
  var localizedFallbackTitle: String?
  var localizedCancelTitle: String?
  var biometryType: LABiometryType { .faceID }
  func canEvaluatePolicy(_ policy: LAPolicy, error: inout NSError?) -> Bool { true }
  func canEvaluatePolicy(_ policy: LAPolicy, error: NSError?) -> Bool { true }
  func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String, reply: @escaping (Bool, (any Error)?) -> Void
  ) { reply(true, nil) }
  @discardableResult func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool { true }
  func invalidate() {}
}

struct CHHapticEventParameter {
  enum ID: Hashable { case hapticIntensity, hapticSharpness, attackTime, decayTime, releaseTime, sustained }
  let parameterID: CHHapticEventParameter.ID
  var value: Float
}

struct CHHapticDynamicParameter {}

struct CHHapticParameterCurve {
  struct ControlPoint {
    var relativeTime: TimeInterval
    var value: Float
  }
}

struct CHHapticEvent {
  enum EventType: Hashable { case hapticTransient, hapticContinuous, audioContinuous, audioCustom }
  let type: CHHapticEvent.EventType
  let eventParameters: [CHHapticEventParameter]
  var relativeTime: TimeInterval
  var duration: TimeInterval
  init(
    eventType type: CHHapticEvent.EventType, parameters eventParams: [CHHapticEventParameter],
    relativeTime time: TimeInterval, duration: TimeInterval = 0
  ) {
    self.type = type
    eventParameters = eventParams
    relativeTime = time
    self.duration = duration
  }
}

struct CHHapticPattern {
  let _events: [CHHapticEvent]
  init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws { _events = events }
  init(events: [CHHapticEvent], parameterCurves: [CHHapticParameterCurve]) throws { _events = events }
}

struct CHHapticPatternPlayer {
  func start(atTime time: TimeInterval) throws {}
  func stop(atTime time: TimeInterval) throws {}
}

class CHHapticEngine: NSObject {
  struct Capabilities {
    var supportsHaptics: Bool { true }
    var supportsAudio: Bool { true }
  }
  enum StoppedReason: Int { case audioSessionInterrupt, applicationSuspended, idleTimeout, systemError }
  var stoppedHandler: (CHHapticEngine.StoppedReason) -> Void = { _ in }
  var resetHandler: () -> Void = {}
  var playsHapticsOnly = false
  var isAutoShutdownEnabled = false
  init() throws {}
  static func capabilitiesForHardware() -> CHHapticEngine.Capabilities { Capabilities() }
  func start() throws {}
  func stop(completionHandler: (((any Error)?) -> Void)? = nil) {}
  func makePlayer(with pattern: CHHapticPattern) throws -> CHHapticPatternPlayer { CHHapticPatternPlayer() }
}

/// The settings of a phone whose owner has changed none.
enum UIAccessibility {
  static var isReduceMotionEnabled: Bool { false }
  static var isReduceTransparencyEnabled: Bool { false }
  static var isVoiceOverRunning: Bool { false }
  static var isBoldTextEnabled: Bool { false }
  static var isInvertColorsEnabled: Bool { false }
  static var isDarkerSystemColorsEnabled: Bool { false }
}

/// The clipboard, which keeps a text as long as the session of the view lasts. It is not the machine's.
class UIPasteboard: NSObject {
  static let general = UIPasteboard()
  var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }
  var strings: [String]? {
    get {
      let kept: [[String]]? = _storedValue("pasteboard")
      return kept?.first
    }
    set { _store(newValue.map { [$0] } ?? [], "pasteboard") }
  }
  var hasStrings: Bool { string != nil }
}
