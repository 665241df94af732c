// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// What a screen reader finds, under the names of AccessibilitySnapshot where it has them.

public import Foundation
import TesseraAssertions
public import TesseraGraphics
import TesseraRaster
public import TesseraViews

extension Snapshotting where Value == UIView, Format == UIImage {
  /// The view with what a screen reader finds in it, numbered in its order, and a legend of what it says.
  public static var accessibilityImage: Snapshotting { .accessibilityImage() }

  /// The view with what a screen reader finds in it, numbered in its order, and a legend of what it says.
  ///
  /// - Parameters:
  ///   - precision: The share that must be equal, 0...1: of pixels where `perceptualPrecision` is below 1, else of bytes.
  ///   - perceptualPrecision: How close two colours must be to count as equal, 0...1, 0.98 for what the eye does not see.
  ///   - size: Points; nil for the view's own. A side that is 0 is as long as the view's constraints want.
  ///   - traits: The traits that the view inherits; `displayScale` is the pixels per point, else the main screen's.
  public static func accessibilityImage(
    precision: Float = 1, perceptualPrecision: Float = 1, size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    let place = ViewPlace(size: size, traits: traits)
    return SimplySnapshotting.image(
      precision: precision, perceptualPrecision: perceptualPrecision, scale: traits.displayScale
    )
    .asyncPullback { view in Hosted.spokenImage { try place.show(view) } }
  }
}

extension Snapshotting where Value == UIViewController, Format == UIImage {
  /// The controller at the size of its view, with what a screen reader finds in it, and a legend of what it says.
  public static var accessibilityImage: Snapshotting { .accessibilityImage() }

  /// The controller with what a screen reader finds in it, numbered in its order, and a legend of what it says.
  ///
  /// - Parameters:
  ///   - config: The device's size, safe area and traits.
  ///   - precision: The share that must be equal, 0...1: of pixels where `perceptualPrecision` is below 1, else of bytes.
  ///   - perceptualPrecision: How close two colours must be to count as equal, 0...1, 0.98 for what the eye does not see.
  ///   - size: Points, instead of the device's.
  ///   - traits: On top of the device's; `displayScale` is the pixels per point, else the main screen's.
  public static func accessibilityImage(
    on config: ViewImageConfig = ViewImageConfig(), precision: Float = 1, perceptualPrecision: Float = 1,
    size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    let place = ViewPlace(config: config, size: size, traits: traits)
    return SimplySnapshotting.image(
      precision: precision, perceptualPrecision: perceptualPrecision, scale: traits.displayScale
    )
    .asyncPullback { controller in Hosted.spokenImage { try place.show(controller) } }
  }
}

extension Snapshotting where Value == UIView, Format == String {
  /// What a screen reader says, one element a line, in its order: label, value, traits, hint, actions.
  public static var accessibilityElements: Snapshotting { .accessibilityElements() }

  /// What a screen reader says, one element a line, in its order, at a size in points and with traits.
  public static func accessibilityElements(
    size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    let place = ViewPlace(size: size, traits: traits)
    return SimplySnapshotting.lines.asyncPullback { view in
      Hosted.text({ try place.show(view) }, { SpokenText.text(of: view) })
    }
  }
}

extension Snapshotting where Value == UIViewController, Format == String {
  /// What a screen reader says, one element a line, in its order: label, value, traits, hint, actions.
  public static var accessibilityElements: Snapshotting { .accessibilityElements() }

  /// What a screen reader says, one element a line, in its order, on a device.
  public static func accessibilityElements(
    on config: ViewImageConfig = ViewImageConfig(), size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    let place = ViewPlace(config: config, size: size, traits: traits)
    return SimplySnapshotting.lines.asyncPullback { controller in
      Hosted.text({ try place.show(controller) }, { SpokenText.text(of: controller.view.window ?? controller.view) })
    }
  }
}
