// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
import TesseraAssertions
public import TesseraGraphics
public import TesseraViews

extension Snapshotting where Value == UIViewController, Format == UIImage {
  /// A strategy for an image of the controller at the size of its view.
  public static var image: Snapshotting { .image() }

  /// Returns a strategy for an image of the controller on a device. The controller is the root of a window, and the
  /// image is taken after `viewDidAppear` and layout.
  ///
  ///     assertSnapshot(of: settings, as: .image(on: .iPhoneX(.landscape), traits: .init(userInterfaceStyle: .dark)))
  ///
  /// - Parameters:
  ///   - config: The device's size, safe area and traits.
  ///   - precision: The fraction, in 0...1, that must be equal. It is a fraction of pixels if `perceptualPrecision`
  ///     is below 1, otherwise a fraction of bytes.
  ///   - perceptualPrecision: The required similarity, in 0...1, of colors that count as equal. A value of 0.98
  ///     ignores invisible differences.
  ///   - size: The size in points, or nil to use the device's size.
  ///   - traits: Traits that override the device's traits. `displayScale` defaults to the main screen's scale.
  ///   - drawHierarchyInKeyWindow: Ignored because all views are drawn in the same way.
  public static func image(
    on config: ViewImageConfig, precision: Float = 1, perceptualPrecision: Float = 1, size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection(), drawHierarchyInKeyWindow: Bool = false
  ) -> Snapshotting {
    let place = ViewHostingEnvironment(config: config, size: size, traits: traits)
    return SimplySnapshotting.image(
      precision: precision, perceptualPrecision: perceptualPrecision, scale: traits.displayScale
    )
    .asyncPullback { controller in HostedValue.image { try place.host(controller) } }
  }

  /// Returns a strategy for an image of the controller at the size of its view or at a specified size.
  ///
  /// - Parameters:
  ///   - drawHierarchyInKeyWindow: Ignored because all views are drawn in the same way.
  ///   - precision: The fraction, in 0...1, that must be equal. It is a fraction of pixels if `perceptualPrecision`
  ///     is below 1, otherwise a fraction of bytes.
  ///   - perceptualPrecision: The required similarity, in 0...1, of colors that count as equal. A value of 0.98
  ///     ignores invisible differences.
  ///   - size: The size in points, or nil to use the view's own size, which is initially the size of the main screen.
  ///   - traits: The traits that the controller inherits. `displayScale` defaults to the main screen's scale.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1, size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    .image(
      on: ViewImageConfig(), precision: precision, perceptualPrecision: perceptualPrecision, size: size, traits: traits)
  }
}

extension Snapshotting where Value == UIViewController, Format == String {
  /// A strategy for the view controller tree, at the size of the controller's view.
  ///
  ///     <UINavigationController, state: appeared, view: <UILayoutContainerView>>
  ///        | <SettingsViewController, state: appeared, view: <UIView>>
  public static var hierarchy: Snapshotting {
    let place = ViewHostingEnvironment()
    return SimplySnapshotting.lines.asyncPullback { controller in
      HostedValue.text({ try place.host(controller) }, { ControllerHierarchy.text(of: controller) })
    }
  }

  /// A strategy for the description of the controller's view and all its descendants, one per line.
  public static var recursiveDescription: Snapshotting { .recursiveDescription() }

  /// Returns a strategy for the description of the controller's view and all its descendants on a device, one per
  /// line. Addresses are omitted.
  ///
  /// - Note: Differs from swift-snapshot-testing: the descriptions are those of Tessera's views.
  public static func recursiveDescription(
    on config: ViewImageConfig = ViewImageConfig(), size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    let place = ViewHostingEnvironment(config: config, size: size, traits: traits)
    return SimplySnapshotting.lines.asyncPullback { controller in
      HostedValue.text({ try place.host(controller) }, { RecursiveDescription.text(of: controller.view) })
    }
  }
}
