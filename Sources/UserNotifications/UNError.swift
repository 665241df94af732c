// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import TesseraFoundation

/// The domain of notification errors.
public let UNErrorDomain = "UNErrorDomain"

/// An error related to notifications.
///
/// - Note: Differs from UIKit: `as? UNError` returns `nil` for an `NSError` that was created directly, because Swift
///   bridges such errors on Apple platforms only. `catch UNError.notificationsNotAllowed` matches errors of both
///   types.
public struct UNError: _BridgedStoredNSError, Sendable {
  /// The underlying `NSError`.
  public let _nsError: NSError

  /// Creates an error from an `NSError` in the domain `errorDomain`.
  public init(_nsError error: NSError) {
    _nsError = error
  }

  /// The error domain, `UNErrorDomain`.
  public static var _nsErrorDomain: String { UNErrorDomain }

  /// The error codes of notification errors.
  public enum Code: Int, Sendable, _ErrorCodeProtocol {
    /// The error type to which the codes belong.
    public typealias _ErrorType = UNError

    /// Notifications are not allowed.
    case notificationsNotAllowed = 1
    /// The attachment's URL is invalid.
    case attachmentInvalidURL = 100
    /// The attachment's type is not recognized.
    case attachmentUnrecognizedType = 101
    /// The attachment is too large.
    case attachmentInvalidFileSize = 102
    /// The attachment is not in the data store.
    case attachmentNotInDataStore = 103
    /// The attachment can't be moved into the data store.
    case attachmentMoveIntoDataStoreFailed = 104
    /// The attachment is corrupt.
    case attachmentCorrupt = 105
    /// The notification has no date.
    case notificationInvalidNoDate = 1400
    /// The notification has no content.
    case notificationInvalidNoContent = 1401
    /// The object is not allowed to provide content.
    case contentProvidingObjectNotAllowed = 1500
    /// The object that provides the content is invalid.
    case contentProvidingInvalid = 1501
    /// The badge is invalid.
    case badgeInputInvalid = 1600
  }

  /// Notifications are not allowed.
  public static var notificationsNotAllowed: Code { .notificationsNotAllowed }
  /// The attachment's URL is invalid.
  public static var attachmentInvalidURL: Code { .attachmentInvalidURL }
  /// The attachment's type is not recognized.
  public static var attachmentUnrecognizedType: Code { .attachmentUnrecognizedType }
  /// The attachment is too large.
  public static var attachmentInvalidFileSize: Code { .attachmentInvalidFileSize }
  /// The attachment is not in the data store.
  public static var attachmentNotInDataStore: Code { .attachmentNotInDataStore }
  /// The attachment can't be moved into the data store.
  public static var attachmentMoveIntoDataStoreFailed: Code { .attachmentMoveIntoDataStoreFailed }
  /// The attachment is corrupt.
  public static var attachmentCorrupt: Code { .attachmentCorrupt }
  /// The notification has no date.
  public static var notificationInvalidNoDate: Code { .notificationInvalidNoDate }
  /// The notification has no content.
  public static var notificationInvalidNoContent: Code { .notificationInvalidNoContent }
  /// The object is not allowed to provide content.
  public static var contentProvidingObjectNotAllowed: Code { .contentProvidingObjectNotAllowed }
  /// The object that provides the content is invalid.
  public static var contentProvidingInvalid: Code { .contentProvidingInvalid }
  /// The badge is invalid.
  public static var badgeInputInvalid: Code { .badgeInputInvalid }
}

/// Returns whether an error has the given code. Enables patterns such as `catch UNError.notificationsNotAllowed`.
public func ~= (code: UNError.Code, error: any Error) -> Bool {
  let error = error as NSError
  return error.domain == UNError.errorDomain && error.code == code.rawValue
}
