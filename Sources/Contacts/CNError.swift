// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import TesseraFoundation

/// The domain of errors with contacts.
public let CNErrorDomain = "CNErrorDomain"

/// An error of contacts.
///
/// - Note: Differs from UIKit: `as? CNError` returns `nil` for an `NSError` that was created directly, because Swift bridges
///   such errors on Apple platforms only. `catch CNError.communicationError` matches both.
public struct CNError: _BridgedStoredNSError, Sendable {
  /// The underlying `NSError`.
  public let _nsError: NSError

  /// Creates an error from an `NSError` in the domain `errorDomain`.
  public init(_nsError error: NSError) {
    _nsError = error
  }

  /// `CNErrorDomain`.
  public static var _nsErrorDomain: String { CNErrorDomain }

  /// The error codes.
  public enum Code: Int, Sendable, _ErrorCodeProtocol {
    /// The errors that have these codes.
    public typealias _ErrorType = CNError

    /// The store does not answer.
    case communicationError = 1
    /// The data cannot be read.
    case dataAccessError = 2
    /// The app may not use the contacts.
    case authorizationDenied = 100
    /// There is no writable container.
    case noAccessableWritableContainers = 101
    /// The app may not use these keys.
    case unauthorizedKeys = 102
    /// It was turned off.
    case featureDisabledByUser = 103
    /// The feature is not available.
    case featureNotAvailable = 104
    /// The record doesn't exist.
    case recordDoesNotExist = 200
    /// The inserted record already exists.
    case insertedRecordAlreadyExists = 201
    /// A group would contain itself.
    case containmentCycle = 202
    /// The group can't contain the record.
    case containmentScope = 203
    /// The parent record doesn't exist.
    case parentRecordDoesNotExist = 204
    /// The name of a record is of no use.
    case recordIdentifierInvalid = 205
    /// The record cannot be written.
    case recordNotWritable = 206
    /// The container cannot be written.
    case parentContainerNotWritable = 207
    /// Several values are of no use.
    case validationMultipleErrors = 300
    /// A value is of another type.
    case validationTypeMismatch = 301
    /// The rules for values are not right.
    case validationConfigurationError = 302
    /// The predicate is invalid.
    case predicateInvalid = 400
    /// It is not permitted.
    case policyViolation = 500
  }

  /// The store does not answer.
  public static var communicationError: Code { .communicationError }
  /// The data cannot be read.
  public static var dataAccessError: Code { .dataAccessError }
  /// The app may not use the contacts.
  public static var authorizationDenied: Code { .authorizationDenied }
  /// There is no writable container.
  public static var noAccessableWritableContainers: Code { .noAccessableWritableContainers }
  /// The app may not use these keys.
  public static var unauthorizedKeys: Code { .unauthorizedKeys }
  /// It was turned off.
  public static var featureDisabledByUser: Code { .featureDisabledByUser }
  /// The feature is not available.
  public static var featureNotAvailable: Code { .featureNotAvailable }
  /// The record doesn't exist.
  public static var recordDoesNotExist: Code { .recordDoesNotExist }
  /// The inserted record already exists.
  public static var insertedRecordAlreadyExists: Code { .insertedRecordAlreadyExists }
  /// A group would contain itself.
  public static var containmentCycle: Code { .containmentCycle }
  /// The group can't contain the record.
  public static var containmentScope: Code { .containmentScope }
  /// The parent record doesn't exist.
  public static var parentRecordDoesNotExist: Code { .parentRecordDoesNotExist }
  /// The name of a record is of no use.
  public static var recordIdentifierInvalid: Code { .recordIdentifierInvalid }
  /// The record cannot be written.
  public static var recordNotWritable: Code { .recordNotWritable }
  /// The container cannot be written.
  public static var parentContainerNotWritable: Code { .parentContainerNotWritable }
  /// Several values are of no use.
  public static var validationMultipleErrors: Code { .validationMultipleErrors }
  /// A value is of another type.
  public static var validationTypeMismatch: Code { .validationTypeMismatch }
  /// The rules for values are not right.
  public static var validationConfigurationError: Code { .validationConfigurationError }
  /// The predicate is invalid.
  public static var predicateInvalid: Code { .predicateInvalid }
  /// It is not permitted.
  public static var policyViolation: Code { .policyViolation }
}

/// Whether an error has a code: `catch CNError.communicationError`.
public func ~= (code: CNError.Code, error: any Error) -> Bool {
  let error = error as NSError
  return error.domain == CNError.errorDomain && error.code == code.rawValue
}
