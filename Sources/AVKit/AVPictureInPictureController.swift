// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import AVFoundation

/// A controller of picture in picture, which is not supported.
@preconcurrency @MainActor
open class AVPictureInPictureController: NSObject {
  /// The layer of the film.
  public let playerLayer: AVPlayerLayer
  /// The delegate. Never called.
  open weak var delegate: (any AVPictureInPictureControllerDelegate)?
  /// Always false.
  open var isPictureInPicturePossible: Bool { false }
  /// Always false.
  open var isPictureInPictureActive: Bool { false }
  /// Stored only. False by default.
  open var canStartPictureInPictureAutomaticallyFromInline = false
  /// Stored only. False by default.
  open var requiresLinearPlayback = false

  /// Always false.
  open class func isPictureInPictureSupported() -> Bool { false }

  /// Always `nil`: small windows are not supported.
  public init?(playerLayer: AVPlayerLayer) { nil }

  /// Does nothing.
  open func startPictureInPicture() {}
  /// Does nothing.
  open func stopPictureInPicture() {}
}

/// The delegate of a picture in picture controller. Never called.
@preconcurrency @MainActor
public protocol AVPictureInPictureControllerDelegate: NSObjectProtocol {
  /// The window will open.
  func pictureInPictureControllerWillStartPictureInPicture(_ pictureInPictureController: AVPictureInPictureController)
  /// The window is open.
  func pictureInPictureControllerDidStartPictureInPicture(_ pictureInPictureController: AVPictureInPictureController)
  /// The window could not open.
  func pictureInPictureController(
    _ pictureInPictureController: AVPictureInPictureController, failedToStartPictureInPictureWithError error: any Error)
  /// The window will close.
  func pictureInPictureControllerWillStopPictureInPicture(_ pictureInPictureController: AVPictureInPictureController)
  /// The window is closed.
  func pictureInPictureControllerDidStopPictureInPicture(_ pictureInPictureController: AVPictureInPictureController)
  /// The app is to show the film again.
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
