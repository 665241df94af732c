// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The accessibility elements, under the names of AccessibilitySnapshot where it has them.

public import Foundation
import TesseraAssertions
public import TesseraGraphics
import TesseraRaster
public import TesseraViews

extension Snapshotting where Value == UIView, Format == UIImage {
  /// A picture of the view with its accessibility elements, numbered in reading order, and a legend of the spoken text.
  public static var accessibilityImage: Snapshotting { .accessibilityImage() }

  /// Returns a strategy for a picture of the view with its accessibility elements, numbered in reading order, and a legend of
  /// the spoken text.
  ///
  /// - Parameters:
  ///   - precision: The fraction that must be equal, 0...1: of pixels if `perceptualPrecision` is below 1, else of bytes.
  ///   - perceptualPrecision: The required similarity of equal colors, 0...1; 0.98 ignores invisible differences.
  ///   - size: The size in points, or nil for the view's own. Constraints determine dimensions that are 0.
  ///   - traits: The traits that the view inherits. `displayScale` defaults to the main screen's.
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
  /// A picture of the controller at the size of its view, with its accessibility elements, and a legend of the spoken text.
  public static var accessibilityImage: Snapshotting { .accessibilityImage() }

  /// Returns a strategy for a picture of the controller with its accessibility elements, numbered in reading order, and a
  /// legend of the spoken text.
  ///
  /// - Parameters:
  ///   - config: The device's size, safe area and traits.
  ///   - precision: The fraction that must be equal, 0...1: of pixels if `perceptualPrecision` is below 1, else of bytes.
  ///   - perceptualPrecision: The required similarity of equal colors, 0...1; 0.98 ignores invisible differences.
  ///   - size: The size in points, or nil for the device's.
  ///   - traits: Traits that override the device's. `displayScale` defaults to the main screen's.
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
  /// The spoken text, one element per line, in reading order: label, value, traits, hint, actions.
  public static var accessibilityElements: Snapshotting { .accessibilityElements() }

  /// Returns a strategy for the spoken text, one element per line, in reading order, at a size in points and with traits.
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
  /// The spoken text, one element per line, in reading order: label, value, traits, hint, actions.
  public static var accessibilityElements: Snapshotting { .accessibilityElements() }

  /// Returns a strategy for the spoken text on a device, one element per line, in reading order.
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
