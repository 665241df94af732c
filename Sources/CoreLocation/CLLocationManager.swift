// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import TesseraFoundation
import TesseraPlaceholders

/// An object that reports the device's location.
///
/// The first delegate receives `locationManagerDidChangeAuthorization(_:)` after it is set. All delegate methods are
/// called asynchronously on the main queue.
///
/// - Note: Differs from UIKit: authorization is always denied, which is logged once on standard error when updates
///   are requested. After `requestLocation()` and `startUpdatingLocation()`, the delegate receives
///   `locationManager(_:didFailWithError:)` with `CLError.denied`.
open class CLLocationManager: NSObject {
  /// The delegate.
  open weak var delegate: (any CLLocationManagerDelegate)? {
    didSet { greet() }
  }
  private var hasGreeted = false
  private var isAnswering = false
  /// The desired accuracy, in meters. Stored, but has no effect. The default is `kCLLocationAccuracyBest`.
  open var desiredAccuracy: CLLocationAccuracy = kCLLocationAccuracyBest
  /// The distance filter, in meters. Stored, but has no effect. The default is `kCLDistanceFilterNone`.
  open var distanceFilter: CLLocationDistance = kCLDistanceFilterNone
  /// The type of activity for which locations are used. Stored, but has no effect. The default is `other`.
  open var activityType = CLActivityType.other
  /// Whether updates pause automatically. Stored, but has no effect. The default is `true`.
  open var pausesLocationUpdatesAutomatically = true
  /// Whether updates continue in the background. Stored, but has no effect. The default is `false`.
  open var allowsBackgroundLocationUpdates = false
  /// Whether an indicator is shown for updates in the background. Stored, but has no effect. The default is `false`.
  open var showsBackgroundLocationIndicator = false

  /// Creates a manager without a delegate.
  public override init() {
    super.init()
  }

  /// The most recent location. Always `nil` because the location is unknown.
  open var location: CLLocation? { nil }
  /// The authorization status. Always `denied`.
  open var authorizationStatus: CLAuthorizationStatus { .denied }
  /// The authorized accuracy. Always `reducedAccuracy`.
  open var accuracyAuthorization: CLAccuracyAuthorization { .reducedAccuracy }
  /// Returns `denied`.
  open class func authorizationStatus() -> CLAuthorizationStatus { .denied }
  /// Returns `false`.
  open class func locationServicesEnabled() -> Bool { false }
  /// Returns `false`.
  open class func headingAvailable() -> Bool { false }
  /// Returns `false`.
  open class func significantLocationChangeMonitoringAvailable() -> Bool { false }

  private func refuse(_ call: String) {
    Placeholder.report("CoreLocation", "CLLocationManager.\(call) is denied, because there is no location service")
  }

  /// Reports the authorization status to the first delegate.
  private func greet() {
    guard delegate != nil, !hasGreeted else { return }
    hasGreeted = true
    Placeholder.callLater(unisolated: { [weak self] in
      guard let self else { return }
      self.delegate?.locationManagerDidChangeAuthorization(self)
    })
  }

  /// Reports one failure for all pending requests.
  private func fail() {
    guard !isAnswering else { return }
    isAnswering = true
    Placeholder.callLater(unisolated: { [weak self] in
      guard let self, self.isAnswering else { return }
      self.isAnswering = false
      self.delegate?.locationManager(self, didFailWithError: CLError(.denied))
    })
  }

