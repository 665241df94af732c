// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import CoreMedia
public import QuartzCore
import TesseraPlaceholders

/// An item that a player plays.
@preconcurrency @MainActor
open class AVPlayerItem: NSObject {
  /// The status of a player item.
  public enum Status: Int, Sendable {
    /// Unknown. This is always the status in Tessera.
    case unknown = 0
    /// Ready to play.
    case readyToPlay
    /// Failed.
    case failed
  }

  /// The asset.
  public let asset: AVAsset
  /// The status. Always `unknown`.
  open var status: Status { .unknown }
  /// The duration. Always zero.
  open var duration: CMTime { .zero }
  /// The error. Always `nil`.
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

  /// The tracks. Always empty because no media is read.
  open var tracks: [AVPlayerItemTrack] { [] }
  /// Returns `nil` because nothing plays.
  open func currentDate() -> Date? { nil }
  /// Returns zero because nothing plays.
  open func currentTime() -> CMTime { .zero }
  /// Does nothing. The handler receives `false` asynchronously.
  open func seek(to time: CMTime, completionHandler: ((Bool) -> Void)? = nil) {
    if let completionHandler { Placeholder.callLater(unisolated: { completionHandler(false) }) }
  }

  /// Posted when an item has played to its end. Never posted in Tessera.
  public nonisolated static let didPlayToEndTimeNotification = Notification.Name(
    "AVPlayerItemDidPlayToEndTimeNotification")
}

extension NSNotification.Name {
  /// Posted when an item has played to its end. Never posted in Tessera.
  public static let AVPlayerItemDidPlayToEndTime = AVPlayerItem.didPlayToEndTimeNotification
}

/// A track of an item. Never created in Tessera.
open class AVPlayerItemTrack: NSObject, @unchecked Sendable {
  /// The asset's track. Always `nil`.
  open var assetTrack: AVAssetTrack? { nil }
  /// Whether the track is played. Stored, but has no effect. The default is `true`.
  open var isEnabled = true
}

/// A player for audio and video.
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
    /// Playing. A player never has this status in Tessera.
    case playing
  }

  /// A player's action when the current item ends.
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
  /// The requested rate. The default is 0. Setting the first nonzero rate logs a warning that nothing plays.
  open var rate: Float = 0 {
    didSet { if rate != 0 { Placeholder.report("AVFoundation", "AVPlayer.play() plays nothing") } }
  }
  /// The volume. Stored, but has no effect. The default is 1.
  open var volume: Float = 1
  /// Whether the player is muted. Stored, but has no effect. The default is `false`.
  open var isMuted = false
  /// The action when the current item ends. Stored, but has no effect. The default is `pause`.
  open var actionAtItemEnd = ActionAtItemEnd.pause
  /// Whether the player can play on external devices. Stored, but has no effect. The default is `true`.
  open var allowsExternalPlayback = true
  /// Whether the player waits until it can play without stalling. Stored, but has no effect. The default is `true`.
  open var automaticallyWaitsToMinimizeStalling = true
  /// The playback state: `paused` if `rate` is 0, otherwise `waitingToPlayAtSpecifiedRate` because no media is
  /// available.
  open var timeControlStatus: TimeControlStatus { rate == 0 ? .paused : .waitingToPlayAtSpecifiedRate }

  /// The status of a player.
  public enum Status: Int, Sendable {
    /// Unknown. This is always the status in Tessera.
    case unknown = 0
    /// Ready to play.
    case readyToPlay
    /// Failed.
    case failed
  }

  /// The status. Always `unknown`.
  open var status: Status { .unknown }
  /// The error. Always `nil`.
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

  /// Sets the rate to 1. Nothing plays; the first call logs a warning.
  open func play() { rate = 1 }
  /// Sets the rate to 0.
  open func pause() { rate = 0 }
  /// Replaces the current item.
  open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
  /// Returns zero because nothing plays.
  open func currentTime() -> CMTime { .zero }
  /// Does nothing.
  open func seek(to time: CMTime) {}
  /// Does nothing. The handler receives `false` asynchronously.
  open func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) {
    Placeholder.callLater(unisolated: { completionHandler(false) })
  }
  /// Adds no observer because time doesn't advance. The result can be passed to `removeTimeObserver(_:)`.
  open func addPeriodicTimeObserver(
    forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping (CMTime) -> Void
  ) -> Any { NSObject() }
  /// Does nothing.
  open func removeTimeObserver(_ observer: Any) {}
}

/// A player for a queue of items. It plays nothing.
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

/// A looper that repeats an item. It plays nothing.
@preconcurrency @MainActor
open class AVPlayerLooper: NSObject {
  /// Creates a looper for a player and an item.
  public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) {
    super.init()
  }

  /// Does nothing.
  open func disableLooping() {}
}

/// The scaling mode of a video in a layer.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String
  /// Creates a constant from a raw value.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Fits the video into the layer and preserves the aspect ratio.
  public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
  /// Fills the layer and preserves the aspect ratio.
  public static let resizeAspectFill = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspectFill")
  /// Stretches the video to fill the layer.
  public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
}

/// A layer that shows a player's video. It shows nothing.
open class AVPlayerLayer: CALayer {
  /// The player. Stored, but has no effect.
  open var player: AVPlayer?
  /// The scaling mode of the video. Stored, but has no effect. The default is `resizeAspect`.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// Whether the first video frame is ready for display. Always `false`.
  open var isReadyForDisplay: Bool { false }
  /// The video's rectangle. Always the layer's bounds because no video is shown.
  open var videoRect: CGRect { bounds }

  /// Creates a layer for a player.
  public convenience init(player: AVPlayer?) {
    self.init()
    self.player = player
  }
}
