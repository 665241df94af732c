// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import TesseraFoundation
import TesseraPlaceholders

/// The policy of an authentication.
public enum LAPolicy: Int, Sendable {
  /// Biometrics.
  case deviceOwnerAuthenticationWithBiometrics = 1
  /// Biometrics or a passcode.
  case deviceOwnerAuthentication
}

/// The type of biometrics.
public enum LABiometryType: Int, Sendable {
  /// None. Always the case in Tessera.
  case none = 0
  /// Touch ID.
  case touchID
  /// Face ID.
  case faceID
  /// Optic ID.
  case opticID = 4
}

/// A context that authenticates the user.
///
/// - Note: Differs from UIKit: every evaluation fails with `biometryNotAvailable`.
open class LAContext: NSObject, @unchecked Sendable {
  /// Creates a context.
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

  /// Returns `false` and sets the error to `biometryNotAvailable`.
  open func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool {
    error?.pointee = NSError(domain: LAErrorDomain, code: LAError.Code.biometryNotAvailable.rawValue)
    return false
  }

  /// Fails with `biometryNotAvailable`, asynchronously on a private queue.
  open func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String, reply: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    Placeholder.report("LocalAuthentication", "LAContext.evaluatePolicy fails, because biometrics are not available")
    Placeholder.callInBackground { reply(false, LAError(.biometryNotAvailable)) }
  }

  /// Throws `biometryNotAvailable`, always.
  open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
    Placeholder.report("LocalAuthentication", "LAContext.evaluatePolicy fails, because biometrics are not available")
    throw LAError(.biometryNotAvailable)
  }

  /// Does nothing.
  open func invalidate() {}
}
