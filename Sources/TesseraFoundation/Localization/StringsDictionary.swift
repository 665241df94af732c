// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation

/// A reader for `.stringsdict` files, which contain string variants by plural category, width and device.
///
/// If a string varies by width, the widest variant is always used, because text is not measured when the string is
/// looked up.
struct StringsDictionary {
  let language: LanguageTag

  static func read(_ data: Data, _ language: LanguageTag) throws(StringsError) -> [String: LocalizedText] {
    guard let list = try PropertyLists.read(data) else { throw .damaged("it is not an XML or binary property list") }
    let reader = StringsDictionary(language: language)
    return list.compactMapValues { reader.text($0, depth: 0) }
  }

  private func text(_ value: Any, depth: Int) -> LocalizedText? {
    if let text = value as? String { return .plain(text) }
    guard depth < 4, let entry = value as? [String: Any] else { return nil }
    if let devices = entry["NSStringDeviceSpecificRuleType"] as? [String: Any] {
      return .devices(devices.compactMapValues { text($0, depth: depth + 1) })
    }
    if let widths = entry["NSStringVariableWidthRuleType"] as? [String: Any] {
      let widest = widths.compactMap { key, value in Int(key).map { ($0, value) } }.max { $0.0 < $1.0 }
      return widest.flatMap { text($0.1, depth: depth + 1) }
    }
    guard let format = entry["NSStringLocalizedFormatKey"] as? String else { return nil }
    let variables = entry.compactMapValues { ($0 as? [String: Any]).flatMap(variable) }
    return .format(PluralFormat(text: format, variables: variables, language: language))
  }

  private func variable(_ entry: [String: Any]) -> PluralFormat.Variable? {
    guard (entry["NSStringFormatSpecTypeKey"] as? String ?? "NSStringPluralRuleType") == "NSStringPluralRuleType" else {
      return nil
    }
    let cases = PluralCategory.allCases.compactMap { category in
      (entry[category.rawValue] as? String).map { (category, $0) }
    }
    return PluralFormat.Variable(
      cases: Dictionary(uniqueKeysWithValues: cases), argument: nil,
      specifier: entry["NSStringFormatValueTypeKey"] as? String ?? "d")
  }
}
