// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Strategies that convert values to readable text, which is compared line by line.

import TesseraAssertions
public import Foundation
public import TesseraGraphics
public import TesseraViews

extension Snapshotting where Value == String, Format == String {
  /// The text itself.
  public static var lines: Snapshotting { Snapshotting { $0 } }
}

extension Snapshotting where Format == String {
  /// The text of `String(describing:)`.
  public static var description: Snapshotting { Snapshotting { String(describing: $0) } }
}

extension Snapshotting where Value: Encodable, Format == String {
  /// The value as JSON with sorted keys, stored as `.json`.
  public static var json: Snapshotting {
    Snapshotting(pathExtension: "json") { value in
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      return String(decoding: try encoder.encode(value), as: UTF8.self)
    }
  }
}

extension Snapshotting where Value == UIView, Format == String {
  /// The view and all its descendants, one per line, with class, frame, text and identifier. Addresses are omitted.
  public static var recursiveDescription: Snapshotting { .recursiveDescription() }

  /// Returns a strategy for the view and all its descendants, one per line, with a custom size in points and custom
  /// traits.
  public static func recursiveDescription(
    size: CGSize? = nil, traits: UITraitCollection? = nil, language: String? = nil
  ) -> Snapshotting {
    Snapshotting { view in
      let hosted = try HostedValue.view(view, in: HostingEnvironment(size: size, traits: traits))
      return hosted.text { _ in RecursiveDescription.text(of: view) }
    }
    .inLanguage(language)
  }

  /// The frames and constraints of the view and all its descendants.
  public static var layout: Snapshotting { .layout() }

  /// Returns a strategy for the frames and constraints of the view and all its descendants, with a custom size in
  /// points and custom traits.
  public static func layout(size: CGSize? = nil, traits: UITraitCollection? = nil, language: String? = nil)
    -> Snapshotting
  {
    Snapshotting { view in
      let hosted = try HostedValue.view(view, in: HostingEnvironment(size: size, traits: traits))
      return hosted.text { _ in LayoutText(view).text }
    }
    .inLanguage(language)
  }
}

extension Snapshotting where Value == UIViewController, Format == String {
  /// The controller's view and all its descendants, one per line, on an iPhone 16.
  public static var recursiveDescription: Snapshotting { .recursiveDescription() }

  /// Returns a strategy for the controller's view and all its descendants, one per line, with class, frame, text and
  /// identifier. Addresses are omitted.
  public static func recursiveDescription(
    on device: Device? = nil, size: CGSize? = nil, traits: UITraitCollection? = nil, language: String? = nil
  ) -> Snapshotting {
    Snapshotting { controller in
      let hosted = try HostedValue.controller(
        controller, in: HostingEnvironment(device: device, size: size, traits: traits))
      return hosted.text { _ in RecursiveDescription.text(of: controller.view) }
    }
    .inLanguage(language)
  }

  /// The frames and constraints of the controller's views on an iPhone 16.
  public static var layout: Snapshotting { .layout() }

  /// Returns a strategy for the frames and constraints of the controller's view and all its descendants.
  public static func layout(
    on device: Device? = nil, size: CGSize? = nil, traits: UITraitCollection? = nil, language: String? = nil
  ) -> Snapshotting {
    Snapshotting { controller in
      let hosted = try HostedValue.controller(
        controller, in: HostingEnvironment(device: device, size: size, traits: traits))
      return hosted.text { _ in LayoutText(controller.view).text }
    }
    .inLanguage(language)
  }
}

extension Snapshotting where Value == Screen, Format == String {
  /// The screen's views on its own device, one per line.
  public static var recursiveDescription: Snapshotting { .recursiveDescription() }

  /// Returns a strategy for the screen's views, one per line, with class, frame, text and identifier. Addresses are
  /// omitted.
  public static func recursiveDescription(
    on device: Device? = nil, traits: UITraitCollection? = nil, language: String? = nil
  ) -> Snapshotting {
    textStrategy(device: device, traits: traits, describe: RecursiveDescription.text).inLanguage(language)
  }

  /// The frames and constraints of the screen's views on its own device.
  public static var layout: Snapshotting { .layout() }

  /// Returns a strategy for the frames and constraints of the screen's views.
  public static func layout(on device: Device? = nil, traits: UITraitCollection? = nil, language: String? = nil)
    -> Snapshotting
  {
    textStrategy(device: device, traits: traits) { LayoutText($0).text }.inLanguage(language)
  }

  private static func textStrategy(
    device: Device?, traits: UITraitCollection?, describe: @escaping @MainActor (UIView) -> String
  ) -> Snapshotting {
    Snapshotting { screen in
      let place = HostingEnvironment(device: device, traits: traits)
      return try HostedValue.screen(screen, device: place.device(default: screen.device), options: place.options)
        .text(describe)
    }
  }
}
