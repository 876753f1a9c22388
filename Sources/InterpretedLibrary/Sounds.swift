// Players of sounds. Nothing is heard: what plays goes on until it is paused.

protocol AVAudioPlayerDelegate: AnyObject {
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
  func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

extension AVAudioPlayerDelegate {
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
  func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}

class AVAudioPlayer: NSObject {
  let url: URL?
  private(set) var isPlaying = false
  var currentTime: TimeInterval = 0
  var volume: Float = 1
  var pan: Float = 0
  var enableRate = false
  var rate: Float = 1
  var numberOfLoops = 0
  var isMeteringEnabled = false
  var delegate: (any AVAudioPlayerDelegate)?
  var duration: TimeInterval { 0 }
  var numberOfChannels: Int { 2 }
  var data: Data? { url.flatMap { try? Data(contentsOf: $0) } }
  override init() { url = nil }
  init(contentsOf url: URL, fileTypeHint utiString: String? = nil) throws {
    if !FileManager.default.fileExists(atPath: url.path) { throw CocoaError(.fileReadNoSuchFile) }
    self.url = url
  }
  init(data: Data, fileTypeHint utiString: String? = nil) throws { url = nil }
  @discardableResult func prepareToPlay() -> Bool { true }
  @discardableResult func play() -> Bool {
    isPlaying = true
    return true
  }
  @discardableResult func play(atTime time: TimeInterval) -> Bool { play() }
  func pause() { isPlaying = false }
  func stop() { isPlaying = false }
  func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) { self.volume = volume }
  func updateMeters() {}
  func averagePower(forChannel channelNumber: Int) -> Float { -160 }
  func peakPower(forChannel channelNumber: Int) -> Float { -160 }
}

class AVAudioSession: NSObject {
  private static let _shared = AVAudioSession()
  struct Category: Hashable {
    let rawValue: String
    static let ambient = AVAudioSession.Category(rawValue: "ambient")
    static let soloAmbient = AVAudioSession.Category(rawValue: "soloAmbient")
    static let playback = AVAudioSession.Category(rawValue: "playback")
    static let record = AVAudioSession.Category(rawValue: "record")
    static let playAndRecord = AVAudioSession.Category(rawValue: "playAndRecord")
  }
  struct Mode: Hashable {
    let rawValue: String
    static let `default` = AVAudioSession.Mode(rawValue: "default")
    static let moviePlayback = AVAudioSession.Mode(rawValue: "moviePlayback")
    static let spokenAudio = AVAudioSession.Mode(rawValue: "spokenAudio")
  }
  struct CategoryOptions: OptionSet, Hashable {
    let rawValue: UInt
    static let mixWithOthers = AVAudioSession.CategoryOptions(rawValue: 1)
    static let duckOthers = AVAudioSession.CategoryOptions(rawValue: 2)
    static let defaultToSpeaker = AVAudioSession.CategoryOptions(rawValue: 8)
  }
  static func sharedInstance() -> AVAudioSession { _shared }
  private(set) var category = AVAudioSession.Category.soloAmbient
  private(set) var mode = AVAudioSession.Mode.default
  func setCategory(
    _ category: AVAudioSession.Category, mode: AVAudioSession.Mode = .default,
    options: AVAudioSession.CategoryOptions = []
  ) throws {
    self.category = category
    self.mode = mode
  }
  func setActive(_ active: Bool) throws {}
}
