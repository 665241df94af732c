// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

package import Foundation

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

  package init(size: CGSize, scale: CGFloat, safeArea: UIEdgeInsets, traits: UITraitCollection) {
    self.size = size
    self.scale = scale
    self.safeArea = safeArea
    self.traits = traits
  }

  /// The device of `UIScreen.main`, which sets it.
  @MainActor package static var current = ScreenEnvironment.default

  static let `default` = ScreenEnvironment(
    size: CGSize(width: 390, height: 844), scale: 3, safeArea: .zero,
    traits: UITraitCollection(traitsFrom: [
      UITraitCollection(displayScale: 3), UITraitCollection(userInterfaceStyle: .light),
      UITraitCollection(userInterfaceIdiom: .phone), UITraitCollection(horizontalSizeClass: .compact),
      UITraitCollection(verticalSizeClass: .regular), UITraitCollection(layoutDirection: .leftToRight),
      UITraitCollection(preferredContentSizeCategory: .large),
    ]))
}
