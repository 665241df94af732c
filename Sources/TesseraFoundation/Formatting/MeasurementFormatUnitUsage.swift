// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// The purpose of a measurement, which determines the unit in which a locale shows it.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Codable, Hashable, Sendable {
  /// The name of the usage in CLDR, or `asProvided`.
  let name: String
  init(_ name: String) { self.name = name }

  /// The measurement's own unit.
  public static var asProvided: Self { .init("asProvided") }
  /// The locale's unit for general purposes.
  public static var general: Self { .init("default") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
  /// The energy of food.
  public static var food: Self { .init("food") }
  /// The energy of a workout.
  public static var workout: Self { .init("workout") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  /// The length of a person.
  public static var person: Self { .init("person") }
  /// The height of a person.
  public static var personHeight: Self { .init("person-height") }
  /// A distance on a road.
  public static var road: Self { .init("road") }
  /// The focal length of a lens.
  public static var focalLength: Self { .init("focal-length") }
  /// An amount of rain.
  public static var rainfall: Self { .init("rainfall") }
  /// An amount of snow.
  public static var snowfall: Self { .init("snowfall") }
  /// A distance of visibility.
  public static var visibility: Self { .init("visiblty") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
  /// The weight of a person.
  public static var personWeight: Self { .init("person") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  /// The temperature of a person.
  public static var person: Self { .init("person") }
  /// The temperature of the air.
  public static var weather: Self { .init("weather") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitSpeed {
  /// The speed of the wind.
  public static var wind: Self { .init("wind") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitPressure {
  /// The pressure of the air.
  public static var barometric: Self { .init("baromtrc") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
  /// The volume of a liquid.
  public static var liquid: Self { .init("fluid") }
}
