// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import AVFoundation

/// A controller for Picture in Picture, which Tessera doesn't support.
@preconcurrency @MainActor
open class AVPictureInPictureController: NSObject {
  /// The player layer.
  public let playerLayer: AVPlayerLayer
  /// The delegate. Never called.
  open weak var delegate: (any AVPictureInPictureControllerDelegate)?
  /// Whether Picture in Picture is currently possible. Always `false`.
  open var isPictureInPicturePossible: Bool { false }
  /// Whether Picture in Picture is active. Always `false`.
  open var isPictureInPictureActive: Bool { false }
  /// Whether Picture in Picture starts automatically when the app enters the background. Stored, but has no effect.
  /// The default is `false`.
  open var canStartPictureInPictureAutomaticallyFromInline = false
  /// Whether the user can't skip content. Stored, but has no effect. The default is `false`.
  open var requiresLinearPlayback = false

  /// Returns `false`.
  open class func isPictureInPictureSupported() -> Bool { false }

  /// Returns `nil` because Picture in Picture isn't supported.
  public init?(playerLayer: AVPlayerLayer) { nil }

  /// Does nothing.
  open func startPictureInPicture() {}
  /// Does nothing.
  open func stopPictureInPicture() {}
}

/// The delegate of a Picture in Picture controller. Never called.
@preconcurrency @MainActor
public protocol AVPictureInPictureControllerDelegate: NSObjectProtocol {
  /// Called before Picture in Picture starts. Never called in Tessera.
  func pictureInPictureControllerWillStartPictureInPicture(_ pictureInPictureController: AVPictureInPictureController)
  /// Called after Picture in Picture has started. Never called in Tessera.
  func pictureInPictureControllerDidStartPictureInPicture(_ pictureInPictureController: AVPictureInPictureController)
  /// Called when Picture in Picture could not start. Never called in Tessera.
  func pictureInPictureController(
    _ pictureInPictureController: AVPictureInPictureController, failedToStartPictureInPictureWithError error: any Error)
  /// Called before Picture in Picture stops. Never called in Tessera.
  func pictureInPictureControllerWillStopPictureInPicture(_ pictureInPictureController: AVPictureInPictureController)
  /// Called after Picture in Picture has stopped. Never called in Tessera.
  func pictureInPictureControllerDidStopPictureInPicture(_ pictureInPictureController: AVPictureInPictureController)
  /// Called to restore the player's interface. Never called in Tessera.
  func pictureInPictureController(
    _ pictureInPictureController: AVPictureInPictureController,
    restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler: @escaping (Bool) -> Void)
}

extension AVPictureInPictureControllerDelegate {
  /// Does nothing.
  public func pictureInPictureControllerWillStartPictureInPicture(
    _ pictureInPictureController: AVPictureInPictureController
  ) {}
  /// Does nothing.
  public func pictureInPictureControllerDidStartPictureInPicture(
    _ pictureInPictureController: AVPictureInPictureController
  ) {}
  /// Does nothing.
  public func pictureInPictureController(
    _ pictureInPictureController: AVPictureInPictureController, failedToStartPictureInPictureWithError error: any Error
  ) {}
  /// Does nothing.
  public func pictureInPictureControllerWillStopPictureInPicture(
    _ pictureInPictureController: AVPictureInPictureController
  ) {}
  /// Does nothing.
  public func pictureInPictureControllerDidStopPictureInPicture(
    _ pictureInPictureController: AVPictureInPictureController
  ) {}
  /// Does nothing.
  public func pictureInPictureController(
    _ pictureInPictureController: AVPictureInPictureController,
    restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler: @escaping (Bool) -> Void
  ) {}
}
