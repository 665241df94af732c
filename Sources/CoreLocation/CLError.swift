// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import TesseraFoundation

/// The domain of errors with places.
public let kCLErrorDomain = "kCLErrorDomain"

/// What goes wrong with places.
///
/// - Note: Differs from UIKit: `as? CLError` gives nil for an `NSError` that was made by hand, as Swift casts such errors on
///   Apple's platforms alone. `catch CLError.locationUnknown` finds both.
public struct CLError: _BridgedStoredNSError, Sendable {
  /// The error as Foundation knows it.
  public let _nsError: NSError

  /// The error that Foundation knows, which must be of `errorDomain`.
  public init(_nsError error: NSError) {
    _nsError = error
  }

  /// `kCLErrorDomain`.
  public static var _nsErrorDomain: String { kCLErrorDomain }

  /// The kinds of errors.
  public enum Code: Int, Sendable, _ErrorCodeProtocol {
    /// The errors that have these codes.
    public typealias _ErrorType = CLError

    /// The place is not known.
    case locationUnknown = 0
    /// The app may not know it.
    case denied = 1
    /// There is no network.
    case network = 2
    /// The direction is not known.
    case headingFailure = 3
    /// The app may not watch regions.
    case regionMonitoringDenied = 4
    /// A region cannot be watched.
    case regionMonitoringFailure = 5
    /// A region will be watched later.
    case regionMonitoringSetupDelayed = 6
    /// What happens in a region will be told later.
    case regionMonitoringResponseDelayed = 7
    /// No address was found.
    case geocodeFoundNoResult = 8
    /// A part of an address was found.
    case geocodeFoundPartialResult = 9
    /// The search was broken off.
    case geocodeCanceled = 10
    /// Updates cannot be deferred.
    case deferredFailed = 11
    /// Updates cannot be deferred, as none are asked for.
    case deferredNotUpdatingLocation = 12
    /// Updates cannot be deferred at this accuracy.
    case deferredAccuracyTooLow = 13
    /// Updates cannot be deferred with a distance.
    case deferredDistanceFiltered = 14
    /// Deferred updates were broken off.
    case deferredCanceled = 15
    /// Beacons cannot be looked for.
    case rangingUnavailable = 16
    /// Looking for beacons failed.
    case rangingFailure = 17
    /// Somebody has said no.
    case promptDeclined = 18
    /// Places of the past are not known.
    case historicalLocationError = 19
  }

  /// The place is not known.
  public static var locationUnknown: Code { .locationUnknown }
  /// The app may not know it.
  public static var denied: Code { .denied }
  /// There is no network.
  public static var network: Code { .network }
  /// The direction is not known.
  public static var headingFailure: Code { .headingFailure }
  /// The app may not watch regions.
  public static var regionMonitoringDenied: Code { .regionMonitoringDenied }
  /// A region cannot be watched.
  public static var regionMonitoringFailure: Code { .regionMonitoringFailure }
  /// A region will be watched later.
  public static var regionMonitoringSetupDelayed: Code { .regionMonitoringSetupDelayed }
  /// What happens in a region will be told later.
  public static var regionMonitoringResponseDelayed: Code { .regionMonitoringResponseDelayed }
  /// No address was found.
  public static var geocodeFoundNoResult: Code { .geocodeFoundNoResult }
  /// A part of an address was found.
  public static var geocodeFoundPartialResult: Code { .geocodeFoundPartialResult }
  /// The search was broken off.
  public static var geocodeCanceled: Code { .geocodeCanceled }
  /// Updates cannot be deferred.
  public static var deferredFailed: Code { .deferredFailed }
  /// Updates cannot be deferred, as none are asked for.
  public static var deferredNotUpdatingLocation: Code { .deferredNotUpdatingLocation }
  /// Updates cannot be deferred at this accuracy.
  public static var deferredAccuracyTooLow: Code { .deferredAccuracyTooLow }
  /// Updates cannot be deferred with a distance.
  public static var deferredDistanceFiltered: Code { .deferredDistanceFiltered }
  /// Deferred updates were broken off.
  public static var deferredCanceled: Code { .deferredCanceled }
  /// Beacons cannot be looked for.
  public static var rangingUnavailable: Code { .rangingUnavailable }
  /// Looking for beacons failed.
  public static var rangingFailure: Code { .rangingFailure }
  /// Somebody has said no.
  public static var promptDeclined: Code { .promptDeclined }
  /// Places of the past are not known.
  public static var historicalLocationError: Code { .historicalLocationError }
}

/// Whether an error has a code: `catch CLError.locationUnknown`.
public func ~= (code: CLError.Code, error: any Error) -> Bool {
  let error = error as NSError
  return error.domain == CLError.errorDomain && error.code == code.rawValue
}
