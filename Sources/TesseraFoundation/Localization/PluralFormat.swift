// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A string of a table in one language.
indirect enum LocalizedText: Sendable {
  case plain(String)
  /// A string with words that depend on the arguments of a format.
  case format(PluralFormat)
  /// A string for each kind of device: `iphone`, `ipad`, `mac`, `other`.
  case devices([String: LocalizedText])

  /// Returns whether it is the given string on every device and for every number.
  func isPlain(_ text: String) -> Bool {
    if case .plain(text) = self { true } else { false }
  }

  /// Returns the string for a kind of device. An iPod uses the strings of an iPhone.
  func on(_ device: String) -> LocalizedText? {
    guard case .devices(let texts) = self else { return self }
    let found = texts[device] ?? (device == "iphone" ? texts["ipod"] : nil) ?? texts["other"]
    return (found ?? texts.min { $0.key < $1.key }?.value)?.on(device)
  }

  /// The string as returned to code. A format contains the number of its entry.
  var string: String {
    switch self {
    case .plain(let text): text
    case .format(let format): LocalizedFormats.tagged(format)
    case .devices: on(AmbientLanguage.device)?.string ?? ""
    }
  }
}

/// A string with words that depend on the arguments of a format: an entry of a `.stringsdict` or a plural of a catalog.
///
///     %#@photos@ in %2$@     photos: one: "%d photo", other: "%d photos"
final class PluralFormat: Sendable {
  /// A word that depends on an argument.
  struct Variable: Sendable {
    var cases: [PluralCategory: String]
    /// The index of the argument it depends on, from 0, or nil for the next one.
    var argument: Int?
    /// The conversion that replaces `%arg` in its strings, such as `lld`.
    var specifier: String
    /// Whether its strings replace the whole string of the key, so that their arguments are counted from the first one.
    var isWhole = false
  }

  let text: String
  let variables: [String: Variable]
  let language: LanguageTag

  init(text: String, variables: [String: Variable], language: LanguageTag) {
    self.text = text
    self.variables = variables
    self.language = language
  }
}
