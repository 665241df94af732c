// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import CoreMedia
public import QuartzCore
import TesseraPlaceholders

/// An item for a player.
@preconcurrency @MainActor
open class AVPlayerItem: NSObject {
  /// The status of an item.
  public enum Status: Int, Sendable {
    /// Unknown. Always the case in Tessera.
    case unknown = 0
    /// Ready to play.
    case readyToPlay
    /// Failed.
    case failed
  }

  /// The asset.
  public let asset: AVAsset
  /// Always `unknown`.
  open var status: Status { .unknown }
  /// Always zero.
  open var duration: CMTime { .zero }
  /// Always `nil`.
  open var error: (any Error)? { nil }

  /// Creates an item at a URL.
  public convenience init(url URL: URL) {
    self.init(asset: AVAsset(url: URL))
  }

  /// Creates an item for an asset.
  public init(asset: AVAsset) {
    self.asset = asset
    super.init()
  }

  /// Always empty, because no media is read.
  open var tracks: [AVPlayerItemTrack] { [] }
  /// Returns `nil`, because nothing plays.
  open func currentDate() -> Date? { nil }
  /// Always zero, because nothing plays.
  open func currentTime() -> CMTime { .zero }
  /// Does nothing. The handler receives `false` asynchronously.
  open func seek(to time: CMTime, completionHandler: ((Bool) -> Void)? = nil) {
    if let completionHandler { Placeholder.callLater(unisolated: { completionHandler(false) }) }
  }

  /// Posted when an item has been played to its end. Never posted in Tessera.
  public nonisolated static let didPlayToEndTimeNotification = Notification.Name(
    "AVPlayerItemDidPlayToEndTimeNotification")
}

extension NSNotification.Name {
  /// Posted when an item has been played to its end. Never posted in Tessera.
  public static let AVPlayerItemDidPlayToEndTime = AVPlayerItem.didPlayToEndTimeNotification
}

/// A track of an item. Never created in Tessera.
open class AVPlayerItemTrack: NSObject, @unchecked Sendable {
  /// The track of the asset. Always `nil`.
  open var assetTrack: AVAssetTrack? { nil }
  /// Whether the track is played. Stored only. True by default.
  open var isEnabled = true
}

/// A player of audio and video.
///
/// - Note: Differs from UIKit: nothing plays, and time doesn't advance. `rate` stores the requested rate.
@preconcurrency @MainActor
open class AVPlayer: NSObject {
  /// The playback state of a player.
  public enum TimeControlStatus: Int, Sendable {
    /// Paused.
    case paused = 0
    /// Waiting.
    case waitingToPlayAtSpecifiedRate
    /// Playing. Never the case in Tessera.
    case playing
  }

  /// The action at the end of an item.
  public enum ActionAtItemEnd: Int, Sendable {
    /// The next item plays.
    case advance = 0
    /// The player pauses.
    case pause
    /// The player does nothing.
    case none
  }

  /// The current item.
  open private(set) var currentItem: AVPlayerItem?
  /// The requested rate. 0 by default. The first nonzero rate reports that nothing plays.
  open var rate: Float = 0 {
    didSet { if rate != 0 { Placeholder.report("AVFoundation", "AVPlayer.play() plays nothing") } }
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
  /// `paused` at a rate of 0. Otherwise `waitingToPlayAtSpecifiedRate`, as if no media were available.
  open var timeControlStatus: TimeControlStatus { rate == 0 ? .paused : .waitingToPlayAtSpecifiedRate }

  /// The status of a player.
  public enum Status: Int, Sendable {
    /// Unknown. Always the case in Tessera.
    case unknown = 0
    /// Ready to play.
    case readyToPlay
    /// Failed.
    case failed
  }

  /// Always `unknown`.
  open var status: Status { .unknown }
  /// Always `nil`.
  open var error: (any Error)? { nil }

  /// Creates a player without an item.
  public override init() {
    super.init()
  }

  /// Creates a player for the media at a URL.
  public init(url URL: URL) {
    currentItem = AVPlayerItem(url: URL)
    super.init()
  }

  /// Creates a player for an item.
  public init(playerItem item: AVPlayerItem?) {
    currentItem = item
    super.init()
  }

  /// Sets the rate to 1. Does not play, and reports that once.
  open func play() { rate = 1 }
  /// Sets the rate to 0.
  open func pause() { rate = 0 }
  /// Replaces the current item.
  open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
  /// Always zero, because nothing plays.
  open func currentTime() -> CMTime { .zero }
  /// Does nothing.
  open func seek(to time: CMTime) {}
  /// Does nothing. The handler receives `false` asynchronously.
  open func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) {
    Placeholder.callLater(unisolated: { completionHandler(false) })
  }
  /// Adds no observer, because time doesn't advance. Pass the result to `removeTimeObserver(_:)`.
  open func addPeriodicTimeObserver(
    forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping (CMTime) -> Void
  ) -> Any { NSObject() }
  /// Does nothing.
  open func removeTimeObserver(_ observer: Any) {}
}

/// A player of a queue of items. Plays nothing.
open class AVQueuePlayer: AVPlayer {
  private var list: [AVPlayerItem] = []

  /// Creates a player for items.
  public init(items: [AVPlayerItem]) {
    list = items
    super.init(playerItem: items.first)
  }

  /// Returns the items in the queue.
  open func items() -> [AVPlayerItem] { list }
}

/// A player that repeats an item. Plays nothing.
@preconcurrency @MainActor
open class AVPlayerLooper: NSObject {
  /// Creates a looper for a player and an item.
  public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) {
    super.init()
  }

  /// Does nothing.
  open func disableLooping() {}
}

/// The scaling of a video in a layer.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String
  /// Creates a constant from a raw value.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Fits the whole video into the layer.
  public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
  /// Fills the whole layer.
  public static let resizeAspectFill = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspectFill")
  /// Stretches the video to fill the layer.
  public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
}

/// A layer that shows the video of a player. Shows nothing.
open class AVPlayerLayer: CALayer {
  /// The player. Stored only.
  open var player: AVPlayer?
  /// Stored only. `resizeAspect` by default.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// Always `false`.
  open var isReadyForDisplay: Bool { false }
  /// The bounds of the layer, because no video is shown.
  open var videoRect: CGRect { bounds }

  /// Creates a layer for a player.
  public convenience init(player: AVPlayer?) {
    self.init()
    self.player = player
  }
}
