// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import TesseraFoundation

/// A region of the earth with an identifier.
open class CLRegion: NSObject, NSCopying, @unchecked Sendable {
  /// The identifier.
  public let identifier: String
  /// Stored only, because regions are not monitored. True by default.
  open var notifyOnEntry = true
  /// Stored only, because regions are not monitored. True by default.
  open var notifyOnExit = true

  init(identifier: String) {
    self.identifier = identifier
    super.init()
  }

  /// Returns the region itself.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns whether an object is a region with the same identifier.
  open override func isEqual(_ object: Any?) -> Bool { (object as? CLRegion)?.identifier == identifier }

  open override var hash: Int { identifier.hashValue }
}

/// A circle on the earth.
open class CLCircularRegion: CLRegion, @unchecked Sendable {
  /// The center.
  public let center: CLLocationCoordinate2D
  /// The radius, in meters.
  public let radius: CLLocationDistance

  /// Creates a circle from its center and its radius in meters.
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
    (self.center, self.radius) = (center, radius)
    super.init(identifier: identifier)
  }

  /// Returns whether the region contains a coordinate: whether its distance from the center on the WGS 84 ellipsoid is at most
  /// the radius.
  open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool { Geodesic.distance(center, coordinate) <= radius }
}

/// The heading of a device. Always unknown.
open class CLHeading: NSObject, @unchecked Sendable {
  /// The heading relative to magnetic north, in degrees. Always -1, which means unknown.
  open var magneticHeading: CLLocationDirection { -1 }
  /// The heading relative to true north, in degrees. Always -1, which means unknown.
  open var trueHeading: CLLocationDirection { -1 }
  /// The accuracy of the heading, in degrees. Always -1, which means unknown.
  open var headingAccuracy: CLLocationDirection { -1 }
  /// The time of the measurement.
  public let timestamp = Date()
}
