// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import TesseraFoundation

/// The error domain of the contact store.
public let CNErrorDomain = "CNErrorDomain"

/// A contact store error.
///
/// - Note: Differs from UIKit: `as? CNError` returns `nil` for an `NSError` that was created directly because Swift
///   bridges such errors only on Apple platforms. `catch CNError.communicationError` matches both types of errors.
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
    /// The error type.
    public typealias _ErrorType = CNError

    /// The contact store doesn't respond.
    case communicationError = 1
    /// The data can't be read.
    case dataAccessError = 2
    /// Access is denied.
    case authorizationDenied = 100
    /// There is no writable container.
    case noAccessableWritableContainers = 101
    /// The app is not authorized to use these keys.
    case unauthorizedKeys = 102
    /// The user disabled the feature.
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
    /// The identifier of a record is invalid.
    case recordIdentifierInvalid = 205
    /// The record is not writable.
    case recordNotWritable = 206
    /// The container is not writable.
    case parentContainerNotWritable = 207
    /// Several values are invalid.
    case validationMultipleErrors = 300
    /// A value has the wrong type.
    case validationTypeMismatch = 301
    /// The validation rules are invalid.
    case validationConfigurationError = 302
    /// The predicate is invalid.
    case predicateInvalid = 400
    /// The operation violates a policy.
    case policyViolation = 500
  }

  /// The contact store doesn't respond.
  public static var communicationError: Code { .communicationError }
  /// The data can't be read.
  public static var dataAccessError: Code { .dataAccessError }
  /// Access is denied.
  public static var authorizationDenied: Code { .authorizationDenied }
  /// There is no writable container.
  public static var noAccessableWritableContainers: Code { .noAccessableWritableContainers }
  /// The app is not authorized to use these keys.
  public static var unauthorizedKeys: Code { .unauthorizedKeys }
  /// The user disabled the feature.
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
  /// The identifier of a record is invalid.
  public static var recordIdentifierInvalid: Code { .recordIdentifierInvalid }
  /// The record is not writable.
  public static var recordNotWritable: Code { .recordNotWritable }
  /// The container is not writable.
  public static var parentContainerNotWritable: Code { .parentContainerNotWritable }
  /// Several values are invalid.
  public static var validationMultipleErrors: Code { .validationMultipleErrors }
  /// A value has the wrong type.
  public static var validationTypeMismatch: Code { .validationTypeMismatch }
  /// The validation rules are invalid.
  public static var validationConfigurationError: Code { .validationConfigurationError }
  /// The predicate is invalid.
  public static var predicateInvalid: Code { .predicateInvalid }
  /// The operation violates a policy.
  public static var policyViolation: Code { .policyViolation }
}

/// Returns whether an error has a code, as in `catch CNError.communicationError`.
public func ~= (code: CNError.Code, error: any Error) -> Bool {
  let error = error as NSError
  return error.domain == CNError.errorDomain && error.code == code.rawValue
}
