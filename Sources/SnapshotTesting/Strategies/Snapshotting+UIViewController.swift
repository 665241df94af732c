// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
import TesseraAssertions
public import TesseraGraphics
public import TesseraViews

extension Snapshotting where Value == UIViewController, Format == UIImage {
  /// A picture of the controller at the size of its view.
  public static var image: Snapshotting { .image() }

  /// Returns a strategy for a picture of the controller on a device: as the root of a window, after `viewDidAppear` and layout.
  ///
  ///     assertSnapshot(of: settings, as: .image(on: .iPhoneX(.landscape), traits: .init(userInterfaceStyle: .dark)))
  ///
  /// - Parameters:
  ///   - config: The device's size, safe area and traits.
  ///   - precision: The fraction that must be equal, 0...1: of pixels if `perceptualPrecision` is below 1, else of bytes.
  ///   - perceptualPrecision: The required similarity of equal colors, 0...1; 0.98 ignores invisible differences.
  ///   - size: The size in points, or nil for the device's.
  ///   - traits: Traits that override the device's. `displayScale` defaults to the main screen's.
  ///   - drawHierarchyInKeyWindow: Ignored, since all views are painted in the same way.
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

  /// Returns a strategy for a picture of the controller at the size of its view, or at another.
  ///
  /// - Parameters:
  ///   - drawHierarchyInKeyWindow: Ignored, since all views are painted in the same way.
  ///   - precision: The fraction that must be equal, 0...1: of pixels if `perceptualPrecision` is below 1, else of bytes.
  ///   - perceptualPrecision: The required similarity of equal colors, 0...1; 0.98 ignores invisible differences.
  ///   - size: The size in points, or nil for the view's own, which is initially the main screen's.
  ///   - traits: The traits that the controller inherits. `displayScale` defaults to the main screen's.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1, size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    .image(
      on: ViewImageConfig(), precision: precision, perceptualPrecision: perceptualPrecision, size: size, traits: traits)
  }
}

extension Snapshotting where Value == UIViewController, Format == String {
  /// The tree of controllers, at the size of the controller's view.
  ///
  ///     <UINavigationController, state: appeared, view: <UILayoutContainerView>>
  ///        | <SettingsViewController, state: appeared, view: <UIView>>
  public static var hierarchy: Snapshotting {
    let place = ViewHostingEnvironment()
    return SimplySnapshotting.lines.asyncPullback { controller in
      HostedValue.text({ try place.host(controller) }, { ControllerHierarchy.text(of: controller) })
    }
  }

  /// The controller's view and all its descendants, one per line.
  public static var recursiveDescription: Snapshotting { .recursiveDescription() }

  /// Returns a strategy for the controller's view and all its descendants, one per line, on a device. Addresses are omitted.
  ///
  /// - Note: Differs from swift-snapshot-testing: the lines are those of this library's views.
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
