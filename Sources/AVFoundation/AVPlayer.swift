// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import CoreMedia
public import QuartzCore
import TesseraPlaceholders

/// What a player plays.
@preconcurrency @MainActor
open class AVPlayerItem: NSObject {
  /// Whether an item can be played.
  public enum Status: Int, Sendable {
    /// Not known, as always here.
    case unknown = 0
    /// It can.
    case readyToPlay
    /// It cannot.
    case failed
  }

  /// The film or the sound.
  public let asset: AVAsset
  /// Always `unknown`.
  open var status: Status { .unknown }
  /// Always zero.
  open var duration: CMTime { .zero }
  /// Always nil.
  open var error: (any Error)? { nil }

  /// An item at an address.
  public convenience init(url URL: URL) {
    self.init(asset: AVAsset(url: URL))
  }

  /// An item of an asset.
  public init(asset: AVAsset) {
    self.asset = asset
    super.init()
  }

  /// None: nothing is read.
  open var tracks: [AVPlayerItemTrack] { [] }
  /// Nil: nothing plays.
  open func currentDate() -> Date? { nil }
  /// Zero: nothing plays.
  open func currentTime() -> CMTime { .zero }
  /// Does nothing; the handler is told later that it did not finish.
  open func seek(to time: CMTime, completionHandler: ((Bool) -> Void)? = nil) {
    if let completionHandler { Placeholder.answer(unisolated: { completionHandler(false) }) }
  }

  /// Posted when an item has been played to its end. Never, here.
  public nonisolated static let didPlayToEndTimeNotification = Notification.Name(
    "AVPlayerItemDidPlayToEndTimeNotification")
}

extension NSNotification.Name {
  /// Posted when an item has been played to its end. Never, here.
  public static let AVPlayerItemDidPlayToEndTime = AVPlayerItem.didPlayToEndTimeNotification
}

/// A track of an item. There are none.
open class AVPlayerItemTrack: NSObject, @unchecked Sendable {
  /// The asset's track. Nil.
  open var assetTrack: AVAssetTrack? { nil }
  /// Whether it is played. Stored only. True by default.
  open var isEnabled = true
}

/// Plays films and sounds.
///
/// - Note: Differs from UIKit: nothing plays, and no time passes. `rate` keeps what was asked for.
@preconcurrency @MainActor
open class AVPlayer: NSObject {
  /// Whether a player plays.
  public enum TimeControlStatus: Int, Sendable {
    /// It does not.
    case paused = 0
    /// It waits.
    case waitingToPlayAtSpecifiedRate
    /// It does. Never, here.
    case playing
  }

  /// What happens at an item's end.
  public enum ActionAtItemEnd: Int, Sendable {
    /// The next item plays.
    case advance = 0
    /// The player pauses.
    case pause
    /// Nothing.
    case none
  }

  /// What it would play.
  open private(set) var currentItem: AVPlayerItem?
  /// How fast it would play: 0 unless asked to. That nothing plays is said once.
  open var rate: Float = 0 {
    didSet { if rate != 0 { Placeholder.say("AVFoundation", "AVPlayer.play() plays nothing") } }
  }
  /// Stored only. 1 by default.
  open var volume: Float = 1
  /// Stored only. False by default.
  open var isMuted = false
  /// Stored only. `pause` by default.
  open var actionAtItemEnd = ActionAtItemEnd.pause
  /// Stored only. True by default.
  open var allowsExternalPlayback = true
  /// Stored only. True by default.
  open var automaticallyWaitsToMinimizeStalling = true
  /// `paused` at a rate of 0. At others `waitingToPlayAtSpecifiedRate`, as where nothing comes to be played.
  open var timeControlStatus: TimeControlStatus { rate == 0 ? .paused : .waitingToPlayAtSpecifiedRate }

  /// Whether a player can play.
  public enum Status: Int, Sendable {
    /// Not known, as always here.
    case unknown = 0
    /// It can.
    case readyToPlay
    /// It can't.
    case failed
  }

  /// Always `unknown`.
  open var status: Status { .unknown }
  /// Always nil.
  open var error: (any Error)? { nil }

  /// A player of nothing.
  public override init() {
    super.init()
  }

  /// A player of what is at an address.
  public init(url URL: URL) {
    currentItem = AVPlayerItem(url: URL)
    super.init()
  }

  /// A player of an item.
  public init(playerItem item: AVPlayerItem?) {
    currentItem = item
    super.init()
  }

  /// Sets the rate to 1. Does not play, and says so once.
  open func play() { rate = 1 }
  /// Sets the rate to 0.
  open func pause() { rate = 0 }
  /// Replaces what it would play.
  open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
  /// Zero: nothing plays.
  open func currentTime() -> CMTime { .zero }
  /// Does nothing.
  open func seek(to time: CMTime) {}
  /// Does nothing; the handler is told later that it did not finish.
  open func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) {
    Placeholder.answer(unisolated: { completionHandler(false) })
  }
  /// Keeps nothing: no time passes. The result is to be given to `removeTimeObserver(_:)`.
  open func addPeriodicTimeObserver(
    forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping (CMTime) -> Void
  ) -> Any { NSObject() }
  /// Does nothing.
  open func removeTimeObserver(_ observer: Any) {}
}

/// Plays items one after the other. Nothing plays.
open class AVQueuePlayer: AVPlayer {
  private var list: [AVPlayerItem] = []

  /// A player of items.
  public init(items: [AVPlayerItem]) {
    list = items
    super.init(playerItem: items.first)
  }

  /// The items it would play.
  open func items() -> [AVPlayerItem] { list }
}

/// Plays an item again and again. Nothing plays.
@preconcurrency @MainActor
open class AVPlayerLooper: NSObject {
  /// A looper of a player and an item.
  public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) {
    super.init()
  }

  /// Does nothing.
  open func disableLooping() {}
}

/// How a film fills a layer.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
  /// Apple's string for it.
  public let rawValue: String
  /// The constant of a string.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// All of it.
  public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
  /// All of the layer.
  public static let resizeAspectFill = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspectFill")
  /// Both, distorted.
  public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
}

/// Shows what a player plays: nothing.
open class AVPlayerLayer: CALayer {
  /// The player. Stored only.
  open var player: AVPlayer?
  /// Stored only. `resizeAspect` by default.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// Always false.
  open var isReadyForDisplay: Bool { false }
  /// The bounds: no film is smaller.
  open var videoRect: CGRect { bounds }

  /// A layer of a player.
  public convenience init(player: AVPlayer?) {
    self.init()
    self.player = player
  }
}
