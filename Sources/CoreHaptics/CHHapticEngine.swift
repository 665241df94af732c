// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import TesseraFoundation

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

/// Why haptics fail.
public struct CHHapticError: Error, Hashable, Sendable {
  /// The kinds of errors.
  public enum Code: Int, Sendable {
    /// The device cannot move.
    case notSupported = -4809
  }

  /// What kind it is.
  public let code: Code

  /// An error of a kind.
  public init(_ code: Code) {
    self.code = code
  }
}

/// Moves the device.
///
/// - Note: Differs from UIKit: there is nothing to move, so none can be made.
open class CHHapticEngine: NSObject {
  /// A device that can do nothing.
  open class func capabilitiesForHardware() -> any CHHapticDeviceCapability { NoCapability() }

  /// Throws `notSupported`.
  public init(audioSession: AnyObject? = nil) throws {
    throw CHHapticError(.notSupported)
  }

  /// Called when the system stops it. Never.
  open var stoppedHandler: ((Int) -> Void)?
  /// Called when it is to be set up again. Never.
  open var resetHandler: (() -> Void)?
  /// Throws `notSupported`.
  open func start() throws { throw CHHapticError(.notSupported) }
  /// Does nothing.
  open func stop(completionHandler: (((any Error)?) -> Void)? = nil) { completionHandler?(nil) }
}