  /// Logs once that authorization is denied. The user isn't prompted.
  open func requestWhenInUseAuthorization() { refuse("requestWhenInUseAuthorization()") }
  /// Logs once that authorization is denied. The user isn't prompted.
  open func requestAlwaysAuthorization() { refuse("requestAlwaysAuthorization()") }
  /// Fails asynchronously on the main queue with `CLError.denied`.
  open func requestLocation() {
    refuse("requestLocation()")
    fail()
  }
  /// Fails asynchronously on the main queue with `CLError.denied`.
  open func startUpdatingLocation() {
    refuse("startUpdatingLocation()")
    fail()
  }
  /// Cancels pending requests.
  open func stopUpdatingLocation() { isAnswering = false }
  /// Starts no updates, and logs once that authorization is denied.
  open func startUpdatingHeading() { refuse("startUpdatingHeading()") }
  /// Does nothing because no updates were started.
  open func stopUpdatingHeading() {}
  /// Starts no monitoring, and logs once that authorization is denied.
  open func startMonitoringSignificantLocationChanges() { refuse("startMonitoringSignificantLocationChanges()") }
  /// Does nothing because no monitoring was started.
  open func stopMonitoringSignificantLocationChanges() {}
}

/// The delegate of a location manager.
public protocol CLLocationManagerDelegate: NSObjectProtocol {
  /// Called when the location changes. Never called in Tessera.
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  /// Called when the location is unavailable.
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  /// Called when the authorization changes.
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
  /// Called when the authorization changes. Superseded by `locationManagerDidChangeAuthorization(_:)`.
  func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
}

extension CLLocationManagerDelegate {
  /// Does nothing.
  public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
  /// Does nothing.
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
  /// Calls `locationManager(_:didChangeAuthorization:)`.
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    locationManager(manager, didChangeAuthorization: manager.authorizationStatus)
  }
  /// Does nothing.
  public func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {}
}

/// A place with an address.
open class CLPlacemark: NSObject, @unchecked Sendable {
  /// The location.
  public let location: CLLocation?
  /// The name.
  public let name: String?

  /// Creates a placemark.
  public init(location: CLLocation?, name: String?) {
    (self.location, self.name) = (location, name)
    super.init()
  }

  /// The city. Always `nil`.
  open var locality: String? { nil }
  /// The street. Always `nil`.
  open var thoroughfare: String? { nil }
  /// The house number. Always `nil`.
  open var subThoroughfare: String? { nil }
  /// The postal code. Always `nil`.
  open var postalCode: String? { nil }
  /// The state or province. Always `nil`.
  open var administrativeArea: String? { nil }
  /// The country. Always `nil`.
  open var country: String? { nil }
  /// The ISO country code. Always `nil`.
  open var isoCountryCode: String? { nil }
}

/// An object that converts between coordinates and addresses.
///
/// - Note: Differs from UIKit: it never finds a result, which is logged once on standard error.
open class CLGeocoder: NSObject {
  /// A handler that receives placemarks or an error.
  public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void

  /// Whether a request is in progress.
  open var isGeocoding: Bool { search != nil }
  /// The error with which the current request will fail, or nil if no request is in progress.
  private var search: CLError.Code?

  private func fail(_ handler: @escaping CLGeocodeCompletionHandler) {
    Placeholder.report("CoreLocation", "CLGeocoder finds nothing")
    search = search ?? .geocodeFoundNoResult
    Placeholder.callLater(unisolated: {
      let result = self.search ?? .geocodeFoundNoResult
      self.search = nil
      handler(nil, CLError(result))
    })
  }

  private func found() throws -> [CLPlacemark] {
    Placeholder.report("CoreLocation", "CLGeocoder finds nothing")
    throw CLError(.geocodeFoundNoResult)
  }

  /// Searches for the address of a location. Never finds a result.
  ///
  /// - Throws: `CLError.geocodeFoundNoResult`, always.
  open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] { try found() }
  /// Searches for the coordinate of an address. Never finds a result.
  ///
  /// - Throws: `CLError.geocodeFoundNoResult`, always.
  open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] { try found() }

  /// Fails asynchronously on the main queue with `geocodeFoundNoResult`.
  open func reverseGeocodeLocation(_ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler) {
    fail(completionHandler)
  }
  /// Fails asynchronously on the main queue with `geocodeFoundNoResult`.
  open func geocodeAddressString(_ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler) {
    fail(completionHandler)
  }
  /// Cancels the request in progress, which fails with `geocodeCanceled`.
  open func cancelGeocode() { if search != nil { search = .geocodeCanceled } }
}
