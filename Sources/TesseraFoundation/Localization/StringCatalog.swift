// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The format of string catalogs in Xcode (`"version" : "1.0"` and later). Xcode compiles catalogs into `.strings` and
// `.stringsdict` files; SwiftPM copies them unchanged:
//
//     { "sourceLanguage" : "en", "strings" : { KEY : { "extractionState" : …, "shouldTranslate" : …, "localizations" : {
//         "de" : { "stringUnit" : { "state" : "translated", "value" : … },
//                  "variations" : { "plural" : { "one" : { "stringUnit" : … }, … }, "device" : { "iphone" : { … }, … } },
//                  "substitutions" : { NAME : { "argNum" : 1, "formatSpecifier" : "lld", "variations" : { "plural" : … } } } } }
//                  } } }
//
// The state of a string is ignored, so strings that need review are also displayed. If a key has no string in the
// source language, the key is displayed.

internal import Foundation

/// A string catalog, which is an `.xcstrings` file.
struct StringCatalog {
  private(set) var sourceLanguage: LanguageTag
  private(set) var texts: [LanguageTag: [String: LocalizedText]] = [:]
  /// The keys that are marked as not translatable.
  private(set) var untranslated: Set<String> = []

  static func read(_ data: Data) throws(StringsError) -> StringCatalog {
    let json: Any
    do { json = try JSONSerialization.jsonObject(with: data) } catch { throw .damaged("its JSON is damaged") }
    guard let root = json as? [String: Any], let strings = root["strings"] as? [String: Any] else {
      throw .damaged("it has no \"strings\"")
    }
    let source = (root["sourceLanguage"] as? String).flatMap { LanguageTag($0) } ?? LanguageTag("en")
    guard let source else { throw .damaged("it has no \"sourceLanguage\"") }
    var catalog = StringCatalog(sourceLanguage: source)
    for case (let key, let entry as [String: Any]) in strings { catalog.add(key, entry) }
    return catalog
  }

  private init(sourceLanguage: LanguageTag) {
    self.sourceLanguage = sourceLanguage
    texts[sourceLanguage] = [:]
  }

  private mutating func add(_ key: String, _ entry: [String: Any]) {
    if entry["shouldTranslate"] as? Bool == false { untranslated.insert(key) }
    for case (let name, let node as [String: Any]) in entry["localizations"] as? [String: Any] ?? [:] {
      guard let language = LanguageTag(name) else { continue }
      let reader = Entry(key: key, language: language, substitutions: node["substitutions"] as? [String: Any] ?? [:])
      if let text = reader.text(node, depth: 0) { texts[language, default: [:]][key] = text }
    }
    if texts[sourceLanguage]?[key] == nil { texts[sourceLanguage]?[key] = .plain(key) }
  }

  /// The entry for a key in one language.
  private struct Entry {
    let key: String
    let language: LanguageTag
    let substitutions: [String: Any]

    func text(_ node: [String: Any], depth: Int) -> LocalizedText? {
      guard depth < 4 else { return nil }
      if let variations = node["variations"] as? [String: Any] {
        if let devices = variations["device"] as? [String: Any] {
          return .devices(
            devices.compactMapValues { ($0 as? [String: Any]).flatMap { text($0, depth: depth + 1) } })
        }
        let cases = cases(variations)
        if !cases.isEmpty { return plural(cases) }
      }
      guard let value = (node["stringUnit"] as? [String: Any])?["value"] as? String else { return nil }
      let variables = variables
      return variables.isEmpty ? .plain(value) : .format(format(value, variables))
    }

    private func cases(_ variations: [String: Any]) -> [PluralCategory: String] {
      var result: [PluralCategory: String] = [:]
      for case (let name, let node as [String: Any]) in variations["plural"] as? [String: Any] ?? [:] {
        guard let category = PluralCategory(rawValue: name) else { continue }
        result[category] = (node["stringUnit"] as? [String: Any])?["value"] as? String
      }
      return result
    }

    private func plural(_ cases: [PluralCategory: String]) -> LocalizedText {
      let number =
        [key, cases[.other] ?? ""].lazy.compactMap(FormatPiece.firstNumber).first ?? 0
      var all = variables
      // "*" represents the whole string. Substitution names are words, so no substitution is named "*".
      all["*"] = PluralFormat.Variable(cases: cases, argument: number, specifier: "lld", isWhole: true)
      return .format(format("%#@*@", all))
    }

    private var variables: [String: PluralFormat.Variable] {
      substitutions.compactMapValues { value in
        guard let entry = value as? [String: Any], let variations = entry["variations"] as? [String: Any] else {
          return nil
        }
        return PluralFormat.Variable(
          cases: cases(variations), argument: (entry["argNum"] as? Int).flatMap { $0 > 0 ? $0 - 1 : nil },
          specifier: entry["formatSpecifier"] as? String ?? "lld")
      }
    }

    private func format(_ text: String, _ variables: [String: PluralFormat.Variable]) -> PluralFormat {
      PluralFormat(text: text, variables: variables, language: language)
    }
  }
}

extension FormatPiece {
  /// Returns the zero-based index of the first numeric argument of a format, or nil if there is none.
  static func firstNumber(_ format: String) -> Int? {
    var next = 0
    for case .conversion(let position, let body) in pieces(of: format) {
      let place = position.map { $0 - 1 } ?? next
      if position == nil { next += 1 }
      if let last = body.last, "diouxXDOUeEfFgGaA".contains(last) { return place }
    }
    return nil
  }
}
