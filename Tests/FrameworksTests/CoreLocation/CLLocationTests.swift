// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import CoreLocation
import MapKit
import Testing

/// Tests distances on the Earth, and the location manager, which always denies access.
struct CLLocationTests {
  private func distance(_ a: (Double, Double), _ b: (Double, Double)) -> Double {
    CLLocation(latitude: a.0, longitude: a.1).distance(from: CLLocation(latitude: b.0, longitude: b.1))
  }

  /// Geoscience Australia's example for Vincenty's formula. The distance from Flinders Peak (37°57'03.72030" S,
  /// 144°25'29.52440" E) to Buninyong (37°39'10.15610" S, 143°55'35.38390" E) is 54,972.271 m on GRS 80. The
  /// ellipsoid of WGS 84 is the same to a tenth of a millimeter.
  @Test func flindersPeak() {
    let peak = (-(37 + 57.0 / 60 + 3.72030 / 3600), 144 + 25.0 / 60 + 29.52440 / 3600)
    let town = (-(37 + 39.0 / 60 + 10.15610 / 3600), 143 + 55.0 / 60 + 35.38390 / 3600)
    #expect(abs(distance(peak, town) - 54972.271) < 0.001)
    #expect(abs(distance(peak, town) - distance(town, peak)) < 1e-6)
  }

  /// Along the equator, a degree is 6,378,137 m · pi / 180 = 111,319.491 m. From the equator to a pole, a quarter of
  /// a WGS 84 meridian is 10,001,965.729 m.
  @Test func equatorAndMeridian() {
    #expect(abs(distance((0, 0), (0, 1)) - 111_319.4908) < 0.001)
    #expect(abs(distance((0, 179.5), (0, -179.5)) - 111_319.4908) < 0.001)
    #expect(abs(distance((0, 0), (90, 0)) - 10_001_965.729) < 0.01)
    #expect(distance((12, 34), (12, 34)) == 0)
  }

  /// Antipodes are half the Earth's circumference apart, about 20,004 km over a pole. Vincenty's formula does not
  /// converge for them.
  @Test func oppositePlaces() {
    #expect(abs(distance((0, 0), (0.3, 179.9)) - 20_000_000) < 30_000)
    #expect(abs(distance((90, 0), (-90, 0)) - 20_003_931) < 20_000)
    #expect(distance((.nan, 0), (0, 0)).isNaN)
    #expect(distance((0, .infinity), (0, 0)).isNaN)
  }

  @Test func coordinates() {
    #expect(CLLocationCoordinate2DIsValid(CLLocationCoordinate2DMake(90, -180)))
    #expect(!CLLocationCoordinate2DIsValid(kCLLocationCoordinate2DInvalid))
    let place = CLLocation(latitude: 1, longitude: 2)
    #expect((place.coordinate.latitude, place.coordinate.longitude, place.verticalAccuracy) == (1, 2, -1))
  }

  /// On a sphere with the Earth's equatorial radius, a degree is 111,319.49 m, so 1,113.1949 m are 1/100 of a degree.
  /// At 60° north, a degree of longitude is half as long.
  @Test func regions() {
    let region = MKCoordinateRegion(
      center: CLLocationCoordinate2D(latitude: 60, longitude: 0), latitudinalMeters: 1113.1949,
      longitudinalMeters: 1113.1949)
    #expect(abs(region.span.latitudeDelta - 0.01) < 1e-7 && abs(region.span.longitudeDelta - 0.02) < 1e-7)
  }

  private final class LegacyListener: NSObject, CLLocationManagerDelegate {
    var heard: [CLAuthorizationStatus] = []

    func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {
      heard.append(status)
    }
  }

  /// If the newer delegate method is not implemented, the older one is called.
  @MainActor @Test func legacyDelegateMethods() async {
    let (manager, listener) = (CLLocationManager(), LegacyListener())
    manager.delegate = listener
    manager.delegate = listener
    for _ in 0..<3 { await withCheckedContinuation { next in DispatchQueue.main.async { next.resume() } } }
    #expect(listener.heard == [.denied])
  }

  private final class Listener: NSObject, CLLocationManagerDelegate {
    var heard: [String] = []

    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
      heard.append("failed \((error as? CLError)?.code == .denied)")
    }
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
      heard.append("\(manager.authorizationStatus)")
    }
  }

  /// The delegate is notified that access is denied. Requesting authorization has no effect, because access was
  /// already denied.
  @MainActor @Test func managerIsDenied() async {
    let (manager, listener) = (CLLocationManager(), Listener())
    manager.delegate = listener
    manager.requestWhenInUseAuthorization()
    manager.requestLocation()
    #expect(listener.heard.isEmpty)
    for _ in 0..<3 { await withCheckedContinuation { next in DispatchQueue.main.async { next.resume() } } }
    #expect(listener.heard == ["denied", "failed true"])
    #expect(manager.location == nil && !CLLocationManager.locationServicesEnabled())
  }
}
