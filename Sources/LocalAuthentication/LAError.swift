// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import TesseraFoundation

/// The error domain of LocalAuthentication.
public let LAErrorDomain = "com.apple.LocalAuthentication"

/// An authentication error.
///
/// - Note: Differs from UIKit: `as? LAError` returns `nil` for an `NSError` that was created directly because Swift
///   bridges such errors only on Apple platforms. `catch LAError.authenticationFailed` matches both types of errors.
public struct LAError: _BridgedStoredNSError, Sendable {
  /// The underlying `NSError`.
  public let _nsError: NSError

  /// Creates an error from an `NSError` in the domain `errorDomain`.
  public init(_nsError error: NSError) {
    _nsError = error
  }

  /// `com.apple.LocalAuthentication`.
  public static var _nsErrorDomain: String { LAErrorDomain }

  /// The error codes.
  public enum Code: Int, Sendable, _ErrorCodeProtocol {
    /// The error type.
    public typealias _ErrorType = LAError

    /// The user was not recognized.
    case authenticationFailed = -1
    /// The user canceled the authentication.
    case userCancel = -2
    /// The user chose the fallback.
    case userFallback = -3
    /// The system canceled the authentication.
    case systemCancel = -4
    /// No passcode is set.
    case passcodeNotSet = -5
    /// Biometrics are not available.
    case biometryNotAvailable = -6
    /// No biometric identity is enrolled.
    case biometryNotEnrolled = -7
    /// There were too many failed attempts.
    case biometryLockout = -8
    /// The app canceled the authentication.
    case appCancel = -9
    /// The context was invalidated.
    case invalidContext = -10
    /// No companion device is nearby.
    case companionNotAvailable = -11
    /// User interaction is required but not allowed.
    case notInteractive = -1004
  }

  /// The user was not recognized.
  public static var authenticationFailed: Code { .authenticationFailed }
  /// The user canceled the authentication.
  public static var userCancel: Code { .userCancel }
  /// The user chose the fallback.
  public static var userFallback: Code { .userFallback }
  /// The system canceled the authentication.
  public static var systemCancel: Code { .systemCancel }
  /// No passcode is set.
  public static var passcodeNotSet: Code { .passcodeNotSet }
  /// Biometrics are not available.
  public static var biometryNotAvailable: Code { .biometryNotAvailable }
  /// No biometric identity is enrolled.
  public static var biometryNotEnrolled: Code { .biometryNotEnrolled }
  /// There were too many failed attempts.
  public static var biometryLockout: Code { .biometryLockout }
  /// The app canceled the authentication.
  public static var appCancel: Code { .appCancel }
  /// The context was invalidated.
  public static var invalidContext: Code { .invalidContext }
  /// No companion device is nearby.
  public static var companionNotAvailable: Code { .companionNotAvailable }
  /// User interaction is required but not allowed.
  public static var notInteractive: Code { .notInteractive }
}

/// Returns whether an error has a code, as in `catch LAError.authenticationFailed`.
public func ~= (code: LAError.Code, error: any Error) -> Bool {
  let error = error as NSError
  return error.domain == LAError.errorDomain && error.code == code.rawValue
}
