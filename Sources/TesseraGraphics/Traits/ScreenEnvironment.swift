// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

package import Foundation
import Synchronization

/// A device as layout sees it.
package struct ScreenEnvironment: Sendable {
  /// Width and height in points.
  package var size: CGSize
  /// Pixels per point.
  package var scale: CGFloat
  /// Distances from the edges that bars and the device cover, in points.
  package var safeArea: UIEdgeInsets
  /// The environment that views inherit.
  package var traits: UITraitCollection
  /// The language in which texts are looked up; nil for the one around, which without a renderer is the process's.
  package var language: LanguageTag?
  /// Whether the user asks for less motion.
  package var reducesMotion = false
  /// What code on the screen asks for and does not get.
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

  /// Runs code of the screen: it speaks the screen's language, and what it misses is written down.
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

  /// The scale of that device, for drawing in any thread.
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
