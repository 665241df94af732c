// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import TesseraFoundation

/// The error domain of Core Location.
public let kCLErrorDomain = "kCLErrorDomain"

/// A Core Location error.
///
/// - Note: Differs from UIKit: `as? CLError` returns `nil` for an `NSError` that was created directly because Swift
///   bridges such errors only on Apple platforms. `catch CLError.locationUnknown` matches both types of errors.
public struct CLError: _BridgedStoredNSError, Sendable {
  /// The underlying `NSError`.
  public let _nsError: NSError

  /// Creates an error from an `NSError` in the domain `errorDomain`.
  public init(_nsError error: NSError) {
    _nsError = error
  }

  /// `kCLErrorDomain`.
  public static var _nsErrorDomain: String { kCLErrorDomain }

  /// The error codes.
  public enum Code: Int, Sendable, _ErrorCodeProtocol {
    /// The error type.
    public typealias _ErrorType = CLError

    /// The location is unavailable.
    case locationUnknown = 0
    /// Access is denied.
    case denied = 1
    /// The network is unavailable.
    case network = 2
    /// The heading is unknown.
    case headingFailure = 3
    /// Region monitoring is denied.
    case regionMonitoringDenied = 4
    /// A region can't be monitored.
    case regionMonitoringFailure = 5
    /// The start of region monitoring is delayed.
    case regionMonitoringSetupDelayed = 6
    /// Region events are delayed.
    case regionMonitoringResponseDelayed = 7
    /// No address was found.
    case geocodeFoundNoResult = 8
    /// Only part of an address was found.
    case geocodeFoundPartialResult = 9
    /// The request was canceled.
    case geocodeCanceled = 10
    /// Updates can't be deferred.
    case deferredFailed = 11
    /// Updates can't be deferred because no updates are active.
    case deferredNotUpdatingLocation = 12
    /// Updates can't be deferred at this accuracy.
    case deferredAccuracyTooLow = 13
    /// Updates can't be deferred with a distance filter.
    case deferredDistanceFiltered = 14
    /// Deferred updates were canceled.
    case deferredCanceled = 15
    /// Ranging is unavailable.
    case rangingUnavailable = 16
    /// Ranging failed.
    case rangingFailure = 17
    /// The user declined a prompt.
    case promptDeclined = 18
    /// Historical locations are unavailable.
    case historicalLocationError = 19
  }

  /// The location is unavailable.
  public static var locationUnknown: Code { .locationUnknown }
  /// Access is denied.
  public static var denied: Code { .denied }
  /// The network is unavailable.
  public static var network: Code { .network }
  /// The heading is unknown.
  public static var headingFailure: Code { .headingFailure }
  /// Region monitoring is denied.
  public static var regionMonitoringDenied: Code { .regionMonitoringDenied }
  /// A region can't be monitored.
  public static var regionMonitoringFailure: Code { .regionMonitoringFailure }
  /// The start of region monitoring is delayed.
  public static var regionMonitoringSetupDelayed: Code { .regionMonitoringSetupDelayed }
  /// Region events are delayed.
  public static var regionMonitoringResponseDelayed: Code { .regionMonitoringResponseDelayed }
  /// No address was found.
  public static var geocodeFoundNoResult: Code { .geocodeFoundNoResult }
  /// Only part of an address was found.
  public static var geocodeFoundPartialResult: Code { .geocodeFoundPartialResult }
  /// The request was canceled.
  public static var geocodeCanceled: Code { .geocodeCanceled }
  /// Updates can't be deferred.
  public static var deferredFailed: Code { .deferredFailed }
  /// Updates can't be deferred because no updates are active.
  public static var deferredNotUpdatingLocation: Code { .deferredNotUpdatingLocation }
  /// Updates can't be deferred at this accuracy.
  public static var deferredAccuracyTooLow: Code { .deferredAccuracyTooLow }
  /// Updates can't be deferred with a distance filter.
  public static var deferredDistanceFiltered: Code { .deferredDistanceFiltered }
  /// Deferred updates were canceled.
  public static var deferredCanceled: Code { .deferredCanceled }
  /// Ranging is unavailable.
  public static var rangingUnavailable: Code { .rangingUnavailable }
  /// Ranging failed.
  public static var rangingFailure: Code { .rangingFailure }
  /// The user declined a prompt.
  public static var promptDeclined: Code { .promptDeclined }
  /// Historical locations are unavailable.
  public static var historicalLocationError: Code { .historicalLocationError }
}

/// Returns whether an error has a code, as in `catch CLError.locationUnknown`.
public func ~= (code: CLError.Code, error: any Error) -> Bool {
  let error = error as NSError
  return error.domain == CLError.errorDomain && error.code == code.rawValue
}
