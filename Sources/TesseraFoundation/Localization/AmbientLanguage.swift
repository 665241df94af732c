// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// The language of strings and formats while a screen is created and painted.
///
/// The renderer sets it around the code of the screen. The process keeps its own languages, so that screens in several
/// languages can be rendered in parallel.
package enum AmbientLanguage {
  /// The requested language, or nil for the languages of the process.
  @TaskLocal package static var current: LanguageTag?
  /// The device whose variants of strings are used, by its name in string tables: `iphone`, `ipad`.
  @TaskLocal package static var device = "iphone"

  /// The preferred languages, from best to worst.
  static var preferences: [LanguageTag] {
    if let current { return [current] }
    return process
  }

  private static let process = Locale.preferredLanguages.compactMap { LanguageTag($0) }

  /// Runs the body in a language.
  package static func with<R, E: Error>(
    _ language: LanguageTag?, device: String = "iphone", _ body: () throws(E) -> R
  ) throws(E) -> R {
    // `withValue` rethrows any error; the result type preserves the typed one.
    let result = $current.withValue(language) {
      $device.withValue(device) { () -> Result<R, E> in
        do throws(E) { return .success(try body()) } catch { return .failure(error) }
      }
    }
    return try result.get()
  }
}

extension Locale {
  /// The locale of the screen that is being created or painted. Outside a renderer, or if no language was requested, the
  /// current locale.
  ///
  ///     formatter.locale = .ambient   // German months with `--language de`
  ///
  /// - Note: Differs from UIKit: Foundation's formatters follow the language of the process, which on Linux is English. The
  ///   porting tool replaces `Locale.current` with this.
  public static var ambient: Locale {
    AmbientLanguage.current.map { Locale(identifier: $0.description.replacing("-", with: "_")) } ?? .current
  }
}
