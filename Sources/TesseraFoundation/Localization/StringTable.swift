// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation
internal import Synchronization

/// A string table in all its languages.
final class StringTable: Sendable {
  /// The result of looking up a key.
  struct Answer {
    var text: LocalizedText
    /// The language of the string, or nil for a language-independent string.
    var language: LanguageTag?
  }

  let name: String
  let bundle: String
  let languages: Set<LanguageTag>
  private let texts: [LanguageTag: [String: LocalizedText]]
  /// The language-independent strings.
  private let shared: [String: LocalizedText]
  private let untranslated: Set<String>
  private let developmentLanguage: LanguageTag?
  /// Whether at least half of the keys are identical to their strings in the development language.
  private let keysAreTexts: Bool
  /// The languages to search, in order, for each list of preferred languages.
  private let orders = Mutex<[[LanguageTag]: [LanguageTag]]>([:])
  private let unknownKeys = Mutex<[String: MissingResource]>([:])

  init(
    name: String, bundle: String, folders: [LanguageTag: [String]], shared: [String], developmentLanguage: LanguageTag?
  ) {
    (self.name, self.bundle) = (name, bundle)
    var texts: [LanguageTag: [String: LocalizedText]] = [:]
    var untranslated: Set<String> = []
    var source: LanguageTag?
    for (language, paths) in folders {
      let found = Self.readTable(name, folders: paths, language: language, bundle: bundle)
      if !found.isEmpty { texts[language] = found }
    }
    let standard = developmentLanguage ?? LanguageTag("en")
    self.shared = standard.map { Self.readTable(name, folders: shared, language: $0, bundle: bundle) } ?? [:]
    for folder in shared.reversed() {
      guard let data = FileManager.default.contents(atPath: "\(folder)/\(name).xcstrings") else { continue }
      do {
        let catalog = try StringCatalog.read(data)
        source = catalog.sourceLanguage
        untranslated.formUnion(catalog.untranslated)
        for (language, entries) in catalog.texts { texts[language, default: [:]].merge(entries) { _, new in new } }
      } catch {
        Self.reportError("\(name).xcstrings", at: bundle, error: error)
      }
    }
    self.texts = texts
    self.untranslated = untranslated
    let spoken = source ?? developmentLanguage
    let own = spoken.flatMap { texts[$0] } ?? [:]
    keysAreTexts = !own.isEmpty && own.count { $0.value.isPlain($0.key) } * 2 >= own.count
    self.developmentLanguage = spoken
    languages = Set(texts.keys)
  }

  /// Returns the entries of a table whose files are in several folders. If a key has plurals and a string, the
  /// plurals are used.
  private static func readTable(
    _ name: String, folders: [String], language: LanguageTag, bundle: String
  ) -> [String: LocalizedText] {
    var result: [String: LocalizedText] = [:]
    for folder in folders {
      let place =
        (folder as NSString).pathExtension == "lproj" ? "\(bundle)/\((folder as NSString).lastPathComponent)" : bundle
      if let data = FileManager.default.contents(atPath: "\(folder)/\(name).strings") {
        do throws(StringsError) {
          for (key, text) in try StringsFile.read(data) { result[key] = .plain(text) }
        } catch {
          reportError("\(name).strings", at: place, error: error)
        }
      }
      if let data = FileManager.default.contents(atPath: "\(folder)/\(name).stringsdict") {
        do throws(StringsError) {
          for (key, text) in try StringsDictionary.read(data, language) { result[key] = text }
        } catch {
          reportError("\(name).stringsdict", at: place, error: error)
        }
      }
    }
    return result
  }

  private static func reportError(_ file: String, at place: String, error: StringsError) {
    MissingResources.report(MissingResource(.string, file, in: place, reason: error.description))
  }

  // MARK: Lookup

  var exists: Bool { !texts.isEmpty || !shared.isEmpty }

  /// Returns whether the table contains a key in any language.
  func has(_ key: String) -> Bool { shared[key] != nil || texts.values.contains { $0[key] != nil } }

  /// Returns the string for a key, from the first preferred language that contains the key, from the development
  /// language, or from the language-independent strings.
  func answer(_ key: String, _ wanted: [LanguageTag]) -> Answer? {
    for language in order(wanted) {
      if let text = texts[language]?[key] { return Answer(text: text, language: language) }
    }
    return shared[key].map { Answer(text: $0, language: nil) }
  }

  private func order(_ wanted: [LanguageTag]) -> [LanguageTag] {
    orders.withLock { orders in
      if let known = orders[wanted] { return known }
      var order = wanted.flatMap { $0.matches(in: texts.keys) }
      if let developmentLanguage { order += developmentLanguage.matches(in: texts.keys) }
      orders[wanted] = order
      return order
    }
  }

  /// Returns the first preferred language in which the table is available, or the development language.
  func chosen(_ wanted: [LanguageTag]) -> LanguageTag? { order(wanted).first }

  /// Returns a report if the expected language or all languages lack the key, or nil if there is no problem.
  func complaint(_ key: String, answer: Answer?, wanted: [LanguageTag], hasDefault: Bool) -> MissingResource? {
    guard exists, !key.isEmpty else { return nil }
    guard let answer else {
      // In the development language, the key itself may be displayed if it has a default value, if there is no file,
      // or if it looks like display text.
      let speaksSource = chosen(wanted).map { $0.language == developmentLanguage?.language } ?? true
      let isSourceless = developmentLanguage.map { $0.matches(in: texts.keys).isEmpty } ?? true
      if (hasDefault || isText(key)) && speaksSource || isSourceless && !isTranslated(wanted) { return nil }
      return unknown(key)
    }
    guard let language = answer.language, !untranslated.contains(key), let best = chosen(wanted),
      best.language != language.language || best.likelyScript != language.likelyScript
    else { return nil }
    return MissingResource(.string, key, in: "\(place) in \(best) (\(language) is shown)", among: [])
  }

  /// Returns whether a key that no file contains is meant to be displayed. This is assumed if the key contains a
  /// space between words, or if at least half of the table's keys are identical to their strings.
  private func isText(_ key: String) -> Bool {
    key.contains { $0.isWhitespace } || keysAreTexts
  }

  /// Returns the report for an unknown key. Similar names are searched only once.
  private func unknown(_ key: String) -> MissingResource {
    if let said = unknownKeys.withLock({ $0[key] }) { return said }
    let missing = MissingResource(.string, key, in: place, among: keys)
    unknownKeys.withLock { $0[key] = missing }
    return missing
  }

  /// Returns whether the table is available in a preferred language.
  private func isTranslated(_ wanted: [LanguageTag]) -> Bool {
    wanted.contains { !$0.matches(in: texts.keys).isEmpty }
  }

  private var place: String { "\(name) of \(bundle)" }

  private var keys: Set<String> { texts.values.reduce(into: Set(shared.keys)) { $0.formUnion($1.keys) } }
}
