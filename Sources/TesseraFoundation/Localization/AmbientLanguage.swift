// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// The language of strings and formats while a screen is created and drawn.
///
/// The renderer sets this task-local value while it runs a screen's code. The language of the process does not
/// change, so screens in different languages can be rendered in parallel.
package enum AmbientLanguage {
  /// The requested language, or nil to use the preferred languages of the process.
  @TaskLocal package static var current: LanguageTag?
  /// The device name that selects device-specific strings in string tables: `iphone` or `ipad`.
  @TaskLocal package static var device = "iphone"

  /// The preferred languages, in order of preference.
  static var preferences: [LanguageTag] {
    if let current { return [current] }
    return process
  }

  private static let process = Locale.preferredLanguages.compactMap { LanguageTag($0) }

  /// Calls the body while `language` is the requested language.
  package static func with<R, E: Error>(
    _ language: LanguageTag?, device: String = "iphone", _ body: () throws(E) -> R
  ) throws(E) -> R {
    // `withValue` rethrows `any Error`. The `Result` preserves the typed error.
    let result = $current.withValue(language) {
      $device.withValue(device) { () -> Result<R, E> in
        do throws(E) { return .success(try body()) } catch { return .failure(error) }
      }
    }
    return try result.get()
  }
}

extension Locale {
  /// The locale of the screen that is being created or drawn. Outside of a renderer, or if no language was requested,
  /// the current locale of the process. If the process has no locale, as in most containers, the locale is that of a new
  /// simulator, `en_US`.
  ///
  ///     formatter.locale = .ambient   // German months with `--language de`
  ///
  /// - Note: Differs from UIKit: Foundation's formatters use the language of the process, which is English on Linux.
  ///   The porting tool replaces `Locale.current` with this property.
  public static var ambient: Locale {
    AmbientLanguage.current.map { Locale(identifier: $0.description.replacing("-", with: "_")) } ?? process
  }

  /// Foundation's current locale is `en_001` without a setting, with formats such as "US$5.00" and "4 Mar".
  private static let process = current.identifier == "en_001" ? Locale(identifier: "en_US") : current
}
