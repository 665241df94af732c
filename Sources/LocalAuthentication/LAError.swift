// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import TesseraFoundation

/// The domain of errors in recognising people.
public let LAErrorDomain = "com.apple.LocalAuthentication"

/// Why nobody was recognised.
///
/// - Note: Differs from UIKit: `as? LAError` gives nil for an `NSError` that was made by hand, as Swift casts such errors on
///   Apple's platforms alone. `catch LAError.authenticationFailed` finds both.
public struct LAError: _BridgedStoredNSError, Sendable {
  /// The underlying `NSError`.
  public let _nsError: NSError

  /// Creates an error from an `NSError` in the domain `errorDomain`.
  public init(_nsError error: NSError) {
    _nsError = error
  }

  /// `com.apple.LocalAuthentication`.
  public static var _nsErrorDomain: String { LAErrorDomain }

  /// The kinds of errors.
  public enum Code: Int, Sendable, _ErrorCodeProtocol {
    /// The errors that have these codes.
    public typealias _ErrorType = LAError

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
    /// The app has broken off.
    case appCancel = -9
    /// The context was invalidated.
    case invalidContext = -10
    /// There is no watch nearby.
    case companionNotAvailable = -11
    /// A panel was needed, and may not be shown.
    case notInteractive = -1004
  }

  /// Nobody was recognised.
  public static var authenticationFailed: Code { .authenticationFailed }
  /// Somebody has closed the panel.
  public static var userCancel: Code { .userCancel }
  /// Somebody wants to use a passcode.
  public static var userFallback: Code { .userFallback }
  /// Another app came.
  public static var systemCancel: Code { .systemCancel }
  /// There is no passcode.
  public static var passcodeNotSet: Code { .passcodeNotSet }
  /// There is nothing to recognise with.
  public static var biometryNotAvailable: Code { .biometryNotAvailable }
  /// Nobody is known.
  public static var biometryNotEnrolled: Code { .biometryNotEnrolled }
  /// Too many attempts.
  public static var biometryLockout: Code { .biometryLockout }
  /// The app has broken off.
  public static var appCancel: Code { .appCancel }
  /// The context was invalidated.
  public static var invalidContext: Code { .invalidContext }
  /// There is no watch nearby.
  public static var companionNotAvailable: Code { .companionNotAvailable }
  /// A panel was needed, and may not be shown.
  public static var notInteractive: Code { .notInteractive }
}

/// Whether an error has a code: `catch LAError.authenticationFailed`.
public func ~= (code: LAError.Code, error: any Error) -> Bool {
  let error = error as NSError
  return error.domain == LAError.errorDomain && error.code == code.rawValue
}
