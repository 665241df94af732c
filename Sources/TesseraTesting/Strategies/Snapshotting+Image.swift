// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Strategies for images of views, controllers and screens, and for existing images.

import TesseraAssertions
public import Foundation
public import Tessera
import TesseraImaging
public import TesseraRaster
public import TesseraGraphics
public import TesseraViews

extension Snapshotting where Value == UIView, Format == UIImage {
  /// An image of the view at 3 pixels per point. The image has the view's current size. Constraints determine
  /// dimensions that are 0.
  public static var image: Snapshotting { .image() }

  /// Returns a strategy for an image of the view.
  ///
  /// - Parameters:
  ///   - size: The size in points, or nil for the view's current size. Constraints determine dimensions that are 0.
  ///   - traits: The traits that the view inherits. `displayScale` is the number of pixels per point.
  ///   - language: The language in which the value is evaluated, laid out and drawn, or nil for the current language.
  ///   - tolerance: The allowed difference from the golden.
  ///   - masks: The views whose pixels are not compared.
  ///
  /// - Note: Differs from swift-snapshot-testing: pixels that the view doesn't draw are transparent.
  ///   `SnapshotTolerance`, with separate limits for pixels, clusters and color distance, replaces `precision` and
  ///   `perceptualPrecision`.
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
  /// An image of the controller on an iPhone 16.
  public static var image: Snapshotting { .image() }

  /// Returns a strategy for an image of the controller as the root of a window, after `viewDidAppear` and layout.
  ///
  /// - Parameters:
  ///   - device: The device, which determines the size, scale, safe area and size classes, or nil for an iPhone 16.
  ///     If `device` is nil and `size` isn't, there is no safe area.
  ///   - size: The size in points, or nil for the device's size.
  ///   - traits: Traits that override the device's. `displayScale` is the number of pixels per point.
  ///   - language: The language in which the value is evaluated, laid out and drawn, or nil for the current language.
  ///   - tolerance: The allowed difference from the golden.
  ///   - masks: The views whose pixels are not compared.
  ///   - deviceFrame: The part of the device shown in the image.
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
  /// An image of the screen on its own device.
  public static var image: Snapshotting { .image() }

  /// Returns a strategy for an image of the screen. Creates a new instance of the screen.
  ///
  /// - Parameters:
  ///   - device: The device, or nil for the screen's own device.
  ///   - traits: Traits that override the device's. `displayScale` is the number of pixels per point.
  ///   - language: The language in which the value is evaluated, laid out and drawn, or nil for the current language.
  ///   - tolerance: The allowed difference from the golden.
  ///   - masks: The views whose pixels are not compared.
  ///   - deviceFrame: The part of the device shown in the image, or nil for the screen's own setting.
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

  /// Returns a strategy for an image of a variant of the screen. The variant specifies the device, appearance, text
  /// size, direction, language and contrast.
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
  /// An image of the screen's current state, including changes made by the test.
  public static var image: Snapshotting { .image() }

  /// Returns a strategy for an image of the screen's current state, including changes made by the test.
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
  /// An image of the filmstrip.
  public static var image: Snapshotting { .image() }

  /// Returns a strategy for an image of the filmstrip.
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
