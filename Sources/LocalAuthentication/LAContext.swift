// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import TesseraFoundation
import TesseraPlaceholders

/// An authentication policy.
public enum LAPolicy: Int, Sendable {
  /// Authentication with biometrics.
  case deviceOwnerAuthenticationWithBiometrics = 1
  /// Authentication with biometrics or a passcode.
  case deviceOwnerAuthentication
}

/// The type of biometric authentication.
public enum LABiometryType: Int, Sendable {
  /// No biometrics. This is always the type in Tessera.
  case none = 0
  /// Touch ID.
  case touchID
  /// Face ID.
  case faceID
  /// Optic ID.
  case opticID = 4
}

/// A context for authenticating the user.
///
/// - Note: Differs from UIKit: every evaluation fails with `biometryNotAvailable`.
open class LAContext: NSObject, @unchecked Sendable {
  /// Creates a context.
  public override init() {
    super.init()
  }

  /// The available biometry type. Always `none`.
  open var biometryType: LABiometryType { .none }
  /// The title of the fallback button. Stored, but has no effect.
  open var localizedFallbackTitle: String?
  /// The title of the cancel button. Stored, but has no effect.
  open var localizedCancelTitle: String?
  /// The reason shown to the user. Stored, but has no effect.
  open var localizedReason = ""

  /// Returns `false` and sets the error to `biometryNotAvailable`.
  open func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool {
    error?.pointee = NSError(domain: LAErrorDomain, code: LAError.Code.biometryNotAvailable.rawValue)
    return false
  }

  /// Fails asynchronously on a private queue with `biometryNotAvailable`.
  open func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String, reply: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    Placeholder.report("LocalAuthentication", "LAContext.evaluatePolicy fails, because biometrics are not available")
    Placeholder.callInBackground { reply(false, LAError(.biometryNotAvailable)) }
  }

  /// Fails to authenticate the user.
  ///
  /// - Throws: `LAError.biometryNotAvailable`, always.
  open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
    Placeholder.report("LocalAuthentication", "LAContext.evaluatePolicy fails, because biometrics are not available")
    throw LAError(.biometryNotAvailable)
  }

  /// Does nothing.
  open func invalidate() {}
}
