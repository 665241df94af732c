// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Strategies for accessibility elements. The names match those of the AccessibilitySnapshot library, where it has
// equivalents.

public import Foundation
import TesseraAssertions
public import TesseraGraphics
import TesseraRaster
public import TesseraViews

extension Snapshotting where Value == UIView, Format == UIImage {
  /// A strategy for an image of the view with its accessibility elements numbered in reading order, and a legend of
  /// the spoken text.
  public static var accessibilityImage: Snapshotting { .accessibilityImage() }

  /// Returns a strategy for an image of the view with its accessibility elements numbered in reading order, and a
  /// legend of the spoken text.
  ///
  /// - Parameters:
  ///   - precision: The fraction, in 0...1, that must be equal. It is a fraction of pixels if `perceptualPrecision`
  ///     is below 1, otherwise a fraction of bytes.
  ///   - perceptualPrecision: The required similarity, in 0...1, of colors that count as equal. A value of 0.98
  ///     ignores invisible differences.
  ///   - size: The size in points, or nil to use the view's own size. Constraints determine dimensions that are 0.
  ///   - traits: The traits that the view inherits. `displayScale` defaults to the main screen's scale.
  public static func accessibilityImage(
    precision: Float = 1, perceptualPrecision: Float = 1, size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    let place = ViewHostingEnvironment(size: size, traits: traits)
    return SimplySnapshotting.image(
      precision: precision, perceptualPrecision: perceptualPrecision, scale: traits.displayScale
    )
    .asyncPullback { view in HostedValue.accessibilityImage { try place.host(view) } }
  }
}

extension Snapshotting where Value == UIViewController, Format == UIImage {
  /// A strategy for an image of the controller at the size of its view, with numbered accessibility elements and a
  /// legend of the spoken text.
  public static var accessibilityImage: Snapshotting { .accessibilityImage() }

  /// Returns a strategy for an image of the controller with its accessibility elements numbered in reading order, and
  /// a legend of the spoken text.
  ///
  /// - Parameters:
  ///   - config: The device's size, safe area and traits.
  ///   - precision: The fraction, in 0...1, that must be equal. It is a fraction of pixels if `perceptualPrecision`
  ///     is below 1, otherwise a fraction of bytes.
  ///   - perceptualPrecision: The required similarity, in 0...1, of colors that count as equal. A value of 0.98
  ///     ignores invisible differences.
  ///   - size: The size in points, or nil to use the device's size.
  ///   - traits: Traits that override the device's traits. `displayScale` defaults to the main screen's scale.
  public static func accessibilityImage(
    on config: ViewImageConfig = ViewImageConfig(), precision: Float = 1, perceptualPrecision: Float = 1,
    size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    let place = ViewHostingEnvironment(config: config, size: size, traits: traits)
    return SimplySnapshotting.image(
      precision: precision, perceptualPrecision: perceptualPrecision, scale: traits.displayScale
    )
    .asyncPullback { controller in HostedValue.accessibilityImage { try place.host(controller) } }
  }
}

extension Snapshotting where Value == UIView, Format == String {
  /// A strategy for the spoken text of each element on a separate line, in reading order: label, value, traits, hint,
  /// actions.
  public static var accessibilityElements: Snapshotting { .accessibilityElements() }

  /// Returns a strategy for the spoken text of each element on a separate line, in reading order. The view is laid
  /// out at the given size, in points, with the given traits.
  public static func accessibilityElements(
    size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    let place = ViewHostingEnvironment(size: size, traits: traits)
    return SimplySnapshotting.lines.asyncPullback { view in
      HostedValue.text({ try place.host(view) }, { AccessibilityText.text(of: view) })
    }
  }
}

extension Snapshotting where Value == UIViewController, Format == String {
  /// A strategy for the spoken text of each element on a separate line, in reading order: label, value, traits, hint,
  /// actions.
  public static var accessibilityElements: Snapshotting { .accessibilityElements() }

  /// Returns a strategy for the spoken text on a device, with each element on a separate line, in reading order.
  public static func accessibilityElements(
    on config: ViewImageConfig = ViewImageConfig(), size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    let place = ViewHostingEnvironment(config: config, size: size, traits: traits)
    return SimplySnapshotting.lines.asyncPullback { controller in
      HostedValue.text(
        { try place.host(controller) }, { AccessibilityText.text(of: controller.view.window ?? controller.view) })
    }
  }
}
