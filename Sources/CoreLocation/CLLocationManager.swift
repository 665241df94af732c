// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import TesseraFoundation
import TesseraPlaceholders

/// Tells an app where the device is.
///
/// - Note: Differs from UIKit: it is always denied, and says so once on the standard error when it is asked to begin. The
///   delegate hears `locationManagerDidChangeAuthorization(_:)` after a request for authorization, and
///   `locationManager(_:didFailWithError:)` with `CLError.denied` after `requestLocation()`.
open class CLLocationManager: NSObject {
  /// Who is told.
  open weak var delegate: (any CLLocationManagerDelegate)?
  /// Stored only. `kCLLocationAccuracyBest` by default.
  open var desiredAccuracy: CLLocationAccuracy = kCLLocationAccuracyBest
  /// Stored only, in metres. `kCLDistanceFilterNone` by default.
  open var distanceFilter: CLLocationDistance = kCLDistanceFilterNone
  /// Stored only. `other` by default.
  open var activityType = CLActivityType.other
  /// Stored only. True by default.
  open var pausesLocationUpdatesAutomatically = true
  /// Stored only. False by default.
  open var allowsBackgroundLocationUpdates = false
  /// Stored only. False by default.
  open var showsBackgroundLocationIndicator = false

  /// A manager that tells nobody.
  public override init() {
    super.init()
  }

  /// Always nil: the place is not known.
  open var location: CLLocation? { nil }
  /// Always `denied`.
  open var authorizationStatus: CLAuthorizationStatus { .denied }
  /// Always `reducedAccuracy`.
  open var accuracyAuthorization: CLAccuracyAuthorization { .reducedAccuracy }
  /// Always `denied`.
  open class func authorizationStatus() -> CLAuthorizationStatus { .denied }
  /// Always false.
  open class func locationServicesEnabled() -> Bool { false }
  /// Always false.
  open class func headingAvailable() -> Bool { false }
  /// Always false.
  open class func significantLocationChangeMonitoringAvailable() -> Bool { false }

  private func refuse(_ call: String) {
    Placeholder.say("CoreLocation", "CLLocationManager.\(call) is denied, as nothing knows where this is")
  }

  private func answerRequest() {
    delegate?.locationManagerDidChangeAuthorization(self)
    delegate?.locationManager(self, didChangeAuthorization: .denied)
  }

  /// Is denied.
  open func requestWhenInUseAuthorization() {
    refuse("requestWhenInUseAuthorization()")
    answerRequest()
  }
  /// Is denied.
  open func requestAlwaysAuthorization() {
    refuse("requestAlwaysAuthorization()")
    answerRequest()
  }
  /// Fails with `CLError.denied`.
  open func requestLocation() {
    refuse("requestLocation()")
    delegate?.locationManager(self, didFailWithError: CLError(.denied))
  }
  /// Fails with `CLError.denied`.
  open func startUpdatingLocation() {
    refuse("startUpdatingLocation()")
    delegate?.locationManager(self, didFailWithError: CLError(.denied))
  }
  /// Does nothing: nothing has begun.
  open func stopUpdatingLocation() {}
  /// Does nothing.
  open func startUpdatingHeading() { refuse("startUpdatingHeading()") }
  /// Does nothing: nothing has begun.
  open func stopUpdatingHeading() {}
  /// Does nothing.
  open func startMonitoringSignificantLocationChanges() { refuse("startMonitoringSignificantLocationChanges()") }
  /// Does nothing: nothing has begun.
  open func stopMonitoringSignificantLocationChanges() {}
}

/// Who is told where the device is.
public protocol CLLocationManagerDelegate: NSObjectProtocol {
  /// The device has moved. Never called.
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  /// The place is not known.
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  /// What the app may know has been decided.
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
  /// What the app may know has been decided; the older way.
  func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
}

extension CLLocationManagerDelegate {
  /// Does nothing.
  public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
  /// Does nothing.
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
  /// Does nothing.
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
  /// Does nothing.
  public func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {}
}

/// An address.
open class CLPlacemark: NSObject, @unchecked Sendable {
  /// Where it is.
  public let location: CLLocation?
  /// Its name.
  public let name: String?

  /// An address of a place.
  public init(location: CLLocation?, name: String?) {
    (self.location, self.name) = (location, name)
    super.init()
  }

  /// Always nil.
  open var locality: String? { nil }
  /// Always nil.
  open var thoroughfare: String? { nil }
  /// Always nil.
  open var subThoroughfare: String? { nil }
  /// Always nil.
  open var postalCode: String? { nil }
  /// Always nil.
  open var administrativeArea: String? { nil }
  /// Always nil.
  open var country: String? { nil }
  /// Always nil.
  open var isoCountryCode: String? { nil }
}

/// Finds addresses of places and places of addresses.
///
/// - Note: Differs from UIKit: it finds none, and says so once on the standard error.
open class CLGeocoder: NSObject {
  /// Finds places or addresses, or says why not.
  public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void

  /// Always false.
  open var isGeocoding: Bool { false }

  private func fail(_ handler: CLGeocodeCompletionHandler) {
    Placeholder.say("CoreLocation", "CLGeocoder finds nothing")
    handler(nil, CLError(.geocodeFoundNoResult))
  }

  /// Fails at once with `geocodeFoundNoResult`.
  open func reverseGeocodeLocation(_ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler) {
    fail(completionHandler)
  }
  /// Fails at once with `geocodeFoundNoResult`.
  open func geocodeAddressString(_ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler) {
    fail(completionHandler)
  }
  /// Does nothing: nothing is going on.
  open func cancelGeocode() {}
}
