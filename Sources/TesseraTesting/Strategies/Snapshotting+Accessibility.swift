// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Strategies for accessibility elements: as an image with numbers and a legend, and as text.

import TesseraAssertions
public import Foundation
public import Tessera
public import TesseraGraphics
import TesseraRaster
public import TesseraViews

extension Snapshotting where Value == UIView, Format == UIImage {
  /// An image of the view with its accessibility elements, numbered in reading order, and a legend of the spoken
  /// text.
  public static var accessibilityImage: Snapshotting { .accessibilityImage() }

  /// Returns a strategy for an image of the view with its accessibility elements, numbered in reading order, and a
  /// legend of the spoken text.
  ///
  /// - Parameters:
  ///   - size: The size in points, or nil for the view's current size. Constraints determine dimensions that are 0.
  ///   - traits: The traits that the view inherits. `displayScale` is the number of pixels per point.
  ///   - language: The language in which the value is evaluated, laid out and drawn, or nil for the current language.
  ///   - tolerance: The allowed difference from the golden.
  public static func accessibilityImage(
    size: CGSize? = nil, traits: UITraitCollection? = nil, language: String? = nil,
    tolerance: SnapshotTolerance = .exact
  ) -> Snapshotting {
    Snapshotting { view in
      let hosted = try HostedValue.view(view, in: HostingEnvironment(size: size, traits: traits))
      return .picture(try hosted.accessibilityPicture(background: .white), PictureRules(tolerance: tolerance))
    }
    .inLanguage(language)
  }
}

extension Snapshotting where Value == UIViewController, Format == UIImage {
  /// An image of the controller on an iPhone 16 with its accessibility elements, and a legend of the spoken text.
  public static var accessibilityImage: Snapshotting { .accessibilityImage() }

  /// Returns a strategy for an image of the controller, after `viewDidAppear` and layout, with its accessibility
  /// elements, numbered in reading order, and a legend of the spoken text.
  ///
  ///     assertSnapshot(of: settings, as: .accessibilityImage(on: .iPhoneSE))
  ///
  /// - Parameters:
  ///   - device: The device, which determines the size, scale, safe area and size classes, or nil for an iPhone 16.
  ///   - size: The size in points, or nil for the device's size.
  ///   - traits: Traits that override the device's. `displayScale` is the number of pixels per point.
  ///   - language: The language in which the value is evaluated, laid out and drawn, or nil for the current language.
  ///   - tolerance: The allowed difference from the golden.
  public static func accessibilityImage(
    on device: Device? = nil, size: CGSize? = nil, traits: UITraitCollection? = nil, language: String? = nil,
    tolerance: SnapshotTolerance = .exact
  ) -> Snapshotting {
    Snapshotting { controller in
      let hosted = try HostedValue.controller(
        controller, in: HostingEnvironment(device: device, size: size, traits: traits))
      return .picture(try hosted.accessibilityPicture(background: .black), PictureRules(tolerance: tolerance))
    }
    .inLanguage(language)
  }
}

extension Snapshotting where Value == Screen, Format == UIImage {
  /// An image of the screen on its own device with its accessibility elements, and a legend of the spoken text.
  public static var accessibilityImage: Snapshotting { .accessibilityImage() }

  /// Returns a strategy for an image of the screen with its accessibility elements, numbered in reading order, and a
  /// legend of the spoken text.
  ///
  /// - Parameters:
  ///   - device: The device, or nil for the screen's own device.
  ///   - traits: Traits that override the device's. `displayScale` is the number of pixels per point.
  ///   - language: The language in which the value is evaluated, laid out and drawn, or nil for the current language.
  ///   - tolerance: The allowed difference from the golden.
  public static func accessibilityImage(
    on device: Device? = nil, traits: UITraitCollection? = nil, language: String? = nil,
    tolerance: SnapshotTolerance = .exact
  ) -> Snapshotting {
    Snapshotting { screen in
      let place = HostingEnvironment(device: device, traits: traits)
      let hosted = try HostedValue.screen(
        screen, device: place.device(default: screen.device), options: place.options)
      return .picture(try hosted.accessibilityPicture(background: .black), PictureRules(tolerance: tolerance))
    }
    .inLanguage(language)
  }
}

extension Snapshotting where Value == UIView, Format == String {
  /// The spoken text, one element per line, in reading order: label, value, traits, hint, actions.
  public static var accessibilityElements: Snapshotting { .accessibilityElements() }

  /// Returns a strategy for the spoken text, one element per line in reading order, with a custom size in points and
  /// custom traits.
  public static func accessibilityElements(
    size: CGSize? = nil, traits: UITraitCollection? = nil, language: String? = nil
  ) -> Snapshotting {
    Snapshotting { view in
      try HostedValue.view(view, in: HostingEnvironment(size: size, traits: traits)).text { _ in
        AccessibilityText.text(of: view)
      }
    }
    .inLanguage(language)
  }
}

extension Snapshotting where Value == UIViewController, Format == String {
  /// The spoken text on an iPhone 16, one element per line, in reading order: label, value, traits, hint, actions.
  public static var accessibilityElements: Snapshotting { .accessibilityElements() }

  /// Returns a strategy for the spoken text on a device, one element per line, in reading order.
  public static func accessibilityElements(
    on device: Device? = nil, size: CGSize? = nil, traits: UITraitCollection? = nil, language: String? = nil
  ) -> Snapshotting {
    Snapshotting { controller in
      try HostedValue.controller(controller, in: HostingEnvironment(device: device, size: size, traits: traits)).text(
        AccessibilityText.text)
    }
    .inLanguage(language)
  }
}

extension Snapshotting where Value == Screen, Format == String {
  /// The spoken text on the screen's own device, one element per line, in reading order.
  public static var accessibilityElements: Snapshotting { .accessibilityElements() }

  /// Returns a strategy for the spoken text on a device, one element per line, in reading order.
  public static func accessibilityElements(
    on device: Device? = nil, traits: UITraitCollection? = nil, language: String? = nil
  ) -> Snapshotting {
    Snapshotting { screen in
      let place = HostingEnvironment(device: device, traits: traits)
      return try HostedValue.screen(screen, device: place.device(default: screen.device), options: place.options)
        .text(AccessibilityText.text)
    }
    .inLanguage(language)
  }
}
