// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// A formatter for measurements, such as "3.107 mi", "5 kilometers" or "20°C".
///
/// This class replaces an unusable class with the same name in Foundation on Linux. Unit names and preferred units
/// are from CLDR.
open class MeasurementFormatter: Formatter, @unchecked Sendable {
  /// Options that determine the displayed unit.
  public struct UnitOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Uses the measurement's unit instead of the locale's preferred unit.
    public static let providedUnit = UnitOptions(rawValue: 1 << 0)
    /// Uses a unit that suits the value. For example, 1000 meters are displayed as 1 kilometer.
    ///
    /// - Note: Differs from UIKit: this option has no effect in combination with `providedUnit`.
    public static let naturalScale = UnitOptions(rawValue: 1 << 1)
    /// Omits the scale of a temperature: "20°".
    public static let temperatureWithoutUnit = UnitOptions(rawValue: 1 << 2)
  }

  /// Options that determine the displayed unit. If empty, the default, the locale's preferred units are used.
  open var unitOptions: UnitOptions = []
  /// The length of the unit name. `.medium` by default.
  open var unitStyle: Formatter.UnitStyle = .medium
  /// The locale that determines the language and the preferred units.
  open var locale: Locale! = .ambient
  /// The number formatter, with at most three fraction digits by default. Only its minimum and maximum fraction
  /// digits are used, except for units that CLDR does not contain.
  open var numberFormatter: NumberFormatter! = {
    let formatter = NumberFormatter(locale: .ambient)
    formatter.numberStyle = .decimal
    return formatter
  }()

  /// Returns a formatted measurement.
  open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
    text(value: measurement.value, unit: measurement.unit)
  }

  /// Returns a unit's name, or its symbol if CLDR does not contain the unit.
  open func string(from unit: Unit) -> String {
    guard let name = Self.name(unit), let one = UnitText.text(value: 1, unit: name, width: width, locale: usedLocale),
      unitStyle != .long
    else {
      // The plural is used as the unit's name.
      guard let name = Self.name(unit), let many = UnitText.text(value: 2, unit: name, width: width, locale: usedLocale)
      else { return unit.symbol }
      return many.filter { !$0.isNumber }.trimmingCharacters(in: .whitespaces)
    }
    return one.filter { !$0.isNumber }.trimmingCharacters(in: .whitespaces)
  }

  open override func string(for obj: Any?) -> String? {
    (obj as? Measurement<Unit>).map { text(value: $0.value, unit: $0.unit) }
      ?? (obj as? NSMeasurement).map { text(value: $0.doubleValue, unit: $0.unit) }
      ?? (obj as? Unit).map { string(from: $0) }
  }

  // MARK: Text

  private var usedLocale: Locale { locale ?? .ambient }

  private var width: UnitText.Width {
    switch unitStyle {
    case .short: .narrow
    case .long: .full
    default: .short
    }
  }

  private func text(value: Double, unit: Unit) -> String {
    guard value.isFinite, let name = Self.name(unit) else { return number(value) + " " + unit.symbol }
    if unit is UnitTemperature, unitOptions.contains(.temperatureWithoutUnit) {
      return UnitText.text(
        value: value, unit: "generic-temperature", width: .short, locale: usedLocale, options: precision)
        ?? number(value) + "°"
    }
    let usage = unitOptions.contains(.providedUnit) ? "" : unit is UnitTemperature ? "usage/weather" : "usage/default"
    return UnitText.text(value: value, unit: name, width: width, locale: usedLocale, options: usage + " " + precision)
      ?? number(value) + " " + unit.symbol
  }

  private func number(_ value: Double) -> String {
    numberFormatter?.string(from: NSNumber(value: value)) ?? String(value)
  }

  /// The number of fraction digits in the syntax of ICU number skeletons.
  private var precision: String {
    let most = min(max(numberFormatter?.maximumFractionDigits ?? 3, 0), 20)
    let least = min(max(numberFormatter?.minimumFractionDigits ?? 0, 0), 20)
    guard max(most, least) > 0 else { return "precision-integer" }
    return "." + String(repeating: "0", count: least) + String(repeating: "#", count: max(most - least, 0))
  }

  /// Returns a unit's CLDR identifier, or nil if CLDR does not contain the unit.
  static func name(_ unit: Unit) -> String? { names[String(describing: type(of: unit))]?[unit.symbol] }

  private static let names: [String: [String: String]] = [
    "UnitAcceleration": [
      "g": "g-force", "m/s²": "meter-per-square-second",
    ],
    "UnitAngle": [
      "°": "degree", "ʹ": "arc-minute", "ʺ": "arc-second", "rad": "radian", "rev": "revolution",
    ],
    "UnitArea": [
      "km²": "square-kilometer", "m²": "square-meter", "cm²": "square-centimeter", "in²": "square-inch",
      "ft²": "square-foot", "yd²": "square-yard", "mi²": "square-mile", "ac": "acre", "ha": "hectare",
    ],
    "UnitConcentrationMass": [
      "mg/dL": "milligram-per-deciliter", "g/L": "gram-per-liter",
    ],
    "UnitDispersion": [
      "ppm": "permillion"
    ],
    "UnitDuration": [
      "s": "second", "m": "minute", "min": "minute", "h": "hour", "hr": "hour", "ms": "millisecond",
      "µs": "microsecond", "ns": "nanosecond",
    ],
    "UnitElectricCurrent": [
      "A": "ampere", "mA": "milliampere",
    ],
    "UnitElectricPotentialDifference": [
      "V": "volt"
    ],
    "UnitElectricResistance": [
      "Ω": "ohm"
    ],
    "UnitEnergy": [
      "kJ": "kilojoule", "J": "joule", "kCal": "kilocalorie", "cal": "calorie", "kWh": "kilowatt-hour",
    ],
    "UnitFrequency": [
      "THz": "terahertz", "GHz": "gigahertz", "MHz": "megahertz", "kHz": "kilohertz", "Hz": "hertz",
    ],
    "UnitFuelEfficiency": [
      "L/100km": "liter-per-100-kilometer", "mpg": "mile-per-gallon",
    ],
    "UnitIlluminance": [
      "lx": "lux"
    ],
    "UnitInformationStorage": [
      "bit": "bit", "B": "byte", "kB": "kilobyte", "MB": "megabyte", "GB": "gigabyte", "TB": "terabyte",
      "PB": "petabyte", "kbit": "kilobit", "Mbit": "megabit", "Gbit": "gigabit",
    ],
    "UnitLength": [
      "km": "kilometer", "m": "meter", "dm": "decimeter", "cm": "centimeter", "mm": "millimeter", "µm": "micrometer",
      "nm": "nanometer", "pm": "picometer", "in": "inch", "ft": "foot", "yd": "yard", "mi": "mile",
      "smi": "mile-scandinavian", "ly": "light-year", "NM": "nautical-mile", "ftm": "fathom", "fur": "furlong",
      "ua": "astronomical-unit", "pc": "parsec",
    ],
    "UnitMass": [
      "kg": "kilogram", "g": "gram", "mg": "milligram", "µg": "microgram", "oz": "ounce", "lb": "pound",
      "st": "stone", "t": "tonne", "ton": "ton", "ct": "carat", "oz t": "ounce-troy",
    ],
    "UnitPower": [
      "GW": "gigawatt", "MW": "megawatt", "kW": "kilowatt", "W": "watt", "mW": "milliwatt", "hp": "horsepower",
    ],
    "UnitPressure": [
      "hPa": "hectopascal", "kPa": "kilopascal", "MPa": "megapascal", "N/m²": "pascal", "inHg": "inch-ofhg",
      "bar": "bar", "mbar": "millibar", "mmHg": "millimeter-ofhg", "psi": "pound-force-per-square-inch",
    ],
    "UnitSpeed": [
      "m/s": "meter-per-second", "km/h": "kilometer-per-hour", "mph": "mile-per-hour", "kn": "knot",
    ],
    "UnitTemperature": [
      "K": "kelvin", "°C": "celsius", "°F": "fahrenheit",
    ],
    "UnitVolume": [
      "ML": "megaliter", "L": "liter", "dL": "deciliter", "cL": "centiliter", "mL": "milliliter",
      "km³": "cubic-kilometer", "m³": "cubic-meter", "cm³": "cubic-centimeter", "in³": "cubic-inch",
      "ft³": "cubic-foot", "yd³": "cubic-yard", "mi³": "cubic-mile", "af": "acre-foot", "bsh": "bushel",
      "tsp": "teaspoon", "tbsp": "tablespoon", "fl oz": "fluid-ounce", "cup": "cup", "pt": "pint", "qt": "quart",
      "gal": "gallon", "metric cup": "cup-metric",
    ],
  ]
}
