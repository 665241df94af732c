// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import TesseraFoundation

/// A part of the earth with a name.
open class CLRegion: NSObject, NSCopying, @unchecked Sendable {
  /// Its name.
  public let identifier: String
  /// Stored only: nothing watches regions here. True by default.
  open var notifyOnEntry = true
  /// Stored only: nothing watches regions here. True by default.
  open var notifyOnExit = true

  init(identifier: String) {
    self.identifier = identifier
    super.init()
  }

  /// The region itself.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Regions of the same name are equal.
  open override func isEqual(_ object: Any?) -> Bool { (object as? CLRegion)?.identifier == identifier }

  open override var hash: Int { identifier.hashValue }
}

/// A circle on the earth.
open class CLCircularRegion: CLRegion, @unchecked Sendable {
  /// The middle.
  public let center: CLLocationCoordinate2D
  /// Metres.
  public let radius: CLLocationDistance

  /// A circle of a middle and metres around it.
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
    (self.center, self.radius) = (center, radius)
    super.init(identifier: identifier)
  }

  /// Whether a place is no farther from the middle than the radius, on the ellipsoid of WGS 84.
  open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool { Geodesic.distance(center, coordinate) <= radius }
}

/// Which way a device points. Nothing knows it here.
open class CLHeading: NSObject, @unchecked Sendable {
  /// Degrees from magnetic north. Always -1: not known.
  open var magneticHeading: CLLocationDirection { -1 }
  /// Degrees from true north. Always -1: not known.
  open var trueHeading: CLLocationDirection { -1 }
  /// Degrees around the direction. Always -1: not known.
  open var headingAccuracy: CLLocationDirection { -1 }
  /// When it was measured.
  public let timestamp = Date()
}
