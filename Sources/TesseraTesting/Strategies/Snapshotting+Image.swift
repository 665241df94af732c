// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Pictures of views, controllers, screens and finished pictures.

import TesseraAssertions
public import Foundation
public import Tessera
import TesseraImaging
public import TesseraRaster
public import TesseraGraphics
public import TesseraViews

extension Snapshotting where Value == UIView, Format == UIImage {
  /// A picture of the view at its own size, or at the size of its constraints if it has none, with 3 pixels per point.
  public static var image: Snapshotting { .image() }

  /// Returns a strategy for a picture of the view.
  ///
  /// - Parameters:
  ///   - size: The size in points, or nil for the view's own. Constraints determine dimensions that are 0.
  ///   - traits: The traits that the view inherits; `displayScale` is the number of pixels per point.
  ///   - language: The language in which the value is evaluated, laid out and painted, or nil for the ambient one.
  ///   - tolerance: The allowed difference from the golden.
  ///   - masks: The views whose pixels are not compared.
  ///
  /// - Note: Differs from swift-snapshot-testing: pixels that the view does not paint are transparent, and instead of
  ///   `precision` and `perceptualPrecision` there is `SnapshotTolerance`, with separate limits for pixels, clusters
  ///   and color distance.
  public static func image(
    size: CGSize? = nil, traits: UITraitCollection? = nil, language: String? = nil,
    tolerance: SnapshotTolerance = .exact,
    masks: [SnapshotMask] = []
  ) -> Snapshotting {
    Snapshotting { view in
      let hosted = try HostedValue.view(view, in: HostingEnvironment(size: size, traits: traits))
      return .picture(try hosted.picture(background: .clear), PictureRules(tolerance: tolerance, masks: masks))
    }
    .inLanguage(language)
  }
}

extension Snapshotting where Value == UIViewController, Format == UIImage {
  /// A picture of the controller on an iPhone 16.
  public static var image: Snapshotting { .image() }

  /// Returns a strategy for a picture of the controller as the root of a window, after `viewDidAppear` and layout.
  ///
  /// - Parameters:
  ///   - device: The device, which determines size, scale, safe area and size classes, or nil for an iPhone 16, without
  ///     its safe area if there is a size.
  ///   - size: The size in points, or nil for the device's.
  ///   - traits: Traits that override the device's; `displayScale` is the number of pixels per point.
  ///   - language: The language in which the value is evaluated, laid out and painted, or nil for the ambient one.
  ///   - tolerance: The allowed difference from the golden.
  ///   - masks: The views whose pixels are not compared.
  ///   - deviceFrame: The part of the device in the picture.
  public static func image(
    on device: Device? = nil, size: CGSize? = nil, traits: UITraitCollection? = nil, language: String? = nil,
    tolerance: SnapshotTolerance = .exact, masks: [SnapshotMask] = [], deviceFrame: DeviceFrame = .none
  ) -> Snapshotting {
    Snapshotting { controller in
      let hosted = try HostedValue.controller(
        controller, in: HostingEnvironment(device: device, size: size, traits: traits, deviceFrame: deviceFrame))
      return .picture(try hosted.picture(background: .black), PictureRules(tolerance: tolerance, masks: masks))
    }
    .inLanguage(language)
  }
}

extension Snapshotting where Value == Screen, Format == UIImage {
  /// A picture of the screen on its own device.
  public static var image: Snapshotting { .image() }

  /// Returns a strategy for a picture of the screen. Creates a new instance of the screen.
  ///
  /// - Parameters:
  ///   - device: The device, or nil for the screen's own.
  ///   - traits: Traits that override the device's; `displayScale` is the number of pixels per point.
  ///   - language: The language in which the value is evaluated, laid out and painted, or nil for the ambient one.
  ///   - tolerance: The allowed difference from the golden.
  ///   - masks: The views whose pixels are not compared.
  ///   - deviceFrame: The part of the device in the picture, or nil for the screen's own setting.
  public static func image(
    on device: Device? = nil, traits: UITraitCollection? = nil, language: String? = nil,
    tolerance: SnapshotTolerance = .exact, masks: [SnapshotMask] = [], deviceFrame: DeviceFrame? = nil
  ) -> Snapshotting {
    Snapshotting { screen in
      let place = HostingEnvironment(device: device, traits: traits, deviceFrame: deviceFrame)
      let hosted = try HostedValue.screen(
        screen, device: place.device(default: screen.device), options: place.options)
      return .picture(try hosted.picture(background: .black), PictureRules(tolerance: tolerance, masks: masks))
    }
    .inLanguage(language)
  }

  /// Returns a strategy for one variant of the screen: device, appearance, text size, direction, language, contrast.
  public static func image(
    _ variant: Variant, tolerance: SnapshotTolerance = .exact, masks: [SnapshotMask] = []
  ) -> Snapshotting {
    Snapshotting { screen in
      let hosted = try HostedValue.screen(screen, device: variant.device, options: variant.options)
      return .picture(try hosted.picture(background: .black), PictureRules(tolerance: tolerance, masks: masks))
    }
  }
}

extension Snapshotting where Value == LaidOutScreen, Format == UIImage {
  /// A picture of the current state of the screen, including changes by the test.
  public static var image: Snapshotting { .image() }

  /// Returns a strategy for a picture of the current state of the screen, including changes by the test.
  ///
  ///     let screen = try Renderer().layout(Screen("form") { FormViewController() })
  ///     form.save()
  ///     assertSnapshot(of: screen, as: .image)
  public static func image(tolerance: SnapshotTolerance = .exact, masks: [SnapshotMask] = []) -> Snapshotting {
    Snapshotting { screen in
      let window = screen.window
      window.layoutIfNeeded()
      let picture = CapturedPicture(
        try HostedValue.renderer.paint(screen.displayList), scale: Double(screen.device.scale),
        tree: { Stage(window).run { ViewNode(window).moved(by: screen.origin) } },
        inspect: { inspection in Stage(window).run { inspection.inspect(window) } })
      return .picture(picture, PictureRules(tolerance: tolerance, masks: masks))
    }
  }
}

extension Snapshotting where Value == Filmstrip, Format == UIImage {
  /// A picture of the strip.
  public static var image: Snapshotting { .image() }

  /// Returns a strategy for a picture of the strip.
  public static func image(tolerance: SnapshotTolerance = .exact) -> Snapshotting {
    Snapshotting { .picture(CapturedPicture(filmstrip: try $0.bitmap()), PictureRules(tolerance: tolerance)) }
  }
}

extension Snapshotting where Value == UIImage, Format == UIImage {
  /// The pixels of the image.
  public static var image: Snapshotting { .image() }

  /// Returns a strategy for the pixels of the image.
  public static func image(tolerance: SnapshotTolerance = .exact) -> Snapshotting {
    Snapshotting { image in
      guard let data = image.pngData() else { throw RenderError.painting("The image has no pixels. Give it a size.") }
      return .picture(
        CapturedPicture(try PNG.decode([UInt8](data)), scale: Double(image.scale), named: "UIImage"),
        PictureRules(tolerance: tolerance))
    }
  }
}

extension Snapshotting where Value == Bitmap, Format == UIImage {
  /// The pixels of the bitmap.
  public static var image: Snapshotting { .image() }

  /// Returns a strategy for the pixels of the bitmap.
  public static func image(tolerance: SnapshotTolerance = .exact) -> Snapshotting {
    Snapshotting { .picture(CapturedPicture($0, named: "Bitmap"), PictureRules(tolerance: tolerance)) }
  }
}
