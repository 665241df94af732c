// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

package import Foundation
import Synchronization

/// The device for which a screen is laid out.
package struct ScreenEnvironment: Sendable {
  /// The width and height of the screen, in points.
  package var size: CGSize
  /// The number of pixels per point.
  package var scale: CGFloat
  /// The insets of the safe area, in points.
  package var safeArea: UIEdgeInsets
  /// The traits that views inherit.
  package var traits: UITraitCollection
  /// The language of strings, or nil to use the ambient language, which is the one that the enclosing renderer set
  /// or, without a renderer, the language of the process.
  package var language: LanguageTag?
  /// Whether the user prefers reduced motion.
  package var reducesMotion = false
  /// A collector of the missing resources that the screen's code requests.
  package let missing = MissingResources.Collector()

  package init(
    size: CGSize, scale: CGFloat, safeArea: UIEdgeInsets, traits: UITraitCollection, language: LanguageTag? = nil
  ) {
    self.size = size
    self.scale = scale
    self.safeArea = safeArea
    self.traits = traits
    self.language = language
  }

  /// Runs the screen's code in the screen's language and collects missing resources.
  package func run<R, E: Error>(_ body: () throws(E) -> R) throws(E) -> R {
    let result = MissingResources.collecting(into: missing) { () -> Result<R, E> in
      do throws(E) {
        let device = traits.userInterfaceIdiom == .pad ? "ipad" : "iphone"
        return .success(try AmbientLanguage.with(language ?? AmbientLanguage.current, device: device, body))
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }

  /// The device of `UIScreen.main`. Set by `UIScreen`.
  @MainActor package static var current = ScreenEnvironment.default {
    didSet { scaleOfAnyThread.withLock { $0 = current.scale } }
  }

  private static let scaleOfAnyThread = Mutex(ScreenEnvironment.default.scale)

  /// The scale of the current device. Can be read on any thread, for drawing.
  package static var currentScale: CGFloat { scaleOfAnyThread.withLock { $0 } }

  static let `default` = ScreenEnvironment(
    size: CGSize(width: 390, height: 844), scale: ScreenScale.standard, safeArea: .zero,
    traits: UITraitCollection(traitsFrom: [
      UITraitCollection(displayScale: ScreenScale.standard), UITraitCollection(userInterfaceStyle: .light),
      UITraitCollection(userInterfaceIdiom: .phone), UITraitCollection(horizontalSizeClass: .compact),
      UITraitCollection(verticalSizeClass: .regular), UITraitCollection(layoutDirection: .leftToRight),
      UITraitCollection(preferredContentSizeCategory: .large),
    ]))
}
