// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import TesseraFoundation
import TesseraPlaceholders

/// An object that reports the location of the device.
///
/// The first delegate receives `locationManagerDidChangeAuthorization(_:)` when it is set. All delegate methods are called in a
/// later turn of the main queue.
///
/// - Note: Differs from UIKit: authorization is always denied, which is reported once on standard error when updates are
///   requested. The delegate receives `locationManager(_:didFailWithError:)` with `CLError.denied` after `requestLocation()`
///   and `startUpdatingLocation()`.
open class CLLocationManager: NSObject {
  /// The delegate.
  open weak var delegate: (any CLLocationManagerDelegate)? {
    didSet { greet() }
  }
  private var hasGreeted = false
  private var isAnswering = false
  /// Stored only. `kCLLocationAccuracyBest` by default.
  open var desiredAccuracy: CLLocationAccuracy = kCLLocationAccuracyBest
  /// Stored only, in meters. `kCLDistanceFilterNone` by default.
  open var distanceFilter: CLLocationDistance = kCLDistanceFilterNone
  /// Stored only. `other` by default.
  open var activityType = CLActivityType.other
  /// Stored only. True by default.
  open var pausesLocationUpdatesAutomatically = true
  /// Stored only. False by default.
  open var allowsBackgroundLocationUpdates = false
  /// Stored only. False by default.
  open var showsBackgroundLocationIndicator = false

  /// Creates a manager without a delegate.
  public override init() {
    super.init()
  }

  /// Always `nil`, because the location is unknown.
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
    Placeholder.report("CoreLocation", "CLLocationManager.\(call) is denied, because there is no location service")
  }

  /// Reports the authorization to the first delegate.
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

  /// Reports once that authorization is denied. The user is not asked.
  open func requestWhenInUseAuthorization() { refuse("requestWhenInUseAuthorization()") }
  /// Reports once that authorization is denied. The user is not asked.
  open func requestAlwaysAuthorization() { refuse("requestAlwaysAuthorization()") }
  /// Fails with `CLError.denied`, in a later turn of the main queue.
  open func requestLocation() {
    refuse("requestLocation()")
    fail()
  }
  /// Fails with `CLError.denied`, in a later turn of the main queue.
  open func startUpdatingLocation() {
    refuse("startUpdatingLocation()")
    fail()
  }
  /// Cancels pending requests.
  open func stopUpdatingLocation() { isAnswering = false }
  /// Starts nothing, and reports once that authorization is denied.
  open func startUpdatingHeading() { refuse("startUpdatingHeading()") }
  /// Does nothing, because no updates were started.
  open func stopUpdatingHeading() {}
  /// Starts nothing, and reports once that authorization is denied.
  open func startMonitoringSignificantLocationChanges() { refuse("startMonitoringSignificantLocationChanges()") }
  /// Does nothing, because no updates were started.
  open func stopMonitoringSignificantLocationChanges() {}
}

/// The delegate of a location manager.
public protocol CLLocationManagerDelegate: NSObjectProtocol {
  /// Called when the device has moved. Never called in Tessera.
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  /// Called when the location is unavailable.
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  /// Called when the authorization has changed.
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
  /// Called when the authorization has changed. Predecessor of `locationManagerDidChangeAuthorization(_:)`.
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

  /// Always `nil`.
  open var locality: String? { nil }
  /// Always `nil`.
  open var thoroughfare: String? { nil }
  /// Always `nil`.
  open var subThoroughfare: String? { nil }
  /// Always `nil`.
  open var postalCode: String? { nil }
  /// Always `nil`.
  open var administrativeArea: String? { nil }
  /// Always `nil`.
  open var country: String? { nil }
  /// Always `nil`.
  open var isoCountryCode: String? { nil }
}

/// An object that converts between coordinates and addresses.
///
/// - Note: Differs from UIKit: it finds nothing, which is reported once on standard error.
open class CLGeocoder: NSObject {
  /// A handler that receives placemarks or an error.
  public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void

  /// Whether a request is in progress.
  open var isGeocoding: Bool { search != nil }
  /// The error of the request in progress.
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

  /// Finds nothing.
  ///
  /// - Throws: `geocodeFoundNoResult`, always.
  open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] { try found() }
  /// Finds nothing.
  ///
  /// - Throws: `geocodeFoundNoResult`, always.
  open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] { try found() }

  /// Fails with `geocodeFoundNoResult`, in a later turn of the main queue.
  open func reverseGeocodeLocation(_ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler) {
    fail(completionHandler)
  }
  /// Fails with `geocodeFoundNoResult`, in a later turn of the main queue.
  open func geocodeAddressString(_ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler) {
    fail(completionHandler)
  }
  /// Cancels the request in progress, which fails with `geocodeCanceled`.
  open func cancelGeocode() { if search != nil { search = .geocodeCanceled } }
}
