// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import TesseraFoundation
import TesseraPlaceholders

/// An audio session. It stores its settings, but plays and records nothing.
open class AVAudioSession: NSObject, @unchecked Sendable {
  /// A category of audio behavior.
  public struct Category: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: String
    /// Creates a constant from a raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Audio that mixes with other apps' audio.
    public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
    /// Audio that silences other apps' audio.
    public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
    /// Playback that is central to the app.
    public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
    /// Audio recording.
    public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
    /// Playback and recording.
    public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
    /// Audio that is routed to several outputs simultaneously.
    public static let multiRoute = Category(rawValue: "AVAudioSessionCategoryMultiRoute")
  }

  /// The purpose of the audio.
  public struct Mode: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: String
    /// Creates a constant from a raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The default mode.
    public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
    /// Movie playback.
    public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
    /// Movie recording.
    public static let videoRecording = Mode(rawValue: "AVAudioSessionModeVideoRecording")
    /// Voice chat.
    public static let voiceChat = Mode(rawValue: "AVAudioSessionModeVoiceChat")
    /// Audio measurement.
    public static let measurement = Mode(rawValue: "AVAudioSessionModeMeasurement")
    /// Spoken audio.
    public static let spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio")
  }

  /// Options that modify a category's behavior.
  public struct CategoryOptions: OptionSet, Hashable, Sendable {
    /// The bit mask.
    public let rawValue: UInt
    /// Creates a set from a bit mask.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Mixes with other apps' audio.
    public static let mixWithOthers = CategoryOptions(rawValue: 1)
    /// Reduces the volume of other apps' audio.
    public static let duckOthers = CategoryOptions(rawValue: 2)
    /// Allows Bluetooth headsets.
    public static let allowBluetooth = CategoryOptions(rawValue: 4)
    /// Uses the speaker by default.
    public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
  }

  /// Options for activating and deactivating a session.
  public struct SetActiveOptions: OptionSet, Hashable, Sendable {
    /// The bit mask.
    public let rawValue: UInt
    /// Creates a set from a bit mask.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Notifies other apps that they may resume.
    public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
  }

  /// The app's permission to record audio.
  public enum RecordPermission: UInt, Sendable {
    /// The user hasn't been prompted yet.
    case undetermined = 0
    /// Recording is denied. This is always the permission in Tessera.
    case denied
    /// Recording is permitted.
    case granted
  }

  private static let shared = AVAudioSession()
  private let lock = NSLock()
  private var kept: (category: Category, mode: Mode) = (.soloAmbient, .default)

  /// Returns the app's audio session.
  open class func sharedInstance() -> AVAudioSession { shared }
  /// The category. The default is `soloAmbient`.
  open var category: Category { lock.withLock { kept.category } }
  /// The mode. The default is `default`.
  open var mode: Mode { lock.withLock { kept.mode } }
  /// The permission to record audio. Always `denied`.
  open var recordPermission: RecordPermission { .denied }
  /// The system's output volume. Always 1.
  open var outputVolume: Float { 1 }
  /// Whether another app is playing audio. Always `false`.
  open var isOtherAudioPlaying: Bool { false }
  /// Sets the category.
  open func setCategory(_ category: Category) throws { lock.withLock { kept.category = category } }
  /// Sets the category.
  open func setCategory(_ category: Category, options: CategoryOptions) throws { try setCategory(category) }
  /// Sets the category and the mode.
  open func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {
    lock.withLock { kept = (category, mode) }
  }
  /// Sets the mode.
  open func setMode(_ mode: Mode) throws { lock.withLock { kept.mode = mode } }
  /// Does nothing.
  open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
  /// Requests permission to record. The handler receives `false` asynchronously on a private queue.
  open func requestRecordPermission(_ response: @escaping (Bool) -> Void) {
    Placeholder.report("AVFoundation", "AVAudioSession.requestRecordPermission(_:) is denied")
    Placeholder.callInBackground { response(false) }
  }
}

/// An audio player.
///
/// - Note: Differs from UIKit: nothing plays, and `play()` returns `false`.
open class AVAudioPlayer: NSObject {
  /// The delegate. Never called.
  open weak var delegate: (any AVAudioPlayerDelegate)?
  /// The URL of the audio file, or `nil` for a player created from data.
  public let url: URL?
  /// The volume. Stored, but has no effect. The default is 1.
  open var volume: Float = 1
  /// The number of repetitions. Stored, but has no effect. The default is 0.
  open var numberOfLoops = 0
  /// The current time, in seconds. Stored, but has no effect. The default is 0.
  open var currentTime: TimeInterval = 0
  /// The duration. Always 0.
  open var duration: TimeInterval { 0 }
  /// Whether the player is playing. Always `false`.
  open var isPlaying: Bool { false }

  /// Creates a player for a file. Throws an error if the file doesn't exist.
  public init(contentsOf url: URL) throws {
    _ = try url.checkResourceIsReachable()
    self.url = url
    super.init()
  }

  /// Creates a player for audio data, which isn't decoded.
  public init(data: Data) throws {
    url = nil
    super.init()
  }

  /// Returns `false` because nothing plays.
  @discardableResult open func prepareToPlay() -> Bool { false }
  /// Returns `false` because nothing plays. The first call logs a warning.
  @discardableResult open func play() -> Bool {
    Placeholder.report("AVFoundation", "AVAudioPlayer.play() plays nothing")
    return false
  }
  /// Does nothing.
  open func pause() {}
  /// Does nothing.
  open func stop() {}
}

/// The delegate of an audio player. Never called.
public protocol AVAudioPlayerDelegate: NSObjectProtocol {
  /// Called when playback finishes. Never called in Tessera.
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
  /// Called when the audio can't be decoded. Never called in Tessera.
  func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

extension AVAudioPlayerDelegate {
  /// Does nothing.
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
  /// Does nothing.
  public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}
