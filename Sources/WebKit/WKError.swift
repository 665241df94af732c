// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import UIKit

/// The domain of web view errors.
public let WKErrorDomain = "WKErrorDomain"

/// An error of a web view.
///
/// - Note: Differs from UIKit: `as? WKError` returns `nil` for an `NSError` that was created directly, because Swift
///   bridges such errors on Apple platforms only. `catch WKError.unknown` matches errors of both types.
public struct WKError: _BridgedStoredNSError, Sendable {
  /// The underlying `NSError`.
  public let _nsError: NSError

  /// Creates an error from an `NSError` in the domain `errorDomain`.
  public init(_nsError error: NSError) {
    _nsError = error
  }

  /// The error domain, `WKErrorDomain`.
  public static var _nsErrorDomain: String { WKErrorDomain }

  /// The error codes of web view errors.
  public enum Code: Int, Sendable, _ErrorCodeProtocol {
    /// The error type to which the codes belong.
    public typealias _ErrorType = WKError

    /// An unknown error.
    case unknown = 1
    /// The web content process terminated.
    case webContentProcessTerminated = 2
    /// The web view was invalidated.
    case webViewInvalidated = 3
    /// A script failed.
    case javaScriptExceptionOccurred = 4
    /// A script's result has an unsupported type.
    case javaScriptResultTypeIsUnsupported = 5
    /// A rule list could not be compiled.
    case contentRuleListStoreCompileFailed = 6
    /// The rule list doesn't exist.
    case contentRuleListStoreLookUpFailed = 7
    /// A rule list could not be removed.
    case contentRuleListStoreRemoveFailed = 8
    /// A rule list has an incompatible version.
    case contentRuleListStoreVersionMismatch = 9
    /// An attributed string could not be loaded.
    case attributedStringContentFailedToLoad = 10
    /// Loading an attributed string timed out.
    case attributedStringContentLoadTimedOut = 11
    /// A script's target frame is invalid.
    case javaScriptInvalidFrameTarget = 12
    /// The URL is not in an app-bound domain.
    case navigationAppBoundDomain = 13
    /// A script's page is not in an app-bound domain.
    case javaScriptAppBoundDomain = 14
  }

  /// An unknown error.
  public static var unknown: Code { .unknown }
  /// The web content process terminated.
  public static var webContentProcessTerminated: Code { .webContentProcessTerminated }
  /// The web view was invalidated.
  public static var webViewInvalidated: Code { .webViewInvalidated }
  /// A script failed.
  public static var javaScriptExceptionOccurred: Code { .javaScriptExceptionOccurred }
  /// A script's result has an unsupported type.
  public static var javaScriptResultTypeIsUnsupported: Code { .javaScriptResultTypeIsUnsupported }
  /// A rule list could not be compiled.
  public static var contentRuleListStoreCompileFailed: Code { .contentRuleListStoreCompileFailed }
  /// The rule list doesn't exist.
  public static var contentRuleListStoreLookUpFailed: Code { .contentRuleListStoreLookUpFailed }
  /// A rule list could not be removed.
  public static var contentRuleListStoreRemoveFailed: Code { .contentRuleListStoreRemoveFailed }
  /// A rule list has an incompatible version.
  public static var contentRuleListStoreVersionMismatch: Code { .contentRuleListStoreVersionMismatch }
  /// An attributed string could not be loaded.
  public static var attributedStringContentFailedToLoad: Code { .attributedStringContentFailedToLoad }
  /// Loading an attributed string timed out.
  public static var attributedStringContentLoadTimedOut: Code { .attributedStringContentLoadTimedOut }
  /// A script's target frame is invalid.
  public static var javaScriptInvalidFrameTarget: Code { .javaScriptInvalidFrameTarget }
  /// The URL is not in an app-bound domain.
  public static var navigationAppBoundDomain: Code { .navigationAppBoundDomain }
  /// A script's page is not in an app-bound domain.
  public static var javaScriptAppBoundDomain: Code { .javaScriptAppBoundDomain }
}

/// Returns whether an error has the given code. Enables patterns such as `catch WKError.unknown`.
public func ~= (code: WKError.Code, error: any Error) -> Bool {
  let error = error as NSError
  return error.domain == WKError.errorDomain && error.code == code.rawValue
}
