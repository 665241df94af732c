// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import TesseraFoundation

/// A geographic region with an identifier.
open class CLRegion: NSObject, NSCopying, @unchecked Sendable {
  /// The identifier.
  public let identifier: String
  /// Whether entering the region sends a notification. The default is `true`. Has no effect because regions are not
  /// monitored.
  open var notifyOnEntry = true
  /// Whether leaving the region sends a notification. The default is `true`. Has no effect because regions are not
  /// monitored.
  open var notifyOnExit = true

  init(identifier: String) {
    self.identifier = identifier
    super.init()
  }

  /// Returns this region.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns whether an object is a region with the same identifier.
  open override func isEqual(_ object: Any?) -> Bool { (object as? CLRegion)?.identifier == identifier }

  open override var hash: Int { identifier.hashValue }
}

/// A circular geographic region.
open class CLCircularRegion: CLRegion, @unchecked Sendable {
  /// The center.
  public let center: CLLocationCoordinate2D
  /// The radius, in meters.
  public let radius: CLLocationDistance

  /// Creates a region from a center and a radius in meters.
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
    (self.center, self.radius) = (center, radius)
    super.init(identifier: identifier)
  }

  /// Returns whether the region contains a coordinate, which means that the coordinate's distance from the center on
  /// the WGS 84 ellipsoid is at most the radius.
  open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool { Geodesic.distance(center, coordinate) <= radius }
}

/// A device's heading, which is always unknown.
open class CLHeading: NSObject, @unchecked Sendable {
  /// The heading relative to magnetic north, in degrees. Always -1, which means unknown.
  open var magneticHeading: CLLocationDirection { -1 }
  /// The heading relative to true north, in degrees. Always -1, which means unknown.
  open var trueHeading: CLLocationDirection { -1 }
  /// The accuracy of the heading, in degrees. Always -1, which means unknown.
  open var headingAccuracy: CLLocationDirection { -1 }
  /// The time at which the heading was determined.
  public let timestamp = Date()
}
