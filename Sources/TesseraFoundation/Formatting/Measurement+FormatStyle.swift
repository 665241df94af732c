// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The format style of measurements, which Foundation on Linux lacks.

public import Foundation

extension Measurement where UnitType: Dimension {
  /// A style that formats measurements: "37 kg".
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// The length of the unit's name.
    public struct UnitWidth: Codable, Hashable, Sendable {
      let width: String
      /// The unit's name: "5 kilometers".
      public static var wide: Self { Self(width: UnitText.Width.full.rawValue) }
      /// The unit's symbol: "5 km".
      public static var abbreviated: Self { Self(width: UnitText.Width.short.rawValue) }
      /// The shortest symbol: "5km".
      public static var narrow: Self { Self(width: UnitText.Width.narrow.rawValue) }
    }

    /// The length of the unit's name.
    public var width: UnitWidth
    /// The locale, which determines the language and the preferred units.
    public var locale: Locale
    /// The purpose of the measurement. Nil is the same as `general`.
    public var usage: MeasurementFormatUnitUsage<UnitType>?
    /// The style of the number, or nil for the default.
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?
    /// Whether the scale of a temperature is omitted: "20°".
    public var hidesScaleName = false

    /// Creates a style.
    public init(
      width: UnitWidth, locale: Locale = .autoupdatingCurrent, usage: MeasurementFormatUnitUsage<UnitType>? = nil,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      (self.width, self.locale, self.usage, self.numberFormatStyle) = (width, locale, usage, numberFormatStyle)
    }

    /// Returns the measurement in the style.
    public func format(_ value: Measurement<UnitType>) -> String {
      MeasurementText(value: value.value, unit: value.unit, hidesScaleName: hidesScaleName)
        .text(
          width: UnitText.Width(rawValue: width.width) ?? .short, locale: locale, usage: usage?.name ?? "default",
          number: numberFormatStyle?.locale(locale))
    }

    /// Returns the style with another locale.
    public func locale(_ locale: Locale) -> Self {
      var result = self
      result.locale = locale
      return result
    }
  }

  /// Returns the measurement with its unit's symbol, in the locale's preferred unit.
  public func formatted() -> String { formatted(FormatStyle(width: .abbreviated)) }

  /// Returns the measurement in a style.
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput == Measurement<UnitType> { style.format(self) }
}

extension Measurement.FormatStyle: Equatable where UnitType: Dimension {}
extension Measurement.FormatStyle: Hashable where UnitType: Dimension {}
extension Measurement.FormatStyle: Codable where UnitType: Dimension {}

extension FormatStyle {
  /// Returns a style for measurements.
  public static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    .init(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
  }

  /// Returns a style for temperatures.
  public static func measurement(
    width: Measurement<UnitTemperature>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitTemperature> = .general, hidesScaleName: Bool,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitTemperature>.FormatStyle {
    var result = Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
    result.hidesScaleName = hidesScaleName
    return result
  }
}

/// A number with a unit.
private struct MeasurementText {
  let value: Double
  let unit: Unit
  let hidesScaleName: Bool

  func text(
    width: UnitText.Width, locale: Locale, usage: String, number: FloatingPointFormatStyle<Double>?
  ) -> String {
    let plain = number ?? FloatingPointFormatStyle<Double>(locale: locale)
    guard value.isFinite, let name = MeasurementFormatter.name(unit) else {
      return "\(plain.format(value)) \(unit.symbol)"
    }
    let isProvided = usage == "asProvided"
    let options = isProvided ? "" : "usage/\(usage)"
    func text(_ locale: Locale, _ options: String) -> String? {
      UnitText.text(value: value, unit: name, width: width, locale: locale, options: options)
    }
    guard let all = text(locale, options) else { return "\(plain.format(value)) \(unit.symbol)" }
    guard number != nil || hidesScaleName else { return all }
    guard let shown = isProvided ? value : converted(text, in: locale, options) else { return all }
    if hidesScaleName, unit is UnitTemperature {
      return replaceNumber(in: temperature(in: locale, value: shown), number, value: shown)
    }
    return replaceNumber(in: all, number, value: shown)
  }

  /// Returns the value in the locale's preferred unit, or nil if it is shown in several units.
  private func converted(_ text: (Locale, String) -> String?, in locale: Locale, _ options: String) -> Double? {
    let english = Locale(identifier: "en_\(locale.region?.identifier ?? "US")")
    // Some regions have a decimal comma in English too.
    let digits = text(english, "\(options) .########## group-off")?.replacing(",", with: ".") ?? ""
    let numbers = digits.split { !($0.isNumber || $0 == "." || $0 == "-") }.compactMap { Double($0) }
    return numbers.count == 1 ? numbers[0] : nil
  }

  private func temperature(in locale: Locale, value: Double) -> String {
    UnitText.text(value: value, unit: "generic-temperature", width: .short, locale: locale) ?? "\(value)°"
  }

  /// Returns a text whose number is shown in another style.
  private func replaceNumber(in text: String, _ style: FloatingPointFormatStyle<Double>?, value: Double) -> String {
    guard let style, var start = text.firstIndex(where: \.isNumber), let end = text.lastIndex(where: \.isNumber)
    else { return text }
    if start > text.startIndex, case let sign = text.index(before: start), "-\u{2212}".contains(text[sign]) {
      start = sign
    }
    return text.replacingCharacters(in: start...end, with: style.format(value))
  }
}
