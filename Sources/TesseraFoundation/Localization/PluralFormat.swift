// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// An entry of a string table in one language.
indirect enum LocalizedText: Sendable {
  case plain(String)
  /// A string whose words depend on the format's arguments.
  case format(PluralFormat)
  /// A string for each type of device: `iphone`, `ipad`, `mac` or `other`.
  case devices([String: LocalizedText])

  /// Returns whether the entry is equal to a string on every device and for every argument.
  func isPlain(_ text: String) -> Bool {
    if case .plain(text) = self { true } else { false }
  }

  /// Returns the entry for a type of device. An iPod uses the entry for an iPhone.
  func on(_ device: String) -> LocalizedText? {
    guard case .devices(let texts) = self else { return self }
    let found = texts[device] ?? (device == "iphone" ? texts["ipod"] : nil) ?? texts["other"]
    return (found ?? texts.min { $0.key < $1.key }?.value)?.on(device)
  }

  /// The string that lookup functions return. A format contains its entry number.
  var string: String {
    switch self {
    case .plain(let text): text
    case .format(let format): LocalizedFormats.tagged(format)
    case .devices: on(AmbientLanguage.device)?.string ?? ""
    }
  }
}

/// A string whose words depend on the format's arguments: an entry of a `.stringsdict` file or a plural in a string
/// catalog.
///
///     %#@photos@ in %2$@     photos: one: "%d photo", other: "%d photos"
final class PluralFormat: Sendable {
  /// A word that depends on an argument.
  struct Variable: Sendable {
    var cases: [PluralCategory: String]
    /// The zero-based index of the argument that determines the plural form, or nil for the next argument.
    var argument: Int?
    /// The conversion that replaces `%arg` in the variable's strings, such as `lld`.
    var specifier: String
    /// Whether the variable's strings replace the whole string for the key. If so, their arguments are numbered from
    /// the first argument.
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
