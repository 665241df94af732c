// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import UIKit

/// The domain of errors of web views.
public let WKErrorDomain = "WKErrorDomain"

/// An error of a web view.
///
/// - Note: Differs from UIKit: `as? WKError` returns `nil` for an `NSError` that was created directly, because Swift bridges
///   such errors on Apple platforms only. `catch WKError.unknown` matches both.
public struct WKError: _BridgedStoredNSError, Sendable {
  /// The underlying `NSError`.
  public let _nsError: NSError

  /// Creates an error from an `NSError` in the domain `errorDomain`.
  public init(_nsError error: NSError) {
    _nsError = error
  }

  /// `WKErrorDomain`.
  public static var _nsErrorDomain: String { WKErrorDomain }

  /// The error codes.
  public enum Code: Int, Sendable, _ErrorCodeProtocol {
    /// The errors that have these codes.
    public typealias _ErrorType = WKError

    /// Anything else.
    case unknown = 1
    /// The process of the page has died.
    case webContentProcessTerminated = 2
    /// The view has gone.
    case webViewInvalidated = 3
    /// A script failed.
    case javaScriptExceptionOccurred = 4
    /// A script's result is of no use.
    case javaScriptResultTypeIsUnsupported = 5
    /// Rules for content are not right.
    case contentRuleListStoreCompileFailed = 6
    /// The rule list doesn't exist.
    case contentRuleListStoreLookUpFailed = 7
    /// Rules cannot be removed.
    case contentRuleListStoreRemoveFailed = 8
    /// Rules are of another version.
    case contentRuleListStoreVersionMismatch = 9
    /// An attributed string could not be loaded.
    case attributedStringContentFailedToLoad = 10
    /// Loading an attributed string timed out.
    case attributedStringContentLoadTimedOut = 11
    /// A script was for a frame that is not there.
    case javaScriptInvalidFrameTarget = 12
    /// The address is none of the app's own.
    case navigationAppBoundDomain = 13
    /// A script was for a page that is none of the app's own.
    case javaScriptAppBoundDomain = 14
  }

  /// Anything else.
  public static var unknown: Code { .unknown }
  /// The process of the page has died.
  public static var webContentProcessTerminated: Code { .webContentProcessTerminated }
  /// The view has gone.
  public static var webViewInvalidated: Code { .webViewInvalidated }
  /// A script failed.
  public static var javaScriptExceptionOccurred: Code { .javaScriptExceptionOccurred }
  /// A script's result is of no use.
  public static var javaScriptResultTypeIsUnsupported: Code { .javaScriptResultTypeIsUnsupported }
  /// Rules for content are not right.
  public static var contentRuleListStoreCompileFailed: Code { .contentRuleListStoreCompileFailed }
  /// The rule list doesn't exist.
  public static var contentRuleListStoreLookUpFailed: Code { .contentRuleListStoreLookUpFailed }
  /// Rules cannot be removed.
  public static var contentRuleListStoreRemoveFailed: Code { .contentRuleListStoreRemoveFailed }
  /// Rules are of another version.
  public static var contentRuleListStoreVersionMismatch: Code { .contentRuleListStoreVersionMismatch }
  /// An attributed string could not be loaded.
  public static var attributedStringContentFailedToLoad: Code { .attributedStringContentFailedToLoad }
  /// Loading an attributed string timed out.
  public static var attributedStringContentLoadTimedOut: Code { .attributedStringContentLoadTimedOut }
  /// A script was for a frame that is not there.
  public static var javaScriptInvalidFrameTarget: Code { .javaScriptInvalidFrameTarget }
  /// The address is none of the app's own.
  public static var navigationAppBoundDomain: Code { .navigationAppBoundDomain }
  /// A script was for a page that is none of the app's own.
  public static var javaScriptAppBoundDomain: Code { .javaScriptAppBoundDomain }
}

/// Whether an error has a code: `catch WKError.unknown`.
public func ~= (code: WKError.Code, error: any Error) -> Bool {
  let error = error as NSError
  return error.domain == WKError.errorDomain && error.code == code.rawValue
}
