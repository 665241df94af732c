// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Testing
@testable import TesseraFoundation

/// The format styles of measurements and names. Expected texts are from CLDR.
@Suite struct ValueFormatStyleTests {
  private let english = Locale(identifier: "en_US")
  private let german = Locale(identifier: "de_DE")
  private typealias Mass = Measurement<UnitMass>.FormatStyle

  @Test func measurementsKeepTheirUnit() {
    let mass = Measurement(value: 1234.5, unit: UnitMass.kilograms)
    func text(_ width: Mass.UnitWidth, _ locale: Locale) -> String {
      mass.formatted(.measurement(width: width, usage: .asProvided).locale(locale))
    }
    #expect(text(.abbreviated, english) == "1,234.5 kg")
    #expect(text(.wide, english) == "1,234.5 kilograms")
    #expect(text(.narrow, english) == "1,234.5kg")
    #expect(text(.wide, german) == "1.234,5 Kilogramm")
  }

  /// 1 mile is 1.609344 kilometers, and roads in the United States are measured in miles.
  @Test func measurementsUseTheLocalesUnit() {
    let road = Measurement(value: 160.9344, unit: UnitLength.kilometers)
    func text(_ locale: Locale, _ number: FloatingPointFormatStyle<Double>? = nil) -> String {
      road.formatted(.measurement(width: .abbreviated, usage: .road, numberFormatStyle: number).locale(locale))
    }
    #expect(text(english) == "100 mi")
    #expect(text(german) == "161 km")
    #expect(text(english, .number.precision(.fractionLength(1))) == "100.0 mi")
    #expect(text(german, .number.precision(.fractionLength(2))) == "160,93 km")
  }

  @Test func numbersHaveAStyle() {
    let style = Mass.measurement(
      width: .abbreviated, usage: .asProvided, numberFormatStyle: .number.precision(.fractionLength(2)))
    #expect(Measurement(value: -3, unit: UnitMass.grams).formatted(style.locale(english)) == "-3.00 g")
    #expect(Measurement(value: Double.nan, unit: UnitMass.grams).formatted(style.locale(english)).hasSuffix(" g"))
  }

  @Test func temperaturesCanHideTheirScale() {
    let warm = Measurement(value: 20, unit: UnitTemperature.celsius)
    let style = Measurement<UnitTemperature>.FormatStyle.measurement(
      width: .abbreviated, usage: .weather, hidesScaleName: true, numberFormatStyle: .number)
    #expect(warm.formatted(style.locale(english)) == "68°")
    #expect(warm.formatted(style.locale(german)) == "20°")
  }

  @Test func namesHaveLengths() {
    var name = PersonNameComponents()
    (name.namePrefix, name.givenName, name.middleName) = ("Dr.", "Thomas", "Louis")
    (name.familyName, name.nickname) = ("Clark", "Tom")
    #expect(name.formatted() == "Thomas Clark")
    #expect(name.formatted(.name(style: .short)) == "Tom")
    #expect(name.formatted(.name(style: .long)) == "Dr. Thomas Louis Clark")
    #expect(name.formatted(.name(style: .abbreviated)) == "TC")
  }
}
