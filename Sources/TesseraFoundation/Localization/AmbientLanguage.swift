// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// The language that texts and formats are in while a screen is made and painted.
///
/// The renderer sets it around the code of the screen. The process keeps its own languages, so that screens in several
/// languages are rendered side by side.
package enum AmbientLanguage {
  /// The language that was asked for; nil for those of the process.
  @TaskLocal package static var current: LanguageTag?
  /// The device whose variants of texts are taken, by its name in string tables: `iphone`, `ipad`.
  @TaskLocal package static var device = "iphone"

  /// The languages to look for, the best first.
  static var preferences: [LanguageTag] {
    if let current { return [current] }
    return process
  }

  private static let process = Locale.preferredLanguages.compactMap { LanguageTag($0) }

  /// Runs the body in a language.
  package static func with<R, E: Error>(
    _ language: LanguageTag?, device: String = "iphone", _ body: () throws(E) -> R
  ) throws(E) -> R {
    // `withValue` rethrows any error; the result carries a typed one out.
    let result = $current.withValue(language) {
      $device.withValue(device) { () -> Result<R, E> in
        do throws(E) { return .success(try body()) } catch { return .failure(error) }
      }
    }
    return try result.get()
  }
}

extension Locale {
  /// The locale of the screen that is being made or painted; outside of a renderer, or where no language was asked for,
  /// the current one.
  ///
  ///     formatter.locale = .ambient   // German months with `--language de`
  ///
  /// - Note: Differs from UIKit: Foundation's formatters follow the language of the process, which on Linux is English. The
  ///   porting tool writes this in the place of `Locale.current`.
  public static var ambient: Locale {
    AmbientLanguage.current.map { Locale(identifier: $0.description.replacing("-", with: "_")) } ?? .current
  }
}
