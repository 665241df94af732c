// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import AVFoundation
import Contacts
import CoreLocation
import MapKit
import SafariServices
import Testing
import UserNotifications

/// Tests value types that apps commonly use outside their views.
@MainActor
struct CommonValueTypeTests {
  /// A degree of latitude is about 111 km.
  @Test func regions() {
    let region = CLCircularRegion(
      center: CLLocationCoordinate2D(latitude: 1, longitude: 1), radius: 120_000, identifier: "a")
    #expect(region.contains(CLLocationCoordinate2D(latitude: 2, longitude: 1)))
    #expect(!region.contains(CLLocationCoordinate2D(latitude: 3, longitude: 1)))
    #expect(region == CLCircularRegion(center: CLLocationCoordinate2D(), radius: 1, identifier: "a"))
  }

  @Test func shapes() {
    let places = [(0.0, 0.0), (2, 4)].map { CLLocationCoordinate2D(latitude: $0.0, longitude: $0.1) }
    let line = MKPolyline(coordinates: places, count: 2)
    var copy = [CLLocationCoordinate2D](repeating: CLLocationCoordinate2D(), count: 2)
    line.getCoordinates(&copy, range: NSRange(location: 1, length: 5))
    #expect(line.pointCount == 2 && line.coordinate.longitude == 2 && copy[0].latitude == 2)
    let renderer = MKPolylineRenderer(polyline: line)
    renderer.strokeColor = .red
    #expect(renderer.polyline === line)
    let map = MKMapView(frame: .zero)
    map.addOverlay(MKCircle(center: places[1], radius: 5))
    #expect(map.overlays.first?.coordinate.latitude == 2)
  }

  @Test func categories() async {
    let reply = UNNotificationAction(identifier: "reply", title: "Reply", options: [.foreground])
    let category = UNNotificationCategory(identifier: "message", actions: [reply], intentIdentifiers: [])
    let center = UNUserNotificationCenter.current()
    center.setNotificationCategories([category])
    let names = await withCheckedContinuation { continuation in
      center.getNotificationCategories { continuation.resume(returning: $0.map(\.identifier)) }
    }
    #expect(names == ["message"])
    let content = UNMutableNotificationContent()
    content.interruptionLevel = .timeSensitive
    #expect(content.interruptionLevel == .timeSensitive)
  }

  /// A rectangle with the aspect ratio 16:9 in a square of 90 points is 90 points wide and 50.625 points high, and
  /// centered.
  @Test func films() {
    let rect = AVMakeRect(
      aspectRatio: CGSize(width: 16, height: 9), insideRect: CGRect(x: 0, y: 0, width: 90, height: 90))
    #expect(rect == CGRect(x: 0, y: (90 - 50.625) / 2, width: 90, height: 50.625))
    #expect(AVMakeRect(aspectRatio: .zero, insideRect: CGRect(x: 0, y: 0, width: 9, height: 9)) == .zero)
    let range = CMTimeRange(start: CMTimeMake(value: 1, timescale: 2), duration: CMTimeMake(value: 3, timescale: 2))
    #expect(range.end.seconds == 2 && range.containsTime(CMTimeMake(value: 1, timescale: 1)))
    #expect(!range.containsTime(CMTimeMake(value: 2, timescale: 1)))
  }

  @Test func keysAndPages() {
    #expect(CNContactGivenNameKey == "givenName" && CNContactPhoneNumbersKey == "phoneNumbers")
    let page = SFSafariViewController(url: URL(fileURLWithPath: "/a"), entersReaderIfAvailable: true)
    #expect(page.configuration.entersReaderIfAvailable)
  }
}
