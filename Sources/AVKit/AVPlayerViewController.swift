// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import AVFoundation
@_spi(Tessera) public import TesseraPlaceholderViews
import UIKit

/// A view controller that plays video and shows playback controls.
///
/// - Note: Differs from UIKit: it shows a placeholder.
open class AVPlayerViewController: PlaceholderController {
  /// The name shown in the placeholder: `AVPlayerViewController`.
  @_spi(Tessera) open override class var placeholderName: String { "AVPlayerViewController" }
  /// The warning that the placeholder logs.
  @_spi(Tessera) open override class var placeholderSentence: (framework: String, sentence: String)? {
    ("AVKit", "AVPlayerViewController plays nothing")
  }

  /// The player. Stored, but has no effect.
  open var player: AVPlayer?
  /// The delegate. Never called.
  open weak var delegate: (any AVPlayerViewControllerDelegate)?
  /// Whether playback controls are shown. Stored, but has no effect. The default is `true`.
  open var showsPlaybackControls = true
  /// The scaling mode of the video. Stored, but has no effect. The default is `resizeAspect`.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// Whether Picture in Picture is allowed. Stored, but has no effect. The default is `true`.
  open var allowsPictureInPicturePlayback = true
  /// Whether the player enters full screen when playback starts. Stored, but has no effect. The default is `false`.
  open var entersFullScreenWhenPlaybackBegins = false
  /// Whether the player exits full screen when playback ends. Stored, but has no effect. The default is `false`.
  open var exitsFullScreenWhenPlaybackEnds = false
  /// Whether the first video frame is ready for display. Always `false`.
  open var isReadyForDisplay: Bool { false }
  /// The view for content above the video. Always the controller's view.
  open var contentOverlayView: UIView? { view }
}

/// The delegate of a player view controller. Never called.
@preconcurrency @MainActor
public protocol AVPlayerViewControllerDelegate: NSObjectProtocol {}
