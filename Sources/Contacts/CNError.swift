// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import TesseraFoundation

/// The domain of errors with contacts.
public let CNErrorDomain = "CNErrorDomain"

/// What goes wrong with contacts.
///
/// - Note: Differs from UIKit: `as? CNError` gives nil for an `NSError` that was made by hand, as Swift casts such errors on
///   Apple's platforms alone. `catch CNError.communicationError` finds both.
public struct CNError: _BridgedStoredNSError, Sendable {
  /// The underlying `NSError`.
  public let _nsError: NSError

  /// Creates an error from an `NSError` in the domain `errorDomain`.
  public init(_nsError error: NSError) {
    _nsError = error
  }

  /// `CNErrorDomain`.
  public static var _nsErrorDomain: String { CNErrorDomain }

  /// The kinds of errors.
  public enum Code: Int, Sendable, _ErrorCodeProtocol {
    /// The errors that have these codes.
    public typealias _ErrorType = CNError

    /// The store does not answer.
    case communicationError = 1
    /// The data cannot be read.
    case dataAccessError = 2
    /// The app may not use the contacts.
    case authorizationDenied = 100
    /// Nothing can be written to.
    case noAccessableWritableContainers = 101
    /// The app may not use these keys.
    case unauthorizedKeys = 102
    /// It was turned off.
    case featureDisabledByUser = 103
    /// There is no such thing here.
    case featureNotAvailable = 104
    /// There is no such record.
    case recordDoesNotExist = 200
    /// There is such a record.
    case insertedRecordAlreadyExists = 201
    /// A group would hold itself.
    case containmentCycle = 202
    /// A group cannot hold it.
    case containmentScope = 203
    /// There is no such group.
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
    /// What was asked for makes no sense.
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
  /// Nothing can be written to.
  public static var noAccessableWritableContainers: Code { .noAccessableWritableContainers }
  /// The app may not use these keys.
  public static var unauthorizedKeys: Code { .unauthorizedKeys }
  /// It was turned off.
  public static var featureDisabledByUser: Code { .featureDisabledByUser }
  /// There is no such thing here.
  public static var featureNotAvailable: Code { .featureNotAvailable }
  /// There is no such record.
  public static var recordDoesNotExist: Code { .recordDoesNotExist }
  /// There is such a record.
  public static var insertedRecordAlreadyExists: Code { .insertedRecordAlreadyExists }
  /// A group would hold itself.
  public static var containmentCycle: Code { .containmentCycle }
  /// A group cannot hold it.
  public static var containmentScope: Code { .containmentScope }
  /// There is no such group.
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
  /// What was asked for makes no sense.
  public static var predicateInvalid: Code { .predicateInvalid }
  /// It is not permitted.
  public static var policyViolation: Code { .policyViolation }
}

/// Whether an error has a code: `catch CNError.communicationError`.
public func ~= (code: CNError.Code, error: any Error) -> Bool {
  let error = error as NSError
  return error.domain == CNError.errorDomain && error.code == code.rawValue
}
