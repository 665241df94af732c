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
  /// Eyes.
  case opticID = 4
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
    error?.pointee = NSError(domain: LAErrorDomain, code: LAError.Code.biometryNotAvailable.rawValue)
    return false
  }

  /// Fails with `biometryNotAvailable`, later on a private queue.
  open func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String, reply: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    Placeholder.say("LocalAuthentication", "LAContext.evaluatePolicy recognises nobody")
    Placeholder.answerInBackground { reply(false, LAError(.biometryNotAvailable)) }
  }

  /// Throws `biometryNotAvailable`.
  open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
    Placeholder.say("LocalAuthentication", "LAContext.evaluatePolicy recognises nobody")
    throw LAError(.biometryNotAvailable)
  }

  /// Does nothing.
  open func invalidate() {}
}
