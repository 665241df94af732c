// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Testing
import TesseraFoundation

/// Formatted measurements with CLDR's unit names and preferred units. The comments show the conversions.
@Suite struct MeasurementFormatterTests {
  private func formatter(
    _ language: String, _ style: Formatter.UnitStyle = .medium, _ options: MeasurementFormatter.UnitOptions = []
  ) -> MeasurementFormatter {
    let formatter = MeasurementFormatter()
    formatter.locale = Locale(identifier: language)
    formatter.unitStyle = style
    formatter.unitOptions = options
    return formatter
  }

  /// Apple's documentation: 5 kilometers are 3.107 miles in the United States.
  @Test func preferredUnits() {
    let way = Measurement(value: 5, unit: UnitLength.kilometers)
    #expect(formatter("en_US").string(from: way) == "3.107 mi")
    #expect(formatter("en_US", .long).string(from: way) == "3.107 miles")
    #expect(formatter("de_DE").string(from: way) == "5 km")
    // 20 · 9 / 5 + 32 = 68
    #expect(formatter("en_US").string(from: Measurement(value: 20, unit: UnitTemperature.celsius)) == "68°F")
  }

  @Test func providedUnits() {
    let way = Measurement(value: 1234.5678, unit: UnitLength.kilometers)
    #expect(formatter("en_US", .medium, .providedUnit).string(from: way) == "1,234.568 km")
    #expect(formatter("de_DE", .long, .providedUnit).string(from: way) == "1.234,568 Kilometer")
    #expect(
      formatter("en_US", .short, .providedUnit).string(from: Measurement(value: 1, unit: UnitMass.kilograms)) == "1kg")
    #expect(
      formatter("en_US", .long, .providedUnit).string(from: Measurement(value: 1, unit: UnitSpeed.kilometersPerHour))
        == "1 kilometer per hour")
  }

  @Test func digits() {
    let short = formatter("en_US", .medium, .providedUnit)
    short.numberFormatter.maximumFractionDigits = 0
    #expect(short.string(from: Measurement(value: 2.5, unit: UnitLength.meters)) == "2 m")
    short.numberFormatter.maximumFractionDigits = 1
    short.numberFormatter.minimumFractionDigits = 1
    #expect(short.string(from: Measurement(value: 2, unit: UnitLength.meters)) == "2.0 m")
  }

  @Test func temperaturesWithoutUnit() {
    let degrees = formatter("en_US", .medium, [.temperatureWithoutUnit, .providedUnit])
    #expect(degrees.string(from: Measurement(value: 20, unit: UnitTemperature.celsius)) == "20°")
  }

  /// Custom units have no name, so the symbol is used.
  @Test func otherUnits() {
    let unit = Unit(symbol: "zorks")
    #expect(formatter("en_US", .medium, .providedUnit).string(from: Measurement(value: 2, unit: unit)) == "2 zorks")
    #expect(formatter("en_US").string(from: UnitLength.kilometers) == "km")
    #expect(formatter("en_US").string(from: unit) == "zorks")
  }
}
