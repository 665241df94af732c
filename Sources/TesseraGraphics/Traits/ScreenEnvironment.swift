// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

package import Foundation
import Synchronization

/// The device that a screen is laid out for.
package struct ScreenEnvironment: Sendable {
  /// The width and height in points.
  package var size: CGSize
  /// The number of pixels per point.
  package var scale: CGFloat
  /// The insets of the safe area, in points.
  package var safeArea: UIEdgeInsets
  /// The environment that views inherit.
  package var traits: UITraitCollection
  /// The language of strings, or nil for the ambient one, which is the process's language without a renderer.
  package var language: LanguageTag?
  /// Whether the user prefers reduced motion.
  package var reducesMotion = false
  /// The resources that code on the screen requested and did not find.
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

  /// Runs code of the screen in the screen's language, and collects missing resources.
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

  /// The device of `UIScreen.main`, which sets it.
  @MainActor package static var current = ScreenEnvironment.default {
    didSet { scaleOfAnyThread.withLock { $0 = current.scale } }
  }

  private static let scaleOfAnyThread = Mutex(ScreenEnvironment.default.scale)

  /// The scale of that device, for drawing on any thread.
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
