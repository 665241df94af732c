// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Language identifiers and the selection of a bundle's language. Fallbacks are based on CLDR's parent locales and
// likely scripts for the languages that bundles commonly contain.

/// A language identifier such as `de`, `pt-BR` or `zh_Hant_HK`.
package struct LanguageTag: Hashable, Sendable, CustomStringConvertible {
  /// The language code in lowercase, such as `zh`.
  package let language: String
  /// The capitalized script code, such as `Hant`.
  package let script: String?
  /// The region code, as uppercase letters or three digits, such as `HK` or `419`.
  package let region: String?

  /// Parses an identifier with hyphens or underscores, ignoring case, variants and keywords. Returns nil if the text,
  /// such as `Base`, is not a language identifier.
  package init?(_ text: String) {
    let plain = text.prefix { $0 != "@" && $0 != "." }
    let parts = plain.split(whereSeparator: { $0 == "-" || $0 == "_" })
    guard let first = parts.first?.lowercased(), first != "base" else { return nil }
    let name = Self.oldNames[first] ?? Self.aliases[first] ?? first
    guard (2...3).contains(name.utf8.count), name.utf8.allSatisfy({ (97...122).contains($0) }) else { return nil }
    var (script, region): (String?, String?)
    for part in parts.dropFirst() {
      let isWord = part.utf8.allSatisfy { (97...122).contains($0 | 0x20) }
      let isNumber = part.utf8.allSatisfy { (48...57).contains($0) }
      if isWord, part.utf8.count == 4, script == nil, region == nil {
        script = part.prefix(1).uppercased() + part.dropFirst().lowercased()
      } else if region == nil, isWord && part.utf8.count == 2 || isNumber && part.utf8.count == 3 {
        region = part.uppercased()
      }
    }
    (language, self.script, self.region) = (name, script, region)
  }

  private init(_ language: String, script: String?, region: String?) {
    (self.language, self.script, self.region) = (language, script, region)
  }

  /// The identifier with hyphens, such as `zh-Hant-HK`.
  package var description: String { [language, script, region].compactMap(\.self).joined(separator: "-") }

  /// Folder names that were used before language codes.
  private static let oldNames = [
    "english": "en", "german": "de", "french": "fr", "spanish": "es", "italian": "it", "japanese": "ja", "dutch": "nl",
  ]
  private static let aliases = ["iw": "he", "in": "id", "ji": "yi", "jw": "jv", "mo": "ro", "tl": "fil"]

  // MARK: Script and direction

  /// The script, which is inferred if the identifier omits it. nil for languages with a single common script.
  package var likelyScript: String? {
    if let script { return script }
    switch language {
    case "zh": return ["TW", "HK", "MO"].contains(region) ? "Hant" : "Hans"
    case "sr": return region == "ME" ? "Latn" : "Cyrl"
    case "pa": return region == "PK" ? "Arab" : "Guru"
    case "az", "uz", "ku", "bs": return "Latn"
    case "kk", "mn", "ky": return "Cyrl"
    default: return nil
    }
  }

  /// Whether the language has a right-to-left writing direction.
  package var isRightToLeft: Bool {
    if let likelyScript { return Self.rightToLeftScripts.contains(likelyScript) }
    return Self.rightToLeftLanguages.contains(language)
  }

  private static let rightToLeftScripts: Set = [
    "Arab", "Hebr", "Thaa", "Syrc", "Nkoo", "Adlm", "Rohg", "Mand", "Samr", "Aran",
  ]
  private static let rightToLeftLanguages: Set = [
    "ar", "arc", "azb", "bal", "bgn", "ckb", "dv", "fa", "glk", "he", "khw", "ks", "lrc", "mzn", "nqo", "pnb", "prs",
    "ps",
    "rhg", "sd", "sdh", "skr", "syr", "ug", "ur", "yi",
  ]

  // MARK: Fallbacks

  /// The language and its fallbacks, such as `zh-Hant-MO`, `zh-Hant-HK` and `zh-Hant`.
  var chain: [LanguageTag] {
    var result = [self]
    func add(_ region: String?) { result.append(LanguageTag(language, script: likelyScript, region: region)) }
    if let region {
      switch language {
      case "es" where Self.latinAmerica.contains(region): add("419")
      case "pt" where Self.portuguese.contains(region): add("PT")
      case "zh" where region == "MO": add("HK")
      case "en" where !["US", "AS", "GU", "MH", "MP", "PR", "UM", "VI", "001"].contains(region):
        add("001")
        add("GB")
      case "en" where region == "001": add("GB")
      default: break
      }
      add(nil)
    }
    if ["nb", "nn"].contains(language) { result.append(LanguageTag("no", script: nil, region: nil)) }
    if language == "no" { result.append(LanguageTag("nb", script: nil, region: nil)) }
    var seen: Set<LanguageTag> = []
    return result.filter { seen.insert($0).inserted }
  }

  /// Returns the languages that can replace this language, in order of preference. Languages in other scripts are
  /// omitted, and languages of other regions are last.
  package func matches(in languages: some Collection<LanguageTag>) -> [LanguageTag] {
    var found: [LanguageTag] = []
    func take(_ candidates: [LanguageTag]) {
      for candidate in candidates where !found.contains(candidate) { found.append(candidate) }
    }
    for wanted in chain {
      take(languages.filter { $0 == wanted })
      take(
        languages.filter {
          $0.language == wanted.language && $0.likelyScript == wanted.likelyScript && $0.region == wanted.region
        }.sorted())
    }
    let relatives = languages.filter { $0.language == language && $0.likelyScript == likelyScript }
    take(relatives.sorted())
    return found
  }

  private static let latinAmerica: Set = [
    "AR", "BO", "BR", "BZ", "CL", "CO", "CR", "CU", "DO", "EC", "GT", "HN", "MX", "NI", "PA", "PE", "PR", "PY", "SV",
    "US",
    "UY", "VE",
  ]
  private static let portuguese: Set = ["AO", "CH", "CV", "FR", "GQ", "GW", "LU", "MO", "MZ", "ST", "TL"]
}

extension LanguageTag: Comparable {
  package static func < (a: LanguageTag, b: LanguageTag) -> Bool { a.description < b.description }
}
