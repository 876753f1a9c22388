import Testing

@testable import ShapeInterpreter

/// Services of a phone: what they lack is told, and code around them goes its usual way.
struct ViewServiceTests {
  @Test func theOwnerIsRecognised() throws {
    var life = try ViewLife(
      body: """
        VStack {
          Text(isUnlocked ? "open" : "locked")
          Button("unlock") { authenticate() }
        }
        """,
      members: """
        @State private var isUnlocked = false
          func authenticate() {
            let context = LAContext()
            var error: NSError?
            if context.canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: &error) {
              context.evaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, localizedReason: "a") { success, problem in
                if success { Task { @MainActor in isUnlocked = true } } else { print(problem?.localizedDescription ?? "") }
              }
            }
          }
        """, warnings: ["'LAContext' works without a face: its owner is always recognised"])
    life.send(.press(0), at: 1)
    #expect(try life.texts(at: 0.5).first == "locked")
    #expect(try life.texts(at: 2).first == "open")
  }

  @Test func soundsPlayUnheard() throws {
    var life = try ViewLife(
      body: """
        VStack {
          Text(text)
          Button("play") { toggle() }
        }
        """,
      members: """
        @State private var text = "-"
        @State private var player: AVAudioPlayer?
        func toggle() {
          do {
            try AVAudioSession.sharedInstance().setCategory(.playback)
            let player = try player ?? AVAudioPlayer(data: Data())
            player.numberOfLoops = -1
            if player.isPlaying { player.pause() } else { player.play() }
            self.player = player
            text = player.isPlaying ? "plays" : "paused"
          } catch {
            text = "\\(error)"
          }
          if (try? AVAudioPlayer(contentsOf: URL(fileURLWithPath: "/none.mp3"))) != nil { text = "found" }
        }
        """,
      warnings: Array(
        repeating:
          "'AVAudioPlayer' works without a loudspeaker: nothing is heard, and a sound goes on until it is paused",
        count: 2))
    life.send(.press(0), at: 1)
    life.send(.press(0), at: 2)
    #expect(try life.texts(at: 1.5).first == "plays")
    #expect(try life.texts(at: 2.5).first == "paused")
  }

  @Test func theClipboardKeepsATextWhileTheViewIsOpen() throws {
    var life = try ViewLife(
      body: """
        VStack {
          Text(text)
          Button("copy") { UIPasteboard.general.string = "a\\(text)" }
          Button("paste") { text = UIPasteboard.general.string ?? "nothing" }
        }
        """, members: "@State private var text = \"-\"",
      warnings: Array(
        repeating: "'UIPasteboard' works without the machine's clipboard: it keeps a text while the view is open",
        count: 2))
    for (index, button) in [1, 0, 1, 0, 1].enumerated() { life.send(.press(button), at: Double(index + 1)) }
    #expect(
      try (0...5).map { try life.texts(at: Double($0) + 0.5).first } == [
        "-", "nothing", "nothing", "anothing", "anothing", "aanothing",
      ])
  }

  @Test func notificationsWaitUnseen() throws {
    let warning = "'UNUserNotificationCenter' works without a lock screen: no notification is shown"
    var life = try ViewLife(
      body: """
        VStack {
          Text(text)
          Button("ask") { plan(for: "Ada") }
        }
        """,
      members: """
        @State private var text = "-"
          func plan(for name: String) {
            let center = UNUserNotificationCenter.current()
            let request = {
              let content = UNMutableNotificationContent()
              content.title = "Call \\(name)"
              content.sound = UNNotificationSound.default
              var components = DateComponents()
              components.hour = 9
              _ = UNCalendarNotificationTrigger(dateMatching: components, repeats: false)
              let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 5, repeats: false)
              center.add(UNNotificationRequest(identifier: name, content: content, trigger: trigger))
            }
            center.getNotificationSettings { settings in
              guard settings.authorizationStatus != .authorized else { return request() }
              center.requestAuthorization(options: [.alert, .badge, .sound]) { success, error in
                if success { request() } else if let error { text = error.localizedDescription }
              }
            }
            center.getPendingNotificationRequests { text = $0.map(\\.content.title).joined() }
          }
        """, warnings: [warning])
    life.send(.press(0), at: 1)
    life.send(.press(0), at: 2)
    #expect(try life.texts(at: 3).first == "Call Ada", "a request takes the place of the one before")
  }

  @Test func vibrationsAreMade() throws {
    let warning = "'CHHapticEngine' works without a motor: there is nothing to feel"
    var life = try ViewLife(
      body: """
        VStack {
          Text(text)
          Button("go") { vibrate() }
        }
        .onAppear { prepare() }
        """,
      members: """
        @State private var engine: CHHapticEngine?
          @State private var text = "-"
          func prepare() {
            guard CHHapticEngine.capabilitiesForHardware().supportsHaptics else { return }
            do {
              engine = try CHHapticEngine()
              try engine?.start()
            } catch { text = error.localizedDescription }
          }
          func vibrate() {
            var events = [CHHapticEvent]()
            for i in stride(from: 0, to: 1, by: 0.5) {
              let intensity = CHHapticEventParameter(parameterID: .hapticIntensity, value: Float(i))
              events.append(CHHapticEvent(eventType: .hapticTransient, parameters: [intensity], relativeTime: i))
            }
            do {
              let pattern = try CHHapticPattern(events: events, parameters: [])
              let player = try engine?.makePlayer(with: pattern)
              try player?.start(atTime: 0)
              text = "\\(events.count) \\(UIAccessibility.isReduceMotionEnabled)"
            } catch { text = error.localizedDescription }
          }
        """, warnings: [warning])
    life.send(.press(0), at: 1)
    #expect(try life.texts(at: 2).first == "2 false")
  }
}
