// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import TesseraFoundation
import TesseraPlaceholders

/// A device's haptic capabilities.
public protocol CHHapticDeviceCapability: NSObjectProtocol {
  /// Whether the device can play haptic events.
  var supportsHaptics: Bool { get }
  /// Whether the device can play audio events.
  var supportsAudio: Bool { get }
}

private final class NoCapability: NSObject, CHHapticDeviceCapability {
  var supportsHaptics: Bool { false }
  var supportsAudio: Bool { false }
}

/// A haptic engine.
///
/// - Note: Differs from UIKit: engines can't be created because there is no hardware. A warning is logged once.
open class CHHapticEngine: NSObject {
  /// Returns capabilities without haptics or audio.
  open class func capabilitiesForHardware() -> any CHHapticDeviceCapability { NoCapability() }

  /// Throws `notSupported` because there is no haptic hardware.
  public init(audioSession: AnyObject? = nil) throws {
    Placeholder.report("CoreHaptics", "CHHapticEngine can't be created, because there is no haptic hardware")
    throw CHHapticError(.notSupported)
  }

  /// Called when the system stops the engine. Never called in Tessera.
  open var stoppedHandler: ((Int) -> Void)?
  /// Called when the engine must be set up again. Never called in Tessera.
  open var resetHandler: (() -> Void)?
  /// Throws `notSupported` because there is no haptic hardware.
  open func start() throws { throw CHHapticError(.notSupported) }
  /// Calls the completion handler without an error, and does nothing else.
  open func stop(completionHandler: (((any Error)?) -> Void)? = nil) {
    if let completionHandler { Placeholder.callInBackground { completionHandler(nil) } }
  }
}
