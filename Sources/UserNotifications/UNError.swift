// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import TesseraFoundation

/// The domain of errors with notifications.
public let UNErrorDomain = "UNErrorDomain"

/// An error of notifications.
///
/// - Note: Differs from UIKit: `as? UNError` returns `nil` for an `NSError` that was created directly, because Swift bridges
///   such errors on Apple platforms only. `catch UNError.notificationsNotAllowed` matches both.
public struct UNError: _BridgedStoredNSError, Sendable {
  /// The underlying `NSError`.
  public let _nsError: NSError

  /// Creates an error from an `NSError` in the domain `errorDomain`.
  public init(_nsError error: NSError) {
    _nsError = error
  }

  /// `UNErrorDomain`.
  public static var _nsErrorDomain: String { UNErrorDomain }

  /// The error codes.
  public enum Code: Int, Sendable, _ErrorCodeProtocol {
    /// The errors that have these codes.
    public typealias _ErrorType = UNError

    /// The app may not notify.
    case notificationsNotAllowed = 1
    /// The address of an attachment is of no use.
    case attachmentInvalidURL = 100
    /// An attachment is of an unknown type.
    case attachmentUnrecognizedType = 101
    /// An attachment is too large.
    case attachmentInvalidFileSize = 102
    /// The attachment is not in the data store.
    case attachmentNotInDataStore = 103
    /// The attachment can't be moved into the data store.
    case attachmentMoveIntoDataStoreFailed = 104
    /// An attachment is broken.
    case attachmentCorrupt = 105
    /// A notification has no date.
    case notificationInvalidNoDate = 1400
    /// The notification has no content.
    case notificationInvalidNoContent = 1401
    /// The object is not allowed to provide content.
    case contentProvidingObjectNotAllowed = 1500
    /// The object that provides the content is invalid.
    case contentProvidingInvalid = 1501
    /// A number at the icon is of no use.
    case badgeInputInvalid = 1600
  }

  /// The app may not notify.
  public static var notificationsNotAllowed: Code { .notificationsNotAllowed }
  /// The address of an attachment is of no use.
  public static var attachmentInvalidURL: Code { .attachmentInvalidURL }
  /// An attachment is of an unknown type.
  public static var attachmentUnrecognizedType: Code { .attachmentUnrecognizedType }
  /// An attachment is too large.
  public static var attachmentInvalidFileSize: Code { .attachmentInvalidFileSize }
  /// The attachment is not in the data store.
  public static var attachmentNotInDataStore: Code { .attachmentNotInDataStore }
  /// The attachment can't be moved into the data store.
  public static var attachmentMoveIntoDataStoreFailed: Code { .attachmentMoveIntoDataStoreFailed }
  /// An attachment is broken.
  public static var attachmentCorrupt: Code { .attachmentCorrupt }
  /// A notification has no date.
  public static var notificationInvalidNoDate: Code { .notificationInvalidNoDate }
  /// The notification has no content.
  public static var notificationInvalidNoContent: Code { .notificationInvalidNoContent }
  /// The object is not allowed to provide content.
  public static var contentProvidingObjectNotAllowed: Code { .contentProvidingObjectNotAllowed }
  /// The object that provides the content is invalid.
  public static var contentProvidingInvalid: Code { .contentProvidingInvalid }
  /// A number at the icon is of no use.
  public static var badgeInputInvalid: Code { .badgeInputInvalid }
}

/// Whether an error has a code: `catch UNError.notificationsNotAllowed`.
public func ~= (code: UNError.Code, error: any Error) -> Bool {
  let error = error as NSError
  return error.domain == UNError.errorDomain && error.code == code.rawValue
}
