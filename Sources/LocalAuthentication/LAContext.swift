// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import TesseraFoundation
import TesseraPlaceholders

/// How people prove who they are.
public enum LAPolicy: Int, Sendable {
  /// By face or finger.
  case deviceOwnerAuthenticationWithBiometrics = 1
  /// By face, finger or passcode.
  case deviceOwnerAuthentication
}

/// What the device can recognise.
public enum LABiometryType: Int, Sendable {
  /// Nothing, as always here.
  case none = 0
  /// Fingers.
  case touchID
  /// Faces.
  case faceID
}

/// Why nobody was recognised.
public struct LAError: Error, Hashable, Sendable {
  /// The kinds of errors.
  public enum Code: Int, Sendable {
    /// Nobody was recognised.
    case authenticationFailed = -1
    /// Somebody has closed the panel.
    case userCancel = -2
    /// Somebody wants to use a passcode.
    case userFallback = -3
    /// Another app came.
    case systemCancel = -4
    /// There is no passcode.
    case passcodeNotSet = -5
    /// There is nothing to recognise with.
    case biometryNotAvailable = -6
    /// Nobody is known.
    case biometryNotEnrolled = -7
    /// Too many attempts.
    case biometryLockout = -8
  }

  /// What kind it is.
  public let code: Code

  /// An error of a kind.
  public init(_ code: Code) {
    self.code = code
  }

  /// There is nothing to recognise with.
  public static var biometryNotAvailable: Code { .biometryNotAvailable }
}

/// Recognises people.
///
/// - Note: Differs from UIKit: nothing can be evaluated: `biometryNotAvailable`.
open class LAContext: NSObject, @unchecked Sendable {
  /// A context.
  public override init() {
    super.init()
  }

  /// Always `none`.
  open var biometryType: LABiometryType { .none }
  /// Stored only.
  open var localizedFallbackTitle: String?
  /// Stored only.
  open var localizedCancelTitle: String?
  /// Stored only.
  open var localizedReason = ""

  /// Always false; the error says `biometryNotAvailable`.
  open func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool {
    error?.pointee = NSError(domain: "com.apple.LocalAuthentication", code: LAError.Code.biometryNotAvailable.rawValue)
    return false
  }

  /// Fails at once.
  open func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String, reply: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    Placeholder.say("LocalAuthentication", "LAContext.evaluatePolicy recognises nobody")
    reply(false, LAError(.biometryNotAvailable))
  }

  /// Throws `biometryNotAvailable`.
  open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
    throw LAError(.biometryNotAvailable)
  }

  /// Does nothing.
  open func invalidate() {}
}
