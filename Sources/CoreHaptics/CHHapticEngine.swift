// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import TesseraFoundation
import TesseraPlaceholders

/// What a device can do.
public protocol CHHapticDeviceCapability: NSObjectProtocol {
  /// Whether it can move.
  var supportsHaptics: Bool { get }
  /// Whether it can sound.
  var supportsAudio: Bool { get }
}

private final class NoCapability: NSObject, CHHapticDeviceCapability {
  var supportsHaptics: Bool { false }
  var supportsAudio: Bool { false }
}

/// Moves the device.
///
/// - Note: Differs from UIKit: there is nothing to move, so none can be made, as is said once.
open class CHHapticEngine: NSObject {
  /// A device that can do nothing.
  open class func capabilitiesForHardware() -> any CHHapticDeviceCapability { NoCapability() }

  /// Throws `notSupported`.
  public init(audioSession: AnyObject? = nil) throws {
    Placeholder.say("CoreHaptics", "CHHapticEngine cannot be made, as nothing can move")
    throw CHHapticError(.notSupported)
  }

  /// Called when the system stops it. Never.
  open var stoppedHandler: ((Int) -> Void)?
  /// Called when it is to be set up again. Never.
  open var resetHandler: (() -> Void)?
  /// Throws `notSupported`.
  open func start() throws { throw CHHapticError(.notSupported) }
  /// Does nothing.
  open func stop(completionHandler: (((any Error)?) -> Void)? = nil) {
    if let completionHandler { Placeholder.answerInBackground { completionHandler(nil) } }
  }
}
