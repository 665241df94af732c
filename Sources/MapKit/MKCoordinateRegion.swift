// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import CoreLocation
import Foundation

/// A region's size, in degrees.
public struct MKCoordinateSpan: Sendable {
  /// The extent from north to south, in degrees.
  public var latitudeDelta: CLLocationDegrees
  /// The extent from west to east, in degrees.
  public var longitudeDelta: CLLocationDegrees

  /// Creates an empty span.
  public init() {
    self.init(latitudeDelta: 0, longitudeDelta: 0)
  }

  /// Creates a span. The degrees are not normalized.
  public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
    (self.latitudeDelta, self.longitudeDelta) = (latitudeDelta, longitudeDelta)
  }
}

/// A map region, defined by a center and a size.
public struct MKCoordinateRegion: Sendable {
  /// The center.
  public var center: CLLocationCoordinate2D
  /// The size.
  public var span: MKCoordinateSpan

  /// Creates an empty region at (0, 0).
  public init() {
    self.init(center: CLLocationCoordinate2D(), span: MKCoordinateSpan())
  }

  /// Creates a region from a center and a span.
  public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
    (self.center, self.span) = (center, span)
  }

  /// Creates a region from a center and a size in meters, computed on a sphere with the equatorial radius.
  public init(
    center centerCoordinate: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance,
    longitudinalMeters: CLLocationDistance
  ) {
    let degree = 6_378_137 * Double.pi / 180
    let width = max(degree * cos(centerCoordinate.latitude * .pi / 180), 1)
    self.init(
      center: centerCoordinate,
      span: MKCoordinateSpan(
        latitudeDelta: latitudinalMeters / degree, longitudeDelta: min(longitudinalMeters / width, 360)))
  }
}
