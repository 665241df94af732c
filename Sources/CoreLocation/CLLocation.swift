// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import TesseraFoundation

/// A latitude or longitude, in degrees.
public typealias CLLocationDegrees = Double
/// A distance, in meters.
public typealias CLLocationDistance = Double
/// An accuracy, in meters. Negative values are invalid.
public typealias CLLocationAccuracy = Double
/// A speed, in meters per second.
public typealias CLLocationSpeed = Double
/// A direction, in degrees clockwise from north.
public typealias CLLocationDirection = Double
/// The accuracy of a speed, in meters per second.
public typealias CLLocationSpeedAccuracy = Double
/// The accuracy of a direction, in degrees.
public typealias CLLocationDirectionAccuracy = Double

/// A coordinate on the earth's surface.
public struct CLLocationCoordinate2D: Sendable {
  /// The latitude, in degrees north of the equator.
  public var latitude: CLLocationDegrees
  /// The longitude, in degrees east of Greenwich.
  public var longitude: CLLocationDegrees

  /// Creates a coordinate with a latitude and longitude of 0.
  public init() {
    self.init(latitude: 0, longitude: 0)
  }

  /// Creates a coordinate. The degrees are not normalized.
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    (self.latitude, self.longitude) = (latitude, longitude)
  }
}

/// Creates a coordinate. The degrees are not normalized.
public func CLLocationCoordinate2DMake(
  _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D { CLLocationCoordinate2D(latitude: latitude, longitude: longitude) }

/// Returns whether the latitude is in -90...90 and the longitude in -180...180.
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
  abs(coord.latitude) <= 90 && abs(coord.longitude) <= 180
}

/// An invalid coordinate. Its latitude of -180 degrees is out of range.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)
/// A distance filter that reports all movements.
public let kCLDistanceFilterNone: CLLocationDistance = -1
/// The device's best accuracy.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
/// The highest accuracy, for navigation.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
/// An accuracy of ten meters.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
/// An accuracy of a hundred meters.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
/// An accuracy of a kilometer.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
/// An accuracy of three kilometers.
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000

/// A building's floor.
open class CLFloor: NSObject, @unchecked Sendable {
  /// The level; 0 is the ground floor.
  public let level: Int

  init(level: Int) {
    self.level = level
    super.init()
  }
}

/// The source of a location.
open class CLLocationSourceInformation: NSObject, @unchecked Sendable {
  /// Whether the location was simulated by software.
  public let isSimulatedBySoftware: Bool
  /// Whether the location was measured by an accessory.
  public let isProducedByAccessory: Bool

  /// Creates source information from its two properties.
  public init(softwareSimulationState isSimulated: Bool, andExternalAccessoryState isAccessory: Bool) {
    (isSimulatedBySoftware, isProducedByAccessory) = (isSimulated, isAccessory)
    super.init()
  }
}

/// A location at a point in time, with altitude, course, speed and their accuracies.
open class CLLocation: NSObject, NSCopying, @unchecked Sendable {
  /// The coordinate.
  public let coordinate: CLLocationCoordinate2D
  /// The altitude above sea level, in meters.
  public let altitude: CLLocationDistance
  /// The altitude above the ellipsoid, in meters. Equal to `altitude` in Tessera.
  open var ellipsoidalAltitude: CLLocationDistance { altitude }
  /// The horizontal accuracy, in meters. Negative if the coordinate is invalid.
  public let horizontalAccuracy: CLLocationAccuracy
  /// The vertical accuracy, in meters. Negative if the altitude is invalid.
  public let verticalAccuracy: CLLocationAccuracy
  /// The direction of travel, in degrees clockwise from north. Negative if unknown.
  public let course: CLLocationDirection
  /// The accuracy of the course, in degrees. Negative if unknown.
  public let courseAccuracy: CLLocationDirectionAccuracy
  /// The speed, in meters per second. Negative if unknown.
  public let speed: CLLocationSpeed
  /// The accuracy of the speed, in meters per second. Negative if unknown.
  public let speedAccuracy: CLLocationSpeedAccuracy
  /// The time at which the location was determined.
  public let timestamp: Date
  /// The floor of the building. Always `nil`.
  open var floor: CLFloor? { nil }
  /// The source of the location. Always `nil`.
  open var sourceInformation: CLLocationSourceInformation? { nil }

  /// Creates a location with the current time and without a valid altitude, course or speed.
  public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0, horizontalAccuracy: 0,
      verticalAccuracy: -1, timestamp: Date())
  }

  /// Creates a location with an altitude and accuracies.
  public convenience init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy hAccuracy: CLLocationAccuracy,
    verticalAccuracy vAccuracy: CLLocationAccuracy, timestamp: Date
  ) {
    self.init(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy, verticalAccuracy: vAccuracy,
      course: -1, speed: -1, timestamp: timestamp)
  }

  /// Creates a location with a course and a speed.
  public init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy hAccuracy: CLLocationAccuracy,
    verticalAccuracy vAccuracy: CLLocationAccuracy, course: CLLocationDirection, speed: CLLocationSpeed,
    timestamp: Date
  ) {
    (self.coordinate, self.altitude) = (coordinate, altitude)
    (horizontalAccuracy, verticalAccuracy) = (hAccuracy, vAccuracy)
    (self.course, self.speed, self.timestamp) = (course, speed, timestamp)
    (courseAccuracy, speedAccuracy) = (-1, -1)
    super.init()
  }

  /// Returns this location because locations are immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns the distance to another location along the WGS 84 ellipsoid, in meters. Ignores altitudes. Returns NaN
  /// if a coordinate is NaN.
  open func distance(from location: CLLocation) -> CLLocationDistance {
    Geodesic.distance(coordinate, location.coordinate)
  }
}
