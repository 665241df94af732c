// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// What a screen reader finds: as a picture with numbers and a legend, and as a text.

import TesseraAssertions
public import Foundation
public import Tessera
public import TesseraGraphics
import TesseraRaster
public import TesseraViews

extension Snapshotting where Value == UIView, Format == UIImage {
  /// The view with what a screen reader finds in it, numbered in its order, and a legend of what it says.
  public static var accessibilityImage: Snapshotting { .accessibilityImage() }

  /// The view with what a screen reader finds in it, numbered in its order, and a legend of what it says.
  ///
  /// - Parameters:
  ///   - size: Points; nil for the view's own. A side that is 0 is as long as the view's constraints want.
  ///   - traits: The traits that the view inherits; `displayScale` is the pixels per point.
  ///   - language: The language in which the value is made, laid out and painted; nil for that of the code around.
  ///   - tolerance: How much the picture may differ from its golden.
  public static func accessibilityImage(
    size: CGSize? = nil, traits: UITraitCollection? = nil, language: String? = nil,
    tolerance: SnapshotTolerance = .exact
  ) -> Snapshotting {
    Snapshotting { view in
      let hosted = try Hosted.view(view, Place(size: size, traits: traits))
      return .picture(try hosted.spokenPicture(background: .white), PictureRules(tolerance: tolerance))
    }
    .inLanguage(language)
  }
}

extension Snapshotting where Value == UIViewController, Format == UIImage {
  /// The controller on an iPhone 16 with what a screen reader finds in it, and a legend of what it says.
  public static var accessibilityImage: Snapshotting { .accessibilityImage() }

  /// The controller, after `viewDidAppear` and layout, with what a screen reader finds in it, numbered in its order, and a
  /// legend of what it says.
  ///
  ///     assertSnapshot(of: settings, as: .accessibilityImage(on: .iPhoneSE))
  ///
  /// - Parameters:
  ///   - device: Gives size, scale, safe area and size classes; nil for an iPhone 16.
  ///   - size: Points; nil for the device's.
  ///   - traits: Override the device's; `displayScale` is the pixels per point.
  ///   - language: The language in which the value is made, laid out and painted; nil for that of the code around.
  ///   - tolerance: How much the picture may differ from its golden.
  public static func accessibilityImage(
    on device: Device? = nil, size: CGSize? = nil, traits: UITraitCollection? = nil, language: String? = nil,
    tolerance: SnapshotTolerance = .exact
  ) -> Snapshotting {
    Snapshotting { controller in
      let hosted = try Hosted.controller(controller, Place(device: device, size: size, traits: traits))
      return .picture(try hosted.spokenPicture(background: .black), PictureRules(tolerance: tolerance))
    }
    .inLanguage(language)
  }
}

extension Snapshotting where Value == Screen, Format == UIImage {
  /// The screen on its own device with what a screen reader finds in it, and a legend of what it says.
  public static var accessibilityImage: Snapshotting { .accessibilityImage() }

  /// The screen with what a screen reader finds in it, numbered in its order, and a legend of what it says.
  ///
  /// - Parameters:
  ///   - device: nil for the screen's own.
  ///   - traits: Override the device's; `displayScale` is the pixels per point.
  ///   - language: The language in which the value is made, laid out and painted; nil for that of the code around.
  ///   - tolerance: How much the picture may differ from its golden.
  public static func accessibilityImage(
    on device: Device? = nil, traits: UITraitCollection? = nil, language: String? = nil,
    tolerance: SnapshotTolerance = .exact
  ) -> Snapshotting {
    Snapshotting { screen in
      let place = Place(device: device, traits: traits)
      let hosted = try Hosted.screen(
        screen, device: place.device(default: screen.device), options: place.options)
      return .picture(try hosted.spokenPicture(background: .black), PictureRules(tolerance: tolerance))
    }
    .inLanguage(language)
  }
}

extension Snapshotting where Value == UIView, Format == String {
  /// What a screen reader says, one element a line, in its order: label, value, traits, hint, actions.
  public static var accessibilityElements: Snapshotting { .accessibilityElements() }

  /// What a screen reader says, one element a line, in its order, at a size in points and with traits.
  public static func accessibilityElements(
    size: CGSize? = nil, traits: UITraitCollection? = nil, language: String? = nil
  ) -> Snapshotting {
    Snapshotting { view in
      try Hosted.view(view, Place(size: size, traits: traits)).text { _ in SpokenText.text(of: view) }
    }
    .inLanguage(language)
  }
}

extension Snapshotting where Value == UIViewController, Format == String {
  /// What a screen reader says on an iPhone 16, one element a line, in its order: label, value, traits, hint, actions.
  public static var accessibilityElements: Snapshotting { .accessibilityElements() }

  /// What a screen reader says, one element a line, in its order, on a device.
  public static func accessibilityElements(
    on device: Device? = nil, size: CGSize? = nil, traits: UITraitCollection? = nil, language: String? = nil
  ) -> Snapshotting {
    Snapshotting { controller in
      try Hosted.controller(controller, Place(device: device, size: size, traits: traits)).text(SpokenText.text)
    }
    .inLanguage(language)
  }
}

extension Snapshotting where Value == Screen, Format == String {
  /// What a screen reader says on the screen's own device, one element a line, in its order.
  public static var accessibilityElements: Snapshotting { .accessibilityElements() }

  /// What a screen reader says, one element a line, in its order, on a device.
  public static func accessibilityElements(
    on device: Device? = nil, traits: UITraitCollection? = nil, language: String? = nil
  ) -> Snapshotting {
    Snapshotting { screen in
      let place = Place(device: device, traits: traits)
      return try Hosted.screen(screen, device: place.device(default: screen.device), options: place.options)
        .text(SpokenText.text)
    }
    .inLanguage(language)
  }
}
