// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import TesseraFoundation

/// The domain of errors with notifications.
public let UNErrorDomain = "UNErrorDomain"

/// What goes wrong with notifications.
///
/// - Note: Differs from UIKit: `as? UNError` gives nil for an `NSError` that was made by hand, as Swift casts such errors on
///   Apple's platforms alone. `catch UNError.notificationsNotAllowed` finds both.
public struct UNError: _BridgedStoredNSError, Sendable {
  /// The error as Foundation knows it.
  public let _nsError: NSError

  /// The error that Foundation knows, which must be of `errorDomain`.
  public init(_nsError error: NSError) {
    _nsError = error
  }

  /// `UNErrorDomain`.
  public static var _nsErrorDomain: String { UNErrorDomain }

  /// The kinds of errors.
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
    /// An attachment is not kept.
    case attachmentNotInDataStore = 103
    /// An attachment cannot be kept.
    case attachmentMoveIntoDataStoreFailed = 104
    /// An attachment is broken.
    case attachmentCorrupt = 105
    /// A notification has no date.
    case notificationInvalidNoDate = 1400
    /// A notification says nothing.
    case notificationInvalidNoContent = 1401
    /// Nobody else may say what a notification says.
    case contentProvidingObjectNotAllowed = 1500
    /// What others say in a notification is of no use.
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
  /// An attachment is not kept.
  public static var attachmentNotInDataStore: Code { .attachmentNotInDataStore }
  /// An attachment cannot be kept.
  public static var attachmentMoveIntoDataStoreFailed: Code { .attachmentMoveIntoDataStoreFailed }
  /// An attachment is broken.
  public static var attachmentCorrupt: Code { .attachmentCorrupt }
  /// A notification has no date.
  public static var notificationInvalidNoDate: Code { .notificationInvalidNoDate }
  /// A notification says nothing.
  public static var notificationInvalidNoContent: Code { .notificationInvalidNoContent }
  /// Nobody else may say what a notification says.
  public static var contentProvidingObjectNotAllowed: Code { .contentProvidingObjectNotAllowed }
  /// What others say in a notification is of no use.
  public static var contentProvidingInvalid: Code { .contentProvidingInvalid }
  /// A number at the icon is of no use.
  public static var badgeInputInvalid: Code { .badgeInputInvalid }
}

/// Whether an error has a code: `catch UNError.notificationsNotAllowed`.
public func ~= (code: UNError.Code, error: any Error) -> Bool {
  let error = error as NSError
  return error.domain == UNError.errorDomain && error.code == code.rawValue
}
