// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import AVFoundation
@_spi(Tessera) public import TesseraPlaceholderViews
import UIKit

/// A controller that plays video with controls.
///
/// - Note: Differs from UIKit: it shows a placeholder.
open class AVPlayerViewController: PlaceholderController {
  /// The name in the placeholder: `AVPlayerViewController`.
  @_spi(Tessera) open override class var placeholderName: String { "AVPlayerViewController" }
  /// The sentence that the placeholder reports.
  @_spi(Tessera) open override class var placeholderSentence: (framework: String, sentence: String)? {
    ("AVKit", "AVPlayerViewController plays nothing")
  }

  /// The player. Stored only.
  open var player: AVPlayer?
  /// The delegate. Never called.
  open weak var delegate: (any AVPlayerViewControllerDelegate)?
  /// Stored only. True by default.
  open var showsPlaybackControls = true
  /// Stored only. `resizeAspect` by default.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// Stored only. True by default.
  open var allowsPictureInPicturePlayback = true
  /// Stored only. False by default.
  open var entersFullScreenWhenPlaybackBegins = false
  /// Stored only. False by default.
  open var exitsFullScreenWhenPlaybackEnds = false
  /// Always false.
  open var isReadyForDisplay: Bool { false }
  /// The view for content above the video. Always the controller's view.
  open var contentOverlayView: UIView? { view }
}

/// The delegate of a player view controller. Never called.
@preconcurrency @MainActor
public protocol AVPlayerViewControllerDelegate: NSObjectProtocol {}
