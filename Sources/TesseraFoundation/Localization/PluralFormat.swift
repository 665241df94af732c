// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A text of a table in one language.
indirect enum LocalizedText: Sendable {
  case plain(String)
  /// A text whose words follow the arguments of a format.
  case format(PluralFormat)
  /// A text of its own for each kind of device: `iphone`, `ipad`, `mac`, `other`.
  case devices([String: LocalizedText])

  /// Returns whether it is this text on every device and for every number.
  func isPlain(_ text: String) -> Bool {
    if case .plain(text) = self { true } else { false }
  }

  /// Returns the text for a kind of device. An iPod's words are an iPhone's.
  func on(_ device: String) -> LocalizedText? {
    guard case .devices(let texts) = self else { return self }
    let found = texts[device] ?? (device == "iphone" ? texts["ipod"] : nil) ?? texts["other"]
    return (found ?? texts.min { $0.key < $1.key }?.value)?.on(device)
  }

  /// The text as code gets it: a format carries the number of its words.
  var string: String {
    switch self {
    case .plain(let text): text
    case .format(let format): LocalizedFormats.tagged(format)
    case .devices: on(AmbientLanguage.device)?.string ?? ""
    }
  }
}

/// A text whose words follow the arguments of a format: an entry of a `.stringsdict` or a plural of a catalogue.
///
///     %#@photos@ in %2$@     photos: one: "%d photo", other: "%d photos"
final class PluralFormat: Sendable {
  /// A word that follows an argument.
  struct Variable: Sendable {
    /// The texts by plural categories.
    var cases: [PluralCategory: String]
    /// The argument that it looks at, from 0; nil for the next one.
    var argument: Int?
    /// What `%arg` in its texts stands for, and the conversion of the number: `lld`.
    var specifier: String
    /// Whether its texts are the whole text of the key, so that the arguments in them count from the first.
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
